import { isLocale } from '@sightline/shared-lib/contracts';
import { pathFor } from '@sightline/shared-lib/domain/routing';
import type { SignInProvider } from '@sightline/shared-lib/domain/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { KEPT_BY_NOBODY } from '../cache/cachePolicy';
import { ownPath } from '../http/ownPath';
import { TooManyRequests, type Limiter } from '../limits/limiter';

import { createOpenIdClient, type OpenIdClient } from './openIdClient';
import { endedVisitCookie, proofCookie, readVisit, visitCookie } from './providerCookies';

interface ProviderRouteOptions {
  readonly providers: readonly SignInProvider[];
  readonly shopOrigin: string;
  readonly limiter: Limiter;
  readonly log: Logger;
  readonly createClient?: (provider: SignInProvider) => OpenIdClient;
}

interface Asked {
  readonly Params: { readonly provider: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

/** Longer than any address of the shop that a sign-in continues at. */
const LONGEST_NEXT = 1000;

/** Page that completes a sign-in with a provider, which leads on to where the shopper was going. */
function pageAfter(provider: string, { locale: wanted, next }: Asked['Querystring']): string {
  const locale = typeof wanted === 'string' && isLocale(wanted) ? wanted : 'en-us';
  const query = new URLSearchParams({ with: provider });
  if (typeof next === 'string' && next !== '' && next.length <= LONGEST_NEXT) query.set('next', ownPath(next));
  return `${pathFor({ page: 'sign-in', params: { step: 'provider' } }, locale)}?${query}`;
}

const failed = (path: string, why: 'cancelled' | 'failed') => `${path}&problem=${why}`;

/** Way to a sign-in provider and back (AUTH-07): what the provider says stays in a cookie that script cannot read. */
export async function providerRoutes(
  app: FastifyInstance,
  { providers, shopOrigin, limiter, log, createClient = createOpenIdClient }: ProviderRouteOptions,
): Promise<void> {
  const clients = new Map(providers.map((provider) => [provider.id, createClient(provider)]));
  const returnOf = (provider: string) => `${shopOrigin}/sign-in-with/${provider}/return`;
  const move = (reply: FastifyReply, location: string, cookies: readonly string[]) =>
    reply
      .header('set-cookie', [...cookies])
      .header('cache-control', KEPT_BY_NOBODY)
      .redirect(location, 303);
  const isTooMuch = (request: FastifyRequest) => {
    try {
      limiter.count('signIns', request);
      return false;
    } catch (error) {
      if (error instanceof TooManyRequests) return true;
      throw error;
    }
  };

  app.get<Asked>('/sign-in-with/:provider', async (request, reply) => {
    const { provider } = request.params;
    const client = clients.get(provider);
    if (!client) return reply.callNotFound();
    const back = pageAfter(provider, request.query);
    if (isTooMuch(request)) return move(reply, failed(back, 'failed'), []);
    try {
      const language = String(request.query['locale'] ?? 'en');
      const { location, checks } = await client.begin(returnOf(provider), language.slice(0, 20));
      return move(reply, location, [visitCookie({ ...checks, provider, back }, request.headers)]);
    } catch (error) {
      log.warn({ err: error, provider }, 'a sign-in provider does not answer');
      return move(reply, failed(back, 'failed'), []);
    }
  });

  app.get<Asked>('/sign-in-with/:provider/return', async (request, reply) => {
    const { provider } = request.params;
    const client = clients.get(provider);
    if (!client) return reply.callNotFound();
    const visit = readVisit(request.headers);
    // Nobody is signed in by a link: the browser that comes back is the one that left.
    if (visit?.provider !== provider) return move(reply, failed(pageAfter(provider, {}), 'failed'), []);
    const back = ownPath(visit.back);
    const ended = endedVisitCookie(request.headers);
    if (request.query['error'] === 'access_denied') return move(reply, failed(back, 'cancelled'), [ended]);
    try {
      const answer = new URL(`${returnOf(provider)}${request.url.slice(request.url.indexOf('?'))}`);
      const token = await client.complete(answer, visit);
      return move(reply, back, [ended, proofCookie(token, request.headers)]);
    } catch (error) {
      log.warn({ err: error, provider }, 'a sign-in with a provider failed');
      return move(reply, failed(back, 'failed'), [ended]);
    }
  });
}
