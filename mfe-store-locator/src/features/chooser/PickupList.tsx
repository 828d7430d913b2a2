import type { ChosenStore } from '@sightline/shared-lib/contracts';
import { shownNearDay } from '@sightline/shared-lib/domain/day';
import { workingDaysFrom } from '@sightline/shared-lib/domain/order';
import { formatDistance } from '@sightline/shared-lib/domain/store';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { Checkbox, EmptyState, RadioRows, RetryNote, SearchRow, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';

import { PlaceField } from '../../place/PlaceField';
import { collecting, shelves } from '../../state/storesApi';
import { openingNow } from '../../store/openingText';
import { distanceUnit } from '../../store/searchStores';
import { placeLines, type StoreCard } from '../../store/storeCard';
import { useOwnBranch } from './useOwnBranch';

const Ready = styled.span`
  color: var(--good);
  font: var(--small);
`;

/** Branches shown at once; the others are a search away. */
const SHOWN = 6;

interface PickupListProps {
  readonly partNumbers: readonly string[];
  /** All of them are frames, which can be tried on. */
  readonly canTryOn?: boolean | undefined;
  readonly selectedId: string | null;
  readonly near?: string | undefined;
  /** Working days until everything can be collected. */
  readonly latestDays?: number | null | undefined;
  readonly onSelect: (store: ChosenStore) => void;
}

/** A branch as checkout keeps it on the order's lines (STOR-07). */
export function chosenStoreOf(store: StoreCard): ChosenStore {
  return {
    physicalStoreId: store.id,
    physicalStoreExternalId: store.externalId,
    name: store.name,
    address: store.address,
    city: store.city,
    phone: store.phone,
    email: store.email,
    zipCode: store.zipCode,
    stateOrProvinceName: store.state,
    distributionChannel: store.distributionChannel,
  };
}

/** Branches that hand orders over, near a place; chosen like any delivery (STOR-07, CHK-03). */
export function PickupList(props: PickupListProps) {
  const { partNumbers, canTryOn = false, selectedId, near = '', latestDays = null, onSelect } = props;
  const { site, now } = useServices();
  const { t, tag } = useTranslation();
  const [text, setText] = useState(near);
  const [asked, setAsked] = useState(near);
  const [onlyStocked, setOnlyStocked] = useState(false);
  const { country } = site;
  // A place that is known from elsewhere and not found here is no reason to show nothing.
  const place = { country, text: asked, orElsewhere: asked === near, partNumbers: onlyStocked ? partNumbers : [] };
  const { reading, again } = useReading(collecting, place, { isPublic: true, quiet: true });
  const own = useOwnBranch();
  const take = useEffectEvent((store: StoreCard) => {
    if (selectedId === null) onSelect(chosenStoreOf(store));
  });
  useEffect(() => {
    if (own) take(own);
  }, [own]);
  const find = () => (text.trim() === asked ? again() : setAsked(text.trim()));
  const found = reading.state === 'ready' ? reading.value.stores : [];
  // The shopper's own comes first, until something else is looked for.
  const first = own && asked === near && !onlyStocked && reading.state === 'ready' ? [own] : [];
  const stores = [...first, ...found.filter(({ id }) => id !== first[0]?.id)].slice(0, SHOWN);
  const physicalStoreIds = stores.map(({ id }) => id);
  // A look that fails shows nothing, because collecting works without it (STOR-07).
  const look = useReading(
    shelves,
    { partNumbers, physicalStoreIds },
    { isPublic: true, quiet: true, skip: stores.length === 0 || partNumbers.length === 0 },
  ).reading;
  const onShelves = look.state === 'ready' ? look.value : {};
  const onShelf = (id: string): string => {
    const here = onShelves[id] ?? 0;
    if (here === 0) return t('Stores.Shelf.None');
    return here < partNumbers.length
      ? t('Stores.Shelf.Some', { here, all: partNumbers.length })
      : t(canTryOn ? 'Stores.Shelf.ToTryOn' : 'Stores.Shelf.All', { count: here });
  };
  const wayTo = ({ distance }: StoreCard): string =>
    distance === null ? '' : `${formatDistance(distance, tag)} ${distanceUnit(site.country)}. `;

  return (
    <Stack gap={3}>
      {/* A search inside checkout's own form: a form element here would be nested. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React does not know the element everywhere */}
      <div role="search">
        <SearchRow submit={t('Stores.Search')} onFind={find}>
          <PlaceField value={text} onChange={setText} onChoose={setAsked} onEnter={find} />
        </SearchRow>
      </div>
      {partNumbers.length > 0 ? (
        <Checkbox
          label={t('Stores.Shelf.Only')}
          checked={onlyStocked}
          onChange={({ target }) => setOnlyStocked(target.checked)}
        />
      ) : null}
      {reading.state === 'loading' ? <Skeleton fills="panel" /> : null}
      {reading.state === 'failed' ? (
        <RetryNote retryText={t('Stores.TryAgain')} onRetry={find}>
          {t('Stores.NotLoading')}
        </RetryNote>
      ) : null}
      {reading.state === 'ready' && stores.length === 0 ? (
        <EmptyState title={t('Stores.NoneHere')}>{t('Stores.TryAnother')}</EmptyState>
      ) : null}
      {stores.length > 0 ? (
        <RadioRows
          legend={t('Stores.CollectAt')}
          legendHidden
          name="pickup-store"
          value={selectedId ?? ''}
          onChange={(event) => {
            const store = stores.find(({ id }) => id === event.target.value);
            if (store) onSelect(chosenStoreOf(store));
          }}
          rows={stores.map((store) => ({
            value: store.id,
            label: store.name,
            hint: (
              <>
                {placeLines(store).join(', ')}
                <br />
                {`${wayTo(store)}${openingNow(store, now, t, tag).text}`}
                {onShelves[store.id] !== undefined ? (
                  <>
                    <br />
                    {onShelf(store.id)}
                  </>
                ) : null}
              </>
            ),
            aside:
              latestDays === null ? undefined : (
                <Ready>{t('Stores.ReadyBy', { day: shownNearDay(workingDaysFrom(now, latestDays), tag) })}</Ready>
              ),
          }))}
        />
      ) : null}
    </Stack>
  );
}
