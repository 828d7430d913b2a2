import { Agent, request } from 'node:http';

/** Where the buyers of a measurement shop; several processes of one platform are taken in turn. */
export interface Market {
  readonly origins: readonly string[];
  readonly gateway: string;
  readonly partNumber: string;
}

export interface Reply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A guest who has a cart ready to be placed. */
export interface ReadyBuyer {
  readonly userId: string;
  readonly orderId: string;
  /** Places the order; a `dropMs` lets the buyer hang up after so many milliseconds and rejects. */
  checkout(dropMs?: number): Promise<Reply>;
  /** Reads the order back. */
  order(): Promise<Reply>;
  /** Any other call about what the buyer has, below the store's address. */
  call(method: string, path: string, body?: object): Promise<Reply>;
}

/** Times of the calls in milliseconds, by method and path, in the order of their first use. */
export type Timings = Map<string, number[]>;

const agent = new Agent({ keepAlive: true, maxSockets: 2000 });
const STORE = '/wcs/resources/store/10801/';

function send(method: string, url: string, headers: object, body?: object, dropMs?: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, agent, headers: { 'content-type': 'application/json', ...headers } });
    call.on('error', reject);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, body: text ? (JSON.parse(text) as Reply['body']) : {} });
      });
    });
    call.end(body ? JSON.stringify(body) : undefined);
    if (dropMs !== undefined) setTimeout(() => call.destroy(new Error('The buyer hung up')), dropMs);
  });
}

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

let turn = 0;

async function timed<T>(timings: Timings, name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  const times = timings.get(name) ?? [];
  timings.set(name, times);
  times.push(performance.now() - began);
  return done;
}

/** A call of operations, with the token that the platform was started with. */
export const operate = (origin: string, token: string, path: string): Promise<Reply> =>
  send('POST', `${origin}/operations/${path}`, { authorization: `Bearer ${token}` }, {});

/** Brings a new guest with one piece, delivery and a card to the last button. Rejects at the first unexpected answer. */
export async function bringToCheckout(market: Market, timings: Timings = new Map()): Promise<ReadyBuyer> {
  turn += 1;
  const origin = market.origins[turn % market.origins.length] ?? '';
  let tokens: Record<string, string> = {};
  const call = async (method: string, path: string, body?: object, dropMs?: number): Promise<Reply> => {
    return timed(timings, `${method} ${path}`, () => send(method, `${origin}${STORE}${path}`, tokens, body, dropMs));
  };
  const expect = async (method: string, path: string, body: object): Promise<Reply['body']> => {
    const reply = await call(method, path, body);
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  const guest = await expect('POST', 'guestidentity', {});
  tokens = { wctoken: String(guest['WCToken']), wctrustedtoken: String(guest['WCTrustedToken']) };
  const added = await expect('POST', 'cart', {
    orderId: '.',
    x_calculateOrder: '1',
    orderItem: [{ partNumber: market.partNumber, quantity: '1' }],
  });
  const orderId = String(added['orderId']);
  const { addressId } = await expect('POST', 'person/@self/contact', ADDRESS);
  await expect('PUT', 'cart/@self/shipping_info', {
    orderId: '.',
    addressId: String(addressId),
    shipModeId: '14501',
    x_calculateOrder: '1',
  });
  const token = await timed(timings, 'POST gateway/tokens', () =>
    send('POST', `${market.gateway}/tokens`, { origin: market.gateway }, CARD),
  );
  await expect('POST', 'cart/@self/payment_instruction', {
    payMethodId: 'VISA',
    paymentToken: String(token.body['token']),
    billing_address_id: String(addressId),
  });
  await expect('PUT', 'cart/@self/precheckout', { orderId });
  return {
    userId: String(guest['userId']),
    orderId,
    order: () => send('GET', `${origin}${STORE}order/${orderId}`, tokens),
    call: (method, path, body) => send(method, `${origin}${STORE}${path}`, tokens, body),
    checkout: (dropMs) => call('POST', 'cart/@self/checkout', { orderId }, dropMs),
  };
}
