import { invalidInput, requireShopper, type RoutePlugin } from '../../kernel';
import { knownStore } from '../storeConfig';
import { changedList, giftLists } from './wishlist.record';
import { ChangeQuery, DeleteQuery, ItemParams, ListBody, ListParams, PageQuery, StoreParams } from './wishlist.schemas';
import type { WishlistNames, WishlistService } from './wishlist.service';

const path = '/wcs/resources/store/:storeId/wishlist';

/** Names that were sent; one that was not stays as it is. */
const namesOf = (body: { descriptionName?: string; description?: string }): WishlistNames => ({
  ...(body.descriptionName === undefined ? {} : { name: body.descriptionName }),
  ...(body.description === undefined ? {} : { description: body.description }),
});

/** Wish lists in the product's own shapes, where the list key is `GiftList`. */
export function wishlistRoutes(service: WishlistService): RoutePlugin {
  return (app) => {
    app.post(path, { schema: { params: StoreParams, body: ListBody } }, async (request, reply) => {
      const caller = await requireShopper(request);
      const { storeId } = knownStore(request.params.storeId);
      const { body } = request;
      const { wishlistId, ids } = await service.create(caller, storeId, namesOf(body), body.item ?? []);
      const name = body.descriptionName ?? body.description ?? '';
      return reply.status(201).send({ ...changedList(wishlistId, ids), descriptionName: name, storeId });
    });

    const serving = { params: StoreParams, querystring: PageQuery };
    app.get(`${path}/@self`, { config: { remembered: 'served' }, schema: serving }, async (request) => {
      const caller = await requireShopper(request);
      return giftLists(await service.all(caller, request.params.storeId), request.query);
    });

    app.get(`${path}/:externalId`, { schema: { params: ListParams } }, async (request) => {
      const caller = await requireShopper(request);
      return giftLists([await service.read(caller, request.params.storeId, request.params.externalId)]);
    });

    app.put(
      `${path}/:externalId`,
      { schema: { params: ListParams, querystring: ChangeQuery, body: ListBody } },
      async (request) => {
        const caller = await requireShopper(request);
        const { body, query } = request;
        const { storeId, externalId } = request.params;
        const items = body.item ?? [];
        const adds = query.addItem === 'true';
        const removes = query.removeItem === 'true';
        if ((adds || removes) && (items.length === 0 || adds === removes)) throw invalidInput('item');
        if (adds) return changedList(externalId, await service.add(caller, storeId, externalId, items));
        const ids = removes
          ? await service.removeItems(caller, storeId, externalId, items)
          : await service.update(caller, storeId, externalId, namesOf(body), items);
        return changedList(externalId, ids);
      },
    );

    app.delete(`${path}/:externalId`, { schema: { params: ListParams, querystring: DeleteQuery } }, async (request) => {
      const caller = await requireShopper(request);
      const { itemId, ...entry } = request.query;
      const { storeId, externalId } = request.params;
      if (itemId === undefined && Object.keys(entry).length === 0) {
        await service.remove(caller, storeId, externalId);
        return changedList(externalId, []);
      }
      const named = itemId === undefined ? entry : { giftListItemID: itemId };
      return changedList(externalId, await service.removeItems(caller, storeId, externalId, [named]));
    });

    app.delete(`${path}/:externalId/item/:itemId`, { schema: { params: ItemParams } }, async (request) => {
      const caller = await requireShopper(request);
      const { storeId, externalId, itemId } = request.params;
      const ids = await service.removeItems(caller, storeId, externalId, [{ giftListItemID: itemId }]);
      return changedList(externalId, ids);
    });
  };
}
