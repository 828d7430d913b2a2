import { createHash, timingSafeEqual } from 'node:crypto';

import { Fault } from './errors';
import type { HttpApp } from './http';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Shuts a scope's routes to everybody without the operations token. They hang outside the shop's addresses. */
export function requireOperationsToken(app: HttpApp, token: string): void {
  const expected = digest(`Bearer ${token}`);
  app.addHook('onRequest', async (request) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new Fault(403, 'CMN1501E', '_ERR_USER_AUTHORITY', 'CMN1501E: The operations token is not right.');
  });
}
