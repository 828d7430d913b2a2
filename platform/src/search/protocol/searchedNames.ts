import { FIELD, SEARCHED_ATTRIBUTES } from '../build/searchedAttributes';
import { SEARCHED_RECORD_FIELDS } from './hostedRecord';
import type { IndexName } from './indexName';

function productNames(field: keyof typeof FIELD): readonly string[] {
  const translated = SEARCHED_ATTRIBUTES.filter((one) => one.field === FIELD[field]).flatMap(({ names }) => names);
  return [...SEARCHED_RECORD_FIELDS[field], ...translated.map((name) => `attributes_translated.${name}`)];
}

/** Attributes of a kind of record that are searched, by the number of their field; those of one field match as well as each other. */
export const SEARCHED_NAMES: Readonly<Record<IndexName['kind'], readonly (readonly string[])[]>> = {
  products: Object.keys(FIELD).map((field) => productNames(field as keyof typeof FIELD)),
  suggestions: [['query']],
  contentSuggestions: [['title'], ['keywords']],
  contents: [['title'], ['keywords'], ['text']],
  stores: [['name'], ['city', 'zipCode'], ['address', 'stateOrProvinceName']],
};
