import { wordsAt } from '../build/describedColumns';
import type { FIELD } from '../build/searchedAttributes';
import { spellingOf, type SearchLocale } from '../catalogue';
import { hasBit } from '../engine/bitset';
import type { SearchIndex } from '../engine/searchIndex';
import { vocabularyOf } from '../vocabulary/vocabulary';
import type { SearchRecord } from './searchRecord';

/** Where the words of a product stand in its record, by the field that they rank in; translated attributes come beside them. */
export const SEARCHED_RECORD_FIELDS: Readonly<Record<keyof typeof FIELD, readonly string[]>> = {
  brand: ['attributes.BRAND'],
  modelName: ['attributes.MODEL_NAME'],
  code: ['attributes.MODEL_CODE_DISPLAY', 'x_groupkey', 'partnumberId', 'items.partNumber'],
  colour: ['words.colour'],
  shape: ['words.shape'],
  type: ['words.type'],
  other: ['words.other'],
};

/** A record with what an index elsewhere needs to find and rank it as this one does: its words, and whether it is made for other goods. */
export function hostedRecord(
  index: SearchIndex,
  slot: number,
  locale: SearchLocale,
  record: SearchRecord,
): SearchRecord {
  const type = index.facets.get('type');
  if (!type) return record;
  const codesOf = (name: string) => index.facets.get(`attributes.${name}`);
  const isForOthers = index.belonging && hasBit(index.belonging, slot) ? 1 : 0;
  return { ...record, words: wordsAt(codesOf, type, slot, vocabularyOf(spellingOf(locale))), isForOthers };
}
