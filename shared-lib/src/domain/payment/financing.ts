import { hyphenated } from '../site/localeFacts';
import { fractionDigits, type Money } from '../money/money';

/** The message a store shows unless another is asked for (FIN-01). */
export const FINANCING_VARIANT = 'credit-promotion-auto-size';

interface FinancingAccount {
  readonly clientId: string;
  readonly environment: string;
}

/** What the financing partner's message needs, as its element takes it. */
export interface FinancingMessage {
  readonly variant: string;
  /** Hyphenated: `en-US`. */
  readonly locale: string;
  /** Whole minor units, as text. */
  readonly purchaseAmount: string;
}

/** The message for a total; null unless total, client id and environment are all there. The amount is the total times 100, rounded (FIN-01). */
export function financingMessage(
  grandTotal: Money | null,
  { clientId, environment }: FinancingAccount,
  locale: string,
  variant = FINANCING_VARIANT,
): FinancingMessage | null {
  if (!grandTotal?.minor || !clientId || !environment) return null;
  const total = grandTotal.minor / 10 ** fractionDigits(grandTotal.currency);
  return { variant, locale: hyphenated(locale), purchaseAmount: String(Math.round(total * 100)) };
}
