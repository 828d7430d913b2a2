import * as api from '../..';
import { money } from '../../../domain';
import type { OperationCase } from './calls';

const saved = { orderId: ['1'], resourceName: 'cart' };
const order = { orderId: '1' };
const payment = { payMethodId: 'VISA', amount: money(54_999, 'USD') };
const browser = {
  userAgent: '',
  language: 'en',
  colorDepth: 24,
  screenHeight: 1,
  screenWidth: 1,
  timeZoneOffset: 0,
  javaEnabled: false,
  javaScriptEnabled: true,
};
const cart = '/store/{storeId}/cart';

/** Cart, delivery, promotions and payment. */
export const tradeCalls: readonly OperationCase[] = [
  ['readCart', (c) => api.readCart(c), `GET ${cart}/@self`, order],
  ['addToCart', (c) => api.addToCart(c, { items: [{ partNumber: 'P', quantity: 1 }] }), `POST ${cart}`, saved],
  ['createCart', (c) => api.createCart(c), `POST ${cart}/createCart`, saved],
  ['copyOrder', (c) => api.copyOrder(c, { fromOrderId: '1' }), `POST ${cart}/copy_order`, saved],
  [
    'updateLines',
    (c) => api.updateLines(c, { lines: [{ orderItemId: '2', quantity: 3 }] }),
    `PUT ${cart}/@self/update_order_item`,
    saved,
  ],
  ['deleteLines', (c) => api.deleteLines(c, { orderItemIds: ['2'] }), `PUT ${cart}/@self/delete_order_item`, saved],
  ['readSavedLines', (c) => api.readSavedLines(c), `GET ${cart}/@self/saved_items`, order],
  ['saveLines', (c) => api.saveLines(c, { orderItemIds: ['2'] }), `POST ${cart}/@self/saved_items`, saved],
  ['restoreLines', (c) => api.restoreLines(c, { orderItemIds: ['2'] }), `PUT ${cart}/@self/saved_items/restore`, saved],
  ['forgetLines', (c) => api.forgetLines(c, { orderItemIds: ['2'] }), `PUT ${cart}/@self/saved_items/delete`, {}],
  ['deleteCart', (c) => api.deleteCart(c), `DELETE ${cart}/@self`, {}],
  [
    'setOrderAttributes',
    (c) => api.setOrderAttributes(c, { attributes: { a: 'b' } }),
    `POST ${cart}/@self/order_ext_attribute`,
    {},
  ],
  ['calculateCart', (c) => api.calculateCart(c), `POST ${cart}/calculate`, {}],
  ['precheckout', (c) => api.precheckout(c, { orderId: '1' }), `PUT ${cart}/@self/precheckout`, {}],
  ['checkout', (c) => api.checkout(c, { orderId: '1', email: 'a@b.co' }), `POST ${cart}/@self/checkout`, saved],
  ['lockCart', (c) => api.lockCart(c, { cartId: '1' }), `POST ${cart}/1/lock`, saved],
  ['lockCart', (c) => api.lockCart(c, { cartId: '1', forUserId: '7' }), `POST ${cart}/1/lockOnBehalf`, saved],
  ['unlockCart', (c) => api.unlockCart(c, { cartId: '1' }), `POST ${cart}/1/unlock`, saved],
  ['unlockCart', (c) => api.unlockCart(c, { cartId: '1', forUserId: '7' }), `POST ${cart}/1/unlockOnBehalf`, saved],
  [
    'readPurchaseOrder',
    (c) => api.readPurchaseOrder(c, { buyerPurchaseOrderId: '3' }),
    `GET ${cart}/@self/buyer_purchase_order/3`,
    {},
  ],
  [
    'setShippingInfo',
    (c) => api.setShippingInfo(c, { addressId: '5', shipModeId: '6' }),
    `PUT ${cart}/@self/shipping_info`,
    saved,
  ],
  ['readUsableShippingInfo', (c) => api.readUsableShippingInfo(c), `GET ${cart}/@self/usable_shipping_info`, {}],
  ['listUsableShippingModes', (c) => api.listUsableShippingModes(c), `GET ${cart}/@self/usable_shipping_mode`, {}],
  [
    'readShipCharges',
    (c) => api.readShipCharges(c, { orderId: '1', currency: 'USD' }),
    `GET ${cart}/orderId/1/shipCharges`,
    {},
  ],
  ['listShipModes', (c) => api.listShipModes(c, { orderId: '1' }), 'GET /store/{storeId}/ShipModes/GetShipModes', {}],
  [
    'assignPromotionCode',
    (c) => api.assignPromotionCode(c, { code: ' SAVE25 ' }),
    `POST ${cart}/assigned_promotion_code`,
    saved,
  ],
  [
    'removePromotionCode',
    (c) => api.removePromotionCode(c, { code: 'SAVE25' }),
    `DELETE ${cart}/assigned_promotion_code/SAVE25`,
    saved,
  ],
  ['claimInsurance', (c) => api.claimInsurance(c, { claimToken: 'T' }), `POST ${cart}/@self/insurance_claim`, saved],
  ['dropInsuranceClaim', (c) => api.dropInsuranceClaim(c), `DELETE ${cart}/@self/insurance_claim`, saved],
  ['listPromotionCodes', (c) => api.listPromotionCodes(c), `GET ${cart}/@self/assigned_promotion_code`, {}],
  [
    'applyIdentityDiscount',
    (c) => api.applyIdentityDiscount(c, { catalogId: '1', orderId: '1', accessToken: 't' }),
    'GET /store/{storeId}/idme/returntocart',
    {},
  ],
  ['listUsablePayments', (c) => api.listUsablePayments(c), `GET ${cart}/@self/usable_payment_info`, {}],
  ['addPaymentInstruction', (c) => api.addPaymentInstruction(c, payment), `POST ${cart}/@self/payment_instruction`, {}],
  [
    'updatePaymentInstruction',
    (c) => api.updatePaymentInstruction(c, { ...payment, piId: '1' }),
    `PUT ${cart}/@self/payment_instruction`,
    {},
  ],
  [
    'deletePaymentInstructions',
    (c) => api.deletePaymentInstructions(c),
    `DELETE ${cart}/@self/payment_instruction`,
    {},
  ],
  [
    'deletePaymentInstructions',
    (c) => api.deletePaymentInstructions(c, { piId: '1' }),
    `DELETE ${cart}/@self/payment_instruction/1`,
    {},
  ],
  [
    'listPaymentInstructions',
    (c) => api.listPaymentInstructions(c, { currency: 'USD' }),
    `GET ${cart}/@self/payment_instruction`,
    {},
  ],
  [
    'setUpPayerAuthentication',
    (c) => api.setUpPayerAuthentication(c, { orderId: '1', piId: '2' }),
    'GET /store/{storeId}/payerAuthentication/paSetup/@self',
    {},
  ],
  [
    'checkEnrolment',
    (c) => api.checkEnrolment(c, { orderId: '1', piId: '2', referenceID: 'r', returnUrl: '/', browser }),
    'POST /store/{storeId}/payerAuthentication/paCheckEnroll/@self',
    {},
  ],
  [
    'validateAuthentication',
    (c) => api.validateAuthentication(c, { orderId: '1', piId: '2', authenticationTransactionID: 't' }),
    'GET /store/{storeId}/payerAuthentication/paValidate/@self',
    {},
  ],
  [
    'startPayPal',
    (c) => api.startPayPal(c, { successUrl: '/a', cancelUrl: '/b' }),
    'POST /store/{storeId}/paypal/sessionMerchantUrl/@self',
    {},
  ],
  [
    'checkPayPalStatus',
    (c) => api.checkPayPalStatus(c, { orderId: '1' }),
    'GET /store/{storeId}/paypal/checkStatus/@self',
    {},
  ],
  [
    'signPayPalData',
    (c) => api.signPayPalData(c, { orderId: '1' }),
    'GET /store/{storeId}/paypal/signPaymentData/@self',
    {},
  ],
  [
    'createKlarnaSession',
    (c) => api.createKlarnaSession(c, { orderId: '1' }),
    'GET /store/{storeId}/klarnadirect/create-session',
    { client_token: 't' },
  ],
  [
    'updateKlarnaToken',
    (c) => api.updateKlarnaToken(c, { orderId: '1', authorizationToken: 't' }),
    'POST /store/{storeId}/klarnadirect/update-authToken',
    {},
  ],
  [
    'startAffirm',
    (c) => api.startAffirm(c, { successUrl: '/a', cancelUrl: '/b', orderId: '1' }),
    'POST /store/{storeId}/affirm/create-checkout/@self',
    {},
  ],
  [
    'checkAffirmStatus',
    (c) => api.checkAffirmStatus(c, { orderId: '1' }),
    'GET /store/{storeId}/affirm/checkStatus/@self',
    {},
  ],
  ['updateApplePay', (c) => api.updateApplePay(c, { orderId: '1' }), `PUT ${cart}/@self/applepay_update`, {}],
  ['cancelApplePay', (c) => api.cancelApplePay(c, { orderId: '1' }), `POST ${cart}/@self/applepay_cancel`, {}],
  [
    'estimateTax',
    (c) => api.estimateTax(c, { orderId: '1', zipCode: '10001' }),
    'POST /store/{storeId}/estimatedTax/calculate',
    {},
  ],
];
