import { RX_ITEM_LIMIT } from '@sightline/shared-lib/domain/cart';

import { type Caller, type Clock, type Db, type Fault, inTransaction, type Trx } from '../../kernel';
import { type Calculator, cartErrors, type PriceFacts, quantities } from '../cart';
import {
  type AddressPort,
  findPending,
  grandTotal,
  type InventoryPort,
  lacksLensValues,
  type LensValuesPort,
  openForChange,
  type Order,
  prescriptionPairs,
  readUsages,
  saveOrder,
} from '../order';
import type { PaymentService } from '../payment';
import { promotionErrors, type PromotionService } from '../promotion';
import { goodsOf, usableModes } from '../shipping';
import { checkoutErrors } from './checkout.errors';
import { requirePrice } from './freeOrder.domain';

export interface PrecheckoutDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly calculator: Calculator;
  readonly inventory: InventoryPort;
  readonly addresses: AddressPort;
  readonly promotions: PromotionService;
  readonly payments: PaymentService;
  readonly lensValues: LensValuesPort;
  /** Whether a store sells to accounts alone (CHK-02). */
  readonly accountsOnly: (storeId: string) => boolean;
}

/** Refuses orders without lines, or with lines that have no place to go to, or a way there that does not take what the order holds by now. */
export function requireDelivery({ lines }: Order): void {
  if (lines.length === 0) throw checkoutErrors.empty();
  const usable = new Set(usableModes(goodsOf(lines), true).map(({ shipModeId }) => shipModeId));
  const incomplete = lines.filter((line) => !usable.has(line.shipModeId) || !line.address);
  if (incomplete.length > 0) throw checkoutErrors.deliveryMissing(incomplete.map((line) => line.orderItemId));
}

/** Refuses more pairs with prescription than the laboratory takes in one order (CHK-07), and contact lenses without values (RX-20). */
export function requireMakeable({ lines }: Order): void {
  if (prescriptionPairs(lines) > RX_ITEM_LIMIT) throw checkoutErrors.rxLimit(RX_ITEM_LIMIT);
  const unmakeable = lines.filter((line) => line.giftOf === undefined && lacksLensValues(line));
  if (unmakeable.length > 0) throw checkoutErrors.lensValuesMissing(unmakeable.map((line) => line.orderItemId));
}

/** Checks everything once more before paying and freezes the prices (contract 17, precheckout; CART-10). */
export function createPrecheckout({
  db,
  clock,
  calculator,
  inventory,
  addresses,
  promotions,
  payments,
  lensValues,
  accountsOnly,
}: PrecheckoutDependencies) {
  async function requireOwnAddresses(trx: Trx, caller: Caller, order: Order): Promise<void> {
    const ids = new Set(order.lines.flatMap((line) => (line.pickUp || !line.address ? [] : [line.address.addressId])));
    for (const id of ids) {
      if (!(await addresses.address(trx, caller.userId, id))) throw checkoutErrors.invalidAddress(id);
    }
  }

  /** Values that were kept have to be ones the article is made in today. */
  function requireMade(order: Order, facts: PriceFacts): void {
    for (const line of order.lines) {
      const sku = facts.get(line.partNumber);
      if (sku && line.giftOf === undefined) lensValues.sealed(lensValues.shown(line.attributes, line.partNumber), sku);
    }
    lensValues.paired(order.lines, facts);
    lensValues.requireSupply(order.lines, { storeId: order.storeId, now: clock.now() });
  }

  /** Codes that stopped working since they were entered leave the cart. */
  async function dropDeadCodes(trx: Trx, caller: Caller, order: Order): Promise<{ order: Order; dropped: string[] }> {
    const alive = new Set((await promotions.effective(trx, caller, order)).map((promotion) => promotion.code));
    const dropped = order.promotionCodes.filter((code) => !alive.has(code));
    return { order: { ...order, promotionCodes: order.promotionCodes.filter((code) => alive.has(code)) }, dropped };
  }

  return async (
    caller: Caller,
    storeId: string,
    reference: string | undefined,
    langId: string | undefined,
  ): Promise<Order> => {
    // Nothing is placed that was not checked here: a guest's cart never gets further.
    if (caller.kind !== 'registered' && accountsOnly(storeId)) throw checkoutErrors.accountNeeded();
    const before = await findPending(db, caller, storeId, reference);
    const facts = await calculator.facts(caller, storeId, langId, [
      ...before.lines.map((line) => line.partNumber),
      ...(await calculator.giftPartNumbers(db, before.promotionCodes)),
    ]);
    // A changed order is saved and committed first; the shopper is told afterwards.
    const { order, fault } = await inTransaction(db, async (trx): Promise<{ order: Order; fault: Fault | null }> => {
      const opened = await openForChange(trx, caller, storeId, before.orderId);
      const cart = {
        ...opened,
        lines: lensValues.current(opened.lines, { storeId: opened.storeId, now: clock.now() }),
      };
      requireDelivery(cart);
      await requireOwnAddresses(trx, caller, cart);
      // Gifts come and go with their code; what the shopper chose has to be there.
      const bought = cart.lines.filter((line) => line.giftOf === undefined);
      const gone = bought.filter((line) => facts.get(line.partNumber)?.buyable !== true);
      if (gone.length > 0) throw cartErrors.notBuyable(gone[0]?.partNumber ?? '');
      const wanted = quantities(bought);
      const levels = await inventory.levels(trx, storeId, [...wanted.keys()]);
      const short = [...wanted].filter(([part, pieces]) => pieces > (levels.get(part) ?? 0)).map(([part]) => part);
      if (short.length > 0) throw cartErrors.badInventory(short);

      const live = await dropDeadCodes(trx, caller, cart);
      const changedPrices = bought.filter((line) => facts.get(line.partNumber)?.offerMinor !== line.unitMinor);
      const next = await calculator.calculate(trx, caller, live.order, readUsages(undefined), facts);
      requireMakeable(next);
      requireMade(next, facts);
      const lostGift = next.lines.length < cart.lines.length;
      const moved = lostGift || (!cart.dirty && grandTotal(next.totals) !== grandTotal(cart.totals));
      const expired = opened.lines.filter((line, index) => line !== cart.lines[index]);
      // The first of them is told; the others are in the cart that is looked at next.
      const faults = [
        expired.length > 0 && checkoutErrors.prescriptionExpired(expired.map((line) => line.orderItemId)),
        live.dropped.length > 0 && promotionErrors.notAvailable(live.dropped.join(',')),
        changedPrices.length > 0 && checkoutErrors.priceChanged(changedPrices.map((line) => line.partNumber)),
        moved && checkoutErrors.totalChanged(),
      ];
      const fault = faults.find((one) => one !== false) ?? null;
      const saved = { ...next, prepared: fault === null, updatedAt: clock.now() };
      if (!fault) requirePrice(saved);
      if (!fault) await payments.requireCovered(trx, saved);
      await saveOrder(trx, saved);
      return { order: saved, fault };
    });
    if (fault) throw fault;
    return order;
  };
}
