import type { ContactLensPrescription } from '../lens/contactLens';
import { readContactLens } from '../lens/readContactLens';

import type { CartEntry } from './cartGroups';

/** The eye of a line that is for one eye alone. */
export function oneEyeOf({ line }: Pick<CartEntry, 'line'>): 'right' | 'left' | null {
  const eyes = readContactLens(line);
  if (!eyes || (eyes.left && eyes.right)) return null;
  return eyes.left ? 'left' : 'right';
}

/** What the lines of one item are made to, as one prescription. */
export function eyesOf(entries: readonly CartEntry[]): ContactLensPrescription | null {
  return entries.reduce<ContactLensPrescription | null>((before, { line }) => {
    const eyes = readContactLens(line);
    return eyes && before ? { ...before, right: eyes.right ?? before.right, left: eyes.left ?? before.left } : eyes;
  }, null);
}

/** One article, and nothing to say of one eye that does not hold of the other. */
function belongTogether({ line: one }: CartEntry, { line: other }: CartEntry): boolean {
  return (
    one.partNumber === other.partNumber &&
    one.inventoryStatus === other.inventoryStatus &&
    !one.freeGift &&
    !other.freeGift &&
    readContactLens(one)?.dominance === readContactLens(other)?.dominance
  );
}

/** One line, or the lines of both eyes. */
type Item = readonly [CartEntry] | readonly [CartEntry, CartEntry];

/** Lines as they are shown: both eyes of one article are one item, the right one first, though each stays a line (CART-02, RX-20). */
export function joinEyes(entries: readonly CartEntry[]): readonly Item[] {
  const joined = new Set<CartEntry>();
  return entries.flatMap((entry): readonly Item[] => {
    if (joined.has(entry)) return [];
    joined.add(entry);
    const side = oneEyeOf(entry);
    const other = side
      ? entries.find((one) => {
          const otherSide = joined.has(one) ? null : oneEyeOf(one);
          return otherSide !== null && otherSide !== side && belongTogether(entry, one);
        })
      : undefined;
    if (!other) return [[entry]];
    joined.add(other);
    return [side === 'right' ? [entry, other] : [other, entry]];
  });
}
