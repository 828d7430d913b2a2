import { pdfPage } from '../documents/pdfFile';
import type { Entry } from './entry';
import { cart, everybodys, first, order } from './entry';
import { multipart } from './multipart';
import type { OwnedIds } from './ownedIds';
import { returnAddresses } from './owner';

const inCart = ({ cartId, cartItemId }: OwnedIds) => ({ orderId: cartId, orderItemId: cartItemId });
const patient = { firstName: 'Ann', lastName: 'Doe', dateOfBirth: '1980-02-29' };
const eyes = { ...patient, rightSphere: '-3.00', leftSphere: '-3.00', pupillaryDistance: '60' };
const scan = { name: 'other.pdf', content: pdfPage('other') };
const operations = { authorization: 'Bearer somebody' };
/** No order goes there: its owner is told so, everybody else that there is none. */
const nowhere = { firstName: '', lastName: '', addressLine: [''], city: '', state: '', zipCode: 'x', phone1: '' };
const partnerQuery = Object.fromEntries(new URLSearchParams(returnAddresses));

/** Placed orders, prescriptions, partners' payments and operations. */
export const orderCalls: Readonly<Record<string, Entry>> = {
  'GET ./order/@history': { own: 200, asks: ({ userId }) => ({ query: { userId } }), shows: order },
  'GET ./order': { own: 200, asks: ({ orderId }) => ({ query: { q: 'findByParentOrderId', orderId } }) },
  'GET ./order/:orderId': { own: 200, shows: first },
  // Whoever names number and address proves the order; without the address nobody learns of it.
  'POST ./order/@lookup': { own: 404, asks: ({ orderId }) => ({ body: { orderId, email: 'nobody@mail.example' } }) },
  'GET ./sapinvoice/:orderId/download': { own: 200, document: true },
  'GET ./return/reasons': everybodys(),
  'POST ./process/weaver/shipping/api': {
    // The order has not arrived: its owner is told so, everybody else that there is none.
    own: 409,
    asks: ({ orderId, orderItemId, partNumber }) => ({
      body: {
        orderId,
        labelType: 'PDF',
        locale: 'en-us',
        items: [{ orderItemId, partNumber, quantity: '1', reasonCode: '01' }],
        contact: { email: '', phone: '' },
      },
    }),
  },
  'POST ./process/weaver/returns/security_check': {
    own: 200,
    // A new key would end the one that the label is asked for with.
    asks: ({ otherRmaId }) => ({ body: { rmaId: otherRmaId } }),
    shows: ({ ids }) => ids.otherRmaId,
  },
  'POST ./process/weaver/returns/cancel': {
    own: 200,
    asks: ({ otherRmaId }) => ({ body: { rmaId: otherRmaId } }),
    shows: ({ ids }) => ids.otherRmaId,
  },
  'GET ./process/weaver/returns/rma/:rmaId/label/:securityCheck': { own: 200, document: true },
  'GET ./return/lines': { own: 200, asks: ({ orderId }) => ({ query: { orderId } }) },
  'GET ./returns/rmaItemDetail/:orderItemId': { own: 200, shows: ({ ids }) => ids.rmaId },
  'GET /operations/returns/collections/:day': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/returns/:rmaId/ship': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/returns/:rmaId/receive': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/returns/:rmaId/refund': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/returns/:rmaId/cancel': { own: 403, asks: () => ({ headers: operations }) },
  'GET ./reorderreminder': { own: 200, shows: order },
  'GET ./reorderreminder/nextreminder': { own: 200, shows: order },
  'GET ./reorderreminder/:orderId': { own: 200 },
  'POST ./reorderreminder/:orderId': { own: 409, asks: () => ({ body: { reminderDate: '2027-04-01' } }) },
  'PUT ./reorderreminder/:orderId': { own: 200, asks: () => ({ body: { reminderDate: '2027-04-01' } }) },
  'DELETE ./reorderreminder/:orderId': { own: 200 },
  'GET ./prescription/@self': { own: 200, shows: ({ name }) => `${name}eyes` },
  'POST ./prescription/@self': { own: 201, asks: ({ userId }) => ({ body: { userId, prescriptionDetails: eyes } }) },
  'PUT ./prescription/@self/:prescriptionId': { own: 200, asks: () => ({ body: { rxType: 'Reading' } }) },
  'POST ./prescription/@self/:prescriptionId/use': {
    own: 200,
    asks: () => ({ body: {} }),
    shows: ({ name }) => `${name}glasses`,
  },
  'GET ./rox/choice/:partNumber': {
    own: 200,
    asks: () => ({ params: { partNumber: 'chosen' } }),
    shows: ({ ids }) => ids.prescriptionId,
  },
  'PUT ./rox/choice/:partNumber': {
    own: 200,
    asks: () => ({
      params: { partNumber: 'chosen' },
      body: { codes: { use: 'SV' }, addOns: null, prescription: null },
    }),
  },
  'DELETE ./rox/choice/:partNumber': { own: 200, asks: () => ({ params: { partNumber: 'other' } }) },
  'GET ./prescription/readings': { own: 200 },
  'GET ./prescription/rxFileStorageId/:rxFileStorageId': { own: 200, shows: ({ name }) => `${name}sphere` },
  'GET ./prescription/orderId/:orderId/orderItemId/:orderItemId': {
    own: 200,
    asks: (ids) => ({ params: inCart(ids) }),
    shows: ({ name }) => `${name}eyes`,
  },
  'GET ./contactLens/rxUploadedFile/orderId/:orderId/orderItemId/:orderItemId': {
    own: 200,
    asks: (ids) => ({ params: inCart(ids) }),
    shows: ({ name }) => `${name}sphere`,
  },
  'GET ./payerAuthentication/paSetup/@self': {
    own: 200,
    asks: ({ cartId, piId }) => ({ query: { orderId: cartId, piId } }),
  },
  'POST ./payerAuthentication/paCheckEnroll/@self': {
    own: 200,
    asks: ({ cartId, piId }) => ({ body: { orderId: cartId, piId, returnUrl: partnerQuery['successUrl'] ?? '' } }),
  },
  'GET ./payerAuthentication/paValidate/@self': {
    own: 400,
    asks: ({ cartId, piId }) => ({ query: { orderId: cartId, piId, authenticationTransactionID: 'none' } }),
  },
  'GET ./paypal/checkStatus/@self': { own: 200, asks: ({ cartId }) => ({ query: { orderId: cartId } }), shows: cart },
  'GET ./paypal/signPaymentData/@self': {
    own: 200,
    asks: ({ cartId }) => ({ query: { orderId: cartId } }),
    shows: cart,
  },
  'POST ./paypal/sessionMerchantUrl/@self': {
    own: 200,
    asks: ({ cartId }) => ({ query: partnerQuery, body: { orderId: cartId, express: false } }),
  },
  'GET ./klarnadirect/create-session': {
    own: 200,
    asks: ({ cartId }) => ({ query: { orderId: cartId } }),
    shows: cart,
  },
  'POST ./klarnadirect/update-authToken': {
    own: 400,
    asks: ({ cartId, addressId }) => ({
      body: { orderId: cartId, authorization_token: 'none', billing_address_id: addressId },
    }),
  },
  'POST ./affirm/create-checkout/@self': {
    own: 200,
    asks: ({ cartId }) => ({ query: partnerQuery, body: { orderId: cartId } }),
  },
  'GET ./affirm/checkStatus/@self': { own: 200, asks: ({ cartId }) => ({ query: { orderId: cartId } }), shows: cart },
  'POST /wcs/resources/payment/partner_callback': {
    own: 403,
    asks: ({ cartId }) => ({
      body: {
        eventId: 'e1',
        partner: 'PAYPAL',
        orderId: cartId,
        sessionId: 's1',
        state: 'approved',
        revision: '1',
        sentAt: '2026-11-21T10:00:00.000Z',
        signature: 'none',
      },
    }),
  },
  'POST ./prescription/storeRXFile': { own: 201, asks: ({ userId }) => multipart({ userId }, scan) },
  'POST ./prescription/uploadFile': { own: 201, asks: (ids) => multipart({ ...inCart(ids), ...patient }, scan) },
  'POST ./prescription/uploadFile/multiple': {
    own: 201,
    asks: ({ cartId, cartItemId }) =>
      multipart({ orderId: cartId, orderItemIds: JSON.stringify([cartItemId]), ...patient }, scan),
  },
  'POST ./prescription/uploadRXFile': {
    own: 200,
    asks: ({ rxFileStorageId, ...ids }) => ({ body: { ...inCart(ids as OwnedIds), rxFileStorageId } }),
  },
  'POST ./prescription/prescriptionDetails': {
    own: 201,
    asks: (ids) => ({ body: { ...inCart(ids), prescriptionDetails: eyes } }),
  },
  'PUT ./prescription/prescriptionDetails': {
    own: 200,
    asks: (ids) => ({ body: { ...inCart(ids), prescriptionDetails: eyes } }),
  },
  'POST ./prescription/prescriptionDetails/multiple': {
    own: 200,
    asks: ({ cartId, cartItemId }) => ({
      body: { orderId: cartId, items: [{ orderItemId: cartItemId, prescriptionDetails: eyes }] },
    }),
  },
  // A cart waits for no prescriber: its owner is told so, and nobody else that there is one.
  'POST ./prescription/prescriber': {
    own: 409,
    asks: ({ cartId }) => ({
      body: {
        orderId: cartId,
        prescriber: {
          patient: 'Ann Fox',
          name: 'Dr. Vision',
          practice: 'Eyes on Main',
          state: 'NY',
          telephone: '2125550142',
          fax: '',
          email: '',
        },
      },
    }),
  },
  'POST ./contactLens/prescriptionDetails': {
    own: 400,
    asks: (ids) => ({ body: { ...inCart(ids), left: { power: '-2.25' }, right: { power: '-2.25' } } }),
  },
  'DELETE ./prescription/@self/:prescriptionId': { own: 200 },
  'PUT ./order/:orderId/address': { own: 409, asks: () => ({ body: nowhere }) },
  'PUT ./order/:orderId/cancel': { own: 200 },
  'GET /operations/orders/:orderId': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/orders/:orderId/parcels/:number/events': {
    own: 403,
    asks: () => ({ params: { number: '1Z99' }, headers: operations, body: { event: 'accepted' } }),
  },
  'POST /operations/orders/:orderId/ship': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/orders/:orderId/deliver': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/orders/:orderId/cancel': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/orders/:orderId/refuse': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/orders/:orderId/refund': { own: 403, asks: () => ({ headers: operations, body: { key: 'k' } }) },
  'GET /operations/orders/:orderId/prescriptions': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/orders/:orderId/prescriptions/:orderItemId/approve': {
    own: 403,
    asks: () => ({ headers: operations, body: { version: '0' } }),
  },
  'POST /operations/orders/:orderId/prescriptions/:orderItemId/reject': {
    own: 403,
    asks: () => ({ headers: operations, body: { version: '0', reason: 'unreadable' } }),
  },
  'GET /operations/prescribers': { own: 403, asks: () => ({ headers: operations }) },
  'GET /operations/orders/:orderId/prescriber': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/orders/:orderId/prescriber/ask': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/orders/:orderId/prescriber/confirm': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/orders/:orderId/prescriber/refuse': {
    own: 403,
    asks: () => ({ headers: operations, body: { reason: 'not-confirmed' } }),
  },
  'GET /operations/mail/letters': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/mail/letters/:letterId/resend': {
    own: 403,
    asks: () => ({ headers: operations, params: { letterId: '1' } }),
  },
  'POST /operations/mail/forget': {
    own: 403,
    asks: ({ email }) => ({ headers: operations, body: { recipient: email } }),
  },
  'POST /operations/assistants': {
    own: 403,
    asks: ({ logonId }) => ({ headers: operations, body: { logonId, logonPassword: 'Passw0rd!', stores: ['10801'] } }),
  },
  'DELETE /operations/assistants/:logonId': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/accounts/:logonId/expire-password': { own: 403, asks: () => ({ headers: operations }) },
  'GET /operations/messages': { own: 403, asks: () => ({ headers: operations }) },
  'DELETE /operations/messages/:number': { own: 403, asks: () => ({ headers: operations, params: { number: 'C-1' } }) },
  'GET /operations/organizations': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/organizations/:organizationId/approval': { own: 403, asks: () => ({ headers: operations }) },
  'POST /operations/organizations/:organizationId/members': {
    own: 403,
    asks: ({ logonId }) => ({ headers: operations, body: { logonId } }),
  },
};
