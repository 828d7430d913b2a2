import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { DefinitionRows } from '@sightline/shared-lib/ui';

import { hoursRows, specialRows } from '../../store/openingText';
import type { StoreCard } from '../../store/storeCard';

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
    </>
  );
}
