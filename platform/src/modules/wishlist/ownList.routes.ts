import { notFound, requireShopper, type RoutePlugin } from '../../kernel';
import type { OwnList } from './ownList.service';
import { giftLists } from './wishlist.record';
import { KeepBody, KeyParams, OwnItemParams, StoreParams } from './wishlist.schemas';

const path = '/wcs/resources/store/:storeId/wishlist';
/** What is saved is shown to who is only recognised: no password stands before a heart (AUTH-10). */
const config = { remembered: 'served' } as const;

/** Calls of our own beside the product's: what a shopper saved as one list, and a link that shows it (ACC-05). */
export function ownListRoutes(own: OwnList): RoutePlugin {
  return (app) => {
    app.post(`${path}/@self/item`, { config, schema: { params: StoreParams, body: KeepBody } }, async (request) => {
      const caller = await requireShopper(request);
      return giftLists(await own.keep(caller, request.params.storeId, request.body.partNumber));
    });

    app.delete(`${path}/@self/item/:partNumber`, { config, schema: { params: OwnItemParams } }, async (request) => {
      const caller = await requireShopper(request);
      return giftLists(await own.drop(caller, request.params.storeId, request.params.partNumber));
    });

    app.post(`${path}/@self/share`, { schema: { params: StoreParams } }, async (request) => {
      const caller = await requireShopper(request);
      return giftLists(await own.share(caller, request.params.storeId));
    });

    app.delete(`${path}/@self/share`, { schema: { params: StoreParams } }, async (request) => {
      const caller = await requireShopper(request);
      return giftLists(await own.unshare(caller, request.params.storeId));
    });

    app.get(`${path}/shared/:key`, { schema: { params: KeyParams } }, async (request, reply) => {
      const partNumber = await own.shared(request.params.storeId, request.params.key);
      // The key is in nobody's words, an error's least of all.
      if (!partNumber) throw notFound('list');
      return reply.header('cache-control', 'private, no-store').send({ partNumber, resourceName: 'wishlist' });
    });
  };
}
