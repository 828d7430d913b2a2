import { sql } from 'kysely';

import type { Clock, Db } from '../kernel';
import type { RecommendFigures } from '../search';

const DAY_MS = 86_400_000;
/** Orders older than this say little of what goes together now. */
const ORDER_DAYS = 365;
/** What was done half a week ago counts half. */
const HALF_LIFE_DAYS = 3.5;
const EVENT_DAYS = 28;
/** How long figures are given out before they are counted again. */
const FRESH_MS = 15 * 60_000;

/** What a click says of a model, against what putting it into a bag and buying it say. */
const WEIGHTS = { view: 0.1, click: 1, conversion: 3, addToCart: 3, purchase: 6 } as const;

interface Kept {
  readonly at: number;
  readonly figures: Promise<RecommendFigures>;
}

/**
 * Counts what was bought and looked at, by model: of orders only in how many of them models were, and of events what is kept of them,
 * which names nobody. Counted again every quarter of an hour; while that fails, the figures before it stay.
 */
export function createRecommendFigures(
  db: Db,
  clock: Clock,
  now: () => number = Date.now,
): () => Promise<RecommendFigures> {
  let kept: Kept | undefined;
  return () => {
    if (kept && now() - kept.at < FRESH_MS) return kept.figures;
    const before = kept?.figures;
    const figures = countFigures(db, clock.now()).catch((error: unknown) => {
      if (before) return before;
      kept = undefined;
      throw error;
    });
    kept = { at: now(), figures };
    return figures;
  };
}

async function countFigures(db: Db, now: Date): Promise<RecommendFigures> {
  const since = new Date(now.getTime() - ORDER_DAYS * DAY_MS);
  const bought = sql`select distinct o.order_id, p.group_key
    from orders o join order_items l on l.order_id = o.order_id
      join items i on i.part_number = l.part_number join products p on p.id = i.product_id
    where o.placed_at > ${since} and p.displayed`;
  const { rows: orders } = await sql<{ model: string; orders: number }>`
    with bought as (${bought}) select group_key as model, count(*)::int as orders from bought group by group_key`.execute(
    db,
  );
  const { rows: pairs } = await sql<{ model: string; other: string; orders: number }>`
    with bought as (${bought})
    select a.group_key as model, b.group_key as other, count(*)::int as orders
    from bought a join bought b on b.order_id = a.order_id and b.group_key <> a.group_key
    group by a.group_key, b.group_key`.execute(db);
  const together = new Map<string, Map<string, number>>();
  for (const { model, other, orders: shared } of pairs)
    together.set(model, (together.get(model) ?? new Map<string, number>()).set(other, shared));
  return {
    orders: new Map(orders.map((row) => [row.model, row.orders])),
    together,
    trend: await countTrend(db, now),
  };
}

async function countTrend(db: Db, now: Date): Promise<Map<string, number>> {
  const today = now.toISOString().slice(0, 10);
  const first = new Date(now.getTime() - EVENT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const { rows } = await sql<{ model: string; kind: keyof typeof WEIGHTS; age: number; events: number }>`
    select p.group_key as model, e.kind, (${today}::date - e.day::date)::int as age, count(*)::int as events
    from search_events e join products p on p.part_number = e.part_number
    where e.day >= ${first} and p.displayed group by p.group_key, e.kind, e.day`.execute(db);
  const trend = new Map<string, number>();
  for (const { model, kind, age, events } of rows)
    trend.set(model, (trend.get(model) ?? 0) + events * WEIGHTS[kind] * 0.5 ** (Math.max(0, age) / HALF_LIFE_DAYS));
  return trend;
}
