import type { BaseProduct, StoreCatalogue } from '../catalogue';
import { createBitset, setBit } from '../engine/bitset';
import { SLOTS_PER_STEP } from '../engine/buildIndex';
import { type FacetColumn, FacetColumnBuilder } from '../engine/facetColumn';
import { createNumberColumn } from '../engine/numberColumn';
import type { SearchIndex } from '../engine/searchIndex';
import type { Steps } from '../engine/steps';
import type { BaseParts } from './baseParts';
import type { LanguageParts } from './languageParts';
import { SEARCHABLE_FACETS } from './searchedAttributes';

/** Fields that hardly two products share. */
const IDENTITIES: ReadonlySet<string> = new Set(['x_groupkey', 'productId', 'parentProductId', 'partnumberId']);

/** The product index of one store: shared columns and texts, its own range and prices. */
export function* buildStoreIndex(
  base: BaseParts,
  language: LanguageParts,
  store: StoreCatalogue,
  products: readonly BaseProduct[],
): Steps<SearchIndex> {
  const { space } = base;
  const universe = createBitset(space.slots);
  const guest = new Float64Array(space.slots).fill(NaN);
  const registered = new Float64Array(space.slots).fill(NaN);
  const ownFields = {
    buyable: new FacetColumnBuilder(space),
    display: new FacetColumnBuilder(space),
    storeId: new FacetColumnBuilder(space),
    'reduced.guest': new FacetColumnBuilder(space),
    'reduced.registered': new FacetColumnBuilder(space),
  };
  for (const [slot, position] of space.recordOf.entries()) {
    const offer = products[position] && store.offer(position);
    if (slot % SLOTS_PER_STEP === 0) yield;
    if (!offer?.display) continue;
    setBit(universe, slot);
    guest[slot] = offer.price.guest;
    registered[slot] = offer.price.registered;
    ownFields.buyable.add(slot, String(offer.buyable));
    ownFields.display.add(slot, 'true');
    ownFields.storeId.add(slot, store.storeId);
    ownFields['reduced.guest'].add(slot, String(offer.reduced.guest));
    ownFields['reduced.registered'].add(slot, String(offer.reduced.registered));
  }
  const facets = new Map<string, FacetColumn>(base.fields);
  for (const [name, builder] of Object.entries(ownFields)) facets.set(name, builder.finish());
  for (const [name, column] of base.attributes) facets.set(`attributes.${name}`, column);
  for (const [name, column] of language.attributes) facets.set(`attributes_translated.${name}`, column);
  for (const [level, column] of language.levels.entries()) facets.set(`categories.lvl${level}`, column);
  return {
    space,
    universe,
    facets,
    numbers: new Map([
      ...base.numbers,
      ['sort.price.guest', createNumberColumn(guest)],
      ['sort.price.registered', createNumberColumn(registered)],
    ]),
    texts: [...base.texts, language.text],
    language: language.language,
    synonyms: language.synonyms,
    ranking: base.ranking,
    belonging: base.belonging,
    filterOnly: IDENTITIES,
    searchableFacets: new Set(SEARCHABLE_FACETS),
  };
}
