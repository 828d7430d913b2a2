import type { Cart, ExtendedAttributes } from '../cart/cart';
import type { TimedEvent } from './orderEvents';
import type { Parcel } from './parcelEvents';
import type { ReturnOffer } from '../return/returnRules';
import type { Money } from '../money/money';

/** What of a placed order could not be taken and is to be paid again, or is being paid (ORD-01). */
export type OpenPayment = { readonly state: 'due'; readonly due: Money } | { readonly state: 'underway' };

/** A placed order (contract 27). */
export interface Order extends Cart {
  /** ISO 8601. */
  readonly placedDate: string;
  /** Shown for its number and e-mail alone, not as the shopper's own: no names, streets, or means of payment (ORD-03). */
  readonly lookedUp: boolean;
  /** What happened to it, the newest first. */
  readonly timeline: readonly TimedEvent[];
  /** Whether it can be sent back, as the platform judges it (RET-01). */
  readonly returnOffer: ReturnOffer;
  /** What carriers told of its parcels. */
  readonly parcels: readonly Parcel[];
  /** It can still be sent to another address (ORD-01). */
  readonly canChangeAddress: boolean;
  /** Null for what is paid, or to be paid at the door. */
  readonly openPayment: OpenPayment | null;
}

/** An order in a list: totals without lines. */
export interface OrderSummary {
  readonly orderId: string;
  readonly orderStatus: string;
  readonly placedDate: string;
  readonly lastUpdateDate: string;
  readonly buyerId: string;
  readonly grandTotal: Money;
  readonly totalProductPrice: Money;
  readonly extendedAttributes: ExtendedAttributes;
  /** What it waits for is its prescriber, not a prescription (RX-20). */
  readonly asksPrescriber: boolean;
}
