import { type Clock, type Db, inTransaction } from '../../kernel';
import { limitReached, LIMITS } from '../limits';
import { type CartDesk, type ChangeRequest, findPending, openForChange, type Order, saveChange } from '../order';
import type { Calculator } from './calculation.service';

const bought = ({ lines }: Order) => lines.filter((line) => line.giftOf === undefined).length;

/** A cart that is too long already may become shorter. */
function requireRoom(before: Order, after: Order): void {
  if (bought(after) > LIMITS.cartLines && bought(after) > bought(before)) throw limitReached('cartLines');
}

/** The desk every change of a pending order goes over. */
export function createCartDesk(db: Db, clock: Clock, calculator: Calculator): CartDesk {
  return {
    async change(request: ChangeRequest, work) {
      const { caller, storeId, reference, langId, usages } = request;
      // Prices are looked up before the transaction; lines the change adds bring their price along.
      const before = await findPending(db, caller, storeId, reference);
      const codes = [...before.promotionCodes, ...(request.newCodes ?? [])];
      const partNumbers = [
        ...before.lines.map((line) => line.partNumber),
        ...(request.newPartNumbers ?? []),
        ...(usages ? await calculator.giftPartNumbers(db, codes) : []),
      ];
      const facts = usages ? await calculator.facts(caller, storeId, langId, partNumbers) : null;
      return inTransaction(db, async (trx) => {
        // The id found above is used, so that a cart placed in between is refused instead of replaced.
        const cart = await openForChange(trx, caller, storeId, before.orderId);
        const changed = await work(trx, cart);
        requireRoom(cart, changed);
        const next =
          usages && facts
            ? await calculator.calculate(trx, caller, changed, usages, facts)
            : { ...changed, dirty: true };
        return saveChange(trx, clock, next);
      });
    },
  };
}
