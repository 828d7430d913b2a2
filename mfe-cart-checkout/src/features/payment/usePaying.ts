import type { Enrolment } from '@sightline/shared-lib/api';
import type { Cart } from '@sightline/shared-lib/domain';
import { useServices } from '@sightline/shared-lib/runtime';
import { useDispatch } from '@sightline/shared-lib/store';
import { useRef, useState, type RefObject } from 'react';

import { finalizingFailed, finalizingStarted } from '../../state/orderSlice';
import { finishOrder, startPaying, stopPaying } from '../../state/finishOrder';
import { rereadCart } from '../../state/rereadCart';
import { storeOf } from '../../state/store';
import { browserFacts } from './browserFacts';
import type { CardFieldsHandle } from './CardFields';
import { collectDevice } from './gatewayFrame';
import { payOrder } from './payOrder';
import type { PayFrames, PayOutcome, PayStage } from './payOrder';
import type { PayProblem } from './payProblem';

/** A question of the bank that waits for its answer. */
export interface OpenChallenge {
  readonly enrolment: Enrolment;
  readonly end: (end: 'answered' | 'cancelled') => void;
}

export interface PayWish {
  readonly method: 'card' | 'COD';
  readonly billingAddressId: string;
  readonly email: string;
  readonly latestDays: number | null;
}

/** Problems after which the bag itself has changed and has to be looked at again. */
const CART_CHANGED: ReadonlySet<PayProblem> = new Set(['price', 'promotion', 'stock', 'delivery', 'cart']);

/** Runs a payment once at a time and leads to what follows it (CHK-05). */
export function usePaying(cart: Cart, fields: RefObject<CardFieldsHandle | null>) {
  const services = useServices();
  const dispatch = useDispatch();
  const running = useRef(false);
  const [stage, setStage] = useState<PayStage | 'idle' | 'done'>('idle');
  const [problem, setProblem] = useState<PayProblem | null>(null);
  const [challenge, setChallenge] = useState<OpenChallenge | null>(null);
  const { site, navigation } = services;
  const { origin } = site.config.paymentGateway;

  const frames: PayFrames = {
    tokenise: async () => (await fields.current?.tokenise()) ?? { ok: false, reason: 'unavailable' },
    collectDevice: (setup) => collectDevice(origin, setup.deviceDataCollectionURL, setup.accessToken),
    challenge: (enrolment) =>
      new Promise((resolve) => {
        const end = (how: 'answered' | 'cancelled') => {
          setChallenge(null);
          resolve(how);
        };
        setChallenge({ enrolment, end });
      }),
  };

  const follow = async (outcome: PayOutcome) => {
    if (outcome.kind === 'placed') {
      setStage('done');
      return finishOrder(services, outcome.orderId);
    }
    if (outcome.kind === 'unknown') {
      setStage('done');
      return navigation.navigate(navigation.href({ page: 'checkout-finalize' }), { replace: true });
    }
    stopPaying(services);
    setStage('idle');
    if (outcome.kind === 'incomplete') return undefined;
    dispatch(finalizingFailed());
    setProblem(outcome.problem);
    return CART_CHANGED.has(outcome.problem) ? rereadCart(services) : undefined;
  };

  const pay = async ({ method, billingAddressId, email, latestDays }: PayWish) => {
    if (running.current) return;
    running.current = true;
    setProblem(null);
    dispatch(finalizingStarted());
    const { orderId, grandTotal } = cart;
    const fraudToken = storeOf(services).fraudToken();
    try {
      const outcome = await payOrder(
        services.client,
        frames,
        {
          orderId,
          total: grandTotal,
          method,
          billingAddressId,
          email,
          is3dsEnabled: site.config.is3dsEnabled,
          returnUrl: new URL(navigation.href({ page: 'checkout-finalize' }), window.location.href).href,
          browser: browserFacts(),
          ...(fraudToken ? { fraudToken } : {}),
        },
        (next) => {
          setStage(next);
          // From here a reload must find out what became of the order before anything is paid again.
          if (next === 'placing')
            startPaying(services, { orderId, email, latestDays: latestDays === null ? '' : String(latestDays) });
        },
      );
      // An order whose result is open and was never marked is asked for as well.
      if (outcome.kind === 'unknown')
        startPaying(services, { orderId, email, latestDays: latestDays === null ? '' : String(latestDays) });
      await follow(outcome);
    } finally {
      running.current = false;
    }
  };
  return { pay, stage, problem, challenge, setProblem, isPaying: stage !== 'idle' };
}
