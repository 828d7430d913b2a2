import { updateApplePay } from '@sightline/shared-lib/api/applePay';
import { checkout, precheckout } from '@sightline/shared-lib/api/cart';
import { failureOf } from '@sightline/shared-lib/api/client';
import { updateKlarnaToken } from '@sightline/shared-lib/api/klarna';
import {
  checkEnrolment,
  setUpPayerAuthentication,
  validateAuthentication,
} from '@sightline/shared-lib/api/payerAuthentication';
import { addWalletCard } from '@sightline/shared-lib/api/wallet';
import type { ApplePayContact } from '@sightline/shared-lib/api/applePay';
import type {
  Enrolment,
  EnrolmentInput,
  PayerAuthenticationSetup,
} from '@sightline/shared-lib/api/payerAuthentication';
import type { PaymentInput } from '@sightline/shared-lib/api/payment';
import type { PlatformClient } from '@sightline/shared-lib/contracts';
import { decisionOf, isAccepted } from '@sightline/shared-lib/domain/payment';
import type { Money } from '@sightline/shared-lib/domain/money';

import { isHeldByAssistant } from '../../parts/lockedProblem';
import { instruct } from './instruct';
import { payProblemOf, problemOfAuthentication, serviceProblem } from './payProblem';
import type { PayProblem } from '../../parts/payProblems';

/** What the payment service's fields answer: a token and what may be known of the card, or why there is none. */
export type CardAnswer =
  | {
      readonly ok: true;
      readonly token: string;
      readonly brand: string;
      readonly expireMonth: string;
      readonly expireYear: string;
      readonly lastFour?: string;
    }
  | { readonly ok: false; readonly reason: 'invalid' | 'unavailable' };

/** What the instalment widget answers: an authorisation, or why there is none. */
export type WidgetAnswer =
  | { readonly ok: true; readonly token: string }
  | { readonly ok: false; readonly reason: 'denied' | 'cancelled' | 'unavailable' };

/** The browser's part of paying: frames of the payment service's own origin. */
export interface PayFrames {
  /** `keep` makes a token that can be paid with again. */
  tokenise(keep: boolean): Promise<CardAnswer>;
  /** Resolves when device data has been collected, or cannot be: the bank then asks for more. */
  collectDevice(setup: PayerAuthenticationSetup): Promise<void>;
  challenge(enrolment: Enrolment): Promise<'answered' | 'cancelled'>;
  /** Lets the instalment widget ask the shopper. */
  authoriseInstalments?(): Promise<WidgetAnswer>;
}

/** How it is paid: a card typed now or saved before, cash, or a partner's approval. */
export type PayMethod = 'card' | 'saved' | 'COD' | 'PAYPAL' | 'AFFIRM' | 'KLARNA' | 'APPLE_PAY';

/** What Apple's sheet gave: its token as it came, and who is billed. */
export interface SheetPayment {
  readonly token: unknown;
  readonly billingContact?: ApplePayContact;
}

export interface PayRequest {
  readonly orderId: string;
  /** It is placed already and only paid again (ORD-01). */
  readonly isAgain?: boolean;
  readonly total: Money;
  readonly method: PayMethod;
  readonly savedCard?: { readonly cardId: string; readonly brand: string };
  /** Whose name a card is kept under in the wallet; absent when it is not to be kept. */
  readonly keepCardFor?: string;
  readonly sheet?: SheetPayment;
  readonly billingAddressId: string;
  /** Who gets the receipt. */
  readonly email: string;
  readonly is3dsEnabled: boolean;
  readonly returnUrl: string;
  readonly browser: EnrolmentInput['browser'];
  readonly fraudToken?: string;
}

/** Where the payment is: from `placing` on money may move, so the result has to be found out whatever happens. */
export type PayStage = 'card' | 'instruction' | 'authentication' | 'challenge' | 'checking' | 'placing';

export type PayOutcome =
  | { readonly kind: 'placed'; readonly orderId: string }
  | { readonly kind: 'unknown'; readonly orderId: string }
  /** The fields show what is wrong themselves. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'refused'; readonly problem: PayProblem };

const QUIET = { skipErrorMessage: true } as const;

class Refusal extends Error {
  constructor(readonly outcome: PayOutcome) {
    super('payment refused');
  }
}

const refuse = (problem: PayProblem): Refusal => new Refusal({ kind: 'refused', problem });

type TypedCard = Extract<CardAnswer, { ok: true }>;

async function typedCard(frames: PayFrames, keep: boolean): Promise<TypedCard> {
  const card = await frames.tokenise(keep);
  if (!card.ok) throw card.reason === 'invalid' ? new Refusal({ kind: 'incomplete' }) : refuse(serviceProblem());
  return card;
}

function meansOf({ method, savedCard }: PayRequest, card: TypedCard | null): Partial<PaymentInput> {
  if (method === 'saved' && savedCard) return { payMethodId: savedCard.brand, cardId: savedCard.cardId };
  if (!card) return { payMethodId: method };
  return {
    payMethodId: card.brand,
    paymentToken: card.token,
    cardBrand: card.brand,
    expiryMonth: card.expireMonth,
    expiryYear: card.expireYear,
  };
}

/** Puts the widget's authorisation on the order. */
async function payInInstalments(client: PlatformClient, frames: PayFrames, request: PayRequest): Promise<void> {
  const answer = (await frames.authoriseInstalments?.()) ?? { ok: false, reason: 'unavailable' };
  if (!answer.ok) {
    throw refuse(
      ({ denied: 'partner', cancelled: 'cancelled', unavailable: serviceProblem() } as const)[answer.reason],
    );
  }
  const { orderId, billingAddressId } = request;
  const billing = billingAddressId ? { billingAddressId } : {};
  await updateKlarnaToken(client, { orderId, authorizationToken: answer.token, ...billing }, QUIET);
}

/** Keeps the card for the next time; the order is placed already, so a wallet that does not answer changes nothing. */
async function keepCard(client: PlatformClient, card: TypedCard, holder: string): Promise<void> {
  await addWalletCard(
    client,
    {
      token: card.token,
      brand: card.brand,
      maskedNumber: `************${card.lastFour ?? ''}`,
      expireMonth: card.expireMonth,
      expireYear: card.expireYear,
      holder,
    },
    QUIET,
  ).catch(() => undefined);
}

/** Device data, enrolment, and a challenge when the bank wants one; returns when the payment may go on (PAY-04). */
async function authenticate(
  client: PlatformClient,
  frames: PayFrames,
  { orderId, returnUrl, browser }: PayRequest,
  piId: string,
  enter: (stage: PayStage) => void,
): Promise<void> {
  enter('authentication');
  const setup = await setUpPayerAuthentication(client, { orderId, piId }, QUIET);
  if (decisionOf(setup.reasonCode) !== 'accept') throw refuse(problemOfAuthentication(setup.reasonCode));
  await frames.collectDevice(setup);
  const enrolment = await checkEnrolment(
    client,
    { orderId, piId, referenceID: setup.referenceID, returnUrl, browser },
    QUIET,
  );
  if (!isAccepted(enrolment.reasonCode)) throw refuse(problemOfAuthentication(enrolment.reasonCode));
  if (decisionOf(enrolment.reasonCode) === 'accept') return;
  enter('challenge');
  if ((await frames.challenge(enrolment)) === 'cancelled') throw refuse('cancelled');
  enter('authentication');
  const { authenticationTransactionID } = enrolment;
  const result = await validateAuthentication(client, { orderId, piId, authenticationTransactionID }, QUIET);
  // 475 again means that the challenge is still open: nobody has confirmed.
  if (decisionOf(result.reasonCode) !== 'accept') throw refuse(problemOfAuthentication(result.reasonCode));
}

/** Said of a partner's payment where the words for a card would be wrong. */
const OF_PARTNERS: Partial<Record<PayProblem, PayProblem>> = {
  declined: 'partner',
  limit: 'partner',
  brand: 'partner',
  token: 'klarna-expired',
  review: 'partner-review',
};

const PARTNERS: ReadonlySet<PayMethod> = new Set(['PAYPAL', 'AFFIRM', 'KLARNA', 'APPLE_PAY']);

/** While the order is being placed, silence and server errors leave the result open; a locked cart is being paid already. */
function outcomeOf(error: unknown, stage: PayStage, { orderId, method }: PayRequest): PayOutcome {
  if (error instanceof Refusal) return error.outcome;
  const failure = failureOf(error);
  if (!failure) return stage === 'placing' ? { kind: 'unknown', orderId } : { kind: 'refused', problem: 'other' };
  const isLocked = failure.errorKey === '_ERR_ORDER_IS_LOCKED' && !isHeldByAssistant(failure);
  const isElsewhere = failure.errorKey === '_ERR_ORDER_WRONG_STATUS' || failure.errorKey === '_ERR_PAYMENT_UNSETTLED';
  if (isLocked || isElsewhere) return { kind: 'unknown', orderId };
  const isOpen =
    failure.status === 0 ||
    failure.status >= 500 ||
    failure.category === 'timeout' ||
    failure.errorKey === 'PLUGIN_RC_TIMEOUT';
  if (stage === 'placing' && isOpen) return { kind: 'unknown', orderId };
  const problem = payProblemOf(failure);
  // An order that cash is not taken for any more, such as one that grew above the limit or is collected now.
  if (method === 'COD' && problem === 'brand') return { kind: 'refused', problem: 'cash' };
  return { kind: 'refused', problem: (PARTNERS.has(method) ? OF_PARTNERS[problem] : undefined) ?? problem };
}

/**
 * Pays and places one order: token, instruction, authentication, precheckout, checkout. The same order id goes through all of it,
 * so the platform makes at most one order of it however often this runs (CHK-05).
 */
export async function payOrder(
  client: PlatformClient,
  frames: PayFrames,
  request: PayRequest,
  onStage: (stage: PayStage) => void,
): Promise<PayOutcome> {
  const { orderId, total, method, billingAddressId, email, fraudToken } = request;
  const fraud = fraudToken ? { fraudToken } : {};
  const placed = request.isAgain ? { orderId } : {};
  let stage: PayStage = 'card';
  const enter = (next: PayStage) => {
    stage = next;
    onStage(next);
  };
  try {
    enter('card');
    const card = method === 'card' ? await typedCard(frames, request.keepCardFor !== undefined) : null;
    enter('instruction');
    if (method === 'KLARNA') await payInInstalments(client, frames, request);
    else if (method === 'APPLE_PAY')
      await updateApplePay(client, { orderId, ...request.sheet, billingAddressId }, QUIET);
    else {
      const billing = billingAddressId ? { billingAddressId } : {};
      const means = meansOf(request, card);
      const piId = await instruct(client, {
        payMethodId: '',
        ...means,
        ...placed,
        amount: total,
        ...billing,
        ...fraud,
      });
      const asksBank = method === 'card' || method === 'saved';
      if (asksBank && request.is3dsEnabled) await authenticate(client, frames, request, piId, enter);
    }
    enter('checking');
    // What is ordered and what it costs stands since it was placed.
    if (!request.isAgain) await precheckout(client, { orderId, ...fraud }, QUIET);
    enter('placing');
    await checkout(client, { orderId, email, ...fraud }, { ...QUIET, headers: { 'idempotency-key': orderId } });
    if (card && request.keepCardFor) await keepCard(client, card, request.keepCardFor);
    return { kind: 'placed', orderId };
  } catch (error) {
    return outcomeOf(error, stage, request);
  }
}
