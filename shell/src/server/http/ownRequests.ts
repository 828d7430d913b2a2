import type { onRequestAsyncHookHandler } from 'fastify';

import { senderOf } from './requestOrigin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may change something here: pages of the shop alone (when absent), programs outside a browser too, or whoever the route itself admits. */
    senders?: 'own and programs' | 'all';
  }
}

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The one check of where a request that can change something comes from; a route that says nothing takes pages of the shop only. */
export function ownRequests(shopOrigin: string): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const { senders } = request.routeOptions.config;
    // What no route takes changes nothing: it is redirected or refused.
    if (READING.has(request.method) || request.is404 || senders === 'all') return undefined;
    const sender = senderOf(request.headers, shopOrigin);
    if (sender === 'own' || (sender === 'unknown' && senders === 'own and programs')) return undefined;
    const errorMessage = 'This request did not come from a page of the shop.';
    return reply.code(403).send({
      errors: [{ errorKey: '_ERR_USER_AUTHORITY', errorCode: 'CMN1501E', errorMessage, errorParameters: '' }],
    });
  };
}
