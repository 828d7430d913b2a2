/** A payment method of a store, and the order totals it is offered for, in minor units of the store's currency. */
export interface PaymentOffer {
  readonly method: string;
  readonly fromMinor: number;
  readonly toMinor: number;
}

const always = (method: string): PaymentOffer => ({ method, fromMinor: 1, toMinor: Number.MAX_SAFE_INTEGER });
const between = (method: string, fromMinor: number, toMinor: number): PaymentOffer => ({ method, fromMinor, toMinor });

const cards = ['VISA', 'MASTERCARD', 'AMEX'].map(always);
/** Paying in four parts is for middling amounts. */
export const klarna = between('KLARNA', 3500, 150_000);
const affirm = between('AFFIRM', 5000, 3_000_000);
const everywhere = [always('PAYPAL'), always('APPLE_PAY')];

/** How a store takes money at the door. */
export interface CashTerms {
  /** Highest order total, in minor units, without the fee. */
  readonly limitMinor: number;
  /** What the courier's service costs the shopper, in minor units. */
  readonly feeMinor: number;
  /** Goods made to a prescription cannot be sold to anybody else when they are refused at the door. */
  readonly takesPrescriptions: boolean;
  /** Stores hand over parcels and take no money for them. */
  readonly takesPickUp: boolean;
}

const strict = { takesPrescriptions: false, takesPickUp: false };
const cashIn: Readonly<Record<string, CashTerms>> = {
  us: { limitMinor: 100_000, feeMinor: 0, ...strict },
  it: { limitMinor: 100_000, feeMinor: 390, ...strict },
};

/** Cash on delivery in a country's store; null where there is none. */
export function cashTerms(country: string): CashTerms | null {
  return cashIn[country.toLowerCase()] ?? null;
}

function cash(country: string): PaymentOffer[] {
  const terms = cashTerms(country);
  return terms ? [between('COD', 1, terms.limitMinor)] : [];
}

const offers: Readonly<Record<string, readonly PaymentOffer[]>> = {
  us: [...cards, always('DISCOVER'), always('JCB'), ...everywhere, klarna, affirm, ...cash('us')],
  it: [...cards, ...everywhere, klarna, ...cash('it')],
  fr: [...cards, ...everywhere, klarna],
  de: [...cards, ...everywhere, klarna],
  es: [...cards, ...everywhere, klarna],
  gb: [...cards, ...everywhere, klarna],
};

/** Ways to pay in a country's store, in the order they are shown (PAY-01). */
export function paymentOffers(country: string): readonly PaymentOffer[] {
  return offers[country.toLowerCase()] ?? [...cards, ...everywhere];
}
