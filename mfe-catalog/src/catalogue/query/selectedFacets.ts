import type { Translate } from '@sightline/shared-lib/contracts';
import type { ListingState } from '@sightline/shared-lib/domain/listing';

import { chipLabel } from './facetWords';

/** One choice of a list, in words. */
export interface SelectedFacet {
  readonly facetName: string;
  readonly label: string;
  readonly value: string;
}

/** Every choice by its facet value; two facets may both be `True`, so their name is part of it (PLP-01). */
export function selectedFacets({ facets }: ListingState, t: Translate): Readonly<Record<string, SelectedFacet>> {
  return Object.fromEntries(
    Object.entries(facets).flatMap(([facetName, values]) =>
      values.map((value) => [`${facetName}:${value}`, { facetName, label: chipLabel(facetName, value, t), value }]),
    ),
  );
}
