import type { AttributeValues } from '../catalogue';
import { SLOTS_PER_STEP } from '../engine/buildIndex';
import type { DocumentSpace } from '../engine/documentSpace';
import { type FacetColumn, FacetColumnBuilder } from '../engine/facetColumn';
import type { Steps } from '../engine/steps';

/** Columns for every attribute name that occurs; a twin of the same name lends its shape when the pattern is equal. */
export function* attributeColumns(
  space: DocumentSpace,
  valuesOf: (productIndex: number) => AttributeValues,
  twins?: ReadonlyMap<string, FacetColumn>,
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
    columns.set(name, builder.finish(twins?.get(name)));
    yield;
  }
  return columns;
}
