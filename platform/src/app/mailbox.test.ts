import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createPlatform } from '../app';
import { addRoutes, createHttpApp, inTransaction, migrate, testClock } from '../kernel';
import type { OpenDatabase } from '../kernel';
import { openTestDatabase } from '../testing/testDatabase';
import { createTestMail, writtenLetters } from '../testing/testMail';
import { readSettings } from './settings';

const token = 'operations of this test';
const rude = '<script>alert(1)</script>';

describe('letters that the platform holds', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-mailbox-'));
  const clock = testClock('2026-11-21T10:00:00.000Z');
  let database: OpenDatabase;
  let letterId = '';
  beforeAll(async () => {
    database = await openTestDatabase();
    const mail = createTestMail(database.db, clock);
    await migrate(database.db, [mail.migrations]);
    await inTransaction(database.db, (trx) =>
      mail.writer.write(trx, {
        kind: 'backInStock',
        facts: { article: rude, path: '/sunglasses/lerici-54' },
        recipient: 'ann.secret@example.com',
        storeId: '10801',
        locale: 'en-us',
        userId: null,
      }),
    );
    letterId = (await writtenLetters(database.db))[0]?.letter_id ?? '';
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** The platform as an environment composes it, without its own first start. */
  async function open(environment: Readonly<Record<string, string>>) {
    const settings = readSettings({ DATA_DIR: dataDir, OPERATIONS_TOKEN: token, ...environment });
    const { app } = createPlatform({ database, settings, clock });
    const routes: string[] = [];
    app.addHook('onRoute', ({ url }) => void routes.push(url));
    await app.ready();
    return { routes };
  }

  /** The mail module's own routes, behind in-process HTTP. */
  async function call(method: 'GET' | 'POST', url: string, body?: object, environment = {}) {
    const app = createHttpApp();
    const mail = createTestMail(database.db, clock, environment);
    addRoutes(app, mail.routes);
    addRoutes(app, mail.operations(token));
    const headers = { authorization: `Bearer ${token}` };
    return app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  }
  const MAILBOX = { MAILBOX: 'true' };

  it('are shown by no page of a platform that was not asked for one, and with a mail server nobody can ask [ACC-09]', async () => {
    const plain = await open({});
    expect(plain.routes).toContain('/operations/mail/letters');
    expect(plain.routes.filter((url) => url.includes('mailbox'))).toEqual([]);
    expect((await open({ MAILBOX: 'yes' })).routes.filter((url) => url.includes('mailbox'))).toEqual([]);
    expect((await open(MAILBOX)).routes).toContain('/dev/mailbox');
    const real = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'care@shop.example' };
    expect((await open(real)).routes.filter((url) => url.includes('mailbox'))).toEqual([]);
    expect(() => readSettings({ ...real, ...MAILBOX })).toThrow('MAILBOX');
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'care@shop.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'care@shop.example\r\nBcc: all@example.com' }, 'MAIL_FROM'],
    [{ MAIL_ATTEMPTS: '0' }, 'MAIL_ATTEMPTS'],
    [{ MAIL_KEPT_DAYS: 'ever' }, 'MAIL_KEPT_DAYS'],
  ])('are not sent with settings that make no sense: %j [ACC-09]', (environment, name) => {
    expect(() => readSettings(environment)).toThrow(name);
  });

  it('are read in the mailbox as HTML, as text and as facts, and run nothing there [ACC-09]', async () => {
    const list = await call('GET', '/dev/mailbox', undefined, MAILBOX);
    expect(list.body).toContain('ann.secret@example.com');
    expect(list.body).toContain(`/dev/mailbox/${letterId}`);
    const one = await call('GET', `/dev/mailbox/${letterId}`, undefined, MAILBOX);
    const html = await call('GET', `/dev/mailbox/${letterId}/html`, undefined, MAILBOX);
    for (const answer of [list, one, html]) {
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
      expect(answer.body).not.toContain('<script');
    }
    expect(one.body).toContain('can be bought again');
    expect(one.body).toContain('&quot;path&quot;: &quot;/sunglasses/lerici-54&quot;');
    expect(html.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; is back');
    expect((await call('GET', '/dev/mailbox.json', undefined, MAILBOX)).json()).toMatchObject([
      { letterId, recipient: 'ann.secret@example.com', kind: 'backInStock', state: 'waiting' },
    ]);
    expect((await call('GET', '/dev/mailbox/999', undefined, MAILBOX)).statusCode).toBe(404);
  });

  it('are told to operations by their states alone, sent again and forgotten on request [ACC-09] [ACC-06]', async () => {
    const mark = (state: string) =>
      database.db
        .withTables<{ letters: { state: string; attempts: number } }>()
        .updateTable('letters')
        .set({ state, attempts: 8 })
        .execute();
    await mark('refused');
    const list = await call('GET', '/operations/mail/letters?state=refused');
    expect(list.json().letters).toMatchObject([{ letterId, kind: 'backInStock', state: 'refused', attempts: 8 }]);
    expect(list.body).not.toMatch(/ann\.secret|lerici|alert/);
    expect((await call('GET', '/operations/mail/letters?state=sent')).json().letters).toEqual([]);
    const resent = await call('POST', `/operations/mail/letters/${letterId}/resend`);
    expect([resent.statusCode, resent.json().state]).toEqual([200, 'waiting']);
    const [letter] = await writtenLetters(database.db);
    expect(letter).toMatchObject({ state: 'waiting', attempts: 0 });
    await mark('refused');
    const dead = { state: 'refused', kind: 'registrationCode', expires_at: clock.now() };
    await database.db.withTables<{ letters: typeof dead }>().updateTable('letters').set(dead).execute();
    expect((await call('POST', `/operations/mail/letters/${letterId}/resend`)).statusCode).toBe(409);
    await mark('sending');
    expect((await call('POST', `/operations/mail/letters/${letterId}/resend`)).statusCode).toBe(409);
    expect((await call('POST', '/operations/mail/letters/999/resend')).statusCode).toBe(404);
    const forget = () => call('POST', '/operations/mail/forget', { recipient: 'Ann.Secret@example.com' });
    expect((await forget()).json()).toEqual({ forgotten: 1 });
    expect(await writtenLetters(database.db)).toEqual([]);
  });
});
