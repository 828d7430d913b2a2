import { languageOf, type SearchLocale } from '../catalogue';
import type { SearchIndex } from '../engine/searchIndex';
import { createSynonymTable } from '../engine/synonyms';
import type { RuleBook } from './rule';

/** The goods of a locale as a book of rules has them found: an index of its own where the locale has synonyms. */
function ruledIndex(index: SearchIndex, locale: SearchLocale, { synonyms }: RuleBook): SearchIndex {
  const own = synonyms.filter((set) => set.locale === locale);
  if (own.length === 0) return index;
  const rules = {
    equal: own.flatMap(({ from, phrases }) => (from === undefined ? [phrases] : [])),
    oneWay: own.flatMap(({ from, phrases }) => (from === undefined ? [] : [{ from, to: phrases }])),
  };
  return { ...index, synonyms: createSynonymTable(languageOf(locale), [rules], index.synonyms) };
}

/** A book of rules as queries meet it. */
export interface Ruling {
  readonly book: RuleBook;
  /** The index of a locale's goods under these rules; made at its first use. */
  readonly indexOf: (index: SearchIndex, locale: SearchLocale) => SearchIndex;
}

export function rulingOf(book: RuleBook): Ruling {
  const made = new WeakMap<SearchIndex, SearchIndex>();
  return {
    book,
    indexOf: (index, locale) => {
      const known = made.get(index) ?? ruledIndex(index, locale, book);
      made.set(index, known);
      return known;
    },
  };
}
