import { pdfPage } from '../documents/pdfFile';
import type { Method } from './client';
import { multipart } from './multipart';

type Call = (method: Method, path: string, body?: object, headers?: object) => Promise<Record<string, string>>;
type Wearer = Readonly<Record<'firstName' | 'lastName' | 'dateOfBirth' | 'phone1', string>>;

/** A document and values on a line of a cart, and a prescription that is saved for next time; gives their ids. */
export async function openPrescriptions(
  call: Call,
  own: (field: string) => string,
  details: Wearer,
  { orderId, line }: { readonly orderId: string; readonly line: string },
) {
  const patient = { firstName: details.firstName, lastName: details.lastName, dateOfBirth: details.dateOfBirth };
  const scan = await multipart(
    { orderId, orderItemId: line, ...patient },
    { name: `${own('scan')}.pdf`, content: pdfPage(own('sphere')) },
  );
  const { rxFileStorageId = '' } = await call('POST', 'prescription/uploadFile', scan.body, scan.headers);
  await call('POST', 'prescription/prescriptionDetails', {
    orderId,
    orderItemId: line,
    prescriptionDetails: {
      ...patient,
      rightSphere: '-1.25',
      leftSphere: '-1.00',
      pupillaryDistance: '63',
      nickName: own('eyes'),
      telephone: details.phone1,
    },
  });

  const { prescriptionId = '' } = await call('POST', 'prescription/@self', {
    ...patient,
    nickName: own('glasses'),
    prescriber: own('optician'),
    issuedOn: '2026-01-15',
    prescriptionDetails: { rightSphere: '-2.25', leftSphere: '-2.00', pupillaryDistance: '64' },
  });
  return { rxFileStorageId, prescriptionId };
}
