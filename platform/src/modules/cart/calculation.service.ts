import { segmentOf, type Caller, type Clock, type Db, type Trx } from '../../kernel';
import {
  type CataloguePort,
  type InventoryPort,
  type InventoryStatus,
  opticalRoleOf,
  type Order,
  type OrderLine,
  requireStore,
  type Surcharge,
} from '../order';
import type { PromotionService } from '../promotion';
import { calculateOrder } from './calculation.domain';
import { createGifts } from './gifts.service';
import { quantities } from './lines.domain';
import type { PriceFacts } from './priceFacts';

export interface CalculatorDependencies {
  readonly clock: Clock;
  readonly catalogue: CataloguePort;
  readonly inventory: InventoryPort;
  readonly promotions: PromotionService;
  /** What the way of paying that was chosen adds to an order. */
  readonly surchargeOf: (trx: Trx, order: Order) => Promise<Surcharge | null>;
}

/** Prices, stock labels and totals of pending orders. */
export function createCalculator({ clock, catalogue, inventory, promotions, surchargeOf }: CalculatorDependencies) {
  const withGifts = createGifts(clock, inventory);
  return {
    /** Catalogue facts for a shopper's segment. Never call it inside a transaction: the catalogue uses its own handle. */
    async facts(
      caller: Caller,
      storeId: string,
      langId: string | undefined,
      partNumbers: readonly string[],
    ): Promise<PriceFacts> {
      if (partNumbers.length === 0) return new Map();
      const found = await catalogue.skus(
        storeId,
        { partNumbers: [...new Set(partNumbers)] },
        audience(caller, storeId, langId),
      );
      return new Map(found.map((sku) => [sku.partNumber, sku]));
    },

    /** Facts of items named by part number or by product id; a product stands for its first available item. */
    find: (
      caller: Caller,
      storeId: string,
      langId: string | undefined,
      wanted: { partNumbers?: string[]; productIds?: string[] },
    ) => catalogue.skus(storeId, wanted, audience(caller, storeId, langId)),

    reprice,

    /** Stock label of every line, from the levels at this moment. */
    async withStock(handle: Db | Trx, order: Order): Promise<Order> {
      if (order.lines.length === 0) return order;
      const wanted = quantities(order.lines);
      const levels = await inventory.levels(handle, order.storeId, [...wanted.keys()]);
      const label = (line: OrderLine): InventoryStatus => {
        const level = levels.get(line.partNumber) ?? 0;
        if (level >= (wanted.get(line.partNumber) ?? 0)) return 'Available';
        return level > 0 ? 'Backordered' : 'Unallocated';
      };
      return { ...order, lines: order.lines.map((line) => ({ ...line, inventoryStatus: label(line) })) };
    },

    /** Items the codes of an order may give away, so that their prices are looked up with the others. */
    async giftPartNumbers(handle: Db | Trx, codes: readonly string[]): Promise<string[]> {
      const found = await promotions.describe(handle, codes);
      return found.flatMap(({ giftPartNumber }) => (giftPartNumber ? [giftPartNumber] : []));
    },

    /** The order at current prices, with the gifts it earned and the asked usages calculated. */
    async calculate(
      trx: Trx,
      caller: Caller,
      order: Order,
      usages: ReadonlySet<string>,
      facts: PriceFacts,
    ): Promise<Order> {
      const priced = reprice(order, facts);
      const effective = await promotions.effective(trx, caller, priced);
      const given = usages.has('-1') ? await withGifts(trx, priced, effective, facts) : priced;
      const stocked = await this.withStock(trx, given);
      const surcharge = await surchargeOf(trx, order);
      const store = requireStore(order.storeId);
      return calculateOrder({ order: stocked, store, promotions: effective, usages, surcharge });
    },
  };
}

export type Calculator = ReturnType<typeof createCalculator>;

/** Lines as the catalogue describes and prices them now; a line whose item is no longer sold stays as it was. */
function reprice(order: Order, facts: PriceFacts): Order {
  const lines = order.lines.map((line) => {
    const sku = facts.get(line.partNumber);
    if (!sku) return line;
    const { offerMinor: unitMinor, productType } = sku;
    return { ...line, unitMinor, productType, opticalRole: opticalRoleOf(sku) };
  });
  return { ...order, lines };
}

function audience(caller: Caller, storeId: string, langId: string | undefined) {
  return { segment: segmentOf(caller), langId: langId ?? requireStore(storeId).langId };
}
