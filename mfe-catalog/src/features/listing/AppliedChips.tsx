import { clearChoices, toggleFacet } from '@sightline/shared-lib/domain/listing';
import { formatMoney, money } from '@sightline/shared-lib/domain/money';
import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Chip, TextLink } from '@sightline/shared-lib/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

import { selectedFacets } from './selectedFacets';
import type { ListingSteps } from './useListing';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > .clear {
    padding: 6px 12px;
  }
`;

export interface AppliedChipsProps {
  readonly steps: ListingSteps;
}

/** Each choice as a chip with the state that does without it. */
function useChoices(state: ListingState) {
  const { site } = useServices();
  const { t, tag } = useTranslation();
  const amount = (value: number) => formatMoney(money(value * 100, site.currency), tag).replace(/[.,]00(?=\D*$)/, '');
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

/** Applied choices above the list, removable one by one or all at once (PLP-03). */
export function AppliedChips({ steps }: AppliedChipsProps) {
  const { t } = useTranslation();
  const choices = useChoices(steps.asked);
  if (choices.length === 0) return null;
  const open = (next: ListingState) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    steps.open(next);
  };
  const cleared = clearChoices(steps.asked);
  return (
    <Root aria-label={t('Listing.Applied')}>
      {choices.map(({ key, label, next }) => (
        <li key={key}>
          <Chip href={steps.hrefOf(next)} rel="nofollow" removes={label} onClick={open(next)}>
            {label}
          </Chip>
        </li>
      ))}
      <li className="clear">
        <TextLink small href={steps.hrefOf(cleared)} onClick={open(cleared)}>
          {t('Listing.ClearAll')}
        </TextLink>
      </li>
    </Root>
  );
}
