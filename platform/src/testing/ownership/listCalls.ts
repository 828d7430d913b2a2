import type { Entry } from './entry';
import { cart, nick, order } from './entry';
import type { OwnedIds } from './ownedIds';

const listed = ({ wishlistId }: OwnedIds) => ({ externalId: wishlistId });
const ofCart = ({ cartId }: OwnedIds) => ({ params: { orderId: cartId } });
const ofPending = ({ pendingId }: OwnedIds) => ({ params: { orderId: pendingId } });
const saved = ({ pendingItemId }: OwnedIds) => ({ body: { orderItemId: [pendingItemId] } });

/** Wish lists, and the pending orders beside the cart; each call leaves the cart the current one again. */
export const listCalls: Readonly<Record<string, Entry>> = {
  'GET ./order/byStatus/:statuses': { own: 200, asks: () => ({ params: { statuses: 'M,E,X' } }), shows: order },
  'GET ./cart/@self/shipping_info': {
    own: 200,
    asks: ({ cartId }) => ({ query: { orderId: cartId } }),
    shows: nick,
  },
  'POST ./cart/:orderId/calculate': { own: 200, asks: ofCart, shows: cart },
  'PUT ./cart/:orderId/calculate': { own: 200, asks: ofCart, shows: cart },
  'PUT ./cart/move_order_item': {
    own: 200,
    asks: ({ cartId, pendingId, pendingItemId }) => ({
      body: { fromOrderId: pendingId, toOrderId: cartId, fromOrderItemId: [pendingItemId] },
    }),
  },
  'POST ./cart/move_order_item': {
    own: 200,
    asks: ({ cartId, pendingId, pendingItemId }) => ({
      body: { fromOrderId: cartId, toOrderId: pendingId, fromOrderItemId: [pendingItemId] },
    }),
  },
  'POST ./cart/:orderId/set_pending_order': { own: 200, asks: ofPending },
  'POST ./wishlist/saveForLater': { own: 200, asks: saved },
  'PUT ./cart/:orderId/set_pending_order': { own: 200, asks: ofCart },
  // The line has been saved already.
  'PUT ./wishlist/saveForLater': { own: 400, asks: saved },
  'GET ./wishlist/@self': {
    own: 200,
    asks: ({ userId }) => ({ query: { userId } }),
    shows: ({ ids }) => ids.wishlistId,
  },
  'GET ./wishlist/:externalId': {
    own: 200,
    asks: (ids) => ({ params: listed(ids) }),
    shows: ({ ids }) => ids.wishlistItemId,
  },
  'PUT ./wishlist/:externalId': {
    own: 200,
    asks: (ids) => ({
      params: listed(ids),
      query: { addItem: 'true' },
      body: { item: [{ productId: ids.productId, quantityRequested: '2' }] },
    }),
  },
  'POST ./wishlist/@self/item': {
    own: 200,
    asks: () => ({ body: { partNumber: ['2900000000017'] } }),
    shows: ({ ids }) => ids.wishlistItemId,
  },
  'DELETE ./wishlist/@self/item/:partNumber': {
    own: 200,
    asks: () => ({ params: { partNumber: '2900000000017' } }),
    shows: ({ ids }) => ids.wishlistItemId,
  },
  'POST ./wishlist/@self/share': { own: 200, shows: ({ ids }) => ids.wishlistItemId },
  'DELETE ./wishlist/@self/share': { own: 200, shows: ({ ids }) => ids.wishlistItemId },
  // Whoever has the key of a list may see what stands on it; nothing else opens it, so here is one that nobody has.
  'GET ./wishlist/shared/:key': { own: 404, asks: () => ({ params: { key: 'nobody-has-this-key-at-all' } }) },
  'POST ./wishlist': { own: 201, asks: ({ userId }) => ({ body: { descriptionName: 'mine', userId } }) },
  'DELETE ./wishlist/:externalId/item/:itemId': {
    own: 200,
    asks: (ids) => ({ params: { ...listed(ids), itemId: ids.wishlistItemId } }),
  },
  'DELETE ./wishlist/:externalId': { own: 200, asks: (ids) => ({ params: listed(ids) }) },
};
