import { type Clock, type Db, nextNumber, type Trx } from '../../kernel';
import type { CataloguePort, InventoryPort, ModelPort, Order, OrderLine, SkuFacts } from '../order';
import { exchangedLine, isExchangeable } from './exchange.domain';
import { type ReturnItem, writeExchange } from './returns.repository';

export interface ExchangeDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly catalogue: CataloguePort & ModelPort;
  readonly inventory: InventoryPort;
}

/** What is known when a return is settled: what is wanted instead, and the parcels it is sent in. */
export interface Arrival {
  readonly wanted: readonly SkuFacts[];
  readonly trackingNumbers: readonly string[];
}

/** What becomes of the items of a return that has arrived. */
export interface Exchanged {
  /** With a line for everything that is sent instead. */
  readonly order: Order;
  readonly sent: readonly OrderLine[];
  /** Items whose money is paid back: nothing else was wanted, or it is sold out. */
  readonly paidBack: readonly ReturnItem[];
}

/** Other colours and sizes instead of the money: even, and only what is on the shelf when the goods have arrived. */
export function createExchanges({ db, clock, catalogue, inventory }: ExchangeDependencies) {
  /** Articles as guests see them: what is compared is one article with another, not what somebody paid. */
  const facts = ({ storeId, langId }: Order, partNumbers: readonly string[]) =>
    catalogue.skus(storeId, { partNumbers: [...partNumbers] }, { segment: 'Guest', langId });

  async function offersFor(order: Order, line: OrderLine): Promise<readonly SkuFacts[]> {
    if (!isExchangeable(order, line)) return [];
    const model = await facts(order, await catalogue.variants(line.partNumber));
    const own = model.find(({ partNumber }) => partNumber === line.partNumber)?.offerMinor ?? line.unitMinor;
    const even = model.filter(
      ({ partNumber, buyable, offerMinor }) => buyable && partNumber !== line.partNumber && offerMinor === own,
    );
    const names = even.map(({ partNumber }) => partNumber);
    const levels = await inventory.levels(db, order.storeId, names);
    return even.filter(({ partNumber }) => (levels.get(partNumber) ?? 0) > 0);
  }

  return {
    /** Articles that a line can be exchanged for today: of its model, at its price, in stock. None for what cannot be exchanged. */
    offersFor,

    /** What is wanted instead, as the catalogue knows it now; read before the transaction that sends it. */
    wanted: (order: Order, items: readonly ReturnItem[]): Promise<readonly SkuFacts[]> =>
      facts(
        order,
        items.flatMap(({ exchange_part: part }) => (part ? [part] : [])),
      ),

    /** Takes what is wanted off the stock and puts it on the order, once for each item; what is sold out by now is paid back. */
    async send(
      trx: Trx,
      order: Order,
      { rma_id: rmaId, items }: { readonly rma_id: string; readonly items: readonly ReturnItem[] },
      { wanted: known, trackingNumbers }: Arrival,
    ): Promise<Exchanged> {
      const sent: OrderLine[] = [];
      const paidBack: ReturnItem[] = [];
      for (const item of items) {
        const article = known.find(({ partNumber }) => partNumber === item.exchange_part);
        const line = order.lines.find(({ orderItemId }) => orderItemId === item.order_item_id);
        const stock = article ? [{ partNumber: article.partNumber, quantity: item.quantity }] : [];
        const isTaken = article && line && (await inventory.reserve(trx, order.storeId, stock, order.orderId)).ok;
        if (!isTaken) {
          paidBack.push(item);
          continue;
        }
        const orderItemId = await nextNumber(trx, 'orderItem');
        sent.push(
          exchangedLine(line, article, { orderItemId, quantity: item.quantity, at: clock.now(), trackingNumbers }),
        );
        await writeExchange(trx, { rmaId, orderItemId: item.order_item_id }, orderItemId);
      }
      return { order: { ...order, lines: [...order.lines, ...sent] }, sent, paidBack };
    },
  };
}

export type Exchanges = ReturnType<typeof createExchanges>;
