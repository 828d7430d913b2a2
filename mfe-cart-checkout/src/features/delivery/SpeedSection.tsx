import { formatMoney } from '@sightline/shared-lib/domain/money';
import { shownDay, workingDaysFrom } from '@sightline/shared-lib/domain/order';
import { useFieldValue, type FieldForm } from '@sightline/shared-lib/forms';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { RadioRows } from '@sightline/shared-lib/ui';

import type { DeliveryMode } from '../../state/delivery';

interface SpeedSectionProps {
  readonly form: FieldForm;
  readonly modes: readonly DeliveryMode[];
  /** Lenses are made for this order: they set the day. */
  readonly madeToOrder: boolean;
}

/** How fast, with the day it is there and what that costs (CHK-03). */
export function SpeedSection({ form, modes, madeToOrder }: SpeedSectionProps) {
  const { t, tag } = useTranslation();
  const { now } = useServices();
  const wanted = useFieldValue(form, 'shipModeId');
  const chosen = modes.find(({ shipModeId }) => shipModeId === wanted) ?? modes[0];
  return (
    <section>
      <h2 className="t2 rows-title">{t('Checkout.Speed')}</h2>
      <RadioRows
        legend={t('Checkout.Speed')}
        legendHidden
        name="shipModeId"
        value={chosen?.shipModeId ?? ''}
        onChange={(event) => form.set('shipModeId', event.target.value)}
        rows={modes.map((mode) => ({
          value: mode.shipModeId,
          label: mode.code === 'Green' ? t('Checkout.Green') : mode.name || mode.code,
          hint: mode.latestDays === null ? mode.promise : shownDay(workingDaysFrom(now, mode.latestDays), tag),
          aside: mode.charge.minor === 0 ? t('Cart.Free') : formatMoney(mode.charge, tag),
        }))}
      />
      {madeToOrder ? <p className="small soft rows-after">{t('Cart.RxTime')}</p> : null}
    </section>
  );
}
