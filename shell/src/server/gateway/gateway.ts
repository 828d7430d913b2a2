import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';

import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Upstreams } from '../config';

import { senderOf } from '../http/requestOrigin';
import { readPreview } from '../preview/previewVisit';

import { callPath, callQuery } from './callPath';
import { endsSession, mayIssueTokens } from './identityCalls';
import { passOn } from './passOn';
import { personalizationCookie, rememberedPersonalization } from './personalization';
import { refuseUnreadable } from './readableAddress';
import { expiredSessionCookies, sessionCookies, trustedToken } from './sessionCookies';
import { partAnswer } from './tokensOf';

/** Contract paths on the shop's own origin and the service behind each. */
const MOUNTS: readonly (readonly [string, keyof Upstreams])[] = [
  ['/wcs/storeinfo/*', 'storeinfo'],
  ['/wcs/productinfo', 'catalogue'],
  ['/wcs/*', 'commerce'],
  ['/search/resources/*', 'catalogue'],
  ['/cms/*', 'content'],
  ['/1/*', 'index'],
  ['/stores/*', 'stores'],
  ['/api/*', 'availability'],
  ['/pictures/*', 'pictures'],
  ['/geo/*', 'geo'],
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'];

/** Headers of the browser that are not passed on behind the gateway, or would hide an answer from it. */
const KEPT_BACK: ReadonlySet<string> = new Set(['cookie', 'accept-encoding', 'range', 'x-http-method-override']);

function upstreamHeaders(request: FastifyRequest, added: Readonly<Record<string, string>>) {
  return (_: unknown, headers: Record<string, string | string[] | undefined>) => {
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !KEPT_BACK.has(name)));
    const preview = readPreview(request.headers);
    const trusted = headers['wctoken'] && !headers['wctrustedtoken'] ? trustedToken(request.headers) : undefined;
    return {
      ...kept,
      'x-request-id': String(request.id),
      'x-forwarded-host': request.headers.host ?? '',
      ...(trusted ? { wctrustedtoken: trusted } : {}),
      ...(preview ? { wcpreviewtoken: preview.token } : {}),
      ...added,
    };
  };
}

/** Sessions are kept in the gateway's own cookies: a service's cookies and tokens in headers stay here. */
function downstreamHeaders({ 'set-cookie': _cookies, wctrustedtoken: _token, ...headers }: IncomingHttpHeaders) {
  return headers;
}

function unavailable(request: FastifyRequest, reply: FastifyReply, error: Error) {
  request.log.error({ err: error, url: request.url.split('?')[0] }, 'platform did not answer');
  return reply
    .code(503)
    .header('retry-after', '5')
    .send({
      errors: [
        {
          errorKey: 'ERR_SERVICE_UNAVAILABLE',
          errorCode: 'CWXFR0230E',
          errorMessage: 'The service is not answering.',
          errorParameters: '',
        },
      ],
    });
}

function refused(reply: FastifyReply) {
  const errorMessage = 'The address cannot be read in one way only.';
  return reply.code(400).send({
    errors: [{ errorKey: '_ERR_INVALID_INPUT', errorCode: 'CWXFR0226E', errorMessage, errorParameters: '' }],
  });
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
  if (FILE.test(String(reply.getHeader('content-type') ?? ''))) return passOn(request, reply, stream);
  if (reply.hasHeader('content-encoding'))
    throw new Error('The service packed its answer although nobody asked it to.');
  const body = await collect(stream);
  const { open, session, personalizationId } = partAnswer(body);
  if (session)
    reply.header('set-cookie', [
      ...sessionCookies(session, request.headers),
      ...personalizationCookie(personalizationId, request.headers),
    ]);
  const shown = isProgram ? body : open;
  if (request.method === 'HEAD') return reply.send(null);
  reply.header('content-length', shown.length);
  return passOn(request, reply, Readable.from([shown]));
}

export interface GatewayOptions {
  readonly upstreams: Upstreams;
  /** What the store-locator service wants to see; it stays on the server (STOR-03). */
  readonly storeLocatorAuthorization: string;
  /** Address that shoppers see. */
  readonly shopOrigin: string;
}

/** Every platform call on one origin. */
export async function gateway(
  app: FastifyInstance,
  { upstreams, storeLocatorAuthorization, shopOrigin }: GatewayOptions,
): Promise<void> {
  await app.register(replyFrom, { undici: { connections: 64, pipelining: 1 }, disableRequestLogging: true });
  app.addHook('onRequest', refuseUnreadable);
  // Bodies are passed on as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  for (const [url, service] of MOUNTS) {
    const added: Record<string, string> = service === 'stores' ? { authorization: storeLocatorAuthorization } : {};
    app.route({
      method: METHODS,
      url,
      config: { senders: 'own and programs' },
      handler: (request, reply) => {
        const path = callPath(request.url);
        if (path === null) return refused(reply);
        const { method, headers } = request;
        if (endsSession(method, path)) reply.header('set-cookie', expiredSessionCookies(headers));
        const remembered = mayIssueTokens(method, path) ? rememberedPersonalization(headers) : {};
        // Script can leave out what tells a browser only where it reads.
        const isProgram = method !== 'GET' && senderOf(headers, shopOrigin) === 'unknown';
        return reply.from(`${upstreams[service]}${path}${callQuery(request.url)}`, {
          rewriteRequestHeaders: upstreamHeaders(request, { ...added, ...remembered }),
          rewriteHeaders: downstreamHeaders,
          onError: (_reply, { error }) => unavailable(request, reply, error),
          onResponse: (_request: unknown, _reply: unknown, response: unknown) => {
            const { stream } = response as { stream: Readable };
            // The platform can die in the middle of its answer.
            return answerCall(request, reply, stream, isProgram).catch((error: Error) =>
              unavailable(request, reply, error),
            );
          },
        });
      },
    });
  }
}
