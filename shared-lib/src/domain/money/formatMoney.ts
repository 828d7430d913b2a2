import { fractionDigits } from './money';
import type { Money } from './money';
import { writtenMoney } from './writtenMoney';

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(tag: string, currency: string): Intl.NumberFormat {
  const key = `${tag}|${currency}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: displayOf(tag, currency) });
    formats.set(key, format);
  }
  return format;
}

/** The short symbol at home, where nobody asks which dollar; the telling one elsewhere. */
function displayOf(tag: string, currency: string): 'narrowSymbol' | 'symbol' {
  return currency === 'USD' || tag.endsWith(currency.slice(0, 2)) ? 'narrowSymbol' : 'symbol';
}

/** An amount named in a sentence, whole where it is whole: `75 €`, and `79,90 €`. */
export function formatPromise(amount: Money, tag: string): string {
  const written = writtenMoney(amount, tag, { whole: true });
  if (written !== null) return written;
  const { minor, currency } = amount;
  const digits = fractionDigits(currency);
  const minimumFractionDigits = minor % 10 ** digits === 0 ? 0 : digits;
  const format = { style: 'currency', currency, currencyDisplay: displayOf(tag, currency) } as const;
  return new Intl.NumberFormat(tag, { ...format, minimumFractionDigits }).format(minor / 10 ** digits);
}

/** Amount as people of the locale write it, e.g. `549,99 €` (SITE-08). `tag` is a BCP 47 tag. */
export function formatMoney(amount: Money, tag: string): string {
  return (
    writtenMoney(amount, tag) ??
    formatFor(tag, amount.currency).format(amount.minor / 10 ** fractionDigits(amount.currency))
  );
}

/** What is taken off a sum, a negative amount, with the sign that is as wide as the digits. */
export function formatDiscount(amount: Money, tag: string): string {
  return formatMoney(amount, tag).replace('-', '−');
}
