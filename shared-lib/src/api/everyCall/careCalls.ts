import { EMPTY_PRESCRIPTION } from '../../domain/prescription';
import {
  amendAddress,
  cancelOrder,
  downloadInvoice,
  findOrdersByParent,
  findOwnOrder,
  listOrderHistory,
  lookUpOrder,
  readOrder,
} from '../order';
import {
  addPrescriptions,
  downloadContactLensFile,
  downloadRxFile,
  addPrescription,
  changePrescription,
  forgetLensChoice,
  keepLensChoice,
  linkRxFile,
  listLenses,
  listLinePrescriptions,
  changeSavedPrescription,
  listSavedPrescriptions,
  removeSavedPrescription,
  savePrescription,
  takeSavedPrescription,
  readLensChoice,
  readLensesData,
  uploadRxFile,
  uploadRxFileForLines,
  namePrescriber,
  readPrescriptionReadings,
  saveContactLensDetails,
  storeRxFile,
} from '../prescription';
import {
  createReminder,
  deleteReminder,
  listReminders,
  readNextReminder,
  readReminder,
  updateReminder,
} from '../reminder';
import {
  createReturn,
  downloadReturnLabel,
  readReturnable,
  listReturnReasons,
  cancelReturn,
  readReturnItems,
  readReturnSecurityCheck,
} from '../return';
import type { OperationCase } from './calls';

const order = { orderId: '1' };
const prescriber = {
  patient: 'Ann Doe',
  name: 'Dr. Vision',
  practice: 'Eyes on Main',
  state: 'NY',
  telephone: '2125550142',
  fax: '',
  email: '',
};
const file = { file: new Blob(['%PDF-'], { type: 'application/pdf' }), fileName: 'rx.pdf' };
const patient = { firstName: 'Ann', lastName: 'Doe', dateOfBirth: '1980-02-29' };
const line = { orderId: '1', orderItemId: '2' };
const pdf = new Blob(['%PDF-']);
const rx = '/store/{storeId}/prescription';

/** Orders, returns, reminders and prescriptions. */
export const careCalls: readonly OperationCase[] = [
  ['findOwnOrder', (c) => findOwnOrder(c, { orderId: '1' }), 'GET /store/{storeId}/order/1', order],
  ['readOrder', (c) => readOrder(c, { orderId: '1' }), 'GET /store/{storeId}/order/1', order],
  [
    'lookUpOrder',
    (c) => lookUpOrder(c, { orderId: '1', email: 'ann@mail.example' }),
    'POST /store/{storeId}/order/@lookup',
    {},
  ],
  ['listOrderHistory', (c) => listOrderHistory(c), 'GET /store/{storeId}/order/@history', {}],
  ['findOrdersByParent', (c) => findOrdersByParent(c, { orderId: '1' }), 'GET /store/{storeId}/order', {}],
  [
    'amendAddress',
    (c) =>
      amendAddress(c, {
        orderId: '1',
        address: {
          firstName: 'Ann',
          lastName: 'Doe',
          addressLine: ['1 Front Street'],
          city: 'New York',
          state: 'NY',
          zipCode: '10001',
          phone1: '',
        },
      }),
    'PUT /store/{storeId}/order/1/address',
    {},
  ],
  ['cancelOrder', (c) => cancelOrder(c, { orderId: '1' }), 'PUT /store/{storeId}/order/1/cancel', {}],
  ['downloadInvoice', (c) => downloadInvoice(c, { orderId: '1' }), 'GET /store/{storeId}/sapinvoice/1/download', pdf],
  ['readReturnable', (c) => readReturnable(c, order), 'GET /store/{storeId}/return/lines', {}],
  ['listReturnReasons', (c) => listReturnReasons(c), 'GET /store/{storeId}/return/reasons', {}],
  [
    'createReturn',
    (c) =>
      createReturn(c, {
        orderId: '1',
        storeId: '1',
        labelType: 'PDF',
        locale: 'en-us',
        items: [],
        contact: { email: '', phone: '' },
      }),
    'POST /store/{storeId}/process/weaver/shipping/api',
    { rmaId: 'R' },
  ],
  ['cancelReturn', (c) => cancelReturn(c, { rmaId: 'R' }), 'POST /store/{storeId}/process/weaver/returns/cancel', {}],
  [
    'readReturnSecurityCheck',
    (c) => readReturnSecurityCheck(c, { rmaId: 'R' }),
    'POST /store/{storeId}/process/weaver/returns/security_check',
    { securityCheck: 's' },
  ],
  [
    'downloadReturnLabel',
    (c) => downloadReturnLabel(c, { rmaId: 'R', securityCheck: 's' }),
    'GET /store/{storeId}/process/weaver/returns/rma/R/label/s',
    pdf,
  ],
  [
    'readReturnItems',
    (c) => readReturnItems(c, { orderItemId: '2' }),
    'GET /store/{storeId}/returns/rmaItemDetail/2',
    { orderItemId: 2 },
  ],
  ['readReminder', (c) => readReminder(c, { orderId: '1' }), 'GET /store/{storeId}/reorderreminder/1', order],
  [
    'createReminder',
    (c) => createReminder(c, { orderId: '1', reminderDate: '2026-09-01' }),
    'POST /store/{storeId}/reorderreminder/1',
    order,
  ],
  [
    'updateReminder',
    (c) => updateReminder(c, { orderId: '1', reminderDate: '2026-09-01' }),
    'PUT /store/{storeId}/reorderreminder/1',
    order,
  ],
  ['deleteReminder', (c) => deleteReminder(c, { orderId: '1' }), 'DELETE /store/{storeId}/reorderreminder/1', {}],
  ['listReminders', (c) => listReminders(c), 'GET /store/{storeId}/reorderreminder', { reminders: [order] }],
  ['readNextReminder', (c) => readNextReminder(c), 'GET /store/{storeId}/reorderreminder/nextreminder', order],
  ['storeRxFile', (c) => storeRxFile(c, file), `POST ${rx}/storeRXFile`, { rxFileStorageId: 'f-1' }],
  ['linkRxFile', (c) => linkRxFile(c, { ...line, rxFileStorageId: 'f-1' }), `POST ${rx}/uploadRXFile`, {}],
  [
    'saveContactLensDetails',
    (c) => saveContactLensDetails(c, { ...line, prescription: { left: null, right: null, dominance: '' } }),
    'POST /store/{storeId}/contactLens/prescriptionDetails',
    {},
  ],
  [
    'addPrescriptions',
    (c) => addPrescriptions(c, { orderId: '1', items: [] }),
    `POST ${rx}/prescriptionDetails/multiple`,
    {},
  ],
  ['downloadRxFile', (c) => downloadRxFile(c, { rxFileStorageId: 'f-1' }), `GET ${rx}/rxFileStorageId/f-1`, pdf],
  ['listLinePrescriptions', (c) => listLinePrescriptions(c, line), `GET ${rx}/orderId/1/orderItemId/2`, {}],
  [
    'downloadContactLensFile',
    (c) => downloadContactLensFile(c, line),
    'GET /store/{storeId}/contactLens/rxUploadedFile/orderId/1/orderItemId/2',
    pdf,
  ],
  [
    'savePrescription',
    (c) => savePrescription(c, { nickName: 'Driving' }),
    `POST ${rx}/@self`,
    { prescriptionId: 'p-1' },
  ],
  [
    'changeSavedPrescription',
    (c) => changeSavedPrescription(c, { prescriptionId: 'p-1', nickName: 'Driving' }),
    `PUT ${rx}/@self/p-1`,
    {},
  ],
  [
    'removeSavedPrescription',
    (c) => removeSavedPrescription(c, { prescriptionId: 'p-1' }),
    `DELETE ${rx}/@self/p-1`,
    {},
  ],
  [
    'takeSavedPrescription',
    (c) => takeSavedPrescription(c, { prescriptionId: 'p-1' }),
    `POST ${rx}/@self/p-1/use`,
    { prescriptionId: 'p-1' },
  ],
  ['namePrescriber', (c) => namePrescriber(c, { orderId: '1', prescriber }), `POST ${rx}/prescriber`, {}],
  ['readPrescriptionReadings', (c) => readPrescriptionReadings(c), `GET ${rx}/readings`, {}],
  ['listSavedPrescriptions', (c) => listSavedPrescriptions(c), `GET ${rx}/@self`, {}],
  [
    'uploadRxFile',
    (c) => uploadRxFile(c, { ...file, ...line, patient }),
    `POST ${rx}/uploadFile`,
    { rxFileStorageId: 'f-1' },
  ],
  [
    'uploadRxFileForLines',
    (c) => uploadRxFileForLines(c, { ...file, orderId: '1', orderItemIds: ['2', '3'], patient }),
    `POST ${rx}/uploadFile/multiple`,
    {},
  ],
  [
    'addPrescription',
    (c) => addPrescription(c, { ...line, prescriptionDetails: EMPTY_PRESCRIPTION }),
    `POST ${rx}/prescriptionDetails`,
    {},
  ],
  [
    'changePrescription',
    (c) => changePrescription(c, { ...line, prescriptionDetails: EMPTY_PRESCRIPTION }),
    `PUT ${rx}/prescriptionDetails`,
    {},
  ],
  [
    'readLensesData',
    (c) => readLensesData(c, { rxLensId: 'L-77' }),
    'GET /store/{storeId}/rox/lensesData/L-77',
    { RxLensId: 'L-77' },
  ],
  ['readLensChoice', (c) => readLensChoice(c, { partNumber: '1' }), 'GET /store/{storeId}/rox/choice/1', {}],
  [
    'keepLensChoice',
    (c) =>
      keepLensChoice(c, {
        partNumber: '1',
        choice: { codes: {}, addOns: null, prescription: null, values: null, savedId: '', fileIds: [] },
      }),
    'PUT /store/{storeId}/rox/choice/1',
    {},
  ],
  ['forgetLensChoice', (c) => forgetLensChoice(c, { partNumber: '1' }), 'DELETE /store/{storeId}/rox/choice/1', {}],
  ['listLenses', (c) => listLenses(c), 'GET /store/{storeId}/rox/lensesData', {}],
];
