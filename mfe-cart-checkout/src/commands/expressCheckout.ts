import type { CommandHandler } from '@sightline/shared-lib/contracts';

import { startExpress } from '../state/expressPayPal';
import { addToCart } from './addToCart';

/** Puts a product into the bag and leaves for PayPal with all of it (PAY-06). */
export const expressCheckout: CommandHandler<'checkout.express'> = async ({ items }, services) => {
  const added = await addToCart({ items, openSummary: false }, services);
  if (!added.ok) return added;
  return (await startExpress(services, added.orderId)) ? { ok: true } : { ok: false, message: '' };
};
