import { type Caller, type Clock, type Db, inTransaction } from '../../kernel';
import { findOrder, findReachable, orderErrors } from '../order';
import { againKey, isMoving, openPayment, refusedOf } from './ledger.domain';
import { paymentErrors } from './payment.errors';
import {
  acceptProposal,
  findProposal,
  listEntries,
  openProposals,
  type PaymentInstruction,
  removeInstructions,
} from './payment.repository';
import type { GatewayDecision } from './paymentGateway.port';
import type { SettlementService } from './settlement.service';

/**
 * Pays a placed order whose payment was refused (ORD-01). The proposal is noted as a pending authorisation while the order's row is
 * held; until it is settled nothing else is authorised, taken or given back of that order, so that money moves once.
 */
export function createPayAgain(db: Db, clock: Clock, settlement: SettlementService) {
  /** Notes the caller's proposal as an authorisation; null when the caller has proposed nothing for that order. */
  const begin = (caller: Caller, storeId: string, orderId: string): Promise<PaymentInstruction | null> =>
    inTransaction(db, async (trx) => {
      const order = (await findReachable(trx, clock, caller.userId, { storeId, orderId }, true))?.order;
      const proposal = order?.placedAt ? await findProposal(trx, orderId, caller.userId) : undefined;
      if (!order || !proposal) return null;
      const rows = await listEntries(trx, orderId);
      // The same press again joins the one that is under way.
      if (rows.some((row) => row.idempotency_key === againKey(proposal))) return proposal;
      if (isMoving(rows)) throw paymentErrors.moving(orderId);
      const open = openPayment(order, rows);
      if (open?.state !== 'due') throw orderErrors.wrongStatus(orderId);
      if (Number(proposal.amount_minor) !== open.dueMinor) throw paymentErrors.totalMismatch();
      await settlement.intend(trx, proposal, againKey(proposal));
      return proposal;
    });

  /** Whoever settles it first writes; an approval takes the place of what was refused. */
  const settle = (proposal: PaymentInstruction, decision: GatewayDecision): Promise<void> =>
    inTransaction(db, async (trx) => {
      const { order_id: orderId, pi_id: piId } = proposal;
      await findOrder(trx, orderId, true);
      if (!(await settlement.settle(trx, againKey(proposal), decision))) return;
      if (decision.reasonCode !== '100') {
        await removeInstructions(trx, orderId, piId);
        return;
      }
      const refused = refusedOf(await listEntries(trx, orderId));
      for (const row of refused) await removeInstructions(trx, orderId, row.pi_id);
      await settlement.giveBackThese(trx, refused);
      await acceptProposal(trx, orderId, piId);
    });

  async function drive(proposal: PaymentInstruction): Promise<GatewayDecision | null> {
    const decision = await settlement.authorise(proposal, againKey(proposal));
    if (!decision) return null;
    await settle(proposal, decision);
    await settlement.carryOut(proposal.order_id);
    return decision;
  }

  return {
    /** Pays with what the caller has proposed; false when that is nothing. Throws why it was refused. */
    async pay(caller: Caller, storeId: string, orderId: string): Promise<boolean> {
      const proposal = await begin(caller, storeId, orderId);
      if (!proposal) return false;
      const decision = await drive(proposal);
      if (!decision) throw settlement.timeout();
      if (decision.reasonCode !== '100') throw settlement.refusal(decision);
      return true;
    },

    /** Finishes payments that a crash or a silent gateway left open, of one order or of all; gives how many were finished. */
    async reconcile(before: Date, orderId?: string): Promise<number> {
      let finished = 0;
      for (const proposal of await openProposals(db, before, orderId)) if (await drive(proposal)) finished += 1;
      return finished;
    },
  };
}

export type PayAgain = ReturnType<typeof createPayAgain>;
