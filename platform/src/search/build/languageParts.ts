import { type BaseProduct, type LanguageCatalogue, languageOfSpelling } from '../catalogue';
import { SLOTS_PER_STEP } from '../engine/buildIndex';
import { type FacetColumn, FacetColumnBuilder, valuesAt } from '../engine/facetColumn';
import type { SearchLanguage } from '../engine/language';
import type { Steps } from '../engine/steps';
import { createSynonymTable, type SynonymTable } from '../engine/synonyms';
import { type TextIndex, TextIndexBuilder } from '../engine/textIndex';
import { vocabularyOf } from '../vocabulary/vocabulary';
import { translatedColumns } from './attributeColumns';
import type { BaseParts } from './baseParts';
import { describedColumns, typeWords } from './describedColumns';
import { FIELD, SEARCHED_ATTRIBUTES } from './searchedAttributes';

/** Levels of a hierarchy that are counted. */
const MOST_LEVELS = 3;

/** What the locales of one spelling share. */
export interface LanguageParts {
  readonly language: SearchLanguage;
  /** Translated attribute columns by bare attribute name. */
  readonly attributes: ReadonlyMap<string, FacetColumn>;
  /** Columns of the levels from a section down to a product, the section's first. */
  readonly levels: readonly FacetColumn[];
  readonly text: TextIndex;
  readonly synonyms: SynonymTable;
}

/** Builds the parts of one spelling over the shared layout. */
export function* buildLanguageParts(
  base: BaseParts,
  products: readonly BaseProduct[],
  catalogue: LanguageCatalogue,
): Steps<LanguageParts> {
  const { spelling } = catalogue;
  const language = languageOfSpelling(spelling);
  const { space } = base;
  const vocabulary = vocabularyOf(spelling);
  const attributes = yield* translatedColumns(space, base.attributes, catalogue.valueTranslated);
  const builder = new TextIndexBuilder(language);
  const levels = Array.from({ length: MOST_LEVELS }, () => new FacetColumnBuilder(space));
  const described = describedColumns((name) => base.attributes.get(name), vocabulary).map(({ field, column }) => ({
    field: FIELD[field],
    column,
  }));
  const searched = [...namedColumns(attributes), ...described].toSorted((one, two) => one.field - two.field);
  for (const [slot, position] of space.recordOf.entries()) {
    const product = products[position];
    if (!product) continue;
    for (const { field, column } of searched) {
      for (const text of valuesAt(column, slot)) builder.add(slot, field, text);
    }
    const words = typeWords(vocabulary, product.type, product.attributes['LX_CANONICAL_CATEGORY']);
    builder.add(slot, FIELD.type, words);
    for (const [level, name] of (catalogue.levels?.(position) ?? []).entries()) levels[level]?.add(slot, name);
    for (const text of catalogue.text?.(position) ?? []) builder.add(slot, FIELD.other, text);
    if (slot % SLOTS_PER_STEP === 0) yield;
  }
  return {
    language,
    attributes,
    levels: levels.map((level) => level.finish()),
    text: yield* builder.finish(space.slots),
    synonyms: createSynonymTable(language, [vocabulary.synonyms, ...(catalogue.synonyms ? [catalogue.synonyms] : [])]),
  };
}

interface SearchedColumn {
  readonly field: number;
  readonly column: FacetColumn;
}

function namedColumns(attributes: LanguageParts['attributes']): SearchedColumn[] {
  return SEARCHED_ATTRIBUTES.flatMap(({ field, names }) =>
    names.flatMap((name) => {
      const column = attributes.get(name);
      return column ? [{ field, column }] : [];
    }),
  );
}
