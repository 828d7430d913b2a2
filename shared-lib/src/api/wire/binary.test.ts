import { downloadInvoice } from '../order';
import { storeRxFile } from '../prescription';
import { answeringClient } from '../../testing';

describe('files', () => {
  it('fail when there is no file in the answer [ORD-04]', async () => {
    await expect(downloadInvoice(answeringClient({ message: 'none' }), { orderId: '1' })).rejects.toMatchObject({
      failure: { errorKey: 'UNREADABLE_ANSWER' },
    });
    await expect(downloadInvoice(answeringClient(new Blob([])), { orderId: '1' })).rejects.toThrow('no file');
  });

  it('go up with their text fields first [RX-03]', async () => {
    const client = answeringClient({ rxFileStorageId: 'f-1' });
    const file = new Blob(['%PDF-'], { type: 'application/pdf' });
    const patient = { firstName: 'Ann', lastName: 'Doe', dateOfBirth: '1980-02-29' };
    await storeRxFile(client, { file, fileName: 'rx.pdf', patient, uploadKey: 'k' });
    const form = client.calls[0]?.body as FormData;
    const names = ['fileName', 'contentType', 'firstName', 'lastName', 'dateOfBirth', 'uploadKey', 'file'];
    expect([...form.keys()]).toEqual(names);
    expect(form.get('uploadKey')).toBe('k');
  });
});
