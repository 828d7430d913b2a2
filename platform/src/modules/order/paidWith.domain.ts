/** One means that an order was paid with, as far as it may be named. */
export interface PaidWith {
  readonly method: string;
  /** Last four digits of a card; empty for everything else. */
  readonly digits: string;
}

/** Names as their owners know them, in every language. */
const NAMES: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  PAYPAL: 'PayPal',
  APPLE_PAY: 'Apple Pay',
  KLARNA: 'Klarna',
  AFFIRM: 'Affirm',
};

/** A means of payment as its owners know it. */
export const meansName = (method: string): string => NAMES[method] ?? method;

/** Words for means of payment in one language. */
export interface MeansWords {
  card(brand: string, digits: string): string;
  readonly cash: string;
}

const CARD_DIGITS = /\d{4}$/;

/** Means of payment by the read form of an order's instructions, whose card numbers are masked. */
export function paidWithOf(instructions: readonly Readonly<Record<string, unknown>>[]): PaidWith[] {
  return instructions.map(({ payMethodId, protocolData }) => {
    const fields = protocolData as readonly { readonly name: string; readonly value: string }[] | undefined;
    const account = fields?.find(({ name }) => name === 'account')?.value ?? '';
    return { method: String(payMethodId), digits: CARD_DIGITS.exec(account)?.[0] ?? '' };
  });
}

/** How something was paid, in words. */
export function shownMeans({ method, digits }: PaidWith, words: MeansWords): string {
  if (method === 'COD') return words.cash;
  const name = meansName(method);
  return digits ? words.card(name, digits) : name;
}
