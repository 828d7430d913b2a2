import { checkAffirmStatus, startAffirm } from '../affirm';
import { cancelApplePay, updateApplePay } from '../applePay';
import {
  addToCart,
  calculateCart,
  checkout,
  copyOrder,
  createCart,
  deleteCart,
  deleteLines,
  lockCart,
  precheckout,
  readCart,
  readPurchaseOrder,
  setOrderAttributes,
  unlockCart,
  updateLines,
} from '../cart';
import { claimInsurance, dropInsuranceClaim } from '../insurance';
import { createKlarnaSession, updateKlarnaToken } from '../klarna';
import { checkEnrolment, setUpPayerAuthentication, validateAuthentication } from '../payerAuthentication';
import {
  addPaymentInstruction,
  deletePaymentInstructions,
  listPaymentInstructions,
  listUsablePayments,
  updatePaymentInstruction,
} from '../payment';
import { checkPayPalStatus, signPayPalData, startPayPal } from '../paypal';
import { applyIdentityDiscount, assignPromotionCode, listPromotionCodes, removePromotionCode } from '../promotion';
import { forgetLines, readSavedLines, restoreLines, saveLines } from '../savedLines';
import {
  listShipModes,
  listUsableShippingModes,
  readShipCharges,
  readUsableShippingInfo,
  setShippingInfo,
} from '../shipping';
import { estimateTax } from '../tax';
import { money } from '../../domain/money';
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
  ['readCart', (c) => readCart(c), `GET ${cart}/@self`, order],
  ['addToCart', (c) => addToCart(c, { items: [{ partNumber: 'P', quantity: 1 }] }), `POST ${cart}`, saved],
  ['createCart', (c) => createCart(c), `POST ${cart}/createCart`, saved],
  ['copyOrder', (c) => copyOrder(c, { fromOrderId: '1' }), `POST ${cart}/copy_order`, saved],
  [
    'updateLines',
    (c) => updateLines(c, { lines: [{ orderItemId: '2', quantity: 3 }] }),
    `PUT ${cart}/@self/update_order_item`,
    saved,
  ],
  ['deleteLines', (c) => deleteLines(c, { orderItemIds: ['2'] }), `PUT ${cart}/@self/delete_order_item`, saved],
  ['readSavedLines', (c) => readSavedLines(c), `GET ${cart}/@self/saved_items`, order],
  ['saveLines', (c) => saveLines(c, { orderItemIds: ['2'] }), `POST ${cart}/@self/saved_items`, saved],
  ['restoreLines', (c) => restoreLines(c, { orderItemIds: ['2'] }), `PUT ${cart}/@self/saved_items/restore`, saved],
  ['forgetLines', (c) => forgetLines(c, { orderItemIds: ['2'] }), `PUT ${cart}/@self/saved_items/delete`, {}],
  ['deleteCart', (c) => deleteCart(c), `DELETE ${cart}/@self`, {}],
  [
    'setOrderAttributes',
    (c) => setOrderAttributes(c, { attributes: { a: 'b' } }),
    `POST ${cart}/@self/order_ext_attribute`,
    {},
  ],
  ['calculateCart', (c) => calculateCart(c), `POST ${cart}/calculate`, {}],
  ['precheckout', (c) => precheckout(c, { orderId: '1' }), `PUT ${cart}/@self/precheckout`, {}],
  ['checkout', (c) => checkout(c, { orderId: '1', email: 'a@b.co' }), `POST ${cart}/@self/checkout`, saved],
  ['lockCart', (c) => lockCart(c, { cartId: '1' }), `POST ${cart}/1/lock`, saved],
  ['lockCart', (c) => lockCart(c, { cartId: '1', forUserId: '7' }), `POST ${cart}/1/lockOnBehalf`, saved],
  ['unlockCart', (c) => unlockCart(c, { cartId: '1' }), `POST ${cart}/1/unlock`, saved],
  ['unlockCart', (c) => unlockCart(c, { cartId: '1', forUserId: '7' }), `POST ${cart}/1/unlockOnBehalf`, saved],
  [
    'readPurchaseOrder',
    (c) => readPurchaseOrder(c, { buyerPurchaseOrderId: '3' }),
    `GET ${cart}/@self/buyer_purchase_order/3`,
    {},
  ],
  [
    'setShippingInfo',
    (c) => setShippingInfo(c, { addressId: '5', shipModeId: '6' }),
    `PUT ${cart}/@self/shipping_info`,
    saved,
  ],
  ['readUsableShippingInfo', (c) => readUsableShippingInfo(c), `GET ${cart}/@self/usable_shipping_info`, {}],
  ['listUsableShippingModes', (c) => listUsableShippingModes(c), `GET ${cart}/@self/usable_shipping_mode`, {}],
  [
    'readShipCharges',
    (c) => readShipCharges(c, { orderId: '1', currency: 'USD' }),
    `GET ${cart}/orderId/1/shipCharges`,
    {},
  ],
  ['listShipModes', (c) => listShipModes(c, { orderId: '1' }), 'GET /store/{storeId}/ShipModes/GetShipModes', {}],
  [
    'assignPromotionCode',
    (c) => assignPromotionCode(c, { code: ' SAVE25 ' }),
    `POST ${cart}/assigned_promotion_code`,
    saved,
  ],
  [
    'removePromotionCode',
    (c) => removePromotionCode(c, { code: 'SAVE25' }),
    `DELETE ${cart}/assigned_promotion_code/SAVE25`,
    saved,
  ],
  ['claimInsurance', (c) => claimInsurance(c, { claimToken: 'T' }), `POST ${cart}/@self/insurance_claim`, saved],
  ['dropInsuranceClaim', (c) => dropInsuranceClaim(c), `DELETE ${cart}/@self/insurance_claim`, saved],
  ['listPromotionCodes', (c) => listPromotionCodes(c), `GET ${cart}/@self/assigned_promotion_code`, {}],
  [
    'applyIdentityDiscount',
    (c) => applyIdentityDiscount(c, { catalogId: '1', orderId: '1', accessToken: 't' }),
    'GET /store/{storeId}/idme/returntocart',
    {},
  ],
  ['listUsablePayments', (c) => listUsablePayments(c), `GET ${cart}/@self/usable_payment_info`, {}],
  ['addPaymentInstruction', (c) => addPaymentInstruction(c, payment), `POST ${cart}/@self/payment_instruction`, {}],
  [
    'updatePaymentInstruction',
    (c) => updatePaymentInstruction(c, { ...payment, piId: '1' }),
    `PUT ${cart}/@self/payment_instruction`,
    {},
  ],
  ['deletePaymentInstructions', (c) => deletePaymentInstructions(c), `DELETE ${cart}/@self/payment_instruction`, {}],
  [
    'deletePaymentInstructions',
    (c) => deletePaymentInstructions(c, { piId: '1' }),
    `DELETE ${cart}/@self/payment_instruction/1`,
    {},
  ],
  [
    'listPaymentInstructions',
    (c) => listPaymentInstructions(c, { currency: 'USD' }),
    `GET ${cart}/@self/payment_instruction`,
    {},
  ],
  [
    'setUpPayerAuthentication',
    (c) => setUpPayerAuthentication(c, { orderId: '1', piId: '2' }),
    'GET /store/{storeId}/payerAuthentication/paSetup/@self',
    {},
  ],
  [
    'checkEnrolment',
    (c) => checkEnrolment(c, { orderId: '1', piId: '2', referenceID: 'r', returnUrl: '/', browser }),
    'POST /store/{storeId}/payerAuthentication/paCheckEnroll/@self',
    {},
  ],
  [
    'validateAuthentication',
    (c) => validateAuthentication(c, { orderId: '1', piId: '2', authenticationTransactionID: 't' }),
    'GET /store/{storeId}/payerAuthentication/paValidate/@self',
    {},
  ],
  [
    'startPayPal',
    (c) => startPayPal(c, { successUrl: '/a', cancelUrl: '/b' }),
    'POST /store/{storeId}/paypal/sessionMerchantUrl/@self',
    {},
  ],
  [
    'checkPayPalStatus',
    (c) => checkPayPalStatus(c, { orderId: '1' }),
    'GET /store/{storeId}/paypal/checkStatus/@self',
    {},
  ],
  [
    'signPayPalData',
    (c) => signPayPalData(c, { orderId: '1' }),
    'GET /store/{storeId}/paypal/signPaymentData/@self',
    {},
  ],
  [
    'createKlarnaSession',
    (c) => createKlarnaSession(c, { orderId: '1' }),
    'GET /store/{storeId}/klarnadirect/create-session',
    { client_token: 't' },
  ],
  [
    'updateKlarnaToken',
    (c) => updateKlarnaToken(c, { orderId: '1', authorizationToken: 't' }),
    'POST /store/{storeId}/klarnadirect/update-authToken',
    {},
  ],
  [
    'startAffirm',
    (c) => startAffirm(c, { successUrl: '/a', cancelUrl: '/b', orderId: '1' }),
    'POST /store/{storeId}/affirm/create-checkout/@self',
    {},
  ],
  [
    'checkAffirmStatus',
    (c) => checkAffirmStatus(c, { orderId: '1' }),
    'GET /store/{storeId}/affirm/checkStatus/@self',
    {},
  ],
  ['updateApplePay', (c) => updateApplePay(c, { orderId: '1' }), `PUT ${cart}/@self/applepay_update`, {}],
  ['cancelApplePay', (c) => cancelApplePay(c, { orderId: '1' }), `POST ${cart}/@self/applepay_cancel`, {}],
  [
    'estimateTax',
    (c) => estimateTax(c, { orderId: '1', zipCode: '10001' }),
    'POST /store/{storeId}/estimatedTax/calculate',
    {},
  ],
];
