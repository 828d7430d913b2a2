import { failureOf } from '@sightline/shared-lib/api/client';
import { formatMoney } from '@sightline/shared-lib/domain/money';
import { shownOrderNumber } from '@sightline/shared-lib/domain/order';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import {
  Button,
  ButtonLink,
  Columns,
  EmptyState,
  Heading,
  Note,
  Page,
  Skeleton,
  Stack,
} from '@sightline/shared-lib/ui';

import { asDue } from '../../features/payment/amountDue';
import { PaymentForm } from '../../features/payment/PaymentForm';
import type { PayProblem } from '../../parts/payProblems';
import { useMethods } from '../../features/payment/useMethods';
import { usePaying } from '../../features/payment/usePaying';
import { CartFailure } from '../../parts/CartFailure';
import { SummaryColumn, SummaryFold } from '../../parts/OrderSummary';
import { useOrderQuery } from '../../state/api';
import { useFraudCheck } from '../../state/useFraudCheck';

interface PayAgainProps {
  readonly orderId: string;
  readonly returnedWith: PayProblem | null;
}

/** Pays a placed order whose payment was refused, in the form of the checkout (ORD-01). */
export function PayAgain({ orderId, returnedWith }: PayAgainProps) {
  const { t, tag } = useTranslation();
  const { bus, navigation, site, toasts } = useServices();
  const user = useUser();
  useFraudCheck();
  const order = useOrderQuery({ orderId }, { skip: !user?.userId, refetchOnMountOrArgChange: true });
  const found = order.data ?? null;
  const failure = failureOf(order.error);
  const inAccount = user?.userLoggedIn && !found?.lookedUp;
  const toOrder = inAccount
    ? navigation.href({ page: 'account', params: { section: 'my-orders', id: orderId } })
    : navigation.href({ page: 'order-lookup', params: { orderId } });
  const paying = usePaying(returnedWith, {
    paid: async () => {
      bus.emit('orderPaid', { orderId });
      toasts.show({ message: t('PayAgain.Paid'), tone: 'good' });
      await navigation.navigate(toOrder, { replace: true });
    },
    look: async () => void (await order.refetch()),
  });
  const cart = found && asDue(found);
  const methods = useMethods(cart);
  const isNowhere = user !== null && (!user.userId || failure?.status === 404);
  const seeOrder = (
    <ButtonLink variant="outlined" href={toOrder}>
      {t('PayAgain.ToOrder')}
    </ButtonLink>
  );
  return (
    <Page as="main" id="main" tabIndex={-1}>
      {cart && found ? <SummaryFold order={found} /> : null}
      <Columns layout="summary">
        <Stack gap={6}>
          <Heading level={1} size="d3">
            {t('PayAgain.Title', { number: shownOrderNumber(orderId) })}
          </Heading>
          {isNowhere ? (
            <EmptyState title={t('Confirm.Nowhere')} actions={seeOrder}>
              {t('PayAgain.LookUp')}
            </EmptyState>
          ) : order.isError && !found ? (
            <CartFailure failure={failure} onRetry={() => void order.refetch()} />
          ) : !found ? (
            <Skeleton fills="panel" />
          ) : cart ? (
            <>
              <p>{t('PayAgain.Lead', { amount: formatMoney(cart.grandTotal, tag) })}</p>
              <PaymentForm cart={cart} billing={null} methods={methods} paying={paying} />
            </>
          ) : found.openPayment ? (
            <Note
              tone="warn"
              live="alert"
              title={t('Finalize.Unknown.Title')}
              action={
                <Button variant="text" busy={order.isFetching} onClick={() => void order.refetch()}>
                  {t('Finalize.Again')}
                </Button>
              }
            >
              {t('Finalize.Unknown.Text', { phone: site.config.servicePhone })}
            </Note>
          ) : (
            <>
              <p>{t('PayAgain.Nothing')}</p>
              <div>{seeOrder}</div>
            </>
          )}
        </Stack>
        {cart && found ? <SummaryColumn order={found} wideOnly /> : null}
      </Columns>
    </Page>
  );
}
