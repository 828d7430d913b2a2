import { Readable } from 'node:stream';

import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Upstreams } from '../upstreams';

import { KEPT_BY_NOBODY } from '../cache/cachePolicy';
import { senderOf } from '../http/requestOrigin';
import { limitCalls, limitSignIns } from '../limits/limitCalls';
import type { Limiter } from '../limits/limiter';
import type { LoadShedding } from '@sightline/shared-lib/domain/load';
import { shedCalls } from '../limits/shedCalls';

import { callPath, callQuery } from './callPath';
import { proofHeader, spentProofCookie } from '../signInProviders/providerCookies';

import { downstreamHeaders } from './downstreamHeaders';
import { favouriteCalls, type FavouriteCallOptions } from './favouriteCalls';
import { endsSession, mayIssueTokens, sessionKept } from './identityCalls';
import { passOn } from './passOn';
import { personalizationCookie, rememberedPersonalization } from './personalization';
import { refuseUnreadable } from './readableAddress';
import { isLentKey, queryWithoutKeys, type SearchHeaders } from './searchKey';
import { expiredSessionCookies, sessionCookies } from './sessionCookies';
import { partAnswer } from './tokensOf';
import { unavailable } from './unavailable';
import { upstreamHeaders } from './upstreamHeaders';

/** Contract paths on the shop's own origin and the service behind each. */
const MOUNTS: readonly (readonly [string, keyof Upstreams])[] = [
  ['/wcs/storeinfo/*', 'storeinfo'],
  ['/wcs/productinfo', 'catalogue'],
  ['/wcs/*', 'commerce'],
  ['/search/resources/*', 'catalogue'],
  ['/cms/*', 'content'],
  ['/1/events', 'events'],
  ['/1/*', 'index'],
  ['/api/*', 'availability'],
  ['/:storePrefix/availability.json', 'availability'],
  ['/geo/*', 'geo'],
];

/** Connections to a service for calls. */
const CONNECTIONS = 64;
/** Pictures wait for their drawing: on connections of their own, so that no call waits behind them, and more than the platform lets wait. */
const PICTURE_CONNECTIONS = 160;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

function refused(reply: FastifyReply) {
  const errorMessage = 'The address cannot be read in one way only.';
  return reply.code(400).send({
    errors: [{ errorKey: '_ERR_INVALID_INPUT', errorCode: 'CWXFR0226E', errorMessage, errorParameters: '' }],
  });
}

/** In the form of the search provider, readable from anywhere as its own answers are. */
function unlent(reply: FastifyReply) {
  const message = 'The shop lends its key to searches alone';
  return reply.code(403).header('access-control-allow-origin', '*').send({ message, status: 403 });
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Files hold no tokens, and are streamed. */
const FILE = /^(?:image|font|audio|video)\/|^application\/(?:pdf|octet-stream)/;

/** Passes an answer on; trusted tokens stay in HttpOnly cookies, whatever the call was (contract 3.2). */
async function answerCall(request: FastifyRequest, reply: FastifyReply, stream: Readable, isProgram: boolean) {
  // A service that says nothing of caches leaves it to each of them what it keeps of a shopper.
  if (request.headers['wctoken'] && !reply.hasHeader('cache-control')) reply.header('cache-control', KEPT_BY_NOBODY);
  if (FILE.test(String(reply.getHeader('content-type') ?? ''))) return passOn(request, reply, stream);
  if (reply.hasHeader('content-encoding'))
    throw new Error('The service packed its answer although nobody asked it to.');
  const body = await collect(stream);
  const { open, session, personalizationId } = partAnswer(body);
  if (session)
    reply.header('set-cookie', [
      ...sessionCookies(session, request.headers, sessionKept(request.url)),
      ...personalizationCookie(personalizationId, request.headers),
    ]);
  const shown = isProgram ? body : open;
  if (request.method === 'HEAD') return reply.send(null);
  reply.header('content-length', shown.length);
  return passOn(request, reply, Readable.from([shown]));
}

export interface GatewayOptions extends FavouriteCallOptions {
  /** Address that shoppers see. */
  readonly shopOrigin: string;
  /** Credentials of a hosted search provider, which stay on the server. */
  readonly searchHeaders?: SearchHeaders;
  readonly limiter: Limiter;
  /** Without it everything is passed on at once. */
  readonly shedding?: LoadShedding;
}

/** The one call whose body says whose limit it counts for. */
const SIGN_IN = '/wcs/resources/store/:storeId/loginidentity';

/** Every platform call on one origin. */
export async function gateway(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const { upstreams, shopOrigin, searchHeaders = {}, limiter, shedding } = options;
  const connectWith = (scope: FastifyInstance, connections: number) =>
    scope.register(replyFrom, { undici: { connections, pipelining: 1 }, disableRequestLogging: true });
  app.addHook('onRequest', refuseUnreadable);
  limitCalls(app, limiter);
  if (shedding) shedCalls(app, shedding);

  const pass =
    (service: keyof Upstreams, isSignIn = false) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      const path = callPath(request.url);
      if (path === null) return refused(reply);
      const { method, headers } = request;
      const key = searchHeaders[service];
      if (key && !isLentKey(method, path)) return unlent(reply);
      const query = key ? queryWithoutKeys(request.url) : callQuery(request.url);
      if (endsSession(method, path)) reply.header('set-cookie', expiredSessionCookies(headers));
      const remembered = mayIssueTokens(method, path) ? rememberedPersonalization(headers) : {};
      const proof = isSignIn ? proofHeader(headers) : {};
      // A provider's word is used once, whatever the platform makes of it.
      if (proof['authorization']) reply.header('set-cookie', spentProofCookie(headers));
      // Script can leave out what tells a browser only where it reads.
      const isProgram = method !== 'GET' && senderOf(headers, shopOrigin) === 'unknown';
      return reply.from(`${upstreams[service]}${path}${query}`, {
        rewriteRequestHeaders: upstreamHeaders(request, service, upstreams, { ...remembered, ...proof, ...key }),
        rewriteHeaders: downstreamHeaders,
        onError: (_reply, { error }) => {
          void unavailable(request, reply, error);
        },
        onResponse: (_request: unknown, _reply: unknown, response: unknown) => {
          const { stream } = response as { stream: Readable };
          // The platform can die in the middle of its answer.
          void answerCall(request, reply, stream, isProgram).catch((error: Error) =>
            unavailable(request, reply, error),
          );
        },
      });
    };
  const config = { senders: 'own and programs' } as const;

  // Bodies are passed on as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  await app.register(async (calls) => {
    await connectWith(calls, CONNECTIONS);
    await calls.register(async (scope) => {
      limitSignIns(scope, limiter);
      scope.post(SIGN_IN, { config }, pass('commerce', true));
    });
    await calls.register(favouriteCalls, options);
    for (const [url, service] of MOUNTS) calls.route({ method: METHODS, url, config, handler: pass(service) });
  });
  await app.register(async (pictures) => {
    await connectWith(pictures, PICTURE_CONNECTIONS);
    pictures.route({ method: METHODS, url: '/pictures/*', config, handler: pass('pictures') });
  });
}
