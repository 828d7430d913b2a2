import { Agent } from 'node:http';

import { call } from './call';

const STORE = '/wcs/resources/store/10801/';
const ADDRESS = {
  nickName: 'home',
  firstName: 'Ann',
  lastName: 'Doe',
  addressLine: ['1 Front Street'],
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
  country: 'US',
  email1: 'ann.doe@example.com',
  phone1: '2125550100',
  addressType: 'ShippingAndBilling',
};
const CARD = { number: '4111111111111111', expiry: '12/39', securityCode: '123', firstName: 'Ann', lastName: 'Doe' };

export interface Buyers {
  /** Times of the last button and of every call since the last question, in milliseconds, and what went wrong. */
  figures(): BuyerFigures;
  stop(): Promise<void>;
}

export interface BuyerFigures {
  readonly checkouts: readonly number[];
  readonly calls: readonly number[];
  readonly failures: readonly string[];
}

interface Market {
  readonly origin: string;
  readonly gateway: string;
  /** Articles to buy in turn; one that is sold out is left alone from then on. */
  readonly partNumbers: readonly string[];
}

/** The shop has not enough of an article any more: nobody's failure. */
class SoldOut extends Error {
  override readonly name = 'SoldOut';
}

/** Shoppers who buy one thing after the other through the shop, each time from another address. */
export function startBuyers(market: Market, count: number): Buyers {
  const agent = new Agent({ keepAlive: true, maxSockets: count * 2 });
  const { origin, gateway } = market;
  const left = [...market.partNumbers];
  let [checkouts, calls, failures]: [number[], number[], string[]] = [[], [], []];
  let turn = 0;
  const stopping = new AbortController();

  async function buy(partNumber: string): Promise<void> {
    const from = `198.51.${Math.floor(turn / 250) % 250}.${(turn % 250) + 1}`;
    let headers: Record<string, string> = {};
    const send = async (method: string, path: string, body: object) => {
      const began = performance.now();
      const answer = await call(`${origin}${STORE}${path}`, { agent, method, from, headers, body });
      const took = performance.now() - began;
      calls.push(took);
      if (answer.body.includes('_API_BAD_INV')) throw new SoldOut();
      if (answer.status < 200 || answer.status >= 300)
        throw new Error(`${method} ${path}: ${answer.status} ${answer.body.slice(0, 120)}`);
      if (path.endsWith('/checkout')) checkouts.push(took);
      return JSON.parse(answer.body) as Record<string, unknown>;
    };
    const guest = await send('POST', 'guestidentity', {});
    headers = { wctoken: String(guest['WCToken']), wctrustedtoken: String(guest['WCTrustedToken']) };
    const line = { partNumber, quantity: '1' };
    const { orderId } = await send('POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem: [line] });
    const { addressId } = await send('POST', 'person/@self/contact', ADDRESS);
    const delivery = { orderId: '.', addressId: String(addressId), shipModeId: '14501', x_calculateOrder: '1' };
    await send('PUT', 'cart/@self/shipping_info', delivery);
    const card = await call(`${gateway}/tokens`, { agent, method: 'POST', headers: { origin: gateway }, body: CARD });
    await send('POST', 'cart/@self/payment_instruction', {
      payMethodId: 'VISA',
      paymentToken: String((JSON.parse(card.body) as { token: unknown }).token),
      billing_address_id: String(addressId),
    });
    await send('PUT', 'cart/@self/precheckout', { orderId });
    await send('POST', 'cart/@self/checkout', { orderId });
  }

  const lanes = Array.from({ length: count }, async () => {
    while (!stopping.signal.aborted) {
      turn += 1;
      const partNumber = left[turn % left.length];
      if (!partNumber) return failures.push('Everything is sold out');
      await buy(partNumber).catch((error: Error) => {
        if (!(error instanceof SoldOut)) return failures.push(error.message);
        const at = left.indexOf(partNumber);
        return at < 0 ? at : left.splice(at, 1).length;
      });
    }
    return 0;
  });
  return {
    figures: () => {
      const taken = { checkouts, calls, failures };
      [checkouts, calls, failures] = [[], [], []];
      return taken;
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(lanes);
      agent.destroy();
    },
  };
}
