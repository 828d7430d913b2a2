import { type BaseProduct, type LanguageCatalogue, languageOfSpelling } from '../catalogue';
import { SLOTS_PER_STEP } from '../engine/buildIndex';
import { type FacetColumn, valuesAt } from '../engine/facetColumn';
import type { SearchLanguage } from '../engine/language';
import type { Steps } from '../engine/steps';
import { createSynonymTable, type SynonymTable } from '../engine/synonyms';
import { type TextIndex, TextIndexBuilder } from '../engine/textIndex';
import { vocabularyKey, vocabularyOf } from '../vocabulary/vocabulary';
import type { Vocabulary } from '../vocabulary/vocabularyShape';
import { translatedColumns } from './attributeColumns';
import type { BaseParts } from './baseParts';
import { FIELD, SEARCHED_ATTRIBUTES } from './searchedAttributes';

/** What the locales of one spelling share. */
export interface LanguageParts {
  readonly language: SearchLanguage;
  /** Translated attribute columns by bare attribute name. */
  readonly attributes: ReadonlyMap<string, FacetColumn>;
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
  const searched = [...namedColumns(attributes), ...describingColumns(base.attributes, vocabulary)].toSorted(
    (one, two) => one.field - two.field,
  );
  for (const [slot, position] of space.recordOf.entries()) {
    const product = products[position];
    if (!product) continue;
    for (const { field, column } of searched) {
      for (const text of valuesAt(column, slot)) builder.add(slot, field, text);
    }
    builder.add(slot, FIELD.type, vocabulary.types[sectionOf(product)]);
    for (const text of catalogue.text?.(position) ?? []) builder.add(slot, FIELD.other, text);
    if (slot % SLOTS_PER_STEP === 0) yield;
  }
  return {
    language,
    attributes,
    text: yield* builder.finish(),
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

/** Qualities as people describe glasses: "rectangular" beside the shape "Rectangle". */
function describingColumns(
  codes: BaseParts['attributes'],
  { colours, shapes, treatments, marks }: Vocabulary,
): SearchedColumn[] {
  const described = [
    { field: FIELD.colour, column: codes.get('FRONT_COLOR'), words: colours },
    { field: FIELD.shape, column: codes.get('FRAME_SHAPE'), words: shapes },
    { field: FIELD.other, column: codes.get('LENS_TREATMENT_FACET'), words: treatments },
    { field: FIELD.other, column: codes.get('IS_NEW'), words: { TRUE: marks.new } },
    { field: FIELD.other, column: codes.get('LIMITED_EDITION'), words: { TRUE: marks.limited } },
    { field: FIELD.other, column: codes.get('LX_IS_MOST_POPULAR'), words: { TRUE: marks.popular } },
    {
      field: FIELD.other,
      column: codes.get('GEOFIT'),
      words: { LOW_BRIDGE: marks.lowBridge, HIGH_BRIDGE: marks.highBridge },
    },
  ];
  return described.flatMap(({ field, column, words }) => {
    if (!column) return [];
    const values = column.values.map((code) => (words as Readonly<Record<string, string>>)[vocabularyKey(code)] ?? '');
    return [{ field, column: { ...column, values } }];
  });
}

/** Hearing products are of the type of electronics, but nothing like audio glasses. */
function sectionOf({ type, attributes }: BaseProduct): keyof Vocabulary['types'] {
  return attributes['LX_CANONICAL_CATEGORY'] === 'hearing' ? 'hearing' : type;
}
