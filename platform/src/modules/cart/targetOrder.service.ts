import { type Caller, type Clock, type Db, inTransaction } from '../../kernel';
import { createPending, currentOrCreate, meansCurrent, requireStore } from '../order';

/** The order id lines go to; a missing current cart and `**` make a new pending order. */
export async function targetOrder(
  db: Db,
  clock: Clock,
  caller: Caller,
  storeId: string,
  reference: string | undefined,
): Promise<string> {
  if (reference !== undefined && !meansCurrent(reference) && !/^[.]?[*]{2}[.]?$/.test(reference)) return reference;
  return inTransaction(db, async (trx) => {
    requireStore(storeId);
    const open = meansCurrent(reference) ? currentOrCreate : createPending;
    return (await open(trx, clock, caller, storeId)).orderId;
  });
}
