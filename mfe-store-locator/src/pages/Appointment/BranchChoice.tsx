import { formatDistance, type AppointmentService } from '@sightline/shared-lib/domain/store';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Note, SearchRow, Stack, TextLink } from '@sightline/shared-lib/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { PlaceField } from '../../place/PlaceField';
import { placeLines } from '../../store/storeCard';
import { distanceUnit, type StoreSearchResult } from '../../store/searchStores';

/** The whole row leads on. */
const Branches = styled.ul`
  border-top: 1px solid var(--line);
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    padding-block: 14px;
    border-bottom: 1px solid var(--line);
  }
  & > li > a {
    justify-self: start;
    font-weight: 500;
  }
  & > li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > li > .soft {
    grid-column: 1 / -1;
  }
  & > li > .distance {
    font-variant-numeric: tabular-nums;
  }
`;

interface BranchChoiceProps {
  readonly service: AppointmentService;
  readonly text: string;
  readonly found: StoreSearchResult;
}

/** Branches near a place that book what is wanted; a plain form, which works without script (STOR-08). */
export function BranchChoice({ service, text, found }: BranchChoiceProps) {
  const { navigation, site } = useServices();
  const { t, tag } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const where = text ? { q: text } : {};
  return (
    <Stack gap={5}>
      <form ref={form} action={navigation.href({ page: 'appointment' })} method="get">
        <input type="hidden" name="service" value={service} />
        <SearchRow submit={t('Stores.Search')}>
          <PlaceField
            key={text}
            name="q"
            defaultValue={text || (found.place?.label ?? '')}
            onChoose={() => form.current?.requestSubmit()}
          />
        </SearchRow>
      </form>
      {found.stores.length === 0 ? (
        <Note>{found.place ? t('Stores.NoneHere') : t('Stores.NoPlace', { text })}</Note>
      ) : (
        <Branches>
          {found.stores.map((store) => (
            <li key={store.id}>
              <TextLink href={navigation.href({ page: 'appointment', query: { ...where, service, store: store.id } })}>
                {store.name}
              </TextLink>
              {store.distance === null ? null : (
                <span className="distance small">{`${formatDistance(store.distance, tag)} ${distanceUnit(site.country)}`}</span>
              )}
              <span className="soft small">{placeLines(store).join(', ')}</span>
            </li>
          ))}
        </Branches>
      )}
    </Stack>
  );
}
