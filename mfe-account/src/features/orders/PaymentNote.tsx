import { formatMoney } from '@sightline/shared-lib/domain/money';
import type { Order } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink, Note } from '@sightline/shared-lib/ui';

/** An order whose money could not be taken, with the way to pay it again (ORD-01). */
export function PaymentNote({ order: { orderId, openPayment } }: { readonly order: Order }) {
  const { navigation } = useServices();
  const { t, tag } = useTranslation();
  if (!openPayment) return null;
  if (openPayment.state === 'underway') {
    return (
      <Note tone="warn" title={t('Orders.Payment.Underway')}>
        {t('Orders.Payment.UnderwayText')}
      </Note>
    );
  }
  return (
    <Note
      tone="warn"
      title={t('Orders.Payment.Due')}
      action={
        <ButtonLink icon="arrow" size="small" href={navigation.href({ page: 'checkout-payment', params: { orderId } })}>
          {t('Orders.Payment.Pay')}
        </ButtonLink>
      }
    >
      {t('Orders.Payment.DueText', { amount: formatMoney(openPayment.due, tag) })}
    </Note>
  );
}
