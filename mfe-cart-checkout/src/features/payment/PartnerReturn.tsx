import { readCart } from '@sightline/shared-lib/api/cart';
import { readOrder } from '@sightline/shared-lib/api/order';
import type { ShellServices } from '@sightline/shared-lib/contracts';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Heading, Page, ProgressLine, Stack } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';

import { cartApi } from '../../state/api';
import { finishOrder, startPaying, stopPaying } from '../../state/finishOrder';
import { expressChanged, expressEnded } from '../../state/orderSlice';
import { forgetPartnerPayment, keepPartnerPayment, partnerName, partnerPayment } from '../../state/partnerPayment';
import type { PartnerPayment } from '../../state/partnerPayment';
import { storeOf } from '../../state/store';
import { amountDue, asDue } from './amountDue';
import { comeBack, giveUp } from './comeBack';
import { payAgainHref } from './payAgainHref';
import type { Return } from './comeBack';

interface PartnerReturnProps {
  readonly how: 'success' | 'cancel';
}

/** The bag, or a placed order while something is due of it. */
async function readPayable({ client }: ShellServices, { orderId, isAgain }: PartnerPayment): Promise<Cart | null> {
  const quiet = { skipErrorMessage: true };
  return isAgain ? asDue(await readOrder(client, { orderId }, quiet)) : readCart(client, {}, quiet);
}

async function settle(services: ShellServices, payment: PartnerPayment): Promise<Return> {
  const cart = await readPayable(services, payment);
  // A cart that is gone may have been placed by an earlier visit to this page: that is found out, not paid again.
  if (cart?.orderId !== payment.orderId) return { kind: 'unknown', orderId: payment.orderId };
  const { orderId, email } = payment;
  return comeBack(
    services.client,
    payment,
    amountDue(cart, payment.partner, services.site),
    storeOf(services).fraudCheck(),
    (stage) => {
      if (stage === 'placing' && !payment.isAgain) startPaying(services, { orderId, email });
    },
  );
}

/** The shopper is back from a partner's page: what became of the payment is found out here, once (PAY-06, PAY-07). */
export function PartnerReturn({ how }: PartnerReturnProps) {
  const { t } = useTranslation();
  const services = useServices();
  const known = Boolean(useUser());
  const running = useRef(false);
  const name = known ? partnerName(partnerPayment(services)?.partner ?? 'PAYPAL') : 'PayPal';

  useEffect(() => {
    if (!known || running.current) return;
    running.current = true;
    const { navigation } = services;
    const { dispatch } = storeOf(services);
    const back = (payment: PartnerPayment, problem?: string) =>
      payment.isAgain
        ? goAgain(payment.orderId, problem)
        : go(payment.isExpress ? 'cart' : 'checkout-payment', problem);
    const goAgain = (orderId: string, problem?: string) =>
      navigation.navigate(payAgainHref(navigation, orderId, problem), { replace: true });
    const go = (page: 'checkout-payment' | 'checkout-finalize' | 'cart', problem?: string) =>
      navigation.navigate(navigation.href({ page, ...(problem ? { query: { problem } } : {}) }), { replace: true });
    const follow = async (): Promise<void> => {
      const payment = partnerPayment(services);
      if (!payment) return go('checkout-finalize');
      forgetPartnerPayment(services);
      if (how === 'cancel') {
        await giveUp(services.client, payment).catch((error: unknown) => services.reportFailure(error));
        dispatch(expressEnded());
        dispatch(expressChanged({ error: 'cancelled' }));
        return back(payment, 'cancelled');
      }
      const result = await settle(services, payment);
      dispatch(cartApi.util.invalidateTags(['Cart', 'Delivery']));
      if (result.kind === 'placed' && !payment.isAgain) return finishOrder(services, result.orderId);
      // The page says what became of it.
      if (payment.isAgain && (result.kind === 'placed' || result.kind === 'unknown')) return goAgain(payment.orderId);
      if (result.kind === 'unknown') {
        const { orderId, email } = payment;
        startPaying(services, { orderId, email });
        return go('checkout-finalize');
      }
      if (result.kind === 'confirm') {
        keepPartnerPayment(services, { ...payment, isApproved: true });
        dispatch(expressChanged({ decision: 'ACCEPT', loading: false, orderId: payment.orderId }));
        return go('checkout-payment');
      }
      // Nothing moves any more: the payment page says why, and does not ask again what became of it.
      stopPaying(services);
      const problem = result.kind === 'refused' || result.kind === 'problem' ? result.problem : 'other';
      dispatch(expressEnded());
      dispatch(expressChanged({ decision: 'REJECT', error: problem }));
      if (payment.isExpress) await giveUp(services.client, payment).catch(() => undefined);
      return back(payment, problem);
    };
    void follow().catch((error: unknown) => {
      services.reportFailure(error);
      return go('checkout-payment', 'other');
    });
  }, [how, known, services]);

  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Stack>
        <Heading level={1} size="d3">
          {t('Finalize.Title')}
        </Heading>
        <ProgressLine label={t('Finalize.Title')} />
        <output>{t('Finalize.Partner', { partner: name })}</output>
      </Stack>
    </Page>
  );
}
