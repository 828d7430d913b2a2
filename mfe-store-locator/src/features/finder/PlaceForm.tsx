import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Chip, Note, SearchRow } from '@sightline/shared-lib/ui';
import { useRef, useState } from 'react';

import { PlaceField } from '../../place/PlaceField';
import { STORE_SERVICES, type StoreService } from '../../store/storeCard';

import { SearchForm } from './finderStyle';

interface PlaceFormProps {
  readonly text: string;
  readonly services: readonly StoreService[];
  /** Address of the finder with these services. */
  readonly hrefWith: (services: readonly StoreService[]) => string;
  /** Only branches that are open at this moment. */
  readonly openNow: boolean;
  readonly onOpenNow: (openNow: boolean) => void;
}

/** Two decimals are about a kilometre: near enough to find a branch, too coarse to find a person. */
const rounded = (degrees: number) => degrees.toFixed(2);

/** Town or postal code, the shopper's own position, and the services a branch must have; a plain form without script. */
export function PlaceForm({ text, services, hrefWith, openNow, onOpenNow }: PlaceFormProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  // The place it was refused at: the note stands until another one is looked for.
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const [locating, setLocating] = useState(false);

  const locate = () => {
    setLocating(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating(false);
        const query = { lat: rounded(coords.latitude), lng: rounded(coords.longitude), service: services };
        void navigation.navigate(navigation.href({ page: 'store-locator', query }));
      },
      () => {
        setLocating(false);
        setRefusedAt(text);
      },
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React does not know the element everywhere
    <SearchForm ref={form} role="search" action={navigation.href({ page: 'store-locator' })} method="get">
      <SearchRow submit={t('Stores.Search')}>
        <PlaceField
          key={text}
          labelHidden
          name="q"
          defaultValue={text}
          onChoose={() => form.current?.requestSubmit()}
        />
      </SearchRow>
      {services.map((service) => (
        <input key={service} type="hidden" name="service" value={service} />
      ))}
      <div className="services">
        {STORE_SERVICES.map((service) => {
          const on = services.includes(service);
          const next = on ? services.filter((one) => one !== service) : [...services, service];
          return (
            <Chip key={service} href={hrefWith(next)} selected={on}>
              {t(`Stores.Service.${service}`)}
            </Chip>
          );
        })}
        {/* What is open changes by the minute and documents are kept: the browser looks. */}
        <Chip selected={openNow} aria-pressed={openNow} onClick={() => onOpenNow(!openNow)}>
          {t('Stores.OpenNow')}
        </Chip>
        <Button variant="text" icon="pin" busy={locating} onClick={locate}>
          {t('Stores.NearMe')}
        </Button>
      </div>
      {refusedAt === text ? (
        <Note tone="warn" live="status">
          {t('Stores.PositionRefused')}
        </Note>
      ) : null}
    </SearchForm>
  );
}
