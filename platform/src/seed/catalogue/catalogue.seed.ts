import type { SeedContributor } from '../contributor';
import { bulkInsert } from '../bulkInsert';
import { associationDrafts } from './associations';
import { categoryDrafts } from './categories';
import { rangeDrafts } from './drafts';
import { readFrames } from './frameRecords';
import { tintCode, tintNames, tintOf } from './lensColour';
import { catalogueRows } from './rows';
import { readVocabulary } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** The range: categories, attributes, products, items, prices, stock and what goes with what. */
export const catalogueSeed: SeedContributor = {
  name: 'catalogue',
  async run(db, progress, { small, now }) {
    const vocabulary = readVocabulary();
    const drafts = rangeDrafts(vocabulary, small);
    const categories = categoryDrafts(drafts);
    const rows = catalogueRows(drafts, categories, now);
    progress(`${rows.products.length} products with ${rows.items.length} items`);
    await bulkInsert(
      db,
      'categories',
      categories.map(({ parentId, pictureOf, ...rest }) => ({ ...rest, parent_id: parentId, picture_of: pictureOf })),
    );
    const dictionary = dictionaryRows(vocabulary);
    await bulkInsert(db, 'attributes', dictionary.attributes);
    await bulkInsert(db, 'attribute_values', dictionary.values);
    await bulkInsert(db, 'products', rows.products);
    await bulkInsert(db, 'items', rows.items);
    progress(`${rows.prices.length} prices`);
    await bulkInsert(db, 'prices', rows.prices);
    await bulkInsert(db, 'inventory_levels', rows.levels);
    const links = associationDrafts(drafts).map((link) => ({
      product_id: rows.productIds.get(link.from),
      type: link.type,
      target_id: rows.productIds.get(link.to),
      sequence: link.sequence,
    }));
    progress(`${links.length} associations`);
    await bulkInsert(db, 'associations', links);
  },
};

/** Names of attributes and of their values, tints included. */
export function dictionaryRows(vocabulary: Vocabulary): { attributes: object[]; values: object[] } {
  return { attributes: attributeRows(vocabulary), values: [...valueRows(vocabulary), ...tintRows(vocabulary)] };
}

function attributeRows(vocabulary: Vocabulary): object[] {
  return Object.entries(vocabulary).map(([identifier, entry], index) => ({
    id: String(70_001 + index),
    identifier,
    names: entry.name,
    sequence: index + 1,
    defining: entry.defining ?? false,
    displayed: entry.displayed ?? true,
    facet: entry.facet ?? false,
    unit: entry.unit ?? '',
  }));
}

function valueRows(vocabulary: Vocabulary): object[] {
  return Object.entries(vocabulary).flatMap(([attribute, entry]) =>
    Object.entries(entry.values).map(([code, names], index) => ({ attribute, code, sequence: index + 1, names })),
  );
}

/** Every tint that a frame of the file has, named from its parts. */
function tintRows(vocabulary: Vocabulary): object[] {
  const rows = new Map<string, object>();
  for (const record of [...readFrames().values()].flat()) {
    if (record.kind === 'optical') continue;
    const tint = tintOf(record);
    const code = tintCode(tint);
    if (!rows.has(code))
      rows.set(code, { attribute: 'LENS_COLOR', code, sequence: rows.size + 10, names: tintNames(tint, vocabulary) });
  }
  return [...rows.values()];
}
