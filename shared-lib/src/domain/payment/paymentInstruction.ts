import type { PostalAddress } from '../cart/cart';
import type { Money } from '../money/money';

/** How an order is paid, as the platform reads it back: card data only masked (contract 20.2). */
export interface PaymentInstruction {
  readonly piId: string;
  readonly payMethodId: string;
  readonly amount: Money;
  readonly description: string;
  readonly status: string;
  readonly billingAddress: PostalAddress | null;
  /** Last digits behind asterisks, empty when it is no card. */
  readonly maskedAccount: string;
  readonly cardBrand: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
}
