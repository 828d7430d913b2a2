import type { PageProps } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, EmptyState, Heading, TextLink } from '@sightline/shared-lib/ui';
import { useMemo, useState } from 'react';

import { Finder } from '../../features/finder/finderStyle';
import { PlaceForm } from '../../features/finder/PlaceForm';
import { StoreList } from '../../features/finder/StoreList';
import { StoreMap } from '../../map/StoreMap';
import { openingNow } from '../../store/openingText';
import type { StoreService } from '../../store/storeCard';
import type { StoreSearchResult } from '../../store/searchStores';

export interface StoreLocatorData extends StoreSearchResult {
  readonly text: string;
  readonly services: readonly StoreService[];
  readonly unit: 'mi' | 'km';
}

/** List first, map second; both carry the same numbers and mark each other (STOR-01). */
export function StoreLocator({ data, request }: PageProps<StoreLocatorData>) {
  const { navigation, now } = useServices();
  const { t, tag } = useTranslation();
  const { place, text, services, unit } = data;
  const [openNow, setOpenNow] = useState(false);
  const stores = useMemo(
    () => (openNow ? data.stores.filter((store) => openingNow(store, now, t, tag).open) : data.stores),
    [data.stores, openNow, now, t, tag],
  );
  const isFiltered = stores.length < data.stores.length;
  const [chosen, setChosen] = useState<string | null>(null);
  const active = stores.some((store) => store.id === chosen) ? chosen : (stores[0]?.id ?? null);
  const hrefWith = (wanted: readonly StoreService[]) =>
    navigation.href({ page: 'store-locator', query: { ...request.query, service: wanted } });

  return (
    <Finder as="main" id="main" tabIndex={-1}>
      <div className="panel">
        <Heading level={1} size="d3">
          {t('Stores.Title')}
        </Heading>
        <PlaceForm {...{ services, hrefWith, openNow }} text={text || (place?.label ?? '')} onOpenNow={setOpenNow} />
        <p className="small soft" aria-live="polite">
          {summary(data, stores.length, t)}
        </p>
      </div>
      <div className="stores">
        {stores.length > 0 ? (
          <StoreList stores={stores} unit={unit} active={active} onActivate={setChosen} />
        ) : (
          <EmptyState
            title={t(isFiltered ? 'Stores.NoneOpen' : place ? 'Stores.NoneHere' : 'Stores.NoPlace', { text })}
            actions={
              isFiltered ? (
                <Button variant="text" onClick={() => setOpenNow(false)}>
                  {t('Stores.ShowClosed')}
                </Button>
              ) : services.length > 0 ? (
                <TextLink href={hrefWith([])}>{t('Stores.WithoutServices')}</TextLink>
              ) : null
            }
          >
            {isFiltered ? null : t('Stores.TryAnother')}
          </EmptyState>
        )}
      </div>
      <div className="map">
        <StoreMap stores={stores} place={place} unit={unit} active={active} onActivate={setChosen} />
      </div>
    </Finder>
  );
}

/** How many are shown, and of how many: where a circle has more than are named, the nearest. */
function summary(data: StoreLocatorData, shown: number, t: ReturnType<typeof useTranslation>['t']): string {
  const { stores, radius, unit, place, isCut } = data;
  if (!place || shown === 0) return '';
  if (!isCut) return t('Stores.Found', { count: shown, radius, unit: t(`Stores.Unit.${unit}`) });
  const count = stores.length;
  return shown === count ? t('Stores.Nearest', { count }) : t('Stores.NearestOpen', { count, shown });
}
