import type { Caller, Trx } from '../../kernel';
import type { Order } from './order.domain';

export interface ChangeRequest {
  readonly caller: Caller;
  readonly storeId: string;
  /** Order id, `.` or nothing for the current cart. */
  readonly reference?: string | undefined;
  readonly langId?: string | undefined;
  /** Usages to calculate afterwards; null leaves the totals stale. */
  readonly usages: ReadonlySet<string> | null;
  /** Codes the change may enter, in capitals: what they give away is looked up beforehand. */
  readonly newCodes?: readonly string[];
  /** Items the change brings along from elsewhere, to be priced as of now. */
  readonly newPartNumbers?: readonly string[];
}

/**
 * The one way to change a pending order: locks it, runs the change, calculates when asked and saves.
 * Modules that hang things on a cart (delivery, promotions) are given a desk instead of knowing the cart module.
 */
export interface CartDesk {
  change(request: ChangeRequest, work: (trx: Trx, order: Order) => Promise<Order>): Promise<Order>;
}
