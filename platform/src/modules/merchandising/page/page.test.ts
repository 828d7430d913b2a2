import { createHash } from 'node:crypto';

import { addRoutes, createHttpApp, testClock } from '../../../kernel';
import type { HttpApp } from '../../../kernel';
import { moduleTables } from '../../../testing/moduleTables';
import { noReports, testShelf } from '../../../testing/testShelf';
import { createMerchandisingModule } from '..';

const TOKEN = 'operations of this test';
const rude = '"><script>alert(1)</script>';

describe('the pages for those who sell', () => {
  const clock = testClock('2026-11-21T10:00:00.000Z');
  const database = moduleTables(
    () => open().module.migrations,
    ['merchandising_rules', 'merchandising_publications', 'merchandising_changes'],
  );

  function open(operationsToken: string | undefined = TOKEN, isSecure = false) {
    const module = createMerchandisingModule({
      db: database.db,
      clock,
      shelf: testShelf,
      reports: noReports,
      operationsToken,
      isSecure,
    });
    const app = createHttpApp();
    for (const routes of module.routes) addRoutes(app, routes);
    return { module, app };
  }

  const signIn = (app: HttpApp, token = TOKEN, name = 'Ann', remoteAddress = '10.0.0.1') =>
    app.inject({
      method: 'POST',
      url: '/merchandising/sign-in',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ name, token }).toString(),
    });

  async function signedIn(name = 'Ann') {
    const { module, app } = open();
    const cookie = String((await signIn(app, TOKEN, name)).headers['set-cookie']).split(';')[0] ?? '';
    const get = (url: string) => app.inject({ method: 'GET', url: `/merchandising/${url}`, headers: { cookie } });
    const page = (await get('rules')).body;
    const formToken = /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const post = (url: string, fields: Readonly<Record<string, string>>, token = formToken) =>
      app.inject({
        method: 'POST',
        url: `/merchandising/${url}`,
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ formToken: token, ...fields }).toString(),
      });
    return { module, app, cookie, get, post, page };
  }

  const PIN = { locale: 'en-us', kind: 'pin', words: 'round', how: 'is', partNumber: 'sku1', place: '2' };

  it('are not there without an operations token [SRCH-07] [PLAT-04]', async () => {
    const { app } = open('');
    expect((await app.inject('/merchandising/sign-in')).statusCode).toBe(404);
  });

  it('lead everybody to the sign-in who has no session, a made-up or an old one [SRCH-07]', async () => {
    const { app, cookie, get } = await signedIn();
    const tampered = cookie.replace(/=.{8}/, '=AAAAAAAA');
    for (const one of [undefined, 'merchandising=', 'merchandising=e30.x', tampered]) {
      const answer = await app.inject({ url: '/merchandising/rules', headers: one ? { cookie: one } : {} });
      expect([one, answer.statusCode, answer.headers.location]).toEqual([one, 303, '/merchandising/sign-in']);
    }
    expect((await get('rules')).statusCode).toBe(200);
    const other = open('another token');
    expect((await other.app.inject({ url: '/merchandising/rules', headers: { cookie } })).statusCode).toBe(303);
    clock.advance(8 * 3_600_000);
    expect((await get('rules')).statusCode).toBe(303);
  });

  it('give a cookie that no script reads and no other site sends, over HTTPS alone where that is demanded [SRCH-07]', async () => {
    const given = async (isSecure: boolean) => String((await signIn(open(TOKEN, isSecure).app)).headers['set-cookie']);
    expect(await given(false)).toMatch(/; Path=\/merchandising; HttpOnly; SameSite=Strict; Max-Age=28800$/);
    expect(await given(true)).toContain('; Secure');
    const { post } = await signedIn();
    expect(String((await post('sign-out', {})).headers['set-cookie'])).toContain('Max-Age=0');
  });

  it('refuse a wrong token, and after five of an address every one for a minute [SRCH-07] [PLAT-08]', async () => {
    const { app } = open();
    for (let count = 0; count < 5; count += 1) expect((await signIn(app, 'guess')).statusCode).toBe(403);
    const full = await signIn(app);
    expect([full.statusCode, full.headers['set-cookie']]).toEqual([429, undefined]);
    expect(full.body).toContain('value="Ann"');
    expect((await signIn(app, TOKEN, 'Ann', '10.0.0.2')).statusCode).toBe(303);
    for (let count = 0; count < 45; count += 1) await signIn(app, 'guess', 'x', `10.1.0.${count}`);
    expect((await signIn(app, TOKEN, 'Ann', '10.2.0.1')).statusCode).toBe(429);
    clock.advance(60_000);
    expect((await signIn(app)).statusCode).toBe(303);
    expect((await signIn(app, TOKEN, ' ')).statusCode).toBe(400);
  });

  it('take only forms of their own session [SRCH-07]', async () => {
    const { post, module } = await signedIn();
    const other = await signedIn('Bea');
    const token = /name="formToken" value="([^"]+)"/.exec(other.page)?.[1] ?? '';
    for (const one of ['', 'x', token]) expect((await post('rules', PIN, one)).statusCode).toBe(403);
    expect((await module.service.drafted('en-us')).rules).toEqual([]);
    expect((await post('rules', PIN)).headers.location).toBe('/merchandising/rules?locale=en-us&done=added');
  });

  it('run nothing, show texts as texts and are kept by nobody [SRCH-07]', async () => {
    const { get, post } = await signedIn(rude);
    await post('rules', { locale: 'en-us', kind: 'banner', words: 'round', title: rude, text: rude });
    for (const url of [
      'rules',
      'history',
      'rules/new?locale=en-us&kind=banner&title=%22%3E%3Cscript%3E',
      'preview?words=%3Cscript',
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      expect(answer.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(answer.body).not.toContain('<script');
      const [, style = ''] = /<style>([^]*)<\/style>/.exec(answer.body) ?? [];
      const hash = createHash('sha256').update(style).digest('base64');
      expect(answer.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}';`);
    }
  });

  it('keep, change, publish and take back a rule, and tell who did it [SRCH-07]', async () => {
    const { app, get, post, module } = await signedIn();
    await post('rules', PIN);
    const list = (await get('rules?locale=en-us')).body;
    expect(list).toContain('Norvane Ordora (SKU1) at place 2');
    expect(list).toContain('Publish 1 change<');
    const ruleId = /rules\/(\d+)"/.exec(list)?.[1] ?? '';
    expect((await get(`rules/${ruleId}`)).body).toContain('value="round"');
    expect((await post('publish', { locale: 'en-us' })).headers.location).toContain('done=published');
    await post('rules', { ...PIN, ruleId, revision: '1', place: '3' });
    expect((await get('rules')).body).toContain('Live now: Norvane Ordora (SKU1) at place 2');
    expect((await post('rules', { ...PIN, ruleId, revision: '1', place: '4' })).statusCode).toBe(409);
    await post(`rules/${ruleId}/discard`, { revision: '2' });
    await post(`rules/${ruleId}/remove`, { revision: '3' });
    expect((await get('rules')).body).toContain('Goes away');
    const version = async () => (await app.inject('/rules/version')).json<{ version: string }>().version;
    const before = await version();
    await post('publish', { locale: 'en-us' });
    expect(Number(await version())).toBe(Number(before) + 1);
    expect((await module.service.published()).book.rules).toEqual([]);
    const history = (await get('history')).body;
    expect(history).toContain('<b>Ann published</b>');
    expect(history).toMatch(/<li>Added: [^<]*at place 2, when the search is/);
    const publicationId = /history\/(\d+)\/undo/.exec(history)?.[1] ?? '';
    expect((await post(`history/${publicationId}/undo`, {})).headers.location).toContain('done=undone');
    expect((await module.service.published()).book.rules).toMatchObject([{ consequence: { place: 2 } }]);
    const after = (await get('history')).body;
    expect(after).toContain('Ann took a publication back');
    expect(after).toMatch(/<li>Taken away: [^<]*at place 2, when the search is/);
    expect(after).toMatch(/<li>Was: [^<]*at place 2,[^<]*<\/li>\s*<li>Became: [^<]*at place \d/);
  });

  it('say beside each field what cannot be taken, and lose nothing that was typed [SRCH-07]', async () => {
    const { post } = await signedIn();
    const refused = await post('rules', { ...PIN, partNumber: 'GONE', place: '0', words: 'my words' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('id="partNumber-problem">The shop of this locale has no such article.');
    expect(refused.body).toContain('id="place-problem">A place from 1 to 100.');
    expect(refused.body).toContain('value="my words"');
    const [alert = ''] = /<div class="alert" role="alert">.*?<\/div>/s.exec(refused.body) ?? [];
    expect(alert).toContain('<a href="#partNumber">The shop of this locale has no such article.</a>');
    expect(alert).toContain('<a href="#place">A place from 1 to 100.</a>');
  });

  it('report what was searched, and lead from what was not found to the rule that helps [SRCH-07]', async () => {
    const asked: unknown[] = [];
    const row = { searches: 1200, hits: 0, clicks: 300, place: 2.25, added: 12, bought: 6 };
    const reports = {
      ...noReports,
      read: async (...args: unknown[]) => {
        asked.push(args);
        return {
          total: { searches: 2000, lost: 50, leftOut: 100, clicks: 500, added: 40, bought: 10 },
          searched: [{ ...row, words: rude }],
          lost: [{ ...row, words: 'lorgnette' }],
          leftOut: [{ words: 'monocle', searches: 100 }],
          places: [{ place: 1, clicks: 250 }],
        };
      },
    };
    const module = createMerchandisingModule({
      db: database.db,
      clock,
      shelf: testShelf,
      reports,
      operationsToken: TOKEN,
      isSecure: false,
    });
    const app = createHttpApp();
    for (const routes of module.routes) addRoutes(app, routes);
    const signed = await signIn(app);
    expect(signed.headers.location).toBe('/merchandising/reports');
    const cookie = String(signed.headers['set-cookie']).split(';')[0] ?? '';
    const get = (query: string) => app.inject({ url: `/merchandising/reports${query}`, headers: { cookie } });
    const { body } = await get('?locale=it-it&days=7');
    await get('');
    expect(asked).toEqual([
      ['it-it', 7],
      ['en-us', 30],
    ]);
    expect(body).toContain('rules/new?locale=it-it&amp;kind=synonyms&amp;from=lorgnette');
    expect(body).toContain('rules/new?locale=it-it&amp;kind=redirect&amp;words=lorgnette');
    expect(body).toContain('rules/new?locale=it-it&amp;kind=synonyms&amp;from=monocle');
    for (const text of ['2,000', '2.5%', '1,200', '25%', '2.3', '12.5%']) expect(body).toContain(`>${text}<`);
    expect(body).not.toContain('<script');
    expect((await get('?days=4000')).statusCode).toBe(400);
  });

  it('show in the preview what counts beside what drafts would do [SRCH-07]', async () => {
    const asked: unknown[] = [];
    const shelf = {
      ...testShelf,
      show: async (...args: unknown[]) => {
        asked.push(args);
        const goods = [{ partNumber: 'SKU1', name: 'Norvane Ordora', picture: '/pictures/SKU1/front.webp' }];
        return {
          total: args[1] ? 1 : 0,
          goods: args[1] ? goods : [],
          banners: [],
          redirect: '',
          data: args[1] ? ['{"look":"summer"}'] : [],
        };
      },
    };
    const module = createMerchandisingModule({
      db: database.db,
      clock,
      shelf,
      reports: noReports,
      operationsToken: TOKEN,
      isSecure: false,
    });
    const app = createHttpApp();
    for (const routes of module.routes) addRoutes(app, routes);
    await module.service.add('en-us', { kind: 'synonyms', phrases: ['a', 'b'], from: null }, 'Ann');
    const cookie = String((await signIn(app)).headers['set-cookie']).split(';')[0] ?? '';
    const { body } = await app.inject({ url: '/merchandising/preview?words=round', headers: { cookie } });
    expect(asked).toEqual([
      [{ locale: 'en-us', words: 'round', listing: undefined }],
      [
        { locale: 'en-us', words: 'round', listing: undefined },
        { rules: [], synonyms: [expect.objectContaining({ phrases: ['a', 'b'] })] },
      ],
    ]);
    expect(body).toContain('Nothing is found.');
    expect(body).toContain('new here');
    expect(body).toContain('Hands on <code>{&quot;look&quot;:&quot;summer&quot;}</code>');
    expect(body).toContain(
      '/merchandising/rules/new?locale=en-us&amp;kind=pin&amp;words=round&amp;listing=&amp;partNumber=SKU1&amp;place=1',
    );
  });
});
