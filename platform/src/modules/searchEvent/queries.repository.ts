import { sql } from 'kysely';

import type { Db, Trx } from '../../kernel';
import type { SearchEventTables, SearchQueryRow } from './searchEvent.tables';

const tables = (db: Db | Trx) => db.withTables<SearchEventTables>();

/** Counts searches of a day that come in; answers how many the day has then. */
export async function countQueries(trx: Trx, day: string, taken: number): Promise<number> {
  const row = await tables(trx)
    .insertInto('search_query_days')
    .values({ day, taken })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({ taken: eb('search_query_days.taken', '+', taken) })),
    )
    .returning('taken')
    .executeTakeFirstOrThrow();
  return row.taken;
}

/** Rows of one statement: each has seven values, and a statement at most 65,535. */
const ROWS_AT_ONCE = 1000;

export async function insertQueries(trx: Trx, rows: readonly SearchQueryRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tables(trx)
      .insertInto('search_queries')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Forgets words of days before one day. */
export async function forgetQueries(db: Db, before: string): Promise<void> {
  await tables(db).deleteFrom('search_queries').where('day', '<', before).execute();
  await tables(db).deleteFrom('search_query_days').where('day', '<', before).execute();
}

/** What of a locale a report is about: from a day on. */
export interface ReportScope {
  readonly locale: string;
  /** `yyyy-MM-dd`, UTC. */
  readonly from: string;
}

/**
 * Searches with what came of them. A page that the shell keeps is one search that several see: as many as reported that they saw the same
 * article of it.
 */
const asked = ({ locale, from }: ReportScope) => sql`
  with viewed as (
    select query_id, max(views) as views from (
      select query_id, part_number, count(*) as views from search_events
      where locale = ${locale} and day >= ${from} and kind = 'view' and query_id is not null
      group by query_id, part_number
    ) as articles group by query_id
  ), done as (
    select query_id,
      count(*) filter (where kind = 'click') as clicks,
      sum(position) filter (where kind = 'click') as places,
      count(*) filter (where kind = 'addToCart') as added,
      count(*) filter (where kind in ('purchase', 'conversion')) as bought
    from search_events
    where locale = ${locale} and day >= ${from} and kind <> 'view' and query_id is not null
    group by query_id
  ), asked as (
    select words, hits, left_out, counted,
      case when counted then greatest(1, coalesce(views, 1)) else 0 end as searches,
      coalesce(clicks, 0) as clicks, coalesce(places, 0) as places,
      coalesce(added, 0) as added, coalesce(bought, 0) as bought
    from search_queries left join viewed using (query_id) left join done using (query_id)
    where search_queries.locale = ${locale} and search_queries.day >= ${from}
  )`;

/** What came of the searches for some words. */
export interface WordsReport {
  readonly words: string;
  readonly searches: number;
  /** Goods that the last of them found at most. */
  readonly hits: number;
  readonly clicks: number;
  /** Mean place of the clicks; null without any. */
  readonly place: number | null;
  readonly added: number;
  readonly bought: number;
}

const figures = sql`sum(searches)::int as searches, max(hits) as hits, sum(clicks)::int as clicks,
  (sum(places)::float8 / nullif(sum(clicks), 0)::float8) as place, sum(added)::int as added, sum(bought)::int as bought`;

/** The words that are searched most; `lost` are those that nothing was found for. */
export async function mostSearched(
  db: Db,
  scope: ReportScope,
  which: 'all' | 'lost',
  limit: number,
): Promise<WordsReport[]> {
  const { rows } = await sql<WordsReport>`${asked(scope)}
    select words, ${figures} from asked where words <> '' ${which === 'lost' ? sql`and hits = 0` : sql``}
    group by words having sum(searches) > 0 order by sum(searches) desc, words limit ${limit}`.execute(db);
  return rows;
}

export interface LeftOutReport {
  readonly words: string;
  readonly searches: number;
}

/** Words that are left out most to find something. */
export async function mostLeftOut(db: Db, scope: ReportScope, limit: number): Promise<LeftOutReport[]> {
  const { rows } = await sql<LeftOutReport>`${asked(scope)}
    select left_out as words, sum(searches)::int as searches from asked where left_out <> '' and counted
    group by left_out order by sum(searches) desc, left_out limit ${limit}`.execute(db);
  return rows;
}

/** Words that so many searches for them found something with, nothing left out, most searched first; none with a longer number. */
export async function oftenSearched(
  db: Db,
  scope: ReportScope,
  { least, limit }: { readonly least: number; readonly limit: number },
): Promise<{ readonly query: string; readonly searches: number }[]> {
  const { rows } = await sql<{ query: string; searches: number }>`${asked(scope)}
    select words as query, sum(searches)::int as searches from asked
    where counted and words <> '' and hits > 0 and left_out = '' and words !~ '[0-9]{3}'
    group by words having count(*) >= ${least} order by sum(searches) desc, words limit ${limit}`.execute(db);
  return rows;
}

export interface TotalReport {
  readonly searches: number;
  readonly lost: number;
  readonly leftOut: number;
  readonly clicks: number;
  readonly added: number;
  readonly bought: number;
}

export async function totals(db: Db, scope: ReportScope): Promise<TotalReport> {
  const { rows } = await sql<TotalReport>`${asked(scope)}
    select coalesce(sum(searches), 0)::int as searches,
      coalesce(sum(searches) filter (where hits = 0), 0)::int as lost,
      coalesce(sum(searches) filter (where left_out <> ''), 0)::int as "leftOut",
      coalesce(sum(clicks), 0)::int as clicks, coalesce(sum(added), 0)::int as added,
      coalesce(sum(bought), 0)::int as bought
    from asked`.execute(db);
  return rows[0] ?? { searches: 0, lost: 0, leftOut: 0, clicks: 0, added: 0, bought: 0 };
}

export interface PlaceReport {
  /** From 1. */
  readonly place: number;
  readonly clicks: number;
}

/** Clicks in the results of searches by place, the first places. */
export async function clicksByPlace(db: Db, { locale, from }: ReportScope, places: number): Promise<PlaceReport[]> {
  const { rows } = await sql<PlaceReport>`
    select position as place, count(*)::int as clicks
    from search_events join search_queries using (query_id)
    where search_events.locale = ${locale} and search_events.day >= ${from} and kind = 'click' and position <= ${places}
    group by position order by position`.execute(db);
  return rows;
}
