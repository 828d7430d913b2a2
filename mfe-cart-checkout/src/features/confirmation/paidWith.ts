import type { Translate } from '@sightline/shared-lib/contracts';
import { isCard, paymentMethodOf } from '@sightline/shared-lib/domain/payment';
import type { Order } from '@sightline/shared-lib/domain/order';
import type { SummaryAnswer } from '@sightline/shared-lib/ui';

import { brandName, methodName } from '../../parts/methodName';

/** How a placed order is paid, as an answer like those of delivery; none where the platform tells nothing (CHK-06). */
export function paidWith(order: Order, t: Translate, tag: string): readonly SummaryAnswer[] {
  const names = order.paymentInstructions.flatMap(({ payMethodId, maskedAccount, description, amount }) => {
    const method = paymentMethodOf(payMethodId);
    const digits = maskedAccount.replace(/\D/g, '').slice(-4);
    if (!method) return description || payMethodId;
    if (isCard(method) && digits) return t('Pay.SavedCard', { brand: brandName(method), digits });
    return method === 'COD'
      ? `${methodName(method, amount, t, tag)}. ${t('Pay.CashHint')}.`
      : methodName(method, amount, t, tag);
  });
  return names.length > 0 ? [{ term: t('Checkout.Payment'), value: names.join(', ') }] : [];
}
