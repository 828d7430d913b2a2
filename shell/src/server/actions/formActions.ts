import { isLocale, type Locale } from '@sightline/shared-lib/contracts';
import { localisePath } from '@sightline/shared-lib/domain';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

import { readSession, sessionCookies } from '../gateway/sessionCookies';
import type { PlatformClients } from '../platformClients';
import type { SiteDirectory } from '../site/siteDirectory';

interface FormActionOptions {
  readonly clients: PlatformClients;
  readonly sites: SiteDirectory;
  readonly log: Logger;
}

interface Tokens {
  readonly WCToken: string;
  readonly WCTrustedToken: string;
}

/** Only pages of our own may post: the browser says where a form came from. */
function isOwnForm(headers: Record<string, string | string[] | undefined>): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** Native posts of the forms that must work before or without script: add to cart. */
export async function formActions(app: FastifyInstance, { clients, sites, log }: FormActionOptions): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.post<{ Body: Record<string, string> }>('/actions/cart/add', async (request, reply) => {
    const { partNumber = '', quantity = '1', locale: wanted = '' } = request.body ?? {};
    const locale: Locale = isLocale(wanted) ? wanted : 'en-us';
    const cart = localisePath('/cart', locale);
    if (!isOwnForm(request.headers) || !partNumber) return reply.redirect(cart, 303);

    const { context: site } = await sites.find(locale);
    let session = readSession(request.headers);
    if (!session) {
      const created = (await clients.forSite(site).send({
        surface: 'commerce',
        method: 'POST',
        path: '/store/{storeId}/guestidentity',
        body: {},
      })) as Tokens;
      session = { WCToken: created.WCToken, WCTrustedToken: created.WCTrustedToken };
      reply.header('set-cookie', sessionCookies(session, request.headers));
    }
    try {
      await clients.forSession(site, session).send({
        surface: 'commerce',
        method: 'POST',
        path: '/store/{storeId}/cart',
        body: {
          orderId: '.',
          x_calculateOrder: '1',
          x_calculationUsage: '-1,-2,-3,-4,-5,-6,-7',
          x_inventoryValidation: 'true',
          orderItem: [{ partNumber, quantity }],
        },
      });
    } catch (error) {
      log.warn({ err: error, partNumber }, 'native add to cart failed');
      return reply.redirect(`${cart}?notice=not-added`, 303);
    }
    return reply.redirect(cart, 303);
  });
}
