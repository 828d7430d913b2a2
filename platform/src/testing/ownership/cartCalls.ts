import type { Entry } from './entry';
import { cart, nick } from './entry';
import type { OwnedIds } from './ownedIds';

const ofCart = ({ cartId }: OwnedIds) => ({ query: { orderId: cartId } });
const paid = ({ cartId, addressId, cardId, piId }: OwnedIds) => ({
  orderId: cartId,
  piId,
  cardId,
  billing_address_id: addressId,
  payMethodId: 'VISA',
  paymentToken: 'none-of-mine',
});
const somebody = {
  givenName: 'Ann',
  familyName: 'Doe',
  emailAddress: 'ann@elsewhere.example',
  phoneNumber: '2125550100',
  addressLines: ['1 Front Street'],
  locality: 'New York',
  administrativeArea: 'NY',
  postalCode: '10001',
  countryCode: 'US',
};
const attribute = { attributeName: 'giftMessage', attributeType: 'STRING', attributeValue: 'Hello' };

/** The cart until it is placed: lines, delivery, codes, payment. */
export const cartCalls: Readonly<Record<string, Entry>> = {
  'GET ./cart/@self': { own: 200, asks: ofCart, shows: cart },
  'GET ./cart/@self/saved_items': { own: 200, asks: ofCart, shows: ({ ids }) => ids.savedItemId },
  'GET ./cart/@self/payment_instruction': { own: 200, asks: ofCart, shows: ({ ids }) => ids.piId },
  'GET ./cart/@self/usable_payment_info': { own: 200, asks: ofCart, shows: nick },
  'GET ./cart/@self/usable_shipping_info': { own: 200, asks: ofCart, shows: nick },
  'GET ./cart/@self/usable_shipping_mode': { own: 200, asks: ofCart, shows: cart },
  'GET ./cart/orderId/:orderId/shipCharges': {
    own: 200,
    asks: ({ cartId }) => ({ params: { orderId: cartId } }),
    shows: cart,
  },
  'GET ./cart/:orderId/usable_ship_charges_by_ship_mode': {
    own: 200,
    asks: ({ cartId }) => ({ params: { orderId: cartId } }),
    shows: cart,
  },
  'GET ./cart/shipping_modes': { own: 200, asks: ofCart },
  'GET ./cart/assigned_promotion_code': { own: 200, asks: ofCart, shows: cart },
  'GET ./cart/@self/assigned_promotion_code': { own: 200, asks: ofCart, shows: cart },
  'GET ./cart/@self/buyer_purchase_order/:buyerPurchaseOrderId': {
    own: 200,
    asks: () => ({ params: { buyerPurchaseOrderId: '1' } }),
  },
  'POST ./estimatedTax/calculate': {
    own: 200,
    asks: ({ cartId }) => ({ body: { orderId: cartId, zipCode: '10001' } }),
    shows: cart,
  },
  'POST ./cart/calculate': { own: 200, asks: ({ cartId }) => ({ body: { orderId: cartId } }), shows: cart },
  'POST ./cart/@self/order_ext_attribute': {
    own: 200,
    asks: ({ cartId }) => ({ body: { orderId: cartId, orderExtendAttribute: [attribute] } }),
  },
  'PUT ./cart/@self/shipping_info': {
    own: 200,
    asks: ({ cartId, cartItemId, addressId }) => ({
      body: {
        orderId: cartId,
        addressId,
        shipModeId: '14501',
        orderItem: [
          {
            orderItemId: cartItemId,
            addressId,
            shipModeId: '14501',
          },
        ],
      },
    }),
  },
  'PUT ./cart/@self/update_order_item': {
    own: 200,
    asks: ({ cartId, cartItemId }) => ({
      body: { orderId: cartId, orderItem: [{ orderItemId: cartItemId, quantity: '2' }] },
    }),
  },
  'POST ./cart/copy_order': {
    own: 200,
    asks: ({ orderId }) => ({ body: { fromOrderId_1: orderId, toOrderId: '.**.', copyOrderItemId_1: '*' } }),
  },
  'PUT ./cart/@self/saved_items/restore': {
    own: 200,
    asks: ({ savedItemId }) => ({ body: { orderItemId: [savedItemId] } }),
  },
  'PUT ./cart/@self/saved_items/delete': {
    own: 200,
    asks: ({ otherSavedItemId }) => ({ body: { orderItemId: [otherSavedItemId] } }),
  },
  'GET ./idme/returntocart': {
    own: 400,
    asks: ({ cartId }) => ({ query: { orderId: cartId, access_token: 'none' } }),
  },
  'POST ./cart/@self/insurance_claim': {
    own: 400,
    asks: ({ cartId }) => ({ body: { orderId: cartId, claimToken: 'none' } }),
  },
  'DELETE ./cart/@self/insurance_claim': { own: 200, asks: ofCart },
  'POST ./cart/assigned_promotion_code': {
    own: 201,
    asks: ({ cartId }) => ({ body: { orderId: cartId, promoCode: 'FREESHIP' } }),
  },
  'DELETE ./cart/assigned_promotion_code/:promoCode': {
    own: 200,
    asks: (ids) => ({ ...ofCart(ids), params: { promoCode: 'FREESHIP' } }),
  },
  'POST ./cart/@self/assigned_promotion_code': {
    own: 201,
    asks: ({ cartId }) => ({ body: { orderId: cartId, promoCode: 'FREESHIP' } }),
  },
  'DELETE ./cart/@self/assigned_promotion_code/:promoCode': {
    own: 200,
    asks: (ids) => ({ ...ofCart(ids), params: { promoCode: 'WELCOME10' } }),
  },
  'POST ./cart/@self/payment_instruction': { own: 400, asks: (ids) => ({ body: paid(ids) }) },
  'PUT ./cart/@self/payment_instruction': { own: 400, asks: (ids) => ({ body: paid(ids) }) },
  'DELETE ./cart/@self/payment_instruction/:piId': { own: 200, asks: ofCart },
  'DELETE ./cart/@self/payment_instruction': {
    own: 200,
    asks: ({ cartId, otherPiId }) => ({ query: { orderId: cartId, piId: otherPiId } }),
  },
  'PUT ./cart/@self/applepay_update': {
    own: 200,
    asks: ({ cartId }) => ({ body: { orderId: cartId, shippingContact: somebody } }),
  },
  'POST ./cart/@self/applepay_cancel': { own: 200, asks: ({ cartId }) => ({ body: { orderId: cartId } }) },
  'PUT ./cart/@self/precheckout': { own: 400, asks: ({ cartId }) => ({ body: { orderId: cartId } }) },
  'POST ./cart/@self/checkout': {
    own: 400,
    asks: ({ cartId, orderId }) => ({ body: { orderId: cartId }, headers: { 'idempotency-key': orderId } }),
  },
  'POST ./cart/:cartId/lock': { own: 200 },
  'POST ./cart/:cartId/unlock': { own: 200 },
  // Assistants name the shopper; without a name it is nobody's call.
  'POST ./cart/:cartId/lockOnBehalf': { own: 400 },
  'POST ./cart/:cartId/unlockOnBehalf': { own: 400 },
  'POST ./cart': {
    own: 201,
    asks: ({ cartId, partNumber }) => ({ body: { orderId: cartId, orderItem: [{ partNumber, quantity: '1' }] } }),
  },
  'PUT ./cart/@self/delete_order_item': {
    own: 200,
    asks: ({ cartId, otherCartItemId }) => ({ body: { orderId: cartId, orderItemId: otherCartItemId } }),
  },
  'POST ./cart/@self/saved_items': { own: 200, asks: ({ cartItemId }) => ({ body: { orderItemId: [cartItemId] } }) },
  'POST ./cart/createCart': { own: 201, asks: ({ userId }) => ({ body: { description: 'mine', userId } }) },
  'POST ./cart/create_order': { own: 201, asks: ({ userId }) => ({ body: { description: 'mine', userId } }) },
  'DELETE ./cart/@self': { own: 204, asks: ofCart },
};
