import { type Caller, type Clock, type Db, inTransaction, type Trx } from '../../kernel';
import { cartErrors, quantities } from '../cart';
import {
  CHECKOUT_LOCK,
  type ExtendedAttribute,
  findOrder,
  findOwned,
  type InventoryPort,
  heldOrReleased,
  noteCheapestDelivery,
  type OrderLetters,
  type Order,
  orderErrors,
  recordStatus,
  requireStore,
  requireUnlocked,
  saveOrder,
  withPrescriberAsked,
  withShopperAttributes,
} from '../order';
import type { GatewayDecision, PayAgain, PaymentInstruction, PaymentService, SettlementService } from '../payment';
import type { PromotionService } from '../promotion';
import { cheapestDelivery } from '../shipping';
import { checkoutErrors } from './checkout.errors';
import { type Attempt, finishAttempt, latestAttempt, openAttempts, startAttempt } from './checkout.repository';
import { requirePrice } from './freeOrder.domain';
import { requireDelivery, requireMakeable } from './precheckout.service';

/** Fraud tokens that the fraud check refuses (contract 26). */
const REFUSED_FRAUD_TOKEN = 'reject-me';
/** Prices frozen by precheckout hold this long. */
const PREPARED_LIFE_MS = 60 * 60_000;

export interface CheckoutDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly inventory: InventoryPort;
  readonly payments: PaymentService;
  readonly settlement: SettlementService;
  readonly payAgain: PayAgain;
  readonly promotions: PromotionService;
  readonly letters: OrderLetters;
}

export interface CheckoutRequest {
  readonly caller: Caller;
  readonly storeId: string;
  readonly orderId: string;
  readonly fraudToken: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly notifyEmail: string;
  readonly langId: string | undefined;
  readonly attributes: readonly ExtendedAttribute[];
}

type Decisions = readonly { readonly row: PaymentInstruction; readonly decision: GatewayDecision }[];

/**
 * Places orders. Stock, promotion uses, the intent to authorise and the lock are written in one transaction; then the
 * gateway is asked with a key made from the order's id; then ledger and order status are settled in one transaction,
 * and a refusal gives stock and uses back. A repeat or a restart at any point finds the intent and arrives at the same single order (CHK-05, PLAT-03).
 */
export function createCheckoutService({
  db,
  clock,
  inventory,
  payments,
  settlement,
  payAgain,
  promotions,
  letters,
}: CheckoutDependencies) {
  /** Idempotency key of one instruction in one attempt. */
  const keyOf = (attempt: Attempt, row: PaymentInstruction): string =>
    `${attempt.order_id}-${attempt.attempt}-${row.pi_id}`;

  async function begin(request: CheckoutRequest): Promise<Attempt | null> {
    const { caller, storeId, orderId } = request;
    return inTransaction(db, async (trx) => {
      requireStore(storeId);
      const order = await findOwned(trx, caller.userId, storeId, orderId, true);
      if (!order) throw orderErrors.notFound(orderId);
      if (order.placedAt) return null;
      if (order.status !== 'P') throw orderErrors.wrongStatus(orderId);
      const last = await latestAttempt(trx, orderId);
      if (last?.state === 'authorising') return last;
      if (request.fraudToken === REFUSED_FRAUD_TOKEN) throw checkoutErrors.fraud();
      requireUnlocked(order, caller);
      requireDelivery(order);
      const stale = clock.now().getTime() - order.updatedAt.getTime() > PREPARED_LIFE_MS;
      if (!order.prepared || stale) throw checkoutErrors.notPrepared(orderId);
      requireMakeable(order);
      requirePrice(order);
      const rows = await payments.requireCovered(trx, order);
      const lines = [...quantities(order.lines)].map(([partNumber, quantity]) => ({ partNumber, quantity }));
      const reserved = await inventory.reserve(trx, storeId, lines, orderId);
      if (!reserved.ok) throw cartErrors.badInventory(reserved.short);
      await promotions.reserve(trx, order);
      const attempt: Attempt = {
        order_id: orderId,
        attempt: (last?.attempt ?? 0) + 1,
        state: 'authorising',
        idempotency_key: request.idempotencyKey ?? orderId,
        notify_email: request.notifyEmail,
        started_at: clock.now(),
        finished_at: null,
      };
      await startAttempt(trx, attempt);
      for (const row of rows) await settlement.intend(trx, row, keyOf(attempt, row));
      await saveOrder(trx, {
        ...order,
        lockedBy: CHECKOUT_LOCK,
        langId: request.langId ?? requireStore(storeId).langId,
        attributes: withShopperAttributes(order.attributes, request.attributes),
      });
      return attempt;
    });
  }

  /** Asks the gateway for every instruction until one is refused; null when an answer is still unknown. */
  async function authorise(attempt: Attempt): Promise<Decisions | null> {
    const decisions: { row: PaymentInstruction; decision: GatewayDecision }[] = [];
    for (const row of await payments.list(db, attempt.order_id)) {
      const decision = await settlement.authorise(row, keyOf(attempt, row));
      if (!decision) return null;
      decisions.push({ row, decision });
      if (decision.reasonCode !== '100') break;
    }
    return decisions;
  }

  /** Settles an attempt once; whoever comes second finds it settled. Gives the refusal, or null when placed. */
  async function settle(attempt: Attempt, decisions: Decisions): Promise<GatewayDecision | null> {
    const refusal = decisions.find(({ decision }) => decision.reasonCode !== '100')?.decision ?? null;
    const outcome = await inTransaction(db, async (trx) => {
      const order = await findOrder(trx, attempt.order_id, true);
      const current = await latestAttempt(trx, attempt.order_id);
      if (!order || order.placedAt) return null;
      if (current?.attempt !== attempt.attempt || current.state !== 'authorising') {
        return settlement.lastRefusal(trx, attempt.order_id);
      }
      for (const { row, decision } of decisions) await settlement.settle(trx, keyOf(attempt, row), decision);
      if (refusal) await refuse(trx, order);
      else await place(trx, order, attempt);
      await finishAttempt(trx, attempt, refusal ? 'refused' : 'placed', clock.now());
      return refusal;
    });
    if (outcome) await settlement.carryOut(attempt.order_id);
    return outcome;
  }

  async function refuse(trx: Trx, order: Order): Promise<void> {
    await inventory.release(trx, order.orderId);
    await promotions.forget(trx, order.orderId);
    await settlement.voidInLedger(trx, order.orderId);
    await saveOrder(trx, { ...order, lockedBy: null });
  }

  async function place(trx: Trx, order: Order, attempt: Attempt): Promise<void> {
    const now = clock.now();
    const { asksPrescriber } = requireStore(order.storeId);
    const lines = order.lines.map((line) => ({
      ...withPrescriberAsked(line, asksPrescriber),
      inventoryStatus: 'Allocated' as const,
    }));
    const { status } = heldOrReleased({ ...order, lines, status: 'M' });
    const placed: Order = {
      ...order,
      status,
      lines,
      current: false,
      lockedBy: null,
      notifyEmail: attempt.notify_email,
      placedAt: now,
      updatedAt: now,
    };
    await saveOrder(trx, placed);
    await noteCheapestDelivery(trx, order.orderId, cheapestDelivery(lines));
    await recordStatus(trx, order.orderId, status, now);
    const means = await payments.list(trx, order.orderId);
    await letters.placed(
      trx,
      placed,
      means.map((row) => ({ method: row.method, digits: row.card_last_four ?? '' })),
    );
  }

  async function drive(attempt: Attempt): Promise<'placed' | 'unknown' | GatewayDecision> {
    const decisions = await authorise(attempt);
    if (!decisions) return 'unknown';
    return (await settle(attempt, decisions)) ?? 'placed';
  }

  return {
    /** Places the order, or answers for the order already placed under the same id; one whose payment was refused is paid with what is proposed. */
    async checkout(request: CheckoutRequest): Promise<void> {
      const { caller, storeId, orderId, fraudToken } = request;
      if (fraudToken !== REFUSED_FRAUD_TOKEN && (await payAgain.pay(caller, storeId, orderId))) return;
      const attempt = await begin(request);
      if (!attempt) return;
      const outcome = await drive(attempt);
      if (outcome === 'unknown') throw settlement.timeout();
      if (outcome !== 'placed') throw settlement.refusal(outcome);
    },

    /** Finishes attempts and movements of money that a crash or a silent gateway left open. Gives how many were finished. */
    async reconcile(olderThanMs = 0): Promise<number> {
      let finished = 0;
      const before = new Date(clock.now().getTime() - olderThanMs);
      for (const attempt of await openAttempts(db, before)) {
        if ((await drive(attempt)) !== 'unknown') finished += 1;
      }
      finished += await payAgain.reconcile(before);
      return finished + (await settlement.finish(before));
    },

    /** Finishes the open attempt of one order, when there is one: somebody has news of its payment. */
    async reconcileOrder(orderId: string): Promise<void> {
      const attempt = await latestAttempt(db, orderId);
      if (attempt?.state === 'authorising') await drive(attempt);
      await payAgain.reconcile(clock.now(), orderId);
    },

    /** Gives back what a cancelled order holds, its money too; the gateway is told after the commit. */
    async giveBack(trx: Trx, order: Order): Promise<void> {
      await inventory.release(trx, order.orderId);
      await promotions.forget(trx, order.orderId);
      await settlement.giveBackInLedger(trx, order.orderId);
    },
  };
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;
