import type { TextKey } from '@sightline/shared-lib/contracts';

import type { TileFacts } from '../../catalogue/tiles/tileFacts';

/** A product as a column of the comparison. */
export interface ComparedProduct {
  readonly partNumber: string;
  /** Locale-less path of its page. */
  readonly path: string;
  readonly tile: TileFacts;
}

/** One fact of every product, in the order of the columns; empty where a product has none. */
export interface ComparedRow {
  readonly term: string;
  readonly values: readonly string[];
}

/** Facts that belong together. */
export interface ComparedGroup {
  readonly titleKey: TextKey;
  readonly rows: readonly ComparedRow[];
}

/** The comparison as `load` gives it to its page. */
export interface CompareView {
  readonly products: readonly ComparedProduct[];
  readonly groups: readonly ComparedGroup[];
  /** Products of the address that the shop does not sell (any more). */
  readonly missing: number;
}

/** True where the products differ: what all share helps nobody choose. */
export function differs({ values }: ComparedRow): boolean {
  return new Set(values).size > 1;
}
