import type { SiteContext } from '@sightline/shared-lib/contracts';
import type { Cart, Money } from '@sightline/shared-lib/domain';
import { add, money, negate, surchargeOf } from '@sightline/shared-lib/domain';

import type { MethodChoice } from './useMethods';

/** What the courier's service costs in this store. */
export function cashFee({ config, currency }: Pick<SiteContext, 'config' | 'currency'>): Money {
  return money(config.cashOnDeliveryFee, currency);
}

/** What is due when the order is paid this way: an earlier try may have left the cost of another way on it (PAY-07). */
export function amountDue(cart: Cart, choice: MethodChoice, site: Pick<SiteContext, 'config' | 'currency'>): Money {
  const plain = add(cart.grandTotal, negate(surchargeOf(cart)));
  return choice === 'COD' ? add(plain, cashFee(site)) : plain;
}
