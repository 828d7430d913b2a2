import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { addToCart } from '@sightline/shared-lib/api/cart';
import { failureOf } from '@sightline/shared-lib/api/client';
import { isLocale, type AddToCartItem, type Locale } from '@sightline/shared-lib/contracts';
import { localisePath } from '@sightline/shared-lib/domain/routing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';

import { INVALID_IDS, productIdsOf, UNEXPECTED, type EmbedAnswer } from '../../embed/embedRules';
import { sessionOrGuest } from '../actions/serverCart';
import { TooManyRequests, type Limiter } from '../limits/limiter';
import { refusePage } from '../limits/refuse';
import type { PlatformClients } from '../platformClients';
import type { SiteDirectory } from '../site/siteDirectory';

import { embedItems } from './embedItems';

interface EmbedOptions {
  /** Origins whose pages may put products into the shopper's bag. */
  readonly origins: readonly string[];
  /** Folder with the built `embed.js`. */
  readonly scriptDir: string;
  readonly clients: PlatformClients;
  readonly sites: SiteDirectory;
  readonly limiter: Limiter;
  readonly log: Logger;
}

const ONE_HOUR = 3600;

const localeOf = (wanted: unknown): Locale => (typeof wanted === 'string' && isLocale(wanted) ? wanted : 'en-us');

interface Refusal {
  readonly headers?: Readonly<Record<string, string>>;
  readonly reason?: Extract<EmbedAnswer, { readonly success: false }>['reason'];
}

/** One piece of each. */
const pieces = (productIds: readonly string[] | null): readonly AddToCartItem[] | null =>
  productIds && productIds.map((productId) => ({ productId, quantity: 1 }));

/** Add-to-cart for pages of other origins that the installation trusts (EMB-01, ROUTE-09). */
export async function embedRoutes(app: FastifyInstance, options: EmbedOptions): Promise<void> {
  const { origins, scriptDir, clients, sites, limiter, log } = options;

  /** Says that the origin may read the answer and send the shop's cookies; false for strangers. */
  const admit = (origin: string | undefined, reply: FastifyReply): boolean => {
    reply.header('vary', 'origin');
    if (!origin || !origins.includes(origin)) return false;
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
    return true;
  };

  app.get('/embed.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', `public, max-age=${ONE_HOUR}`)
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(await readFile(join(scriptDir, 'embed.js'))),
  );

  /** A bag is filled by address only for whoever comes from a page that is trusted. */
  const comesFromFriend = (referer: string | undefined) =>
    referer !== undefined && URL.canParse(referer) && origins.includes(new URL(referer).origin);

  const fill = async (
    locale: Locale,
    items: readonly AddToCartItem[],
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    const { context: site } = await sites.find(locale);
    const { session, cookies } = await sessionOrGuest(clients, site, request, limiter);
    reply.header('set-cookie', cookies);
    return addToCart(clients.forSession(site, session), { items });
  };

  app.options('/embed/cart', (request, reply) => {
    if (!admit(request.headers.origin, reply)) return reply.code(403).send();
    return reply
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'content-type')
      .code(204)
      .send();
  });

  app.post<{ Body: { productIds?: unknown; items?: unknown; locale?: unknown } | null }>(
    '/embed/cart',
    { config: { senders: 'all' } },
    async (request, reply) => {
      const refuse = (status: number, message: string, { headers = {}, reason }: Refusal = {}) =>
        reply
          .code(status)
          .headers(headers)
          .send({ success: false, message, ...(reason ? { reason } : {}) } satisfies EmbedAnswer);
      if (!admit(request.headers.origin, reply)) return refuse(403, UNEXPECTED);
      const items = embedItems(request.body?.items) ?? pieces(productIdsOf(request.body?.productIds));
      if (!items) return refuse(400, INVALID_IDS);
      try {
        const { orderId, orderItemIds } = await fill(localeOf(request.body?.locale), items, request, reply);
        return await reply.send({ success: true, orderId, orderItemId: orderItemIds } satisfies EmbedAnswer);
      } catch (error) {
        if (error instanceof TooManyRequests)
          return refuse(429, error.message, { headers: { 'retry-after': String(error.seconds) } });
        const failure = failureOf(error);
        log.warn({ err: error }, 'embedded add to cart failed');
        return refuse(
          failure?.status && failure.status < 500 ? failure.status : 502,
          failure?.errorMessage || UNEXPECTED,
          failure ? { reason: { key: failure.errorKey, parameters: failure.errorParameters } } : {},
        );
      }
    },
  );

  app.get<{ Querystring: { product?: string | string[]; locale?: string } }>(
    '/embed/checkout',
    async (request, reply) => {
      const { product = [], locale: wanted } = request.query;
      const locale = localeOf(wanted);
      const items = pieces(productIdsOf([product].flat()));
      if (!items || !comesFromFriend(request.headers.referer))
        return reply.redirect(localisePath('/checkout/external', locale), 303);
      try {
        await fill(locale, items, request, reply);
      } catch (error) {
        if (error instanceof TooManyRequests) return refusePage(locale, reply, error);
        log.warn({ err: error }, 'a bag handed over from outside could not be filled');
        return reply.redirect(`${localisePath('/cart', locale)}?notice=not-added`, 303);
      }
      return reply.redirect(localisePath('/checkout/external', locale), 303);
    },
  );
}
