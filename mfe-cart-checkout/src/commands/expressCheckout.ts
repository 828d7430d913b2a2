import type { CommandHandler } from '@sightline/shared-lib/contracts';

import { startExpress } from '../state/expressPayPal';
import { mustSignIn } from '../state/mustSignIn';
import { addToCart } from './addToCart';

/** Puts a product into the bag and leaves for PayPal with all of it (PAY-06); for delivery, where an account is asked for first (CHK-02). */
export const expressCheckout: CommandHandler<'checkout.express'> = async ({ items }, services) => {
  const added = await addToCart({ items, openSummary: false }, services);
  if (!added.ok) return added;
  const { navigation, site, identity } = services;
  if (mustSignIn(site, identity.state)) {
    await navigation.navigate(navigation.href({ page: 'checkout-shipping' }));
    return { ok: true };
  }
  return (await startExpress(services, added.orderId)) ? { ok: true } : { ok: false, message: '' };
};
