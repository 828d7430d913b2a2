import type { Readable } from 'node:stream';

import { failureOf } from '@sightline/shared-lib/api/client';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Upstreams } from '../upstreams';

import { downstreamHeaders } from './downstreamHeaders';
import type { ShopperOf } from './sessionShopper';
import { unavailable } from './unavailable';
import { sessionOf, upstreamHeaders } from './upstreamHeaders';

/** All that the shop asks of the store-locator service (contract section 15). */
const CALLS = ['getUserFavoritesDetails', 'removeUserFavorite', 'setDefaultUserFavorite'];
/** Three short texts. */
const BODY_LIMIT = 4096;

export interface FavouriteCallOptions {
  readonly upstreams: Upstreams;
  /** What the store-locator service wants to see; it stays on the server (STOR-03). */
  readonly storeLocatorAuthorization: string;
  readonly shopperOf: ShopperOf;
}

function refuse(reply: FastifyReply, status: number, errorCode: string, errorKey: string, errorMessage: string) {
  return reply.code(status).send({ errors: [{ errorKey, errorCode, errorMessage, errorParameters: '' }] });
}

const signInFirst = (reply: FastifyReply) =>
  refuse(reply, 401, 'CWXFR0210E', 'ERR_AUTHENTICATION_REQUIRED', 'Sign in first.');

function textsOf(body: unknown): Record<string, string> | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'));
}

/**
 * Favourite stores. The service believes whoever has its key, so the key is lent to a session only, and for the person the platform says
 * the session belongs to: a `userId` that a client writes is replaced.
 */
export async function favouriteCalls(app: FastifyInstance, options: FavouriteCallOptions): Promise<void> {
  const { upstreams, storeLocatorAuthorization: authorization, shopperOf } = options;
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, text, done) => {
    try {
      done(null, JSON.parse(String(text)));
    } catch {
      done(null, null);
    }
  });

  for (const call of CALLS) {
    app.post(`/stores/${call}`, { config: { senders: 'own and programs' } }, async (request, reply) => {
      const session = sessionOf(request);
      if (!session) return signInFirst(reply);
      const asked = textsOf(request.body);
      if (!asked) return refuse(reply, 400, 'CWXFR0226E', '_ERR_INVALID_INPUT', 'The body is not valid JSON.');
      let userId: string | null;
      try {
        userId = await shopperOf(session);
      } catch (error) {
        const failure = failureOf(error);
        if (!failure || failure.status < 400 || failure.status >= 500)
          return unavailable(request, reply, error as Error);
        return refuse(reply, failure.status, failure.errorCode, failure.errorKey, failure.errorMessage);
      }
      if (userId === null) return signInFirst(reply);
      return reply.from(`${upstreams.stores}/stores/${call}`, {
        body: { ...asked, userId },
        rewriteRequestHeaders: upstreamHeaders(request, 'stores', upstreams, { authorization }),
        rewriteHeaders: downstreamHeaders,
        onError: (_reply, { error }) => {
          void unavailable(request, reply, error);
        },
        onResponse: (_request: unknown, _reply: unknown, response: unknown) => {
          const { statusCode, stream } = response as { statusCode: number; stream: Readable };
          if (statusCode !== 401) {
            void reply.send(stream);
            return;
          }
          // The key is wrong, which says nothing about the shopper's session.
          stream.resume();
          reply.removeHeader('content-length');
          void unavailable(request, reply, new Error('the store locator refuses its key'));
        },
      });
    });
  }
}
