import type { ClientSite } from '@sightline/shared-lib/api/client';

import type { FastifyRequest } from 'fastify';

import {
  bagCookie,
  cameByHttps,
  readSession,
  sessionCookies,
  type Session,
  type Tokens,
} from '../gateway/sessionCookies';
import type { Limiter } from '../limits/limiter';
import type { PlatformClients } from '../platformClients';

/** The session of a shopper whose bag is to be filled, or that of a guest made now within the limit of the address; the cookies keep it and tell script of the bag. */
export async function sessionOrGuest(
  clients: PlatformClients,
  site: ClientSite,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  limiter: Limiter,
) {
  const { headers } = request;
  const known = readSession(headers);
  if (known) return { session: known, cookies: [bagCookie(headers)] };
  limiter.count('guests', request);
  const { WCToken, WCTrustedToken } = (await clients.forSite(site).send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/guestidentity',
    body: {},
  })) as Tokens;
  const session: Session = { WCToken, WCTrustedToken, isHttps: cameByHttps(headers) };
  return { session, cookies: [...sessionCookies(session, headers, 'guest'), bagCookie(headers)] };
}

type ServerItem = { readonly quantity: string } & ({ readonly partNumber: string } | { readonly productId: string });

/** Puts items into the cart of a session in one request; the platform takes all of them or none. */
export async function addServerItems(
  clients: PlatformClients,
  site: ClientSite,
  session: Session,
  orderItem: readonly ServerItem[],
): Promise<{ readonly orderId: string; readonly orderItem: readonly { readonly orderItemId: string }[] }> {
  return (await clients.forSession(site, session).send({
    surface: 'commerce',
    method: 'POST',
    path: '/store/{storeId}/cart',
    body: {
      orderId: '.',
      x_calculateOrder: '1',
      x_calculationUsage: '-1,-2,-3,-4,-5,-6,-7',
      x_inventoryValidation: 'true',
      orderItem,
    },
  })) as Awaited<ReturnType<typeof addServerItems>>;
}
