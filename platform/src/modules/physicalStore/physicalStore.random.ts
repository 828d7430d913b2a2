/** FNV-1a over UTF-16 units with a final mix: 32 bits that look random and never change. */
export function stockHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The entry of a list that a text stands for. */
export function chosen<T>(list: readonly T[], seed: string): T {
  const entry = list[stockHash(seed) % list.length];
  if (entry === undefined) throw new Error('Nothing to choose from');
  return entry;
}

/** The entry of a weighted list that a text stands for. */
export function chosenByWeight<T extends { weight: number }>(list: readonly T[], seed: string): T {
  let left = stockHash(seed) % list.reduce((sum, entry) => sum + entry.weight, 0);
  for (const entry of list) {
    left -= entry.weight;
    if (left < 0) return entry;
  }
  throw new Error('Nothing to choose from');
}

/** True for the given share (0 to 100) of all texts. */
export function happens(percent: number, seed: string): boolean {
  return stockHash(seed) % 100 < percent;
}
