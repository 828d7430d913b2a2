import { isLocale, type Locale } from '@sightline/shared-lib/contracts';
import { localisePath } from '@sightline/shared-lib/domain/routing';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { TooManyRequests, type Limiter } from '../limits/limiter';
import { refusePage } from '../limits/refuse';
import type { PlatformClients } from '../platformClients';
import type { SiteDirectory } from '../site/siteDirectory';

import { addServerItems, sessionOrGuest } from './serverCart';

interface FormActionOptions {
  readonly clients: PlatformClients;
  readonly sites: SiteDirectory;
  readonly limiter: Limiter;
  readonly log: Logger;
}

/** Native posts of the forms that must work before or without script: add to cart. */
export async function formActions(
  app: FastifyInstance,
  { clients, sites, limiter, log }: FormActionOptions,
): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const address = '/actions/cart/add';
  app.post<{ Body: Record<string, string> }>(address, async (request, reply) => {
    const { partNumber = '', quantity = '1', locale: wanted = '' } = request.body ?? {};
    const locale: Locale = isLocale(wanted) ? wanted : 'en-us';
    const cart = localisePath('/cart', locale);
    if (!partNumber) return reply.redirect(cart, 303);

    const { context: site } = await sites.find(locale);
    try {
      const { session, cookies } = await sessionOrGuest(clients, site, request, limiter);
      reply.header('set-cookie', cookies);
      await addServerItems(clients, site, session, [{ partNumber, quantity }]);
    } catch (error) {
      if (error instanceof TooManyRequests)
        return refusePage(locale, reply, error, { action: address, fields: { partNumber, quantity, locale } });
      log.warn({ err: error, partNumber }, 'native add to cart failed');
      return reply.redirect(`${cart}?notice=not-added`, 303);
    }
    return reply.redirect(cart, 303);
  });
}
