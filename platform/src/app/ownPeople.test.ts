// Embedded alone: commands and settings, whatever database they open.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';
import pino from 'pino';

import { createPlatform } from '../app';
import type { Platform } from '../app';
import { testClock } from '../kernel';
import type { OpenDatabase } from '../kernel';
import { demoAssistants, demoPassword, demoShoppers } from '../modules/person';
import { quickHashing } from '../testing/quickHashing';
import { openPreparedDatabase } from '../testing/preparedDatabase';
import { readSettings } from './settings';

const store = '/wcs/resources/store/10801';
const OPERATIONS_TOKEN = 'operations of a test';
const repository = path.join(__dirname, '../../..');

describe('a platform that is started by itself', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-people-'));
  let database: OpenDatabase;
  let platform: Platform;
  let platformUrl: string;
  const start = async (environment: Record<string, string>, now: string, said?: string[]): Promise<Platform> => {
    const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', OPERATIONS_TOKEN, ...environment });
    const logger = said ? pino({ level: 'warn' }, { write: (line: string) => said.push(line) }) : undefined;
    const clock = testClock(now);
    const started = createPlatform({
      database,
      settings,
      clock,
      identitySettings: quickHashing,
      ...(logger ? { logger } : {}),
    });
    await started.prepare({ small: true });
    return started;
  };
  beforeAll(async () => {
    database = await openPreparedDatabase();
    platform = await start({}, '2026-11-21T10:00:00.000Z');
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
    platformUrl = `http://127.0.0.1:${(platform.app.server.address() as AddressInfo).port}`;
  }, 120_000);
  afterAll(async () => {
    await platform.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const post = (url: string, payload: object, headers = {}, from = platform) =>
    from.app.inject({ method: 'POST', url, payload, headers });
  const signIn = (logonId: string, logonPassword: string, from = platform) =>
    post(`${store}/loginidentity`, { logonId, logonPassword }, {}, from);
  const register = (logonId: string, logonPassword: string) =>
    post(`${store}/person`, { logonId, logonPassword, logonPasswordVerify: logonPassword });
  const headersOf = (answer: Awaited<ReturnType<typeof post>>) => {
    const { WCToken: wctoken, WCTrustedToken: wctrustedtoken } = answer.json<Record<string, string>>();
    return { wctoken, wctrustedtoken };
  };

  /** Runs `npm run ops` with words, and with the password piped in. */
  async function ops(words: readonly string[], password = '', token = OPERATIONS_TOKEN) {
    const script = path.join(repository, 'tools/src/ops/ops.cli.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...words], {
      cwd: repository,
      env: { ...process.env, PLATFORM_URL: platformUrl, OPERATIONS_TOKEN: token },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
    child.stdin.end(`${password}\n`);
    const code = await new Promise((resolve) => child.once('close', resolve));
    return { code, said: said.trim() };
  }

  it('holds nobody whose password is public, and no orders [PLAT-07]', async () => {
    for (const { logonId } of [...demoShoppers, ...demoAssistants])
      expect([logonId, (await signIn(logonId, demoPassword)).statusCode]).toEqual([logonId, 400]);
    for (const table of ['members', 'logons', 'store_assistants', 'orders', 'addresses'])
      expect([table, (await sql`select 1 from ${sql.table(table)}`.execute(database.db)).rows]).toEqual([table, []]);
  });

  it('gets its assistants by command, with a password that no command line shows [PLAT-07] [AUTH-11]', async () => {
    const [logonId, password] = ['ada@shop.example', 'Lantern8 Harbour'];
    const add = ['assistant', 'add', logonId, '--stores', '10801,10802'];
    expect(await ops(add, 'short')).toMatchObject({ code: 1, said: expect.stringContaining('MINIMUMLENGTH') });
    expect(await ops(add, password, 'another token')).toMatchObject({ code: 1, said: expect.stringContaining('403') });
    expect(await ops(add, password)).toEqual({ code: 0, said: `${logonId}  helps in 10801, 10802` });

    const shopper = await register('bea@shop.example', 'Passw0rd!');
    const { userId } = shopper.json<{ userId: string }>();
    const assistant = headersOf(await signIn(logonId, password));
    const help = () => platform.app.inject({ url: `${store}/person/@self?forUserId=${userId}`, headers: assistant });
    expect((await help()).json()).toMatchObject({ userId, logonId: 'bea@shop.example' });

    // Without a password for somebody who is an assistant already.
    expect((await ops(['assistant', 'add', logonId, '--stores', '10803'])).said).toContain('10801, 10802, 10803');
    expect((await ops(['assistant', 'remove', logonId])).code).toBe(0);
    expect((await help()).statusCode).toBe(403);
  }, 60_000);

  it('shows by command what shoppers wrote, without what moves a terminal, and takes it away once it is answered [CMS-04]', async () => {
    const written = {
      topic: 'order',
      name: 'Ann Doe',
      email: 'ann@shop.example',
      message: 'Where is it?\n\u001b[2JThank you',
      locale: 'en-us',
      requestKey: 'key-of-a-message',
    };
    const { messageNumber } = (await post(`${store}/contactmessage`, written)).json<Record<string, string>>();
    const { said } = await ops(['message', 'list']);
    expect(said.split('\n')).toEqual([
      `${messageNumber}  2026-11-21T10:00:00.000Z  store 10801  en-us  order`,
      'Ann Doe  ann@shop.example',
      'Where is it?',
      '[2JThank you',
    ]);
    expect(await ops(['message', 'answered', `${messageNumber}`])).toEqual({
      code: 0,
      said: `${messageNumber}  taken away`,
    });
    expect(await ops(['message', 'list'])).toEqual({ code: 0, said: 'No messages.' });
  }, 60_000);

  it('makes no assistant of an account that somebody else has registered [PLAT-07]', async () => {
    const logonId = 'squatter@shop.example';
    await register(logonId, 'Their0wn Secret');
    const headers = { authorization: `Bearer ${OPERATIONS_TOKEN}` };
    const appoint = async (body: object) => {
      const answer = await post('/operations/assistants', { logonId, stores: ['10801'], ...body }, headers);
      return [answer.statusCode, answer.json<{ errors?: { errorKey: string }[] }>().errors?.[0]?.errorKey];
    };
    expect(await appoint({ logonPassword: 'Another8 Secret' })).toEqual([400, '_ERR_LOGONID_ALREDY_EXIST']);
    expect(await appoint({})).toEqual([400, '_ERR_LOGONID_ALREDY_EXIST']);
    expect(await appoint({ stores: ['1'] })).toEqual([400, '_ERR_INVALID_INPUT']);
    expect((await sql`select 1 from store_assistants`.execute(database.db)).rows).toEqual([]);
    expect(await appoint({ logonPassword: 'Their0wn Secret' })).toEqual([201, undefined]);
  });

  it('has the people of the demonstration where they are asked for, and warns of them where they are not [PLAT-05] [PLAT-07]', async () => {
    const demonstration = await start({ DEMO_DATA: 'true' }, '2026-11-21T12:00:00.000Z');
    try {
      for (const { logonId } of [demoShoppers[0]!, demoAssistants[0]!])
        expect((await signIn(logonId, demoPassword, demonstration)).statusCode).toBe(201);
    } finally {
      await demonstration.close();
    }
    const said: string[] = [];
    await (await start({}, '2026-11-21T13:00:00.000Z', said)).close();
    expect(said.join()).toContain('people of the demonstration');
  }, 60_000);
});
