import { townLine } from '@sightline/shared-lib/domain/address';
import { bookableServices, formatDistance } from '@sightline/shared-lib/domain/store';
import type { PageProps } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import {
  Breadcrumb,
  ButtonLink,
  Columns,
  DefinitionRows,
  Heading,
  Page,
  Stack,
  TextLink,
} from '@sightline/shared-lib/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';

import { FavouriteToggle } from '../../favourite/FavouriteToggle';
import { StoreMap } from '../../map/StoreMap';
import { hoursRows, openingNow, specialRows } from '../../store/openingText';
import { directionsTo, slugOf, type StoreCard } from '../../store/storeCard';

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
    margin-left: auto;
  }
  & .rows .place {
    display: flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    gap: 0 8px;
    min-width: 0;
    padding-block: 8px;
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
  const special = specialRows(store, now, t, tag);
  return (
    <Root as="main" id="main" tabIndex={-1}>
      <Breadcrumb
        items={[{ label: t('Stores.Title'), href: navigation.href({ page: 'store-locator' }) }, { label: store.name }]}
      />
      <Heading level={1}>{store.name}</Heading>
      <Columns layout="halves">
        <Stack gap={5}>
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
            <FavouriteToggle store={store} />
          </div>
          <div className="actions">
            <TextLink href={`tel:${store.phone.replace(/[^+\d]/g, '')}`}>{store.phone}</TextLink>
            <TextLink href={`mailto:${store.email}`}>{store.email}</TextLink>
          </div>
          <section aria-labelledby="hours">
            <h2 id="hours" className="t1">
              {t('Stores.Hours')}
            </h2>
            <DefinitionRows rows={hoursRows(store, t, tag).map((row) => ({ term: row.days, value: row.hours }))} />
          </section>
          {special.length > 0 ? (
            <section aria-labelledby="special">
              <h2 id="special" className="t1">
                {t('Stores.SpecialHours')}
              </h2>
              <DefinitionRows rows={special.map((row) => ({ term: row.days, value: row.hours }))} />
            </section>
          ) : null}
          <section aria-labelledby="services">
            <h2 id="services" className="t1">
              {t('Stores.Services')}
            </h2>
            <ul className="rows">
              {store.services.map((service) => {
                const booked = bookable.find((one) => one === service);
                return (
                  <li key={service}>
                    {t(`Stores.Service.${service}`)}
                    {booked ? (
                      <TextLink
                        className="end"
                        href={navigation.localise(`${store.appointmentUrl}&service=${booked}`)}
                        aria-label={`${t('Stores.Appointment.Title')}: ${t(`Stores.Appointment.Service.${booked}`)}`}
                      >
                        {t('Stores.Appointment.Title')}
                      </TextLink>
                    ) : null}
                  </li>
                );
              })}
            </ul>
          </section>
        </Stack>
        <Stack gap={6}>
          <div className="map">
            <StoreMap stores={shown} place={null} unit={unit} active={store.id} onActivate={() => undefined} />
          </div>
          {neighbours.length > 0 ? (
            <section aria-labelledby="near">
              <h2 id="near" className="t1">
                {t('Stores.Nearby')}
              </h2>
              <ul className="rows">
                {neighbours.map((near) => (
                  <li key={near.id}>
                    <span className="place">
                      <TextLink
                        href={navigation.href({
                          page: 'store-detail',
                          params: { storeId: near.id, slug: slugOf(near) },
                        })}
                      >
                        {near.name}
                      </TextLink>
                      <span className="soft">{townLine(near)}</span>
                    </span>
                    {near.distance === null ? null : (
                      <span className="soft num end">
                        {formatDistance(near.distance, tag)} {unit}
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </Stack>
      </Columns>
    </Root>
  );
}
