/** A payment method of a store, and the order totals it is offered for, in minor units of the store's currency. */
export interface PaymentOffer {
  readonly method: string;
  readonly fromMinor: number;
  readonly toMinor: number;
}

const always = (method: string): PaymentOffer => ({ method, fromMinor: 1, toMinor: Number.MAX_SAFE_INTEGER });
const between = (method: string, fromMinor: number, toMinor: number): PaymentOffer => ({ method, fromMinor, toMinor });

const cards = ['VISA', 'MASTERCARD', 'AMEX'].map(always);
const cash = between('COD', 1, 100_000);
/** Paying in four parts is for middling amounts. */
const klarna = between('KLARNA', 3500, 150_000);
const affirm = between('AFFIRM', 5000, 3_000_000);
const everywhere = [always('PAYPAL'), always('APPLE_PAY')];

const offers: Readonly<Record<string, readonly PaymentOffer[]>> = {
  us: [...cards, always('DISCOVER'), always('JCB'), ...everywhere, klarna, affirm, cash],
  it: [...cards, ...everywhere, klarna, cash],
  fr: [...cards, ...everywhere, klarna],
  de: [...cards, ...everywhere, klarna],
  es: [...cards, ...everywhere, klarna],
  gb: [...cards, ...everywhere, klarna],
};

/** Ways to pay in a country's store, in the order they are shown (PAY-01). */
export function paymentOffers(country: string): readonly PaymentOffer[] {
  return offers[country.toLowerCase()] ?? [...cards, ...everywhere];
}
