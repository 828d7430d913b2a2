import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { DefinitionRows } from '@sightline/shared-lib/ui';

import { hoursRows, specialRows } from '../../store/openingText';
import type { StoreCard } from '../../store/storeCard';
import { StoreSection } from './StoreSection';

interface OpeningHoursProps {
  readonly store: StoreCard;
}

/** Hours of a usual week, and the days on which they differ. */
export function OpeningHours({ store }: OpeningHoursProps) {
  const { now } = useServices();
  const { t, tag } = useTranslation();
  const special = specialRows(store, now, t, tag);
  return (
    <>
      <StoreSection id="hours" title={t('Stores.Hours')}>
        <DefinitionRows rows={hoursRows(store, t, tag).map((row) => ({ term: row.days, value: row.hours }))} />
      </StoreSection>
      {special.length > 0 ? (
        <StoreSection id="special" title={t('Stores.SpecialHours')}>
          <DefinitionRows rows={special.map((row) => ({ term: row.days, value: row.hours }))} />
        </StoreSection>
      ) : null}
    </>
  );
}
