import type { ChosenStore } from '@sightline/shared-lib/contracts';
import { townLine } from '@sightline/shared-lib/domain/address';
import { shownDay, workingDaysFrom } from '@sightline/shared-lib/domain/order';
import { formatDistance } from '@sightline/shared-lib/domain/store';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, EmptyState, Note, RadioRows, Skeleton, Stack, TextField } from '@sightline/shared-lib/ui';
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { openingNow } from '../../store/openingText';
import { distanceUnit, searchStores, type StoreSearchResult } from '../../store/searchStores';
import { type StoreCard } from '../../store/storeCard';
import { useShelves } from './useShelves';

const Ready = styled.span`
  color: var(--good);
  font: var(--small);
`;

/** Branches shown at once; the others are a search away. */
const SHOWN = 6;

interface PickupListProps {
  readonly partNumbers: readonly string[];
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

type Search =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly result: StoreSearchResult };

/** Branches that hand orders over, near a place; chosen like any delivery (STOR-07, CHK-03). */
export function PickupList({ partNumbers, selectedId, near = '', latestDays = null, onSelect }: PickupListProps) {
  const { client, site, now } = useServices();
  const { t, tag } = useTranslation();
  const [text, setText] = useState(near);
  const [search, setSearch] = useState<Search>({ state: 'loading' });

  const asked = useRef(0);
  const find = useCallback(
    async (place: string) => {
      asked.current += 1;
      const turn = asked.current;
      // Answers may overtake each other: the list is that of the place asked for last.
      const show = (next: Search) => {
        if (turn === asked.current) setSearch(next);
      };
      show({ state: 'loading' });
      try {
        const around = (text: string) =>
          searchStores(client, { country: site.country, text, services: ['collection'] });
        const result = await around(place);
        // A place that is known from elsewhere and not found here is no reason to show nothing.
        show({ state: 'ready', result: result.place || place !== near ? result : await around('') });
      } catch {
        show({ state: 'failed' });
      }
    },
    [client, near, site.country],
  );
  useEffect(() => void find(near), [find, near]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void find(text.trim());
  };
  const stores = search.state === 'ready' ? search.result.stores.slice(0, SHOWN) : [];
  const shelves = useShelves(
    stores.map(({ id }) => id),
    partNumbers,
  );
  const onShelf = (id: string): string => {
    const here = shelves.get(id) ?? 0;
    if (here === 0) return t('Stores.Shelf.None');
    return here < partNumbers.length
      ? t('Stores.Shelf.Some', { here, all: partNumbers.length })
      : t('Stores.Shelf.All', { count: here });
  };
  const wayTo = ({ distance }: StoreCard): string =>
    distance === null ? '' : `${formatDistance(distance, tag)} ${distanceUnit(site.country)}. `;

  return (
    <Stack gap={3}>
      {/* A search inside checkout's own form: a form element here would be nested. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React does not know the element everywhere */}
      <div role="search">
        <TextField
          label={t('Stores.Place')}
          value={text}
          example={t('Stores.PlaceExample')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') submit(event);
          }}
          suffix={
            <Button variant="text" onClick={submit}>
              {t('Stores.Search')}
            </Button>
          }
        />
      </div>
      {search.state === 'loading' ? <Skeleton fills="panel" /> : null}
      {search.state === 'failed' ? (
        <Note
          tone="bad"
          live="alert"
          action={
            <Button variant="text" onClick={() => void find(text.trim())}>
              {t('Stores.TryAgain')}
            </Button>
          }
        >
          {t('Stores.NotLoading')}
        </Note>
      ) : null}
      {search.state === 'ready' && stores.length === 0 ? (
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
                {`${store.address}, ${townLine(store)}`}
                <br />
                {`${wayTo(store)}${openingNow(store, now, t, tag).text}`}
                {shelves.has(store.id) ? (
                  <>
                    <br />
                    {onShelf(store.id)}
                  </>
                ) : null}
              </>
            ),
            aside:
              latestDays === null ? undefined : (
                <Ready>{t('Stores.ReadyBy', { day: shownDay(workingDaysFrom(now, latestDays), tag) })}</Ready>
              ),
          }))}
        />
      ) : null}
    </Stack>
  );
}
