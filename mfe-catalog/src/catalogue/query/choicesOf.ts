import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { toggleFacet } from '@sightline/shared-lib/domain/listing';
import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { formatMoney, money } from '@sightline/shared-lib/domain/money';

import { selectedFacets } from './selectedFacets';

/** A choice as a chip shows it, with the state that does without it. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly next: ListingState;
}

interface Words {
  readonly t: Translate;
  /** Language tag of numbers. */
  readonly tag: string;
}

/** Every choice of a state, the price last. */
export function choicesOf(state: ListingState, { t, tag }: Words, { currency }: ShellServices['site']): Choice[] {
  const amount = (value: number) => formatMoney(money(value * 100, currency), tag).replace(/[.,]00(?=\D*$)/, '');
  const facets = Object.entries(selectedFacets(state, t)).map(([key, { facetName, label, value }]) => ({
    key,
    label,
    next: toggleFacet(state, facetName, value),
  }));
  const { minPrice: min, maxPrice: max } = state;
  if (min === null && max === null) return facets;
  const label =
    max === null
      ? t('Listing.Price.Above', { amount: amount(min ?? 0) })
      : min === null
        ? t('Listing.Price.Below', { amount: amount(max) })
        : t('Listing.Price.Between', { from: amount(min), to: amount(max) });
  return [...facets, { key: 'price', label, next: { ...state, page: 1, minPrice: null, maxPrice: null } }];
}
