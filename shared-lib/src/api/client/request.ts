import type { PlatformCall, QueryValue, Surface } from '../../contracts';
import { DEFAULT_SURFACES } from './config';
import type { PlatformClientConfig } from './config';
import { fillPath } from './fillPath';

/** A request as the transport sends it. */
export interface WireRequest {
  readonly url: string;
  readonly method: PlatformCall['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
}

/** Surfaces of the commerce product itself: only they see the shopper's tokens. */
const TOKEN_SURFACES = new Set<Surface>(['commerce', 'catalogue', 'content', 'storeinfo', 'productinfo']);

const baseOf = (call: PlatformCall, config: PlatformClientConfig): string =>
  config.bases?.[call.surface] ?? DEFAULT_SURFACES[call.surface];

/**
 * True when the call speaks for the shopper: only then does a 401 say something about the session. The store locator is a service of others:
 * the shop's own gateway has to know the shopper to ask it, a host of its own never sees a token.
 */
export function carriesTokens(call: PlatformCall, config: PlatformClientConfig): boolean {
  return TOKEN_SURFACES.has(call.surface) || (call.surface === 'stores' && !baseOf(call, config).includes('://'));
}

/** Surfaces that take the store and language in the query rather than in the path. */
const QUERY_SURFACES = new Set<Surface>(['catalogue', 'content', 'productinfo']);

function defaultQuery(call: PlatformCall, config: PlatformClientConfig): Record<string, QueryValue> {
  const { storeId, langId } = config.site();
  if (call.surface === 'commerce') return { langId };
  return QUERY_SURFACES.has(call.surface) ? { storeId, langId } : {};
}

function queryText(query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** Address of a call on its configured base; a missing path parameter fails here, before any request (API-01). */
export function addressOf(call: PlatformCall, config: PlatformClientConfig): string {
  const base = baseOf(call, config);
  const origin = base.includes('://') ? '' : (config.origin ?? '');
  const path = fillPath(call.path, { storeId: config.site().storeId, ...call.pathParams });
  const query = { ...defaultQuery(call, config), ...config.query?.[call.surface], ...call.query };
  return `${origin}${base}${path}${queryText(query)}`;
}

function bodyOf(body: unknown): string | FormData | undefined {
  if (body === undefined) return undefined;
  return typeof FormData !== 'undefined' && body instanceof FormData ? body : JSON.stringify(body);
}

/** The request of a call; tokens are read afresh, because a retry must carry the new ones (contract 3.5). */
export function requestOf(call: PlatformCall, config: PlatformClientConfig): WireRequest {
  const body = bodyOf(call.body);
  return {
    url: addressOf(call, config),
    method: call.method,
    body,
    headers: {
      Accept: call.responseType === 'blob' ? '*/*' : 'application/json',
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...(carriesTokens(call, config) ? config.session?.headers() : {}),
      ...config.headers?.[call.surface],
      ...call.headers,
    },
  };
}
