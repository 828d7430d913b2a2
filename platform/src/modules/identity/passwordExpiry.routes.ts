import { Type } from 'typebox';

import { type Db, requireOperationsToken, type RoutePlugin, unknownId } from '../../kernel';
import type { IdentityService } from './identity.service';

const Params = Type.Object({ logonId: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', maxLength: 254 }) });

/** Operations make a shopper choose a new password, as when the old one may be known to others; no such call without a token (AUTH-10). */
export function passwordExpiryRoutes(
  db: Db,
  service: Pick<IdentityService, 'userIdOf' | 'expirePassword'>,
  token: string | undefined,
): RoutePlugin {
  return (app) => {
    if (!token) return;
    requireOperationsToken(app, token);
    app.post('/operations/accounts/:logonId/expire-password', { schema: { params: Params } }, async (request) => {
      const { logonId } = request.params;
      const userId = await service.userIdOf(db, logonId);
      if (!userId) throw unknownId(logonId);
      await service.expirePassword(userId);
      return { logonId };
    });
  };
}
