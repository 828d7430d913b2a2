import type { Enrolment } from '@sightline/shared-lib/api/payerAuthentication';
import { useServices } from '@sightline/shared-lib/runtime';
import { useDispatch } from '@sightline/shared-lib/store';
import { useEffect, useRef, useState } from 'react';

import { cartApi } from '../../state/api';
import { finalizingFailed, finalizingStarted } from '../../state/orderSlice';
import { finishOrder, startPaying, stopPaying } from '../../state/finishOrder';
import { forgetPartnerPayment } from '../../state/partnerPayment';
import { rereadCart } from '../../state/rereadCart';
import { storeOf } from '../../state/store';
import { browserFacts } from './browserFacts';
import type { CardFieldsHandle } from './CardFields';
import { collectDevice } from './gatewayFrame';
import type { KlarnaWidgetHandle } from './KlarnaWidget';
import { payOrder } from './payOrder';
import type { PayFrames, PayOutcome, PayRequest, PayStage } from './payOrder';
import type { PayProblem } from '../../parts/payProblems';
import { useSignedInAgain } from '../../parts/useSignedInAgain';

/** A question of the bank that waits for its answer. */
export interface OpenChallenge {
  readonly enrolment: Enrolment;
  readonly end: (end: 'answered' | 'cancelled') => void;
}

export interface PayWish extends Pick<PayRequest, 'method' | 'savedCard' | 'keepCardFor' | 'sheet' | 'total'> {
  readonly orderId: string;
  readonly billingAddressId: string;
  readonly email: string;
}

/** Problems after which the bag itself has changed and has to be looked at again. */
const CART_CHANGED: ReadonlySet<PayProblem> = new Set(['price', 'promotion', 'stock', 'delivery', 'cart', 'cash']);

/** Problems that no other way to pay solves: they are of the order itself, or of the session. */
const OF_ORDER: ReadonlySet<PayProblem> = new Set([
  'price',
  'promotion',
  'stock',
  'delivery',
  'cart',
  'assistant',
  'session',
]);

/** What follows when a placed order is paid again, where it was paid and where nobody knows yet (ORD-01). */
export interface PayingAgain {
  paid(): Promise<void>;
  look(): Promise<void>;
}

/** Runs a payment once at a time and leads to what follows it (CHK-05); `returnedWith` is why one that was begun elsewhere came to nothing. */
export function usePaying(returnedWith: PayProblem | null, again?: PayingAgain) {
  const services = useServices();
  const dispatch = useDispatch();
  const card = useRef<CardFieldsHandle>(null);
  const klarna = useRef<KlarnaWidgetHandle>(null);
  const running = useRef(false);
  const [stage, setStage] = useState<PayStage | 'idle' | 'done'>('idle');
  const [problem, setProblem] = useState(returnedWith);
  const [challenge, setChallenge] = useState<OpenChallenge | null>(null);
  const { site, navigation } = services;
  const { origin } = site.config.paymentGateway;

  const frames: PayFrames = {
    tokenise: async (keep) => (await card.current?.tokenise(keep)) ?? { ok: false, reason: 'unavailable' },
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

  useSignedInAgain(() => setProblem((current) => (current === 'session' ? null : current)));

  // A page that comes back from the browser's memory, as after "back" from a partner, pays nothing any more.
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted && !running.current) setStage('idle');
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  /** A placed order stays what it is, and the bag has no part in it. */
  const followAgain = async (outcome: PayOutcome, { paid, look }: PayingAgain) => {
    if (outcome.kind === 'placed') {
      setStage('done');
      return paid();
    }
    if (outcome.kind === 'refused') {
      forgetPartnerPayment(services);
      setProblem(outcome.problem);
    }
    setStage('idle');
    return outcome.kind === 'incomplete' ? undefined : look();
  };

  const follow = async (outcome: PayOutcome) => {
    if (again) return followAgain(outcome, again);
    if (outcome.kind === 'placed') {
      setStage('done');
      return finishOrder(services, outcome.orderId);
    }
    if (outcome.kind === 'unknown') {
      setStage('done');
      return navigation.navigate(navigation.href({ page: 'checkout-finalize' }), { replace: true });
    }
    stopPaying(services);
    // An approval that was refused is used up: the next try goes to the partner again.
    if (outcome.kind === 'refused') forgetPartnerPayment(services);
    setStage('idle');
    if (outcome.kind === 'incomplete') return undefined;
    dispatch(finalizingFailed());
    setProblem(outcome.problem);
    if (!CART_CHANGED.has(outcome.problem)) return undefined;
    dispatch(cartApi.util.invalidateTags(['Delivery']));
    return rereadCart(services);
  };

  /** True when the order is placed. */
  const pay = async (wish: PayWish): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    const { orderId, email } = wish;
    setProblem(null);
    if (!again) dispatch(finalizingStarted());
    try {
      const outcome = await payOrder(
        services.client,
        {
          ...frames,
          authoriseInstalments: async () =>
            (await klarna.current?.authorise(email)) ?? { ok: false, reason: 'unavailable' },
        },
        {
          ...wish,
          isAgain: again !== undefined,
          is3dsEnabled: site.config.is3dsEnabled,
          returnUrl: new URL(navigation.href({ page: 'checkout-finalize' }), window.location.href).href,
          browser: browserFacts(),
          ...storeOf(services).fraudCheck(),
        },
        (next) => {
          setStage(next);
          // From here a reload must find out what became of the order before anything is paid again.
          if (next === 'placing' && !again) startPaying(services, { orderId, email });
        },
      );
      // An order whose result is open and was never marked is asked for as well.
      if (outcome.kind === 'unknown' && !again) startPaying(services, { orderId, email });
      await follow(outcome);
      return outcome.kind === 'placed';
    } finally {
      running.current = false;
    }
  };
  /** Runs a step before a payment, such as leaving for a partner, with the page held. */
  const hold = async (work: () => Promise<PayProblem | null>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setProblem(null);
    setStage('instruction');
    const failed = await work();
    running.current = false;
    if (!failed) return;
    setStage('idle');
    setProblem(failed);
  };
  /** Another way to pay is chosen: what stopped the one before is over. */
  const forgetMethodProblem = () => setProblem((current) => (current && OF_ORDER.has(current) ? current : null));
  return {
    /** Frames of the page that a payment may ask something of. */
    card,
    klarna,
    pay,
    hold,
    stage,
    problem,
    challenge,
    setProblem,
    forgetMethodProblem,
    isPaying: stage !== 'idle',
    /** It says what became of the bag, which is to be read before the bag is looked at. */
    explains: problem !== null && CART_CHANGED.has(problem),
    isAgain: again !== undefined,
  };
}

export type Paying = ReturnType<typeof usePaying>;
