import type { Cart } from '@sightline/shared-lib/domain/cart';
import { shownDays, workingDaysFrom, type DeliveryPromise } from '@sightline/shared-lib/domain/order';
import { shownNearDay } from '@sightline/shared-lib/domain/day';
import { isStillNeeded, prescriptionItems } from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';

/** How a cart says when it arrives: the day, or the working days after a prescription that is still to come, whose day nobody knows (CAT-11, RX-07). */
export function useArrival({ lines }: Pick<Cart, 'lines'>) {
  const { t, tag } = useTranslation();
  const { now } = useServices();
  const waits = prescriptionItems(lines).some(isStillNeeded);
  return {
    waits,
    arrival: ({ total }: DeliveryPromise) =>
      waits
        ? t('Checkout.AfterRx', { days: shownDays(total), count: total.to })
        : shownNearDay(workingDaysFrom(now, total.to), tag),
  };
}
