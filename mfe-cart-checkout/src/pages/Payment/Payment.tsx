import type { PageProps } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Columns, Heading, Page, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { BilledPayment } from '../../features/payment/BilledPayment';
import { ChangesNote } from '../../features/changes/ChangesNote';
import { useCartChanges } from '../../features/changes/useCartChanges';
import { cartPaidBy } from '../../features/payment/amountDue';
import { PAY_PROBLEMS, type PayProblem } from '../../parts/payProblems';
import { useMethods } from '../../features/payment/useMethods';
import { usePaying } from '../../features/payment/usePaying';
import { CartFailure } from '../../parts/CartFailure';
import { CheckoutSteps } from '../../parts/CheckoutSteps';
import { DeliveryAnswers } from '../../parts/DeliveryAnswers';
import { PrescriberHint } from '../../parts/PrescriberHint';
import { SummaryColumn, SummaryFold, SummaryFoldPlace } from '../../parts/OrderSummary';
import { useContactsQuery, useDeliveryChoicesQuery } from '../../state/api';
import { payingOrder } from '../../state/finishOrder';
import { useCheckoutCart } from '../../state/useCheckoutCart';
import { useFraudCheck } from '../../state/useFraudCheck';
import { PayAgain } from './PayAgain';

const Column = styled.div`
  display: grid;
  gap: 32px;
  max-width: 640px;
`;

/** The page of payments: of the bag, or of a placed order that is named in its address (ORD-01). */
export function Payment({ request }: Partial<PageProps<null>>) {
  const returnedWith = PAY_PROBLEMS.find((problem) => problem === request?.query.problem?.[0]) ?? null;
  const orderId = request?.params.orderId ?? '';
  return orderId === '' ? (
    <PaymentStep returnedWith={returnedWith} />
  ) : (
    <PayAgain key={orderId} orderId={orderId} returnedWith={returnedWith} />
  );
}

/** Second step of checkout: how it is paid; an order under way is found out about first (CHK-05). */
function PaymentStep({ returnedWith }: { readonly returnedWith: PayProblem | null }) {
  const { t } = useTranslation();
  const services = useServices();
  const { navigation, site } = services;
  const user = useUser();
  useFraudCheck();
  const paying = usePaying(returnedWith);
  const [resumes, setResumes] = useState(false);
  const view = useCheckoutCart('checkout-payment', {
    paused: paying.isPaying || resumes,
    explains: paying.explains,
  });
  const cart = view.status === 'ready' ? view.cart : null;
  const methods = useMethods(resumes ? null : cart);
  const contacts = useContactsQuery(undefined, { skip: !user?.userId });
  const choices = useDeliveryChoicesQuery({ orderId: cart?.orderId ?? '', currency: site.currency }, { skip: !cart });
  const changes = useCartChanges(cart, view.status === 'ready' && !view.isFetching);

  useEffect(() => {
    if (!payingOrder(services)) return;
    setResumes(true);
    void navigation.navigate(navigation.href({ page: 'checkout-finalize' }), { replace: true });
  }, [navigation, services]);

  // That something is gone is said once: by the note about the payment, where there is one.
  const untold = paying.problem === 'stock' ? changes.filter(({ kind }) => kind !== 'unavailable') : changes;
  const mode = choices.data?.modes.find(({ shipModeId }) => shipModeId === cart?.lines[0]?.shipModeId);
  const chosen = mode ?? (cart?.lines[0]?.physicalStoreId ? choices.data?.pickUp : undefined) ?? null;
  const paid = cart && !resumes ? cartPaidBy(cart, methods.choice, site) : null;
  const ready = cart && !resumes && !contacts.isLoading;
  return (
    <Page as="main" id="main" tabIndex={-1}>
      {paid ? <SummaryFold order={paid} /> : view.status === 'loading' ? <SummaryFoldPlace /> : null}
      <Columns layout="summary">
        <Column>
          <CheckoutSteps current={1} />
          {ready ? (
            <>
              <DeliveryAnswers cart={cart} mode={chosen} />
              <ChangesNote changes={untold} />
              <PrescriberHint cart={cart} />
              <BilledPayment cart={cart} contacts={contacts.data ?? []} methods={methods} paying={paying} />
            </>
          ) : (
            <Stack>
              <Heading level={1} size="d3">
                {t('Checkout.Payment')}
              </Heading>
              {view.status === 'failed' ? (
                <CartFailure failure={view.failure} onRetry={view.retry} />
              ) : (
                <Skeleton fills="panel" />
              )}
            </Stack>
          )}
        </Column>
        {paid ? <SummaryColumn order={paid} wideOnly /> : null}
      </Columns>
    </Page>
  );
}
