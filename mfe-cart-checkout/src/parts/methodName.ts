import type { Translate } from '@sightline/shared-lib/contracts';
import type { Money } from '@sightline/shared-lib/domain/money';
import type { PaymentMethod } from '@sightline/shared-lib/domain/payment';
import { formatMoney, money } from '@sightline/shared-lib/domain/money';

const BRANDS: Partial<Record<PaymentMethod, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'Amex',
  DISCOVER: 'Discover',
  JCB: 'JCB',
};

/** Instalments of the four-payments plan; where they cannot all be the same, one carries the difference. */
const PARTS = 4;

/** A card's brand as its owner knows it. */
export function brandName(brand: string): string {
  return BRANDS[brand as PaymentMethod] ?? brand;
}

/** A way to pay a total, in the words its row and the order name it by. */
export function methodName(method: PaymentMethod, total: Money, t: Translate, tag: string): string {
  switch (method) {
    case 'PAYPAL':
      return t('Pay.PayPal');
    case 'APPLE_PAY':
      return t('Pay.ApplePay');
    case 'KLARNA':
      return t(total.minor % PARTS === 0 ? 'Pay.Klarna' : 'Pay.KlarnaAbout', {
        part: formatMoney(money(Math.round(total.minor / PARTS), total.currency), tag),
      });
    case 'AFFIRM':
      return t('Pay.Affirm');
    case 'COD':
      return t('Pay.Cash');
    default:
      return brandName(method);
  }
}
