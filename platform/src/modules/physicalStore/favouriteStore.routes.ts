import { timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { inTransaction, lockList } from '../../kernel';
import type { Db, RoutePlugin } from '../../kernel';
import { LIMITS } from '../limits';
import { favouritesOf, removeFavourite, setDefaultFavourite } from './favouriteStore.repository';
import type { FavouriteOwner } from './favouriteStore.repository';
import { isTenantKey } from './physicalStore.domain';
import { favouriteBody, favouritesBody } from './physicalStore.schemas';
import { storesByExternalId } from './physicalStore.repository';
import { favouriteStore } from './physicalStore.wire';

/** A refusal in the service's own body, `{ message }`. */
class Refusal {
  constructor(
    readonly status: number,
    readonly message: string,
  ) {}
}

function sameText(given: string, wanted: string): boolean {
  const [a, b] = [given, wanted].map((text) => new TextEncoder().encode(text)) as [Uint8Array, Uint8Array];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Store-locator service under `/stores/` (contract section 15). The `Authorization` header carries the service key, which says who asks.
 * Of whom is said by a shopper's session: favourites are reachable for that guest or shopper alone.
 */
export function favouriteStoreRoutes(db: Db, authorization: string | undefined): RoutePlugin {
  async function refusalOf(request: FastifyRequest, owner: FavouriteOwner): Promise<Refusal | null> {
    if (!authorization || !sameText(request.headers.authorization ?? '', authorization))
      return new Refusal(401, 'Bad authorization');
    if (!isTenantKey(owner.tenantKey)) return new Refusal(404, 'Unknown tenant');
    const caller = await request.caller();
    if (caller.kind === 'generic' || caller.userId !== owner.userId) return new Refusal(403, 'Not your favorites');
    return null;
  }

  const refuse = (reply: FastifyReply, { status, message }: Refusal): FastifyReply =>
    reply.status(status).send({ message });

  return (app) => {
    app.post('/stores/getUserFavoritesDetails', { schema: { body: favouritesBody } }, async (request, reply) => {
      const refusal = await refusalOf(request, request.body);
      if (refusal) return refuse(reply, refusal);
      const favourites = await favouritesOf(db, request.body);
      const stores = await storesByExternalId(
        db,
        favourites.map(({ externalId }) => externalId),
      );
      const data = favourites.flatMap(({ externalId, isDefault }) =>
        stores
          .filter((store) => store.physicalStoreExternalId === externalId)
          .map((store) => favouriteStore(store, isDefault)),
      );
      return { data };
    });

    app.post('/stores/removeUserFavorite', { schema: { body: favouriteBody } }, async (request, reply) => {
      const refusal = await refusalOf(request, request.body);
      if (refusal) return refuse(reply, refusal);
      const [store] = await storesByExternalId(db, [request.body.practiceIdentifier]);
      if (!store) return refuse(reply, new Refusal(404, 'Unknown store'));
      await removeFavourite(db, request.body, store.physicalStoreExternalId);
      return { success: true };
    });

    app.post('/stores/setDefaultUserFavorite', { schema: { body: favouriteBody } }, async (request, reply) => {
      const refusal = await refusalOf(request, request.body);
      if (refusal) return refuse(reply, refusal);
      const [store] = await storesByExternalId(db, [request.body.practiceIdentifier]);
      if (!store) return refuse(reply, new Refusal(404, 'Unknown store'));
      const { physicalStoreExternalId } = store;
      const isKept = await inTransaction(db, async (trx) => {
        await lockList(trx, `favourites:${request.body.tenantKey}:${request.body.userId}`);
        const known = await favouritesOf(trx, request.body);
        const isNew = known.every(({ externalId }) => externalId !== physicalStoreExternalId);
        if (isNew && known.length >= LIMITS.favouriteStores) return false;
        await setDefaultFavourite(trx, request.body, physicalStoreExternalId);
        return true;
      });
      if (isKept) return { success: true };
      return refuse(reply, new Refusal(409, `At most ${LIMITS.favouriteStores} favorites`));
    });
  };
}
