import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aSite, failWith, fakeClient } from '@sightline/shared-lib/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';

import { createLimiter } from '../limits/limiter';
import { LIMITS, readLimits, type Limits } from '../limits/limits';
import type { PlatformClients } from '../platformClients';
import type { SiteDirectory } from '../site/siteDirectory';

import { embedRoutes } from './embedRoutes';

const FRIEND = 'https://magazine.example';
const TOKENS = { WCToken: '15006%2Cplain', WCTrustedToken: '15006%2Ctrusted' };
const ADD = 'POST /store/{storeId}/cart';

let app: FastifyInstance;

const ADDED = { orderId: '7', orderItem: [{ orderItemId: '1' }] };

async function shop(add: object | (() => never) = ADDED, limits: Limits = LIMITS) {
  const client = fakeClient({ 'POST /store/{storeId}/guestidentity': TOKENS, [ADD]: add });
  const clients = { withoutSite: client, forSite: () => client, forSession: () => client } as PlatformClients;
  const sites = { find: async () => ({ context: aSite() }) } as unknown as SiteDirectory;
  const scriptDir = await mkdtemp(join(tmpdir(), 'embed-'));
  await writeFile(join(scriptDir, 'embed.js'), 'window.sightline={}');
  app = Fastify();
  await app.register(embedRoutes, {
    origins: [FRIEND],
    scriptDir,
    clients,
    sites,
    limiter: createLimiter(limits),
    log: pino({ level: 'silent' }),
  });
  return client;
}

afterEach(() => app.close());

const post = (payload: object, headers: Record<string, string> = { origin: FRIEND }) =>
  app.inject({ method: 'POST', url: '/embed/cart', payload, headers: { host: 'localhost:3000', ...headers } });

describe('add to cart from another origin', () => {
  it('takes lines with lenses as a host of the remotes hands them over, and none that is not sound [EMB-01] [RX-11]', async () => {
    const client = await shop();
    const lens = { partNumber: 'LENS-1', quantity: 1, groupKey: 'pair-1', attributes: { RxLensId: 'abc' } };
    const answer = await post({ items: [{ partNumber: '0SL1', quantity: 1, groupKey: 'pair-1' }, lens] });
    expect(answer.json()).toMatchObject({ success: true, orderId: '7' });
    expect(client.callsTo(ADD)[0]?.body).toMatchObject({
      orderItem: [
        { partNumber: '0SL1', quantity: '1', xitem_field1: 'pair-1' },
        { partNumber: 'LENS-1', xitem_field1: 'pair-1', orderItemExtendAttribute: [{ attributeName: 'RxLensId' }] },
      ],
    });
    for (const items of [
      [],
      [{ quantity: 1 }],
      [{ ...lens, quantity: 1.5 }],
      [{ ...lens, groupKey: 'a b' }],
      [{ ...lens, attributes: { RxLensId: { toString: 'x' } } }],
      [{ ...lens, attributes: { x: 'y'.repeat(5000) } }],
      Array.from({ length: 21 }, () => lens),
    ])
      expect((await post({ items })).statusCode).toBe(400);
    expect(client.callsTo(ADD)).toHaveLength(1);
  });

  it('makes a guest, adds one piece of each id in one request and keeps the session [EMB-01]', async () => {
    const client = await shop();
    const answer = await post({ productIds: ['5000001', '5000002'] });
    expect(answer.json()).toEqual({ success: true, orderId: '7', orderItemId: ['1'] });
    expect(answer.headers['access-control-allow-origin']).toBe(FRIEND);
    expect(String(answer.headers['set-cookie'])).toContain('__Host-sightline-trusted=15006%2Ctrusted');
    expect(client.callsTo(ADD)).toHaveLength(1);
    expect(client.callsTo(ADD)[0]?.body).toMatchObject({
      orderId: '.',
      orderItem: [
        { productId: '5000001', quantity: '1' },
        { productId: '5000002', quantity: '1' },
      ],
    });
  });

  it('makes no more guests for one address than its limit [PLAT-08]', async () => {
    const client = await shop(ADDED, readLimits('guests=1/6')!);
    expect((await post({ productIds: ['5000001'] })).statusCode).toBe(200);
    const refused = await post({ productIds: ['5000001'] });
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().success]).toEqual([429, '10', false]);
    expect(client.callsTo('POST /store/{storeId}/guestidentity')).toHaveLength(1);
  });

  it('continues with the session the shopper has [EMB-01]', async () => {
    const client = await shop();
    const cookie = `__Host-sightline-trusted=${TOKENS.WCTrustedToken}; __Host-sightline-token=${TOKENS.WCToken}`;
    const answer = await post({ productIds: ['1'] }, { origin: FRIEND, cookie });
    // The session stays as it is; script is told that there may be a bag it has not heard of.
    expect([answer.headers['set-cookie']].flat()).toEqual([expect.stringMatching(/^sightline-bag=1; (?!.*HttpOnly)/)]);
    expect(client.callsTo('POST /store/{storeId}/guestidentity')).toHaveLength(0);
  });

  it.each([{}, { productIds: [] }, { productIds: 'A' }])('refuses %j without a call [EMB-01]', async (payload) => {
    const client = await shop();
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ success: false, message: 'Product ID array is empty or invalid.' });
    expect(client.calls).toHaveLength(0);
  });

  it.each([
    ['Only two are left.', 'Only two are left.'],
    ['', 'Unexpected error occurred while adding to cart.'],
  ])('hands on the platform’s message "%s" [EMB-01]', async (errorMessage, message) => {
    await shop(() => {
      throw failWith(400, '_API_BAD_INV', { errorMessage });
    });
    expect((await post({ productIds: ['1'] })).json()).toEqual({
      success: false,
      message,
      reason: { key: '_API_BAD_INV', parameters: [] },
    });
  });

  it('does nothing for an origin that is not on the list [EMB-01]', async () => {
    const client = await shop();
    const answer = await post({ productIds: ['1'] }, { origin: 'https://stranger.example' });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(client.calls).toHaveLength(0);
  });
});

describe('a bag handed over from outside', () => {
  const open = (referer: string) =>
    app.inject({
      url: '/embed/checkout?product=5000001&product=5000002&locale=it-it',
      headers: { host: 'localhost:3000', referer },
    });

  it('is filled and opens in checkout [ROUTE-09]', async () => {
    const client = await shop();
    const answer = await open(`${FRIEND}/`);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe('/it-it/cassa/esterno');
    expect(client.callsTo(ADD)[0]?.body).toMatchObject({
      orderItem: [{ productId: '5000001' }, { productId: '5000002' }],
    });
  });

  it('stays as it is for visitors of pages that are not trusted [ROUTE-09]', async () => {
    const client = await shop();
    const answer = await open('https://stranger.example/');
    expect(answer.headers.location).toBe('/it-it/cassa/esterno');
    expect(client.calls).toHaveLength(0);
  });

  it('leads to the bag when it could not be filled [ROUTE-09]', async () => {
    await shop(() => {
      throw failWith(400);
    });
    expect((await open(`${FRIEND}/`)).headers.location).toBe('/it-it/carrello?notice=not-added');
  });

  it('is helped by a script that any page may load [EMB-01]', async () => {
    await shop();
    const answer = await app.inject('/embed.js');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
});
