// Runs alone: thousands of calls, as long as ten other files.
// Embedded alone: the statements that ask for owners are the same on a server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { OPERATIONS_TOKEN, openWholePlatform, STORE } from '../testing/ownership/client';
import type { WholePlatform } from '../testing/ownership/client';
import { callOf, entries, keyOf, leaked } from '../testing/ownership/matrix';
import { openOwner, openShelf } from '../testing/ownership/owner';
import type { Owner, Reading } from '../testing/ownership/owner';
import { logonIdOf, openPerson, PASSWORD } from '../testing/ownership/person';
import type { Person } from '../testing/ownership/person';

const HERE = '10801';
const ELSEWHERE = '10802';
/** Reading all that an owner has takes longer than a call: so many that may change something are judged by one reading, with what only asks among them. */
const JUDGED_TOGETHER = 4;
/** What whoever is signed out is told: a matrix of people without a session proves nothing. */
const SIGNED_OUT = /CWXBB1012E|CWXFR0130E/;
/** Who calls by way of another store as well: those who belong there, and a stranger. */
const TRAVELLERS = new Set(['shopper elsewhere', 'assistant elsewhere', 'another shopper']);

describe('own and foreign', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-ownership-'));
  let shop: WholePlatform;
  let owners: Owner[];
  let spare: Owner;
  let callers: Record<string, Person | null>;

  /** A new session for a call that ends the one it is made with. Nobody may sign in twice within four seconds. */
  async function renew(person: Person): Promise<void> {
    shop.clock.advance(4000);
    await person.renew();
    shop.clock.advance(4000);
  }

  /** Somebody who helps in a store and has an account like everybody. */
  async function openAssistant(name: string, storeId: string): Promise<Person> {
    const person = await openPerson(shop, 'registered', name, { storeId });
    const headers = { authorization: `Bearer ${OPERATIONS_TOKEN}` };
    const body = { logonId: logonIdOf(name), logonPassword: PASSWORD, stores: [storeId] };
    await shop.done({ method: 'POST', url: '/operations/assistants', headers, body });
    return person;
  }

  beforeAll(async () => {
    shop = await openWholePlatform(dataDir);
    const shelf = await openShelf(shop);
    const owner = (kind: Person['kind'], name: string, digits: string) => openOwner(shop, shelf, kind, name, digits);
    const [guest, shopper] = [await owner('guest', 'ZqGana', '50161'), await owner('registered', 'ZqSada', '50162')];
    owners = [guest, shopper];
    spare = await owner('registered', 'ZqSpes', '50165');
    callers = {
      nobody: null,
      guest,
      'another guest': await owner('guest', 'ZqGibo', '50163'),
      shopper,
      'another shopper': await owner('registered', 'ZqSito', '50164'),
      assistant: await openAssistant('ZqAbel', HERE),
      'assistant elsewhere': await openAssistant('ZqAufi', ELSEWHERE),
      'shopper elsewhere': await openPerson(shop, 'registered', 'ZqElsa', { storeId: ELSEWHERE }),
    };
  }, 240_000);
  afterAll(async () => {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Registered routes with their entries, in the order of the entries: what takes things away comes last. */
  const calls = () => {
    const order = Object.keys(entries);
    return shop.routes
      .flatMap((route) => {
        const key = keyOf(route);
        const entry = entries[key];
        return entry ? [{ route, entry, key }] : [];
      })
      .toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
  };

  /** Names of what an owner reads otherwise than before. */
  const changed = (before: Reading, after: Reading): string[] =>
    Object.keys(after).filter((name) => after[name]?.body !== before[name]?.body);

  it('has an entry for every route of the platform, and none for what is not there [PLAT-07]', () => {
    const keys = shop.routes.map(keyOf);
    const missing = keys.filter((key) => !entries[key]);
    const gone = Object.keys(entries).filter((key) => !keys.includes(key));
    expect({ missing, gone }).toEqual({ missing: [], gone: [] });
  });

  it('shows owners what is theirs, so that what strangers are refused is really there [PLAT-07]', async () => {
    const wrong: string[] = [];
    for (const { route, entry, key } of calls()) {
      if (entry.spends) await renew(spare);
      const answer = await shop.send(await callOf(route, entry, spare.ids, HERE), spare.session);
      const shown = entry.shows?.(spare) ?? '';
      if (answer.statusCode !== entry.own || !answer.body.includes(shown))
        wrong.push(`${key} answers ${answer.statusCode} ${answer.body.slice(0, 300)} without ${shown}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('holds nothing of a prescription in the plain text of any table: documents, values, saved ones, half-finished choices [RX-06] [PLAT-04]', async () => {
    const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(shop.db);
    const secrets = owners.flatMap(({ name }) =>
      ['eyes', 'glasses', 'optician', 'scan', 'sphere'].map((one) => name + one),
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t`.execute(shop.db);
      const dump = rows.map(({ row }) => row).join('\n');
      // Bytes are dumped in hexadecimal.
      const holds = (text: string) => dump.includes(text) || dump.includes(Buffer.from(text).toString('hex'));
      const values = /pupillaryDistance|x_Pupillary_distance|leftSphere/.test(dump) ? ['values'] : [];
      found.push(...[...secrets.filter(holds), ...values].map((secret) => `${name}: ${secret}`));
    }
    expect(tables.length).toBeGreaterThan(30);
    expect(found).toEqual([]);
  });

  it('shows a shopper who is only remembered the bag, the wish list and the first name, and nothing else that is personal [AUTH-10] [PLAT-04]', async () => {
    const [, shopper] = owners;
    if (!shopper) throw new Error('there is no shopper');
    shop.clock.advance(4000);
    const body = { logonId: logonIdOf(shopper.name), logonPassword: PASSWORD };
    const url = `${STORE}/loginidentity?rememberMe=true`;
    const tokens = await shop.done<{ WCToken: string; WCTrustedToken: string }>({ method: 'POST', url, body });
    const remembered = { wctoken: tokens.WCToken, wctrustedtoken: tokens.WCTrustedToken };
    shop.clock.advance(31 * 60_000);
    const told: Record<string, string[]> = {};
    for (const { route, entry, key } of calls()) {
      if (route.method !== 'GET') continue;
      const call = await callOf(route, entry, shopper.ids, HERE);
      const answer = await shop.send(call, remembered);
      const found = leaked(shopper, entry, call, answer);
      if (answer.statusCode < 400 && found.length > 0)
        told[key] = [...new Set(found)].filter((text) => shopper.secrets.includes(text));
    }
    expect(told).toEqual({
      'GET ./usercontext/@self/contextdata': [],
      'GET ./cart/@self': [],
      // The name that the shopper gave the list.
      'GET ./wishlist/@self': [`${shopper.name}wishes`],
      'GET ./person/@self/name': [`${shopper.name}first`],
    });
    for (const person of new Set([...owners, spare, ...Object.values(callers)]))
      if (person?.kind === 'registered') await renew(person);
  }, 120_000);

  it('shows strangers of every kind nothing of an owner, and lets them change nothing [PLAT-07] [PLAT-04]', async () => {
    const wrong: string[] = [];
    let cells = 0;
    for (const [index, owner] of owners.entries()) {
      // The last calls on what the owner before has ended everybody's session.
      if (index > 0) for (const person of new Set(Object.values(callers))) if (person) await renew(person);
      let before = await owner.read();
      const unheard = Object.values(before).filter(({ body }) => SIGNED_OUT.test(body));
      expect(unheard).toEqual([]);
      let since: string[] = [];
      let changing = 0;
      for (const { route, entry, key } of calls()) {
        // Sums and states hold no text of the owner's: what is answered in the owner's very words is shown as well.
        const shown = route.method === 'GET' ? entry.shows?.(owner) : undefined;
        const own = await callOf(route, entry, owner.ids, HERE);
        const told = shown ? (await shop.send(own, owner.session)).body : '';
        const mine = shown && told.includes(shown) ? told : null;
        for (const [name, caller] of Object.entries(callers)) {
          if (caller === owner) continue;
          const travels = route.url.includes(':storeId') && TRAVELLERS.has(name);
          for (const storeId of travels ? [HERE, ELSEWHERE] : [HERE]) {
            if (entry.spends && caller) await renew(caller);
            const call = await callOf(route, entry, owner.ids, storeId);
            const answer = await shop.send(call, caller?.session);
            const isTold = entry.alsoFor?.callers.includes(name) ?? false;
            const leaks = isTold ? [] : leaked(owner, entry, call, answer);
            cells += 1;
            if (caller && SIGNED_OUT.test(answer.body)) wrong.push(`${key} finds ${name} signed out`);
            if (leaks.length > 0) wrong.push(`${key} of a ${owner.kind} shows ${name} in ${storeId}: ${leaks.join()}`);
            if (!isTold && answer.statusCode < 400 && answer.body === mine)
              wrong.push(`${key} answers ${name} like its ${owner.kind}`);
            if (answer.statusCode >= 500) wrong.push(`${key} fails for ${name}: ${answer.body}`);
          }
        }
        since.push(key);
        if (route.method !== 'GET') changing += 1;
        if (changing < JUDGED_TOGETHER) continue;
        const after = await owner.read();
        for (const name of changed(before, after))
          wrong.push(`${since.join()} let strangers change ${name} of a ${owner.kind}`);
        before = after;
        since = [];
        changing = 0;
      }
      const unread = changed(before, await owner.read());
      if (unread.length > 0) wrong.push(`${since.join()} let strangers change ${unread.join()} of a ${owner.kind}`);
    }
    expect(cells).toBeGreaterThan(2000);
    expect(wrong).toEqual([]);
  }, 600_000);
});
