import { sql } from 'kysely';

import { testClock } from '../../kernel';
import { moduleTables } from '../../testing/moduleTables';
import { LIMITS } from '../limits';
import { createSearchEventModule } from '.';
import type { ReportedEvent } from './searchEvent.domain';

const NOW = '2026-11-21T10:00:00.000Z';
const DAY_MS = 24 * 3_600_000;
const QUERY = '43b15df305339e827f0ac0bdc5ebcaa7';

const CLICK = {
  eventType: 'click',
  eventName: 'jo@example.com clicked',
  index: 'products_en-us_grouped',
  locale: 'en-us',
  userToken: 'anonymous-visitor',
  authenticatedUserToken: 'member-1000101',
  queryID: QUERY,
  objectIDs: ['SKU1_10801'],
  positions: [3],
  timestamp: Date.parse(NOW) - 1000,
} as const;

describe('events of searches', () => {
  const database = moduleTables(
    () => open().events.migrations,
    ['search_events', 'search_event_keys', 'search_event_days'],
  );

  function open(keptDays = 90) {
    const clock = testClock(NOW);
    const readObjects = async () => (objectId: string) => /^(SKU\d)_10801$/.exec(objectId)?.[1];
    return { clock, events: createSearchEventModule({ db: database.db, clock, keptDays, readObjects }) };
  }

  async function kept(): Promise<Record<string, unknown>[]> {
    const { rows } = await sql<Record<string, unknown>>`select day, kind, locale, query_id, part_number, position
      from search_events order by event_id`.execute(database.db);
    return rows;
  }

  const days = async (): Promise<unknown[]> => (await kept()).map(({ day }) => day);

  it('are kept by article: the day, what was done, where and at which place', async () => {
    const { events } = open();
    const { positions: _, ...view } = CLICK;
    const added: ReportedEvent = { ...view, eventType: 'conversion', eventSubtype: 'addToCart' };
    await events.keep([CLICK, { ...view, eventType: 'view', objectIDs: ['SKU1_10801', 'SKU2_10801'] }, added]);
    const row = { day: '2026-11-21', locale: 'en-us', query_id: QUERY };
    expect(await kept()).toEqual([
      { ...row, kind: 'click', part_number: 'SKU1', position: 3 },
      { ...row, kind: 'view', part_number: 'SKU1', position: null },
      { ...row, kind: 'view', part_number: 'SKU2', position: null },
      { ...row, kind: 'addToCart', part_number: 'SKU1', position: null },
    ]);
  });

  it('hold nothing in any table of who it was, nor the words of an event or its moment [PLAT-04]', async () => {
    await open().events.keep([CLICK]);
    const { rows } = await sql<{ row: string }>`select e::text || d::text || k::text as row
      from search_events e, search_event_days d, search_event_keys k`.execute(database.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).toContain('SKU1');
    for (const text of [
      CLICK.userToken,
      CLICK.authenticatedUserToken,
      'jo@example.com',
      String(CLICK.timestamp),
      '09:59',
    ])
      expect(rows[0]?.row).not.toContain(text);
  });

  it('count once however often they are sent, in one call or in several at once', async () => {
    const { events } = open();
    await events.keep([CLICK, CLICK]);
    await Promise.all([events.keep([CLICK]), events.keep([CLICK])]);
    expect(await kept()).toHaveLength(1);
  });

  it('count apart for another visitor, place, query or moment', async () => {
    const { events } = open();
    const others = [
      { userToken: 'anonymous-2' },
      { positions: [4] },
      { queryID: QUERY.replace('4', '5') },
      { timestamp: CLICK.timestamp - 1 },
    ];
    await events.keep([CLICK, ...others.map((other) => ({ ...CLICK, ...other }))]);
    expect(await kept()).toHaveLength(5);
  });

  it('count once a day where they do not say their moment', async () => {
    const { clock, events } = open();
    const { timestamp: _, ...timeless } = CLICK;
    await events.keep([timeless]);
    clock.advance(60_000);
    await events.keep([timeless]);
    expect(await days()).toEqual(['2026-11-21']);
    clock.advance(DAY_MS);
    await events.keep([timeless]);
    expect(await days()).toEqual(['2026-11-21', '2026-11-22']);
  });

  it('of articles and places that there are not are left out, and none lies in the future', async () => {
    const { events } = open();
    await events.keep([
      { ...CLICK, objectIDs: ['jo@example.com_10801', 'SKU2_10801'], positions: [1, 2] },
      { ...CLICK, objectIDs: ['SKU3_10801'], positions: [Number.MAX_SAFE_INTEGER] },
      { ...CLICK, objectIDs: ['SKU4_10801'], timestamp: Date.parse('2190-01-01') },
    ]);
    expect((await kept()).map((row) => [row['part_number'], row['day']])).toEqual([
      ['SKU2', '2026-11-21'],
      ['SKU4', '2026-11-21'],
    ]);
  });

  it('are refused once a day has as many as are kept, until the next one [PLAT-08]', async () => {
    const { clock, events } = open();
    await sql`insert into search_event_days values ('2026-11-21', ${LIMITS.searchEventsADay - 1})`.execute(database.db);
    await events.keep([CLICK]);
    const more = { ...CLICK, userToken: 'anonymous-2' };
    await expect(events.keep([more])).rejects.toMatchObject({ status: 429 });
    expect(await kept()).toHaveLength(1);
    clock.advance(DAY_MS);
    await events.keep([more]);
    expect(await kept()).toHaveLength(2);
  });

  it('are forgotten after the days of the configuration, and what tells them apart after five', async () => {
    const { clock, events } = open(30);
    const keys = async (): Promise<number> => {
      const { rows } = await sql`select 1 from search_event_keys`.execute(database.db);
      return rows.length;
    };
    await events.keep([CLICK]);
    clock.advance(5 * DAY_MS);
    await events.housekeep();
    expect([await keys(), (await kept()).length]).toEqual([1, 1]);
    clock.advance(DAY_MS);
    await events.housekeep();
    expect([await keys(), (await kept()).length]).toEqual([0, 1]);
    clock.advance(24 * DAY_MS);
    await events.housekeep();
    expect(await kept()).toHaveLength(1);
    clock.advance(DAY_MS);
    await events.housekeep();
    expect(await kept()).toEqual([]);
    const { rows } = await sql`select * from search_event_days`.execute(database.db);
    expect(rows).toEqual([]);
  });
});
