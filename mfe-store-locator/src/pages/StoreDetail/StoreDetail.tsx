import { townLine } from '@sightline/shared-lib/domain/address';
import { bookableServices } from '@sightline/shared-lib/domain/store';
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
  & .near li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-height: 44px;
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
  if (!data) return null;
  const { store, neighbours, unit } = data;
  const opening = openingNow(store, now, t, tag);
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
            {bookableServices(store).length > 0 && store.appointmentUrl ? (
              <ButtonLink href={navigation.localise(store.appointmentUrl)}>{t('Stores.Appointment.Title')}</ButtonLink>
            ) : null}
            <ButtonLink variant="outlined" rel="noreferrer" href={directionsTo(store)}>
              {t('Stores.Directions')}
            </ButtonLink>
            <TextLink href={`tel:${store.phone.replace(/[^+\d]/g, '')}`}>{store.phone}</TextLink>
            <TextLink href={`mailto:${store.email}`}>{store.email}</TextLink>
          </div>
          <FavouriteToggle store={store} />
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
            <ul>
              {store.services.map((service) => (
                <li key={service}>{t(`Stores.Service.${service}`)}</li>
              ))}
            </ul>
          </section>
        </Stack>
        <Stack gap={6}>
          <div className="map">
            <StoreMap
              stores={[store, ...neighbours]}
              place={null}
              unit={unit}
              active={store.id}
              onActivate={() => undefined}
            />
          </div>
          {neighbours.length > 0 ? (
            <section aria-labelledby="near">
              <h2 id="near" className="t1">
                {t('Stores.Nearby')}
              </h2>
              <ul className="near">
                {neighbours.map((near) => (
                  <li key={near.id}>
                    <TextLink
                      href={navigation.href({ page: 'store-detail', params: { storeId: near.id, slug: slugOf(near) } })}
                    >
                      {near.name}
                    </TextLink>
                    <span className="soft">{townLine(near)}</span>
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
