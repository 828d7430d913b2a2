import type { ProductType } from '../catalogue';
import { type FacetColumn, valuesAt } from '../engine/facetColumn';
import { vocabularyKey } from '../vocabulary/vocabulary';
import type { Vocabulary } from '../vocabulary/vocabularyShape';
import type { FIELD } from './searchedAttributes';

export interface DescribedColumn {
  readonly field: keyof typeof FIELD;
  readonly column: FacetColumn;
}

/** Column of untranslated codes of an attribute. */
type CodesOf = (attribute: string) => FacetColumn | undefined;

/** Qualities as people describe glasses: "rectangular" beside the shape "Rectangle". */
export function describedColumns(codesOf: CodesOf, vocabulary: Vocabulary): DescribedColumn[] {
  const { colours, shapes, treatments, marks } = vocabulary;
  const described = [
    { field: 'colour', codes: 'FRONT_COLOR', words: colours },
    { field: 'shape', codes: 'FRAME_SHAPE', words: shapes },
    { field: 'other', codes: 'LENS_TREATMENT_FACET', words: treatments },
    { field: 'other', codes: 'IS_NEW', words: { TRUE: marks.new } },
    { field: 'other', codes: 'LIMITED_EDITION', words: { TRUE: marks.limited } },
    { field: 'other', codes: 'LX_IS_MOST_POPULAR', words: { TRUE: marks.popular } },
    { field: 'other', codes: 'GEOFIT', words: { LOW_BRIDGE: marks.lowBridge, HIGH_BRIDGE: marks.highBridge } },
  ] as const;
  return described.flatMap(({ field, codes, words }) => {
    const column = codesOf(codes);
    if (!column) return [];
    const values = column.values.map((code) => (words as Readonly<Record<string, string>>)[vocabularyKey(code)] ?? '');
    return [{ field, column: { ...column, values } }];
  });
}

/** What a type of goods is called; hearing products are of the type of electronics, but nothing like audio glasses. */
export function typeWords({ types }: Vocabulary, type: ProductType, category: unknown): string {
  return types[category === 'hearing' ? 'hearing' : type];
}

/** All words that the index knows a product by besides its attributes, by the field that they rank in. */
export function wordsAt(
  codesOf: CodesOf,
  type: FacetColumn,
  slot: number,
  vocabulary: Vocabulary,
): Record<string, string[]> {
  const [code = ''] = valuesAt(type, slot);
  const category = codesOf('LX_CANONICAL_CATEGORY');
  const words: Record<string, string[]> = {
    type: [typeWords(vocabulary, code as ProductType, category && valuesAt(category, slot)[0])],
  };
  for (const { field, column } of describedColumns(codesOf, vocabulary)) {
    const texts = valuesAt(column, slot);
    if (texts.length > 0) words[field] = [...(words[field] ?? []), ...texts];
  }
  return words;
}
