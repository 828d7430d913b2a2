import { townLine } from '@sightline/shared-lib/domain/address';
import { formatDistance, type AppointmentService } from '@sightline/shared-lib/domain/store';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, Stack, TextField, TextLink } from '@sightline/shared-lib/ui';

import { distanceUnit, type StoreSearchResult } from '../../store/searchStores';

interface BranchChoiceProps {
  readonly service: AppointmentService;
  readonly text: string;
  readonly found: StoreSearchResult;
}

/** Branches near a place that book what is wanted; a plain form, which works without script (STOR-08). */
export function BranchChoice({ service, text, found }: BranchChoiceProps) {
  const { navigation, site } = useServices();
  const { t, tag } = useTranslation();
  return (
    <Stack gap={5}>
      <form action={navigation.href({ page: 'appointment' })} method="get">
        <input type="hidden" name="service" value={service} />
        <Stack gap={3}>
          <TextField
            key={text}
            label={t('Stores.Place')}
            name="q"
            defaultValue={text}
            example={t('Stores.PlaceExample')}
            autoComplete="postal-code"
            maxLength={80}
          />
          <Button type="submit" variant="outlined">
            {t('Stores.Search')}
          </Button>
        </Stack>
      </form>
      {found.stores.length === 0 ? (
        <Note>{found.place ? t('Stores.NoneHere') : t('Stores.NoPlace', { text })}</Note>
      ) : (
        <ul>
          {found.stores.map((store) => (
            <li key={store.id}>
              <TextLink href={navigation.href({ page: 'appointment', query: { service, store: store.id } })}>
                {store.name}
              </TextLink>{' '}
              <span className="soft">
                {`${store.address}, ${townLine(store)}`}
                {store.distance === null
                  ? ''
                  : `, ${formatDistance(store.distance, tag)} ${distanceUnit(site.country)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
