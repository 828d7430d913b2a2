import { Type } from 'typebox';

import { requireRegistered } from '../../kernel';
import type { RoutePlugin } from '../../kernel';

import type { AccountDeletions } from './accountDeletion.service';
import { storeParams, storePath } from './identity.schemas';
import type { IdentitySettings } from './identity.settings';
import type { AccountDeletionsTable } from './identity.tables';

const LanguageQuery = Type.Object({ langId: Type.Optional(Type.String({ maxLength: 5 })) });

/** A shopper's own request that the account be deleted: reading it, making it, taking it back (ACC-06). */
export function accountDeletionRoutes(deletions: AccountDeletions, settings: IdentitySettings): RoutePlugin {
  const path = `${storePath}/person/@self/deletion`;
  const record = (request: AccountDeletionsTable | undefined, waitsFor: readonly string[]): object => ({
    state: request ? 'requested' : 'none',
    ...(request ? { requestedAt: request.requested_at.toISOString(), dueAt: request.due_at.toISOString() } : {}),
    graceDays: String(settings.deletionGraceDays),
    ordersKeptYears: String(settings.ordersKeptYears),
    waitsFor,
    resourceName: 'person',
  });
  return (app) => {
    app.get(path, { schema: { params: storeParams } }, async (request) => {
      const { userId } = await requireRegistered(request);
      return record(await deletions.of(userId), await deletions.waitsFor(userId));
    });

    app.post(path, { schema: { params: storeParams, querystring: LanguageQuery } }, async (request) => {
      const { userId } = await requireRegistered(request);
      const { langId = '' } = request.query;
      const made = await deletions.request(userId, { storeId: request.params.storeId, langId });
      return record(made, await deletions.waitsFor(userId));
    });

    app.delete(path, { schema: { params: storeParams } }, async (request) => {
      const { userId } = await requireRegistered(request);
      await deletions.cancel(userId);
      return record(undefined, await deletions.waitsFor(userId));
    });
  };
}
