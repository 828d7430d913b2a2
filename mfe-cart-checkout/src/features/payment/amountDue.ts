import type { SiteContext } from '@sightline/shared-lib/contracts';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import type { Order } from '@sightline/shared-lib/domain/order';
import type { Money } from '@sightline/shared-lib/domain/money';
import { surchargeOf } from '@sightline/shared-lib/domain/cart';
import { add, money, negate } from '@sightline/shared-lib/domain/money';

import type { MethodChoice } from './useMethods';

type Site = Pick<SiteContext, 'config' | 'currency'>;

/** What the courier's service costs in this store. */
export function cashFee({ config, currency }: Site): Money {
  return money(config.cashOnDeliveryFee, currency);
}

/** The cart as it is paid this way: what the way costs is in, and what an earlier try with another left on it is out (PAY-07). */
export function cartPaidBy(cart: Cart, choice: MethodChoice, site: Site): Cart {
  const fee = choice === 'COD' ? cashFee(site) : money(0, cart.currency);
  const change = add(fee, negate(surchargeOf(cart)));
  const surcharge = {
    code: 'COD',
    description: '',
    usage: 'Surcharge',
    amount: fee,
    displayLevel: 'Order',
  } as const;
  return {
    ...cart,
    grandTotal: add(cart.grandTotal, change),
    totalAdjustment: add(cart.totalAdjustment, change),
    adjustments: [
      ...cart.adjustments.filter(({ usage }) => usage !== 'Surcharge'),
      ...(fee.minor > 0 ? [surcharge] : []),
    ],
  };
}

/** A placed order as the form pays it: what is due of it is all that it costs. */
export function asDue({ openPayment, ...order }: Order): Cart | null {
  if (openPayment?.state !== 'due') return null;
  const adjustments = order.adjustments.filter(({ usage }) => usage !== 'Surcharge');
  return { ...order, grandTotal: openPayment.due, adjustments };
}

/** What is due when the order is paid this way. */
export function amountDue(cart: Cart, choice: MethodChoice, site: Site): Money {
  return cartPaidBy(cart, choice, site).grandTotal;
}
