import type { FastifyRequest } from 'fastify';

import type { Upstreams } from '../upstreams';
import { readPreview } from '../preview/previewVisit';
import { traceHeaders } from '../tracing/traceRequests';

import { cameByHttps, type Session, trustedToken } from './sessionCookies';

/** Headers of the browser that are not passed on, or would hide an answer from the gateway. */
const KEPT_BACK: ReadonlySet<string> = new Set([
  'cookie',
  'accept-encoding',
  'range',
  'x-http-method-override',
  'traceparent',
  'tracestate',
]);

type Headers = Record<string, string | string[] | undefined>;

/** Services of the commerce product: they know shoppers and editors by their tokens (contract section 3.2). */
const READS_TOKENS: ReadonlySet<keyof Upstreams> = new Set(['commerce', 'catalogue', 'content', 'storeinfo']);

/** Tokens go to the commerce product alone; to another service only where it is the same server. */
function readsTokens(service: keyof Upstreams, upstreams: Upstreams): boolean {
  return READS_TOKENS.has(service) || upstreams[service] === upstreams.commerce;
}

/** Both tokens of a request that carries the plain one; a cookie alone opens nothing. Null without a whole session. */
export function sessionOf({ headers }: Pick<FastifyRequest, 'headers'>): Session | null {
  const WCToken = headers['wctoken'];
  const WCTrustedToken = headers['wctrustedtoken'] ?? trustedToken(headers);
  if (typeof WCToken !== 'string' || typeof WCTrustedToken !== 'string' || !WCToken || !WCTrustedToken) return null;
  return { WCToken, WCTrustedToken, isHttps: cameByHttps(headers) };
}

/** Rewrites the headers of a call for the service behind the gateway. */
export function upstreamHeaders(
  request: FastifyRequest,
  service: keyof Upstreams,
  upstreams: Upstreams,
  added: Readonly<Record<string, string>> = {},
) {
  return (_: unknown, headers: Headers): Headers => {
    const { wctoken, wctrustedtoken, wcpersonalization, wcpreviewtoken, ...others } = headers;
    const kept = Object.fromEntries(Object.entries(others).filter(([name]) => !KEPT_BACK.has(name)));
    const common = { ...kept, 'x-request-id': String(request.id), 'x-forwarded-host': request.headers.host ?? '' };
    if (!readsTokens(service, upstreams)) return { ...common, ...added };
    const preview = readPreview(request.headers)?.token ?? wcpreviewtoken;
    const trusted = wctrustedtoken ?? sessionOf(request)?.WCTrustedToken;
    return {
      ...common,
      ...traceHeaders(request.trace),
      ...(wctoken ? { wctoken } : {}),
      ...(trusted ? { wctrustedtoken: trusted } : {}),
      ...(wcpersonalization ? { wcpersonalization } : {}),
      ...(preview ? { wcpreviewtoken: preview } : {}),
      ...added,
    };
  };
}
