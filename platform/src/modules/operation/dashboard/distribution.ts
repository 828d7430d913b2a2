/** How many of something took no longer than each bound; bounds ascend, the last one has no end. */
export interface Distribution {
  readonly count: number;
  readonly sum: number;
  /** Cumulative counts by upper bound. */
  readonly buckets: ReadonlyMap<number, number>;
}

export const NOTHING: Distribution = { count: 0, sum: 0, buckets: new Map() };

export function plus(one: Distribution, other: Distribution): Distribution {
  const buckets = new Map(one.buckets);
  for (const [bound, count] of other.buckets) buckets.set(bound, (buckets.get(bound) ?? 0) + count);
  return { count: one.count + other.count, sum: one.sum + other.sum, buckets };
}

/**
 * The value that a share of all does not exceed, estimated within its bucket as Prometheus does; beyond the last bound that bound is all that is
 * known. Null of nothing.
 */
export function quantile({ count, buckets }: Distribution, share: number): number | null {
  if (count === 0) return null;
  const wanted = share * count;
  let [below, until] = [0, 0];
  for (const [bound, reached] of [...buckets].toSorted(([a], [b]) => a - b)) {
    if (reached >= wanted) {
      if (bound === Number.POSITIVE_INFINITY) return until;
      return reached === below ? bound : until + ((bound - until) * (wanted - below)) / (reached - below);
    }
    [below, until] = [reached, bound];
  }
  return until;
}
