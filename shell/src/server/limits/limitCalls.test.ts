import Fastify, { type FastifyInstance } from 'fastify';

import type { Upstreams } from '../upstreams';
import { gateway } from '../gateway/gateway';

import { createLimiter } from './limiter';
import { readLimits } from './limits';

const STORE = '/wcs/resources/store/10801';

let platform: FastifyInstance;
let shop: FastifyInstance;
let time = 0;
let seen: unknown[] = [];

async function open(limits: string, proxies: string[] = []) {
  time = 1_000_000;
  seen = [];
  platform = Fastify();
  for (const path of ['/wcs/*', '/1/*', '/stores/*', '/pictures/*'])
    platform.all(path, (request, reply) => {
      seen.push(request.body);
      return reply.code(201).send({ ok: true });
    });
  const address = await platform.listen({ port: 0, host: '127.0.0.1' });
  shop = Fastify({ trustProxy: proxies });
  await shop.register(gateway, {
    upstreams: new Proxy({} as Upstreams, { get: () => address }),
    storeLocatorAuthorization: '',
    shopOrigin: 'http://localhost:3000',
    shopperOf: () => Promise.resolve('7'),
    limiter: createLimiter(readLimits(limits), () => time),
  });
}

afterEach(async () => {
  await shop.close();
  await platform.close();
});

interface Sent {
  readonly from?: string;
  readonly headers?: Record<string, string>;
  readonly body?: object;
}

const send = async (path: string, { from = '203.0.113.1', headers = {}, body = {} }: Sent = {}) =>
  shop.inject({ method: 'POST', url: path, remoteAddress: from, headers, payload: body });
const statuses = async (paths: readonly string[], sent?: Sent) => {
  const all: number[] = [];
  for (const path of paths) all.push((await send(path, sent)).statusCode);
  return all;
};

describe('limits of calls', () => {
  it('refuse an address above its limit in the platform’s error shape, with the time to wait [PLAT-08]', async () => {
    await open('guests=2/6');
    const guest = `${STORE}/guestidentity`;
    expect(await statuses([guest, guest])).toEqual([201, 201]);
    const refused = await send(guest);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
    expect(refused.json().errors[0]).toMatchObject({ errorCode: 'RATE_LIMITED', errorParameters: '10' });
    expect(seen).toHaveLength(2);
    time += 10_000;
    expect(await statuses([guest, guest])).toEqual([201, 429]);
  });

  it('let other addresses and other calls through meanwhile [PLAT-08]', async () => {
    await open('guests=1/1');
    const guest = `${STORE}/guestidentity`;
    expect(await statuses([guest, guest, `${STORE}/cart`])).toEqual([201, 429, 201]);
    expect(await statuses([guest], { from: '203.0.113.2' })).toEqual([201]);
    expect(await statuses([guest, guest], { from: '2001:db8::1' })).toEqual([201, 429]);
    expect(await statuses([guest], { from: '2001:db8::ffff' })).toEqual([429]);
  });

  it('believe a header about the address from named proxies alone [PLAT-08]', async () => {
    const guest = `${STORE}/guestidentity`;
    const from = (forwarded: string) => statuses([guest], { headers: { 'x-forwarded-for': forwarded } });
    await open('guests=1/1');
    expect([await from('198.51.100.1'), await from('198.51.100.2')]).toEqual([[201], [429]]);
    await shop.close();
    await platform.close();
    await open('guests=1/1', ['203.0.113.0/24']);
    expect([await from('198.51.100.1'), await from('198.51.100.2')]).toEqual([[201], [201]]);
    // What a shopper adds stands before what the proxy wrote.
    expect(await from('192.0.2.9, 198.51.100.1')).toEqual([429]);
  });

  it('count a name over all addresses, whoever spells it how, and pass the sign-in on as it came [PLAT-08] [AUTH-08]', async () => {
    await open('signInsOfName=2/1');
    const sign = (logonId: string, from: string) => statuses([`${STORE}/loginidentity`], { from, body: { logonId } });
    expect(await sign('ann@example.com', '203.0.113.1')).toEqual([201]);
    expect(await sign('ANN@example.com ', '203.0.113.2')).toEqual([201]);
    expect(await sign('ann@example.com', '203.0.113.3')).toEqual([429]);
    expect(await sign('bob@example.com', '203.0.113.3')).toEqual([201]);
    expect(seen).toEqual([
      { logonId: 'ann@example.com' },
      { logonId: 'ANN@example.com ' },
      { logonId: 'bob@example.com' },
    ]);
  });

  it('count sign-ins of one address over all names [PLAT-08]', async () => {
    await open('signIns=1/1');
    const sign = (logonId: string) => statuses([`${STORE}/loginidentity`], { body: { logonId } });
    expect([await sign('ann@example.com'), await sign('bob@example.com')]).toEqual([[201], [429]]);
  });

  it('count orders that are asked for by number and e-mail, over all numbers [ORD-03] [PLAT-08]', async () => {
    await open('lookups=2/1');
    const ask = (orderId: string, from?: string) =>
      statuses([`${STORE}/order/@lookup`], { body: { orderId, email: 'a@b.example' }, ...(from ? { from } : {}) });
    expect([await ask('1'), await ask('2'), await ask('3')]).toEqual([[201], [201], [429]]);
    expect(await ask('3', '203.0.113.2')).toEqual([201]);
  });

  it('count uploads and checkouts of one shopper over all addresses [PLAT-08]', async () => {
    await open('checkoutsOfShopper=1/1');
    const checkout = (wctoken: string, from: string) =>
      statuses([`${STORE}/cart/@self/checkout`], { from, headers: { wctoken } });
    expect(await checkout('7,a', '203.0.113.1')).toEqual([201]);
    expect(await checkout('7,a', '203.0.113.2')).toEqual([429]);
    expect(await checkout('7,forged', '203.0.113.2')).toEqual([201]);
  });

  it('answer each service’s clients in their own shape, and never count pictures [PLAT-08]', async () => {
    await open('calls=1/1');
    await send('/1/indexes/*/queries');
    expect((await send('/1/indexes/*/queries')).json()).toMatchObject({ status: 429, message: expect.any(String) });
    expect((await send('/stores/getUserFavoritesDetails')).json()).toEqual({ message: expect.any(String) });
    expect(await statuses(['/pictures/a/front.webp'])).toEqual([201]);
  });

  it('are not there when configuration turns them off [PLAT-08]', async () => {
    await open('off');
    const guest = `${STORE}/guestidentity`;
    expect(await statuses(Array.from({ length: 400 }, () => guest))).toEqual(Array.from({ length: 400 }, () => 201));
  });
});
