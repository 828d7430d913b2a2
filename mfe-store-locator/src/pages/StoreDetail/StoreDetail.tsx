import { townLine } from '@sightline/shared-lib/domain/address';
import { bookableServices } from '@sightline/shared-lib/domain/store';
import type { PageProps } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import {
  Breadcrumb,
  ButtonLink,
  Columns,
  Heading,
  Page,
  Stack,
  TextLink,
  media,
  screenBelow,
} from '@sightline/shared-lib/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';

import { FavouriteToggle } from '../../favourite/FavouriteToggle';
import { StoreMap } from '../../map/StoreMap';
import { openingNow } from '../../store/openingText';
import { directionsTo, type StoreCard } from '../../store/storeCard';
import { NearbyStores } from './NearbyStores';
import { OpeningHours } from './OpeningHours';
import { StoreServices } from './StoreServices';

export interface StoreDetailData {
  readonly store: StoreCard;
  readonly neighbours: readonly StoreCard[];
  readonly unit: 'mi' | 'km';
}

const Root = styled(Page)`
  & > h1 {
    margin-bottom: 20px;
  }
  & h2 {
    margin-bottom: 8px;
  }
  & section:not(:first-child) {
    margin-top: 16px;
  }
  ${media.md} {
    & > [data-layout] {
      column-gap: 48px;
    }
  }
  & .rows {
    border-top: 1px solid var(--line);
  }
  & .rows li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-height: 48px;
    border-bottom: 1px solid var(--line);
  }
  & .rows li:last-child {
    border-bottom: 0;
  }
  & .rows .end {
    margin-inline-start: auto;
  }
  & .rows .place {
    flex: 1 1 0;
    min-width: 0;
    padding-block: 10px;
  }
  & .open {
    color: var(--good);
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 24px;
  }
  @media ${screenBelow.sm} {
    & .actions {
      gap: 12px 24px;
    }
    & .actions > :not(.link) {
      flex-basis: 100%;
      justify-content: space-between;
      text-align: start;
    }
  }
  & .map {
    height: 420px;
  }
  & .map > * {
    height: 100%;
  }
`;

/** One branch: address, hours, services, booking, map and its neighbours (STOR-01, STOR-05). */
export function StoreDetail({ data }: PageProps<StoreDetailData | null>) {
  const { navigation, now } = useServices();
  const { t, tag } = useTranslation();
  // On its own page a branch stands alone on the map: in a town, pins of its neighbours would lie upon its own.
  const shown = useMemo(() => (data ? [data.store] : []), [data]);
  if (!data) return null;
  const { store, neighbours, unit } = data;
  const opening = openingNow(store, now, t, tag);
  const bookable = store.appointmentUrl ? bookableServices(store) : [];
  return (
    <Root as="main" id="main" tabIndex={-1}>
      <Breadcrumb
        items={[{ label: t('Stores.Title'), href: navigation.href({ page: 'store-locator' }) }, { label: store.name }]}
      />
      <Heading level={1}>{store.name}</Heading>
      <Columns layout="halves">
        <Stack>
          <address className="t2">
            {store.address}
            <br />
            {townLine(store)}
          </address>
          <p className={opening.open ? 'open strong' : 'strong'}>{opening.text}</p>
          <div className="actions">
            {bookable.length > 0 ? (
              <ButtonLink href={navigation.localise(store.appointmentUrl)}>{t('Stores.Appointment.Title')}</ButtonLink>
            ) : null}
            <ButtonLink variant="outlined" rel="noreferrer" href={directionsTo(store)}>
              {t('Stores.Directions')}
            </ButtonLink>
            <FavouriteToggle store={store} size="large" />
          </div>
          <div className="actions">
            <TextLink href={`tel:${store.phone.replace(/[^+\d]/g, '')}`}>{store.phone}</TextLink>
            <TextLink href={`mailto:${store.email}`}>{store.email}</TextLink>
          </div>
          <OpeningHours store={store} />
          <StoreServices store={store} bookable={bookable} />
        </Stack>
        <Stack>
          <div className="map">
            <StoreMap
              stores={shown}
              place={null}
              unit={unit}
              active={store.id}
              onActivate={() => undefined}
              numbered={false}
            />
          </div>
          <NearbyStores stores={neighbours} unit={unit} />
        </Stack>
      </Columns>
    </Root>
  );
}
