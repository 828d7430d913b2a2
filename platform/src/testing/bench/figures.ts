/** The value below which a share of the numbers lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Median, 99th of a hundred and the longest, in whole milliseconds, of a list of times. */
export function spread(values: readonly number[]): string {
  const at = (share: number) => quantile(values, share).toFixed(0);
  return `p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  longest ${at(1)} ms  of ${values.length}`;
}
