import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { DeskOrder, ReleaseDeskView } from '@sightline/shared-lib/registry';

import { addRoutes, createHttpApp, testClock } from '../../kernel';
import { createOperationModule } from '.';

const TOKEN = 'operations of this test';
const DESK_TOKEN = 'desk of this test';
const rude = '"><script>alert(1)</script>';

const release = (id: string, counts = { shown: 0, failed: 0 }) => ({
  id,
  version: '1.2.0',
  contract: 3,
  createdAt: '2026-11-01T08:30:00.000Z',
  built: { commit: 'c0ffee00c0ffee', dirty: false, mode: 'production' as const, author: rude, builtAt: '' },
  counts,
});

const VIEW: ReleaseDeskView = {
  revision: 7,
  remotes: {
    'mfe-catalog': {
      stable: 'live1',
      before: 'old1',
      canary: { release: 'can1', percent: 20 },
      releases: [
        release('new1'),
        { ...release('can1'), counts: { shown: 1200, failed: 3, measured: 120, poor: 6 } },
        release('live1', { shown: 4000, failed: 0 }),
        release('old1'),
      ],
      changes: [
        {
          action: 'canary',
          release: 'can1',
          percent: 20,
          at: '2026-11-02T09:00:00.000Z',
          by: 'Bea',
          reason: `new prices ${rude}`,
        },
        { action: 'promote', release: 'live1', at: '2026-11-01T09:00:00.000Z', by: 'Bea', key: 'desk', reason: '' },
      ],
      takenBack: [
        { release: 'bad1', percent: 5, at: '2026-11-01T12:00:00.000Z', reason: '30 failures in 100 pages' },
        { release: 'bad0', percent: 100, to: 'old1', at: '2026-10-31T12:00:00.000Z', reason: '40 failures' },
      ],
    },
  },
  shells: [
    { address: 'http://shell-1', status: 'ready', contract: 3, revision: 6, unfit: [] },
    { address: 'http://shell-2', problem: 'fetch failed' },
  ],
};

let desk: Server;
let orders: DeskOrder[];
let refusal: string | null;

beforeEach(async () => {
  orders = [];
  refusal = null;
  desk = createServer((request, response) => {
    if (request.headers.authorization !== `Bearer ${DESK_TOKEN}`) return response.writeHead(404).end();
    if (request.method === 'GET') return response.end(JSON.stringify(VIEW));
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      orders.push(JSON.parse(body) as DeskOrder);
      response.writeHead(refusal === null ? 200 : 409).end(JSON.stringify(refusal === null ? {} : { refusal }));
    });
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
});
afterEach(() => {
  desk.closeAllConnections();
  desk.close();
});

async function signedIn(deskToken: string | null = DESK_TOKEN) {
  const app = createHttpApp();
  const url = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`;
  const { pages } = createOperationModule({
    clock: testClock('2026-11-21T10:00:00.000Z'),
    operationsToken: TOKEN,
    isSecure: false,
    desk: deskToken === null ? undefined : { url, token: deskToken },
    metrics: undefined,
  });
  addRoutes(app, pages);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const signed = await app.inject({
    method: 'POST',
    url: '/operations/sign-in',
    headers,
    payload: new URLSearchParams({ name: 'Ann', token: TOKEN }).toString(),
  });
  const cookie = String(signed.headers['set-cookie']).split(';')[0] ?? '';
  const get = (path: string) => app.inject({ url: `/operations/${path}`, headers: { cookie } });
  const formToken = /name="formToken" value="([^"]+)"/.exec((await get('releases')).body)?.[1] ?? '';
  const change = (fields: Readonly<Record<string, string>>, token = formToken) =>
    app.inject({
      method: 'POST',
      url: '/operations/releases/change',
      headers: { ...headers, cookie },
      payload: new URLSearchParams({
        formToken: token,
        remote: 'mfe-catalog',
        release: 'new1',
        seen: '7',
        reason: 'spring prices',
        ...fields,
      }).toString(),
    });
  return { app, get, change, home: signed.headers.location };
}

/** Words of a page as they are read. */
const wordsOf = (html: string) =>
  html
    .replace(/<style>[^]*<\/style>/, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the page of releases', () => {
  it('shows by remote and shell what is live, how it does, and who moved what and why [FED-07]', async () => {
    const { get, home } = await signedIn();
    expect(home).toBe('/operations/releases');
    const { body, headers } = await get('releases');
    const words = wordsOf(body);
    expect(words).toMatch(
      /live1 live 1\.2\.0, contract 3 c0ffee00c by .* 4,000 pages, 0 failures \(0%\), no web vitals/,
    );
    expect(words).toMatch(
      /can1 canary 20 % .* 1,200 pages, 3 failures \(0\.3%\), poor web vitals in 6 of 120 \(5%\) Promote Change share End canary/,
    );
    const history = [
      'Bea showed can1 to 20 % of shoppers',
      'The guard took back the canary bad1',
      'Bea promoted live1',
      'Signed with the key desk',
    ];
    expect(history.map((entry) => words.indexOf(entry))).toEqual(
      history.map((entry) => words.indexOf(entry)).toSorted((a, b) => a - b),
    );
    expect(words).toContain('30 failures in 100 pages');
    expect(words).toContain('The guard took back bad0 to old1');
    expect(words).toContain('http://shell-1 ready 3 6 (behind)');
    expect(words).toContain('http://shell-2 does not answer: fetch failed');
    expect(words).toContain('Nothing is published yet: npm run release -- publish mfe-account');
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it('says before a change what it is about, and makes it with a reason and the name that signed in [FED-04] [FED-07]', async () => {
    const { get, change } = await signedIn();
    const asked = wordsOf((await get('releases/change?remote=mfe-catalog&action=rollback&release=live1')).body);
    expect(asked).toContain('Take mfe-catalog back to old1');
    expect(asked).toMatch(/Live now live1: c0ffee00c by .* Canary, 20 % can1: .* This one old1/);
    for (const fields of [
      { action: 'promote' },
      { action: 'canary', percent: '5' },
      { action: 'end', release: 'can1' },
      { action: 'rollback', release: 'old1' },
    ] as const)
      expect((await change(fields)).headers.location).toBe(`/operations/releases?done=${fields.action}`);
    expect(orders.map(({ move }) => move)).toEqual([
      { action: 'promote', release: 'new1' },
      { action: 'canary', release: 'new1', percent: 5 },
      { action: 'canary', release: 'can1', percent: 0 },
      { action: 'rollback' },
    ]);
    expect(orders[0]).toMatchObject({ remote: 'mfe-catalog', seen: 7, by: 'Ann', reason: 'spring prices' });
    expect((await get('releases?done=promote')).body).toContain('role="status">Promoted.');
  });

  it('shows a refusal in its words, and keeps what was typed [FED-05] [FED-07]', async () => {
    refusal = 'mfe-account old needs command cart.add: nobody gives it\n<b>';
    const { change } = await signedIn();
    const { statusCode, body } = await change({ action: 'canary', percent: '5' });
    expect(statusCode).toBe(409);
    expect(body).toMatch(/role="alert">[^]*needs command cart\.add: nobody gives it\n&lt;b&gt;/);
    expect(body).toContain('value="spring prices"');
    expect(body).toContain('value="5"');
  });

  it('asks nothing of the desk without a reason, a share that is one, or its own form [FED-07]', async () => {
    const { change } = await signedIn();
    const without = await change({ action: 'promote', reason: ' ' });
    expect(without.statusCode).toBe(422);
    expect(without.body).toContain('<a href="#reason">Write why');
    for (const percent of ['0', '101', '2.5', 'x', ''])
      expect((await change({ action: 'canary', percent })).body).toContain('id="percent-problem">Write a share');
    expect((await change({ action: 'promote' }, 'elsewhere')).statusCode).toBe(403);
    expect((await change({ action: 'publish' })).statusCode).toBe(400);
    expect(orders).toEqual([]);
  });

  it('knows no change of what is not published [FED-07]', async () => {
    const { get } = await signedIn();
    const statusOf = async (query: string) => (await get(`releases/change?${query}`)).statusCode;
    expect(await statusOf('remote=mfe-catalog&action=promote&release=new1')).toBe(200);
    expect(await statusOf('remote=mfe-catalog&action=promote&release=nowhere')).toBe(404);
    expect(await statusOf('remote=mfe-account&action=rollback&release=a')).toBe(404);
    expect(await statusOf('remote=constructor&action=promote&release=new1')).toBe(400);
  });

  it.each([
    ['no desk is configured', null, 'No release desk is configured'],
    ['the desk has another token', 'other', 'its RELEASE_DESK_TOKEN is another one'],
  ])('says so when %s [FED-07]', async (_when, token, words) => {
    const { get, app } = await signedIn(token);
    const { statusCode, body } = await get('releases');
    expect([statusCode, wordsOf(body)]).toEqual([503, expect.stringContaining(words)]);
    expect((await app.inject('/operations/releases')).headers.location).toBe('/operations/sign-in');
  });

  it('says so when the desk is gone [FED-07]', async () => {
    const { get } = await signedIn();
    desk.closeAllConnections();
    desk.close();
    expect((await get('releases')).body).toContain('The release desk does not answer');
  });
});

describe('the page of the dashboard', () => {
  it('is behind the same sign-in, and says what is missing where nothing is measured [FED-07]', async () => {
    const { app, get } = await signedIn();
    expect((await app.inject('/operations/dashboard')).headers.location).toBe('/operations/sign-in');
    const words = wordsOf((await get('dashboard')).body);
    expect(words).toContain('Nothing is measured: METRICS_TOKEN opens the metrics');
  });
});
