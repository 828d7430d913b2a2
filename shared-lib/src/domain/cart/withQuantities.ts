import { add, multiply, subtract, zero } from '../money/money';
import type { Cart } from './cart';

/**
 * The cart as it will look after a change of quantities, by line id; 0 removes the line. Discounts, delivery and tax stay as they are
 * until the platform has calculated them: this is what is shown meanwhile (CART-03).
 */
export function withQuantities(cart: Cart, quantities: Readonly<Record<string, number>>): Cart {
  const lines = cart.lines.flatMap((line) => {
    const quantity = quantities[line.orderItemId] ?? line.quantity;
    if (quantity === 0) return [];
    return quantity === line.quantity
      ? line
      : { ...line, quantity, orderItemPrice: multiply(line.unitPrice, quantity) };
  });
  const products = lines.reduce((total, line) => add(total, line.orderItemPrice), zero(cart.currency));
  return {
    ...cart,
    lines,
    totalProductPrice: products,
    grandTotal: add(cart.grandTotal, subtract(products, cart.totalProductPrice)),
    numItems: lines.reduce((pieces, line) => pieces + line.quantity, 0),
  };
}
