import type { Caller, Clock, Db } from '../../kernel';
import { type Order, requireStore } from '../order';
import { storeById } from '../storeConfig';
import { findPayable, payableMethods } from './payable.service';
import { paymentErrors } from './payment.errors';
import type { PartnerDesk, PartnerMethod, PartnerRequest, PartnerSession } from './partnerDesk.port';
import { returnAddress } from './returnAddress.domain';

export interface OpeningRequest {
  readonly caller: Caller;
  readonly storeId: string;
  readonly orderId: string | undefined;
  readonly method: PartnerMethod;
  readonly successUrl?: string | undefined;
  readonly cancelUrl?: string | undefined;
  /** Before delivery is chosen; when left out, whether the order has an address decides. */
  readonly express?: boolean | undefined;
}

export interface OpeningPorts {
  readonly db: Db;
  readonly clock: Clock;
}

/** The order a payment is for, with what a partner must know of it; refused where the method is not offered. */
export async function partnerRequest(
  ports: OpeningPorts,
  desk: Pick<PartnerDesk, 'shopOrigins'>,
  { caller, storeId, orderId, method, successUrl, cancelUrl, express }: OpeningRequest,
): Promise<{ order: Order; request: PartnerRequest }> {
  const addresses = {
    successUrl: successUrl === undefined ? '' : returnAddress('successUrl', successUrl, desk.shopOrigins),
    cancelUrl: cancelUrl === undefined ? '' : returnAddress('cancelUrl', cancelUrl, desk.shopOrigins),
  };
  const payable = await findPayable(ports, caller, storeId, orderId);
  const { order, dueMinor } = payable;
  if (!payableMethods(payable).some(({ name }) => name === method)) throw paymentErrors.method();
  const store = requireStore(storeId);
  return {
    order,
    request: {
      partner: method,
      storeId,
      merchantReference: order.orderId,
      amountMinor: dueMinor,
      currency: order.currency,
      country: store.country === '*' ? 'US' : store.country,
      locale: localeOf(storeId, successUrl),
      express: express ?? order.lines.some((line) => !line.address),
      ...addresses,
    },
  };
}

/** Opens a payment at a partner for the shopper's order. */
export async function openAtPartner(
  ports: OpeningPorts,
  desk: PartnerDesk,
  opening: OpeningRequest,
): Promise<{ order: Order; session: PartnerSession }> {
  const { order, request } = await partnerRequest(ports, desk, opening);
  return { order, session: await desk.open(request) };
}

/** Locale of the address the shopper comes back to, else the store's own. */
function localeOf(storeId: string, address: string | undefined): string {
  const locales: readonly string[] = storeById(storeId)?.locales ?? [];
  const path = address && URL.canParse(address, 'http://shop.invalid') ? new URL(address, 'http://shop.invalid') : null;
  const first = path?.pathname.split('/')[1] ?? '';
  return locales.includes(first) ? first : (locales[0] ?? 'en-us');
}
