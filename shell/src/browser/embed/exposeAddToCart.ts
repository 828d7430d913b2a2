import type { CommandRunner } from '@sightline/shared-lib/contracts';

import { INVALID_IDS, productIdsOf, UNEXPECTED, type EmbedAddToCart } from '../../embed/embedRules';

/** Add-to-cart for scripts that other parties run in the shop's own pages: one piece of each id, the drawer stays closed (EMB-01). */
export function exposeAddToCart(commands: CommandRunner): EmbedAddToCart {
  return async (given) => {
    const productIds = productIdsOf(given);
    if (!productIds) return { success: false, message: INVALID_IDS };
    try {
      const items = productIds.map((productId) => ({ productId, quantity: 1 }));
      const answer = await commands.run('cart.add', { items, openSummary: false });
      return answer.ok
        ? { success: true, orderId: answer.orderId, orderItemId: answer.orderItemIds }
        : { success: false, message: answer.serverMessage || UNEXPECTED };
    } catch {
      return { success: false, message: UNEXPECTED };
    }
  };
}
