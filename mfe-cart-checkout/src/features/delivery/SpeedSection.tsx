import { formatMoney } from '@sightline/shared-lib/domain/money';
import { shownDays } from '@sightline/shared-lib/domain/order';
import type { DayRange, DeliveryPromise } from '@sightline/shared-lib/domain/order';
import { useFieldValue, type FieldForm } from '@sightline/shared-lib/forms';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { RadioRows } from '@sightline/shared-lib/ui';

import type { DeliveryMode } from '../../state/delivery';

interface SpeedSectionProps {
  readonly form: FieldForm;
  readonly modes: readonly DeliveryMode[];
  /** How long the lenses of this order take to make; null when there are none. */
  readonly lensesTake: DayRange | null;
  /** Other things would come sooner, and wait for the lenses. */
  readonly isMixed: boolean;
  /** When it is there, in words. */
  readonly arrival: (promise: DeliveryPromise) => string;
}

/** How fast, with the day it is there and what that costs (CHK-03). */
export function SpeedSection({ form, modes, lensesTake, isMixed, arrival }: SpeedSectionProps) {
  const { t, tag } = useTranslation();
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
          label: mode.name || mode.code,
          hint: mode.arrives ? arrival(mode.arrives) : mode.promise,
          aside: mode.charge.minor === 0 ? t('Cart.FreeDelivery') : formatMoney(mode.charge, tag),
        }))}
      />
      {lensesTake ? (
        <p className="small soft rows-after">
          {t('Cart.RxTime', { days: shownDays(lensesTake), count: lensesTake.to })}
          {isMixed ? ` ${t('Cart.Together')}` : null}
        </p>
      ) : null}
    </section>
  );
}
