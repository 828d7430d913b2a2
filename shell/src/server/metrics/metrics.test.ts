import { echoShop, releasesOf } from '../../testing/echoShop';
import { visitShop } from '../../testing/visitShop';

const TOKEN = 'metrics of a test';
const SHOP = { origin: 'http://localhost:3000', 'content-type': 'text/plain' };
const VITALS = { remote: 'mfe-catalog', release: 'bb', kind: 'home', LCP: 2100, CLS: 0.3 };

let close = () => Promise.resolve();
afterEach(() => close());

function openShop(metricsToken = TOKEN) {
  const shop = echoShop({ registry: releasesOf(50), releaseHealthToken: TOKEN, metricsToken });
  close = () => shop.close();
  const read = (url: string, token = TOKEN) => visitShop(shop, url, { headers: { authorization: `Bearer ${token}` } });
  const tell = (vitals: unknown, headers: Readonly<Record<string, string>> = SHOP) =>
    visitShop(shop, '/web-vitals', { method: 'POST', headers, payload: JSON.stringify(vitals) });
  return { read, tell, visit: (path: string) => visitShop(shop, path) };
}

const counted = async (read: ReturnType<typeof openShop>['read']) =>
  JSON.parse((await read('/release-health')).body) as unknown;

describe('the metrics of a shell', () => {
  it('have answers by route and never by address, pages by release, and the process itself [FED-07]', async () => {
    const { read, visit } = openShop();
    await visit('/track-order/o4711x');
    await visit('/healthz');
    const { headers, body } = await read('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(body).toMatch(/http_request_duration_seconds_count\{route="\/healthz",status="200"\} 1/);
    expect(body).toContain('route="page"');
    expect(body).toMatch(/release_pages\{remote="mfe-catalog",release="\w+"\} 1/);
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).not.toContain('o4711x');
  });

  it('are nobody’s without the token, and nobody’s at all where none is configured [FED-07]', async () => {
    const { read } = openShop();
    for (const token of ['', 'wrong']) expect((await read('/metrics', token)).status).toBe(404);
    await close();
    expect((await openShop('').read('/metrics', '')).status).toBe(404);
  });
});

describe('web vitals that browsers tell', () => {
  it('count for a release that shoppers get, poor ones apart, and stand in the metrics [FED-07]', async () => {
    const { read, tell } = openShop();
    await tell(VITALS);
    await tell({ ...VITALS, CLS: 0.01 });
    expect(await counted(read)).toEqual({ 'mfe-catalog': { bb: { shown: 0, failed: 0, measured: 2, poor: 1 } } });
    expect((await read('/metrics')).body).toMatch(
      /web_vitals_lcp_sum\{page="home",remote="mfe-catalog",release="bb"\} 4200/,
    );
  });

  it('count for nothing when they cannot be true, so many of one address, or from elsewhere [FED-07] [PLAT-08]', async () => {
    const wrong = [
      { ...VITALS, LCP: -1 },
      { ...VITALS, LCP: 1e9 },
      { ...VITALS, CLS: '0.1' },
      { ...VITALS, kind: 'constructor' },
      { ...VITALS, remote: '__proto__' },
      { ...VITALS, release: 'zz' },
      { remote: 'mfe-catalog', release: 'bb', kind: 'home' },
      null,
      'text',
    ];
    for (const vitals of wrong) {
      const { read, tell } = openShop();
      expect((await tell(vitals)).status).toBe(204);
      expect(await counted(read)).toEqual({});
      await close();
    }
    const { read, tell } = openShop();
    expect((await tell(VITALS, { ...SHOP, origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await tell({ ...VITALS, kind: 'k'.repeat(500) })).status).toBe(413);
    for (let told = 0; told < 6; told += 1) await tell(VITALS);
    expect(await counted(read)).toEqual({ 'mfe-catalog': { bb: { shown: 0, failed: 0, measured: 3, poor: 3 } } });
  });
});
