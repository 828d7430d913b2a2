import type { AttributeValues } from '../catalogue';
import { SLOTS_PER_STEP } from '../engine/buildIndex';
import type { DocumentSpace } from '../engine/documentSpace';
import { type FacetColumn, FacetColumnBuilder, valuesAt } from '../engine/facetColumn';
import type { Steps } from '../engine/steps';

/** Columns for every attribute name that occurs. */
export function* attributeColumns(
  space: DocumentSpace,
  valuesOf: (productIndex: number) => AttributeValues,
): Steps<Map<string, FacetColumn>> {
  const builders = new Map<string, FacetColumnBuilder>();
  for (const [slot, product] of space.recordOf.entries()) {
    if (product < 0) continue;
    const values = valuesOf(product);
    for (const name in values) {
      const value = values[name];
      if (value === undefined) continue;
      let builder = builders.get(name);
      if (!builder) builders.set(name, (builder = new FacetColumnBuilder(space)));
      builder.add(slot, value);
    }
    if (slot % SLOTS_PER_STEP === 0) yield;
  }
  const columns = new Map<string, FacetColumn>();
  for (const [name, builder] of builders) {
    columns.set(name, builder.finish());
    yield;
  }
  return columns;
}

/** The same columns with other names of their values. Names that are all different need no look at the slots. */
export function* translatedColumns(
  space: DocumentSpace,
  columns: ReadonlyMap<string, FacetColumn>,
  translate: (attribute: string, value: string) => string,
): Steps<Map<string, FacetColumn>> {
  const result = new Map<string, FacetColumn>();
  for (const [name, { values: codes, shape }] of columns) {
    const values = codes.map((code) => translate(name, code));
    const codeOf = new Map(values.map((value, place) => [value, place + 1]));
    const isOneToOne = codeOf.size === values.length && !codeOf.has('');
    result.set(name, isOneToOne ? { values, codeOf, shape } : mergedColumn(space, shape, values));
    yield;
  }
  return result;
}

function mergedColumn(space: DocumentSpace, shape: FacetColumn['shape'], values: readonly string[]): FacetColumn {
  const builder = new FacetColumnBuilder(space);
  for (const slot of space.recordOf.keys()) builder.add(slot, valuesAt({ values, shape }, slot));
  return builder.finish();
}
