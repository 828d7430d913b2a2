import { type Clock, nextNumber, type Trx } from '../../kernel';
import { type InventoryPort, opticalRoleOf, type Order, type OrderLine, requireStore } from '../order';
import type { Promotion } from '../promotion';
import { INTERIM_MODE_ID } from '../shipping';
import type { PriceFacts } from './priceFacts';

/** Brings an order's gifts in step with its promotions: each earned gift once, nothing else given away (CART-06). */
export function createGifts(clock: Clock, inventory: InventoryPort) {
  /** The last pieces belong to those who pay for them. */
  async function isLeft(trx: Trx, order: Order, partNumber: string): Promise<boolean> {
    const levels = await inventory.levels(trx, order.storeId, [partNumber]);
    const bought = order.lines
      .filter((line) => line.partNumber === partNumber && line.giftOf === undefined)
      .reduce((sum, line) => sum + line.quantity, 0);
    return (levels.get(partNumber) ?? 0) > bought;
  }

  async function giftLine(trx: Trx, order: Order, promotion: Promotion, facts: PriceFacts): Promise<OrderLine | null> {
    const sku = facts.get(promotion.giftPartNumber);
    if (!sku?.buyable) return null;
    const [first] = order.lines;
    const now = clock.now();
    return {
      orderItemId: await nextNumber(trx, 'orderItem'),
      productId: sku.productId,
      partNumber: sku.partNumber,
      name: sku.name,
      productType: sku.productType,
      opticalRole: opticalRoleOf(sku),
      weightGrams: sku.weightGrams,
      quantity: 1,
      unitMinor: sku.offerMinor,
      contractId: requireStore(order.storeId).contractId,
      shipModeId: first?.shipModeId ?? INTERIM_MODE_ID,
      address: first?.address ?? null,
      pickUp: first?.pickUp ?? null,
      shippingMinor: 0,
      salesTaxMinor: 0,
      shippingTaxMinor: 0,
      adjustments: [],
      attributes: [],
      groupKey: '',
      field2: '',
      giftOf: promotion.code,
      inventoryStatus: 'Available',
      createdAt: now,
      updatedAt: now,
    };
  }

  return async (trx: Trx, order: Order, promotions: readonly Promotion[], facts: PriceFacts): Promise<Order> => {
    const bought = order.lines.filter((line) => line.giftOf === undefined);
    const productMinor = bought.reduce((sum, line) => sum + line.unitMinor * line.quantity, 0);
    const earned = promotions.filter(
      (promotion) => promotion.kind === 'gift' && bought.length > 0 && productMinor >= promotion.minimumMinor,
    );
    const gifts: OrderLine[] = [];
    for (const promotion of earned) {
      if (!(await isLeft(trx, order, promotion.giftPartNumber))) continue;
      const known = order.lines.find((line) => line.giftOf === promotion.code);
      const gift = known ? { ...known, quantity: 1 } : await giftLine(trx, order, promotion, facts);
      if (gift) gifts.push(gift);
    }
    return { ...order, lines: [...bought, ...gifts] };
  };
}
