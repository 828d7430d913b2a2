import type { Cart } from '@sightline/shared-lib/domain/cart';
import { promisedDay, shownDays, workingDaysFrom, type DeliveryPromise } from '@sightline/shared-lib/domain/order';
import { shownNearDay } from '@sightline/shared-lib/domain/day';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';

import { waitsForPrescription } from '../state/pieces';
import { isPrescriberAsked } from './prescriberAsked';

/**
 * How a cart or an order says when it arrives: the day, or working days where nobody knows it, those after a prescription that is still to come, and
 * those with the answer of a prescriber (CAT-11, RX-07, RX-20).
 */
export function useArrival(cart: Pick<Cart, 'lines'>) {
  const { t, tag } = useTranslation();
  const { now, site } = useServices();
  const waits = waitsForPrescription(cart);
  const asks = isPrescriberAsked(site, cart);
  return {
    /** It is a day, and not a number of them. */
    isDay: !waits && !asks,
    arrival(promise: DeliveryPromise) {
      const { total } = promise;
      const known = promisedDay(promise, 'total');
      if (known) return shownNearDay(known, tag);
      const days = { days: shownDays(total), count: total.to };
      if (waits) return t('Checkout.AfterRx', days);
      return asks ? t('Checkout.Days', days) : shownNearDay(workingDaysFrom(now, total.to), tag);
    },
  };
}
