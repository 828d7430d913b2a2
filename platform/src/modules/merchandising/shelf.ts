import type { RuleBook, SearchLocale } from '../../search';

/** A listing of the shop. */
export interface ShopListing {
  /** English path without a locale. */
  readonly path: string;
  readonly name: string;
  /** What the shop asks the index for, as filters of the protocol. */
  readonly filters: string;
}

/** Goods as a search shows them. */
export interface ShownGoods {
  readonly partNumber: string;
  readonly name: string;
  /** Address of a small picture on the platform; empty without one. */
  readonly picture: string;
}

/** The first goods that a search finds, and what rules do with it. */
export interface ShownResult {
  readonly total: number;
  readonly goods: readonly ShownGoods[];
  readonly banners: readonly {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly url: string;
  }[];
  readonly redirect: string;
  /** What is handed on to other programs, as JSON. */
  readonly data: readonly string[];
}

/** What is looked for: words, or a listing's goods. */
export interface ShownQuery {
  readonly locale: SearchLocale;
  readonly words: string;
  readonly listing: ShopListing | undefined;
}

/** The shop's goods, for those who write rules about them. */
export interface Shelf {
  /** The first goods of a search under some rules, or under those that count. */
  show(query: ShownQuery, book?: RuleBook): Promise<ShownResult>;
  listings(locale: SearchLocale): Promise<readonly ShopListing[]>;
  /** Values that goods can be put first by: names of attributes of the index with their values. */
  values(locale: SearchLocale): Promise<Readonly<Record<string, readonly string[]>>>;
  /** Names of those articles that the locale's shop has, by part number; 200 at most. */
  names(locale: SearchLocale, partNumbers: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
