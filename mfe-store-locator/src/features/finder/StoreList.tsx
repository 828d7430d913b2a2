import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { bookableServices, formatDistance } from '@sightline/shared-lib/domain/store';
import { ButtonLink, TextLink } from '@sightline/shared-lib/ui';

import { FavouriteToggle } from '../../favourite/FavouriteToggle';
import { hoursRows, openingNow, specialRows } from '../../store/openingText';
import { directionsTo, placeLines, slugOf, type StoreCard } from '../../store/storeCard';

import { List } from './finderStyle';

interface StoreListProps {
  readonly stores: readonly StoreCard[];
  readonly unit: 'mi' | 'km';
  readonly active: string | null;
  readonly onActivate: (id: string) => void;
}

/** Branches nearest first, numbered like the pins; the active one opens in place (look, section 9). */
export function StoreList({ stores, unit, active, onActivate }: StoreListProps) {
  const { navigation, now } = useServices();
  const { t, tag } = useTranslation();
  return (
    <List>
      {stores.map((store, index) => {
        const opening = openingNow(store, now, t, tag);
        const isActive = store.id === active;
        const usual = isActive ? hoursRows(store, t, tag) : [];
        const href = navigation.href({ page: 'store-detail', params: { storeId: store.id, slug: slugOf(store) } });
        return (
          <li key={store.id} id={`store-${store.id}`} data-active={isActive ? '' : undefined}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <div className="head">
                <h2 className="t2">
                  <a href={href} onMouseEnter={() => onActivate(store.id)} onFocus={() => onActivate(store.id)}>
                    {store.name}
                  </a>
                </h2>
                {store.distance === null ? null : (
                  <span className="soft num distance">
                    {formatDistance(store.distance, tag)} {unit}
                  </span>
                )}
              </div>
              {placeLines(store).map((line, at, lines) => (
                <p key={line} className={at === lines.length - 1 ? 'soft' : undefined}>
                  {line}
                </p>
              ))}
              <p className={opening.open ? 'open' : 'soft'}>{opening.text}</p>
              <p className="small soft">{store.services.map((service) => t(`Stores.Service.${service}`)).join(', ')}</p>
              {isActive ? (
                <>
                  <dl className="hours small">
                    {[...usual, ...specialRows(store, now, t, tag)].map((row, at) => (
                      <div key={row.days} className={at === usual.length ? 'apart' : undefined}>
                        <dt>{row.days}</dt>
                        <dd>{row.hours}</dd>
                      </div>
                    ))}
                  </dl>
                  <div className="actions">
                    {bookableServices(store).length > 0 && store.appointmentUrl ? (
                      <ButtonLink size="small" href={navigation.localise(store.appointmentUrl)}>
                        {t('Stores.Appointment.Title')}
                      </ButtonLink>
                    ) : null}
                    <ButtonLink variant="outlined" size="small" rel="noreferrer" href={directionsTo(store)}>
                      {t('Stores.Directions')}
                    </ButtonLink>
                    <FavouriteToggle store={store} size="small" />
                    <TextLink href={href}>{t('Stores.Details')}</TextLink>
                    <TextLink href={`tel:${store.phone.replace(/[^+\d]/g, '')}`}>{store.phone}</TextLink>
                  </div>
                </>
              ) : null}
            </div>
          </li>
        );
      })}
    </List>
  );
}
