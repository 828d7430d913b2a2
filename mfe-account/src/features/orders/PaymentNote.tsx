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
      <Note tone="warn" title={t('Orders.Underway.Title')}>
        {t('Orders.Underway.Text')}
      </Note>
    );
  }
  return (
    <Note
      tone="warn"
      title={t('Orders.Due.Title')}
      action={
        <ButtonLink icon="arrow" size="small" href={navigation.href({ page: 'checkout-payment', params: { orderId } })}>
          {t('Orders.Due.Pay')}
        </ButtonLink>
      }
    >
      {t('Orders.Due.Text', { amount: formatMoney(openPayment.due, tag) })}
    </Note>
  );
}
