import type { ChosenStore } from '@sightline/shared-lib/contracts';
import { formatDistance } from '@sightline/shared-lib/domain';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, EmptyState, Note, RadioRows, Skeleton, Stack, TextField } from '@sightline/shared-lib/ui';
import { useCallback, useEffect, useState, type FormEvent } from 'react';

import { openingNow } from '../../store/openingText';
import { distanceUnit, searchStores, type StoreSearchResult } from '../../store/searchStores';
import { townLine, type StoreCard } from '../../store/storeCard';

interface PickupListProps {
  readonly partNumbers: readonly string[];
  readonly selectedId: string | null;
  readonly near?: string;
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
export function PickupList({ selectedId, near = '', onSelect }: PickupListProps) {
  const { client, site, now } = useServices();
  const { t, tag } = useTranslation();
  const [text, setText] = useState(near);
  const [search, setSearch] = useState<Search>({ state: 'loading' });

  const find = useCallback(
    async (place: string) => {
      setSearch({ state: 'loading' });
      try {
        const result = await searchStores(client, { country: site.country, text: place, services: ['collection'] });
        setSearch({ state: 'ready', result });
      } catch {
        setSearch({ state: 'failed' });
      }
    },
    [client, site.country],
  );
  useEffect(() => void find(near), [find, near]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void find(text.trim());
  };
  const stores = search.state === 'ready' ? search.result.stores : [];

  return (
    <Stack gap={3}>
      {/* A search inside checkout's own form: a form element here would be nested. */}
      <search>
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
      </search>
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
          rows={stores.slice(0, 6).map((store) => ({
            value: store.id,
            label: store.name,
            hint: `${store.address}, ${townLine(store)}. ${openingNow(store, now, t, tag).text}`,
            aside:
              store.distance === null
                ? undefined
                : `${formatDistance(store.distance, tag)} ${distanceUnit(site.country)}`,
          }))}
        />
      ) : null}
    </Stack>
  );
}
