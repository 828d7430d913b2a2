import { createHash, timingSafeEqual } from 'node:crypto';

import { Fault } from './errors';
import type { HttpApp } from './http';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a text is a token, told without saying how much of it is right. */
export function isToken(given: string, token: string): boolean {
  return timingSafeEqual(digest(given), digest(token));
}

/** Shuts a scope's routes to everybody without the operations token. They hang outside the shop's addresses. */
export function requireOperationsToken(app: HttpApp, token: string): void {
  app.addHook('onRequest', async (request) => {
    if (!isToken(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new Fault(403, 'CMN1501E', '_ERR_USER_AUTHORITY', 'CMN1501E: The operations token is not right.');
  });
}
