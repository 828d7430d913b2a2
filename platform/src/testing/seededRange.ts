import { searchedLanguages, searchedProduct } from '../app/searchedProduct';
import type { CatalogueProduct } from '../app/searchedProduct';
import { loadDictionary } from '../modules/catalogue/dictionary';
import type { SearchCatalogue, SearchLocale } from '../search';
import { dictionaryRows } from '../seed/catalogue/catalogue.seed';
import { categoryDrafts } from '../seed/catalogue/categories';
import type { ProductDraft } from '../seed/catalogue/draft';
import { rangeDrafts } from '../seed/catalogue/drafts';
import { catalogueRows } from '../seed/catalogue/rows';
import { readVocabulary } from '../seed/catalogue/vocabulary';

/** The whole range as it is sold: its drafts, and what the search index is built from. */
export interface SeededRange {
  readonly drafts: readonly ProductDraft[];
  readonly catalogue: SearchCatalogue;
}

type Read = Parameters<typeof loadDictionary>[0];

/** Makes the range without a database; services left out; every store sells everything at its list price. */
export async function seededRange(locales: readonly SearchLocale[]): Promise<SeededRange> {
  const vocabulary = readVocabulary();
  const drafts = rangeDrafts(vocabulary, false).filter(({ listing }) => listing !== 'none');
  const categories = categoryDrafts(drafts);
  const rows = catalogueRows(drafts, categories, new Date('2026-11-21T10:00:00.000Z'));
  const { attributes, values } = dictionaryRows(vocabulary);
  const dictionary = await loadDictionary({
    attributes: async () => attributes as Awaited<ReturnType<Read['attributes']>>,
    attributeValues: async () => values as Awaited<ReturnType<Read['attributeValues']>>,
    categories: async () => [],
  });
  const shown = rows.products as CatalogueProduct[];
  const products = shown.map((row, index) =>
    searchedProduct(row, drafts[index]?.items.map((item) => item.partNumber) ?? []),
  );
  const offers = shown.map(({ path, displayed }, index) => ({
    url: path,
    price: { guest: (drafts[index]?.listUsd ?? 0) / 100, registered: (drafts[index]?.listUsd ?? 0) / 100 },
    reduced: { guest: (drafts[index]?.discount ?? 0) > 0, registered: (drafts[index]?.discount ?? 0) > 0 },
    buyable: true,
    display: displayed,
  }));
  return {
    drafts,
    catalogue: {
      version: '1',
      products,
      languages: searchedLanguages(dictionary, products),
      stores: locales.map((locale) => ({
        locale,
        storeId: '10801',
        currency: 'EUR',
        offer: (index) => offers[index],
      })),
      contents: [],
    },
  };
}
