import { clearChoices } from '@sightline/shared-lib/domain/listing';
import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Chip, TextLink } from '@sightline/shared-lib/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

import { choicesOf } from '../../catalogue/query/choicesOf';
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

/** Applied choices above the list, removable one by one or all at once (PLP-03). */
export function AppliedChips({ steps }: AppliedChipsProps) {
  const { site } = useServices();
  const { t, tag } = useTranslation();
  const choices = choicesOf(steps.asked, { t, tag }, site);
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
