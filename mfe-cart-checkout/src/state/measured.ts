import type { Cart, OrderLine } from '@sightline/shared-lib/domain/cart';

/** Lines as events of analytics tell them: article, pieces, and what one costs in minor units; nothing of what they are made to (ANA-01). */
export const measuredItems = (lines: readonly OrderLine[]) =>
  lines.map(({ partNumber, quantity, unitPrice }) => ({ partNumber, quantity, price: unitPrice.minor }));

/** What an order comes to, in minor units, as the event of a purchase tells it (ANA-01). */
export const measuredOrder = (cart: Cart) => ({
  value: cart.grandTotal.minor,
  tax: cart.totalSalesTax.minor + cart.totalShippingTax.minor,
  shipping: cart.totalShippingCharge.minor,
  currency: cart.currency,
  items: measuredItems(cart.lines),
});
