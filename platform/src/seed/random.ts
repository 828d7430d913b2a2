/** A repeatable source of numbers in [0, 1): the same text always gives the same series. */
export type Random = () => number;

/** Random numbers that depend on nothing but the text. */
export function randomOf(text: string): Random {
  let state = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 16_777_619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A whole number from `from` to `to`, both included. */
export function between(random: Random, from: number, to: number): number {
  return from + Math.floor(random() * (to - from + 1));
}

/** One of the keys, as often as its weight says. */
export function weighted<Key extends string>(random: Random, weights: Readonly<Partial<Record<Key, number>>>): Key {
  const entries = Object.entries(weights) as [Key, number][];
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let at = random() * total;
  for (const [key, weight] of entries) {
    at -= weight;
    if (at < 0) return key;
  }
  const last = entries.at(-1);
  if (!last) throw new Error('There is nothing to choose from');
  return last[0];
}
