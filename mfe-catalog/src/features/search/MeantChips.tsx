import { listingSearch } from '@sightline/shared-lib/domain/listing';
import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Chip } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { choicesOf } from '../../catalogue/query/choicesOf';

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** What the words of a search were read as, each choice leading to the results without it (SRCH-05). */
export function MeantChips({ meant }: { readonly meant: ListingState }) {
  const { navigation, site } = useServices();
  const { t, tag } = useTranslation();
  return (
    <Root aria-label={t('Listing.Applied')}>
      {choicesOf(meant, { t, tag }, site).map(({ key, label, next }) => (
        <li key={key}>
          <Chip href={navigation.localise(`/search${listingSearch(next)}`)} rel="nofollow" removes={label}>
            {label}
          </Chip>
        </li>
      ))}
    </Root>
  );
}
