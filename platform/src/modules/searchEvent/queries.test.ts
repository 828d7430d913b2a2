import { sql } from 'kysely';

import { testClock } from '../../kernel';
import { moduleTables } from '../../testing/moduleTables';
import { LIMITS } from '../limits';
import { createSearchEventModule } from '.';
import type { AnsweredQuery } from './words.domain';
import { keptWords } from './words.domain';

const NOW = '2026-11-21T10:00:00.000Z';
const DAY_MS = 24 * 3_600_000;

describe('words of searches', () => {
  const database = moduleTables(
    () => open().module.migrations,
    ['search_queries', 'search_query_days', 'search_events', 'search_event_keys', 'search_event_days'],
  );

  function open(keptDays = 90) {
    const clock = testClock(NOW);
    const readObjects = async () => (objectId: string) => objectId;
    return { clock, module: createSearchEventModule({ db: database.db, clock, keptDays, readObjects }) };
  }

  const id = (number: number): string => String(number).padStart(32, '0');
  const query = (number: number, more: Partial<AnsweredQuery> = {}): AnsweredQuery => ({
    queryId: id(number),
    locale: 'en-us',
    query: 'Round  Sunglasses ',
    hits: 12,
    leftOut: '',
    isCounted: true,
    ...more,
  });
  const event = (number: number, who: string, more: object) => ({
    eventType: 'click' as const,
    index: 'products_en-us_grouped',
    locale: 'en-us',
    userToken: who,
    queryID: id(number),
    objectIDs: ['SKU1'],
    timestamp: Date.parse(NOW),
    ...more,
  });
  const words = async (): Promise<unknown[]> => {
    const { rows } = await sql<{ words: string }>`select words from search_queries order by query_id`.execute(
      database.db,
    );
    return rows.map((row) => row.words);
  };

  it('are kept small and without who asked, and every process reads them [SRCH-07] [PLAT-04]', async () => {
    const { module } = open();
    module.queries.note(query(1));
    module.queries.note(query(2, { leftOut: 'Monocle', hits: 3 }));
    expect(await words()).toEqual([]);
    await module.queries.flush();
    await module.queries.flush();
    const { rows } = await sql`select * from search_queries order by query_id`.execute(database.db);
    const kept = { day: '2026-11-21', locale: 'en-us', words: 'round sunglasses', counted: true };
    expect(rows).toEqual([
      { query_id: id(1), ...kept, hits: 12, left_out: '' },
      { query_id: id(2), ...kept, hits: 3, left_out: 'monocle' },
    ]);
    expect((await open().module.reports.read('en-us', 7)).total).toMatchObject({ searches: 2, leftOut: 1 });
  });

  it.each([
    'ann@example.com',
    'call 0151 234 5678',
    'order 1000023',
    'born 12.03.1985',
    'sph -2.25',
    '+1 add',
    'lenses 1,5',
    '4111-1111-1111-1111',
    'x'.repeat(81),
  ])('are not kept where they could tell who it was or what they need: %s [SRCH-07] [PLAT-04]', (text) => {
    expect(keptWords(text)).toBe('');
  });

  it.each([
    ['52-18', '52-18'],
    ['0NO4001S 901/55', '0no4001s 901/55'],
    ['bis 100 €', 'bis 100 €'],
    ['Größe  L', 'größe l'],
  ])('are kept of a size, a code or a price: %s [SRCH-07]', (text, kept) => {
    expect(keptWords(text)).toBe(kept);
  });

  it('tell what was searched, clicked at which place, put into the bag and bought [SRCH-07]', async () => {
    const { module } = open();
    for (const number of [1, 2, 3]) module.queries.note(query(number));
    module.queries.note(query(4, { query: 'lorgnette', hits: 0 }));
    module.queries.note(query(5, { query: 'round monocle', leftOut: 'monocle' }));
    module.queries.note(query(6, { query: 'gl', isCounted: false }));
    module.queries.note(query(7, { locale: 'it-it', query: 'tondi' }));
    module.queries.note(query(8, { query: 'ann@example.com', hits: 0 }));
    await module.queries.flush();
    await module.keep([
      event(1, 'a', { positions: [1] }),
      event(1, 'a', { objectIDs: ['SKU2'], positions: [4] }),
      event(2, 'b', { positions: [1] }),
      event(2, 'b', { eventType: 'conversion', eventSubtype: 'addToCart' }),
      event(2, 'b', { eventType: 'conversion', eventSubtype: 'purchase' }),
      event(99, 'b', { positions: [9] }),
    ]);
    const report = await module.reports.read('en-us', 7);
    expect(report).toEqual({
      total: { searches: 6, lost: 2, leftOut: 1, clicks: 3, added: 1, bought: 1 },
      searched: [
        { words: 'round sunglasses', searches: 3, hits: 12, clicks: 3, place: 2, added: 1, bought: 1 },
        { words: 'lorgnette', searches: 1, hits: 0, clicks: 0, place: null, added: 0, bought: 0 },
        { words: 'round monocle', searches: 1, hits: 12, clicks: 0, place: null, added: 0, bought: 0 },
      ],
      lost: [{ words: 'lorgnette', searches: 1, hits: 0, clicks: 0, place: null, added: 0, bought: 0 }],
      leftOut: [{ words: 'monocle', searches: 1 }],
      places: [
        { place: 1, clicks: 2 },
        { place: 4, clicks: 1 },
      ],
    });
  });

  it('of a page that several saw count as often as those said that they saw it [SRCH-07]', async () => {
    const { module } = open();
    module.queries.note(query(1));
    await module.queries.flush();
    const seen = { eventType: 'view', objectIDs: ['SKU1', 'SKU2'] };
    await module.keep(['a', 'b', 'c'].map((who) => event(1, who, seen)));
    expect((await module.reports.read('en-us', 7)).searched).toMatchObject([{ searches: 3 }]);
  });

  it('are often searched where five searches of their own found goods by them alone [SRCH-01] [SRCH-07] [PLAT-04]', async () => {
    const { module } = open();
    let number = 0;
    const search = (count: number, more: Partial<AnsweredQuery>) => {
      for (let at = 0; at < count; at += 1) module.queries.note(query((number += 1), more));
    };
    search(5, {});
    search(6, { query: 'cat eye' });
    search(4, { query: 'gold' });
    search(9, { query: 'lorgnette', hits: 0 });
    search(9, { query: 'round monocle', leftOut: 'monocle' });
    search(9, { query: 'gla', isCounted: false });
    search(9, { query: 'room 101' });
    search(9, { query: 'ann@example.com' });
    search(9, { query: 'tondi', locale: 'it-it' });
    await module.queries.flush();
    // Views make a page count more often, and the searches for it no more.
    await module.keep(['a', 'b', 'c', 'd', 'e'].map((who) => event(12, who, { eventType: 'view' })));
    expect(await module.reports.oftenSearched('en-us')).toEqual([
      { query: 'cat eye', searches: 6 },
      { query: 'round sunglasses', searches: 5 },
    ]);
  });

  it('are told of a period, and forgotten with the events [SRCH-07] [ACC-06]', async () => {
    const { module, clock } = open(30);
    module.queries.note(query(1));
    await module.queries.flush();
    clock.advance(6 * DAY_MS);
    expect((await module.reports.read('en-us', 7)).total.searches).toBe(1);
    clock.advance(DAY_MS);
    expect((await module.reports.read('en-us', 7)).total.searches).toBe(0);
    expect((await module.reports.read('en-us', 30)).total.searches).toBe(1);
    clock.advance(24 * DAY_MS);
    await module.housekeep();
    expect(await words()).toEqual([]);
    const { rows } = await sql`select 1 from search_query_days`.execute(database.db);
    expect(rows).toEqual([]);
  });

  it('are kept up to a limit of each day, and the rest is left out without failing [PLAT-08]', async () => {
    const { module } = open();
    await sql`insert into search_query_days values ('2026-11-21', ${LIMITS.searchQueriesADay - 1})`.execute(
      database.db,
    );
    module.queries.note(query(1));
    module.queries.note(query(2));
    await module.queries.flush();
    expect(await words()).toHaveLength(1);
    for (let number = 3; number < 5000; number += 1) module.queries.note(query(number));
    await sql`update search_query_days set taken = 0`.execute(database.db);
    await module.queries.flush();
    expect(await words()).toHaveLength(4001);
  });
});
