import type { LinePrescription } from '../prescription/prescriptionReview';
import type { DeliveryPromise } from '../order/deliveryPromise';
import type { Money } from '../money/money';
import type { PaymentInstruction } from '../payment/paymentInstruction';

/** Stock of a line as the platform reports it (CART-04); anything else reads as unknown. */
export type InventoryStatus = 'Available' | 'Allocated' | 'Backordered' | 'Unallocated' | 'Unknown';

export type AdjustmentLevel = 'Order' | 'OrderItem' | 'Shipping';

/** One discount, surcharge or tax part; discounts are negative (contract 5.3). */
export interface Adjustment {
  readonly code: string;
  readonly usage: string;
  readonly amount: Money;
  readonly displayLevel: AdjustmentLevel;
  readonly description: string;
}

/** Extended attributes of an order or line, by name; values are always text (contract 17.3). */
export type ExtendedAttributes = Readonly<Record<string, string>>;

/** Postal address as orders and contacts carry it. */
export interface PostalAddress {
  readonly addressId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly addressLine: readonly string[];
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  /** Two letters, upper case. */
  readonly country: string;
  readonly phone1: string;
  readonly email1: string;
}

/** A line of a cart or of a placed order (seed 2 §3). */
export interface OrderLine {
  readonly orderItemId: string;
  readonly productId: string;
  readonly partNumber: string;
  /** Name as the order kept it; empty on platforms that send none. */
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** Unit price times quantity, before adjustments. */
  readonly orderItemPrice: Money;
  readonly status: string;
  readonly inventoryStatus: InventoryStatus;
  readonly contractId: string;
  readonly freeGift: boolean;
  readonly shipModeId: string;
  readonly shipModeCode: string;
  readonly shipModeDescription: string;
  readonly shippingCharge: Money;
  readonly shippingTax: Money;
  readonly salesTax: Money;
  readonly address: PostalAddress | null;
  readonly physicalStoreId: string;
  readonly physicalStoreExternalId: string;
  /** Ties a frame to its lens and service lines (`xitem_field1`); empty when the line stands alone. */
  readonly groupKey: string;
  readonly adjustments: readonly Adjustment[];
  readonly totalAdjustment: Money;
  readonly extendedAttributes: ExtendedAttributes;
  /** Where the prescription of a lens stands; null for what needs none. */
  readonly prescription: LinePrescription | null;
  /** ISO 8601, empty when absent. */
  readonly lastUpdateDate: string;
}

export interface PromotionCode {
  readonly code: string;
  readonly descriptions: readonly string[];
  /** What the products have to be worth before it takes effect. */
  readonly minimum?: Money;
}

export type LockHolder = 'checkout' | 'shopper' | 'assistant';

/** A pending cart or a placed order: the platform sends one record for both (contract 17.1, 27). */
export interface Cart {
  readonly orderId: string;
  /** Letter of contract 5.5; `P` while it is a cart. */
  readonly orderStatus: string;
  readonly buyerId: string;
  readonly currency: string;
  readonly locked: boolean;
  /** Who holds a locked cart, when the platform says so: a payment under way, the shopper, or an assistant of the store. */
  readonly lockHolder?: LockHolder;
  readonly prepared: boolean;
  readonly lastUpdateDate: string;
  readonly totalProductPrice: Money;
  readonly totalAdjustment: Money;
  readonly totalShippingCharge: Money;
  readonly totalSalesTax: Money;
  readonly totalShippingTax: Money;
  readonly grandTotal: Money;
  readonly lines: readonly OrderLine[];
  readonly adjustments: readonly Adjustment[];
  readonly promotionCodes: readonly PromotionCode[];
  /** False while a code is accepted but changes nothing yet (CART-06). */
  readonly promoHasAdjustment: boolean;
  readonly extendedAttributes: ExtendedAttributes;
  readonly paymentInstructions: readonly PaymentInstruction[];
  /** When everything arrives by what was chosen so far; absent on an empty cart, and where the platform promises nothing. */
  readonly deliveryPromise?: DeliveryPromise;
  /** Pieces in the cart, computed by the client. */
  readonly numItems: number;
}
