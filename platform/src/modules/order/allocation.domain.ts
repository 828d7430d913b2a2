/**
 * Splits an amount in minor units over weights so that the parts add up to the amount exactly (largest remainder).
 * A zero weight gets nothing unless every weight is zero; then the first part carries the whole amount.
 */
export function allocate(amountMinor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map((_, index) => (index === 0 ? amountMinor : 0));
  const sign = amountMinor < 0 ? -1 : 1;
  const absolute = Math.abs(amountMinor);
  // BigInt keeps amount * weight exact for the largest carts (999,999 pieces of an expensive frame).
  const floors = weights.map((weight) => Number((BigInt(absolute) * BigInt(weight)) / BigInt(total)));
  const remainders = weights.map((weight, index) => ({
    index,
    rest: (BigInt(absolute) * BigInt(weight)) % BigInt(total),
  }));
  let left = absolute - floors.reduce((sum, part) => sum + part, 0);
  remainders.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const { index } of remainders) {
    if (left === 0) break;
    floors[index] = (floors[index] ?? 0) + 1;
    left -= 1;
  }
  return floors.map((part) => (part === 0 ? 0 : sign * part));
}

/** A share of an amount in minor units, the rate given as a fraction of `scale` (percent: scale 100), rounded half up. */
export function share(amountMinor: number, rate: number, scale: number): number {
  const product = BigInt(amountMinor) * BigInt(rate);
  const divisor = BigInt(scale);
  return Number((product * 2n + divisor) / (divisor * 2n));
}
