import type { Readable } from 'node:stream';

import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Upstreams } from '../config';

import { readPreview } from '../preview/previewVisit';

import { endsSession, mayIssueTokens } from './identityCalls';
import { passOn } from './passOn';
import { personalizationCookie, rememberedPersonalization } from './personalization';
import { refuseUnreadable } from './readableAddress';
import { expiredSessionCookies, isBrowserCall, sessionCookies, trustedToken } from './sessionCookies';

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

/** Headers of the browser that are not passed on behind the gateway. */
function upstreamHeaders(request: FastifyRequest, added: Readonly<Record<string, string>>) {
  return (_: unknown, headers: Record<string, string | string[] | undefined>) => {
    const { cookie: _cookie, ...kept } = headers;
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

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** Keeps the trusted token in an HttpOnly cookie and hands script an answer without it (contract §3.2). */
async function splitSession(request: FastifyRequest, reply: FastifyReply, stream: AsyncIterable<Buffer>) {
  const body = await collect(stream);
  reply.removeHeader('content-length');
  let answer: Record<string, unknown>;
  try {
    answer = JSON.parse(body.toString('utf8')) as Record<string, unknown>;
  } catch {
    return reply.send(body);
  }
  const { WCToken, WCTrustedToken, ...rest } = answer;
  if (typeof WCToken !== 'string' || typeof WCTrustedToken !== 'string') return reply.send(answer);
  reply.header('set-cookie', [
    ...sessionCookies({ WCToken, WCTrustedToken }, request.headers),
    ...personalizationCookie(answer['personalizationID'], request.headers),
  ]);
  return reply.send(isBrowserCall(request.headers) ? { WCToken, ...rest } : answer);
}

export interface GatewayOptions {
  readonly upstreams: Upstreams;
  /** What the store-locator service wants to see; it stays on the server (STOR-03). */
  readonly storeLocatorAuthorization: string;
}

/** Every platform call on one origin. */
export async function gateway(
  app: FastifyInstance,
  { upstreams, storeLocatorAuthorization }: GatewayOptions,
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
      handler: (request, reply) => {
        const path = request.url.split('?')[0] ?? '';
        const issues = mayIssueTokens(request.method, path);
        if (endsSession(request.method, path)) reply.header('set-cookie', expiredSessionCookies(request.headers));
        return reply.from(`${upstreams[service]}${request.url}`, {
          rewriteRequestHeaders: upstreamHeaders(
            request,
            issues ? { ...added, ...rememberedPersonalization(request.headers) } : added,
          ),
          onError: (_reply, { error }) => unavailable(request, reply, error),
          onResponse: (_request: unknown, _reply: unknown, response: unknown) => {
            const { stream } = response as { stream: Readable };
            if (!issues) return passOn(request, reply, stream);
            // The platform can die in the middle of its answer.
            return splitSession(request, reply, stream).catch((error: Error) => unavailable(request, reply, error));
          },
        });
      },
    });
  }
}
