import { PRESCRIBER_REQUEST } from '@sightline/shared-lib/domain/prescription';
import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';

import type { Db, Trx } from '../../kernel';
import { CANCELLED_STATUSES, CHECKOUT_LOCK, type Order, type OrderLine, type OrderStatus } from './order.domain';
import type { OrderItemsTable, OrdersTable, OrderTables } from './order.tables';

function tables(db: Db | Trx): Kysely<OrderTables> {
  return db.withTables<OrderTables>();
}

/** Reads one order with its lines; `lock` holds the order's row until the transaction ends. */
export async function findOrder(db: Db | Trx, orderId: string, lock = false): Promise<Order | null> {
  const query = tables(db).selectFrom('orders').selectAll().where('order_id', '=', orderId);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row ? withLines(db, row) : null;
}

/** The shopper's current pending order of a store. */
export async function findCurrentOrder(
  db: Db | Trx,
  storeId: string,
  buyerId: string,
  lock = false,
): Promise<Order | null> {
  const query = tables(db)
    .selectFrom('orders')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where('store_id', '=', storeId)
    .where('status', '=', 'P')
    .where('is_current', '=', true);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row ? withLines(db, row) : null;
}

async function withLines(db: Db | Trx, row: Selectable<OrdersTable>): Promise<Order> {
  const lines = await tables(db)
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', row.order_id)
    .orderBy('position')
    .execute();
  return toOrder(row, lines);
}

/** Inserts an order that does not exist yet, with its lines. False when the shopper already has a current one. */
export async function insertOrder(trx: Trx, order: Order): Promise<boolean> {
  const inserted = await tables(trx)
    .insertInto('orders')
    .values(toRow(order))
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (!inserted) return false;
  await writeLines(trx, order);
  return true;
}

/** Writes a changed order back: the row, its lines as they now are, and nothing else. */
export async function saveOrder(trx: Trx, order: Order): Promise<void> {
  const { order_id: orderId, ...changes } = toRow({ ...order, version: order.version + 1 });
  await tables(trx).updateTable('orders').set(changes).where('order_id', '=', orderId).execute();
  await tables(trx).deleteFrom('order_items').where('order_id', '=', orderId).execute();
  await writeLines(trx, order);
}

async function writeLines(trx: Trx, order: Order): Promise<void> {
  if (order.lines.length === 0) return;
  const rows = order.lines.map((line, position) => toLineRow(order.orderId, line, position));
  await tables(trx).insertInto('order_items').values(rows).execute();
}

/** Removes an order and everything that hangs on it. */
export async function deleteOrder(trx: Trx, orderId: string): Promise<void> {
  await tables(trx).deleteFrom('orders').where('order_id', '=', orderId).execute();
}

/** Pending orders of a shopper in all stores. */
export async function countPending(db: Db | Trx, buyerId: string): Promise<number> {
  const { count } = await tables(db)
    .selectFrom('orders')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'P')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Removes the pending orders of buyers who go, and names those who stay: who ordered, or is paying right now. */
export async function forgetBuyers(trx: Trx, buyerIds: readonly string[]): Promise<string[]> {
  if (buyerIds.length === 0) return [];
  const staying = await tables(trx)
    .selectFrom('orders')
    .select('buyer_id')
    .distinct()
    .where('buyer_id', 'in', buyerIds)
    .where((order) => order.or([order('status', '!=', 'P'), order('locked_by', '=', CHECKOUT_LOCK)]))
    .execute();
  const stays = new Set(staying.map((row) => row.buyer_id));
  const going = buyerIds.filter((id) => !stays.has(id));
  if (going.length > 0)
    await tables(trx).deleteFrom('orders').where('buyer_id', 'in', going).where('status', '=', 'P').execute();
  return [...stays];
}

export interface HistoryFilter {
  readonly storeId: string;
  readonly buyerId: string;
  readonly cancelled: boolean | null;
  /** Only orders in one of these statuses; null for all. */
  readonly statuses: readonly OrderStatus[] | null;
  readonly placedBefore: Date | null;
  readonly placedSince?: Date | null;
  /** Part of the number, or of the name of something that was bought; empty for all. */
  readonly words?: string;
  readonly parentOrderId: string | null;
  readonly offset: number;
  readonly limit: number;
}

/** Placed orders of one shopper, newest first, without lines, and how many there are in all. */
export async function listOrders(db: Db, filter: HistoryFilter): Promise<{ orders: Order[]; total: number }> {
  if (filter.statuses?.length === 0) return { orders: [], total: 0 };
  let query = tables(db)
    .selectFrom('orders')
    .where('buyer_id', '=', filter.buyerId)
    .where('store_id', '=', filter.storeId)
    .where('placed_at', 'is not', null);
  if (filter.cancelled !== null) query = query.where('status', filter.cancelled ? 'in' : 'not in', CANCELLED_STATUSES);
  if (filter.statuses) query = query.where('status', 'in', [...filter.statuses]);
  if (filter.placedBefore) query = query.where('placed_at', '<', filter.placedBefore);
  if (filter.placedSince) query = query.where('placed_at', '>=', filter.placedSince);
  const words = filter.words?.trim() ?? '';
  if (words !== '') {
    const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    const number = words.replaceAll(/[\s\u00a0]/g, '');
    query = query.where((order) =>
      order.or([
        ...(/^\d+$/.test(number) ? [order('order_id', 'like', `${number}%`)] : []),
        order.exists(
          order
            .selectFrom('order_items')
            .select('order_items.order_id')
            .whereRef('order_items.order_id', '=', 'orders.order_id')
            .where('order_items.name', 'ilike', pattern),
        ),
      ]),
    );
  }
  if (filter.parentOrderId !== null) query = query.where('parent_order_id', '=', filter.parentOrderId);
  const counted = await query.select((from) => from.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return { orders: rows.map((row) => toOrder(row, [])), total: Number(counted.count) };
}

/** Those of the orders whose only question is to the prescriber of contact lenses (RX-20). */
export async function ordersAtPrescribers(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await tables(db)
    .selectFrom('order_items')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .having(sql<boolean>`bool_or(attributes @> ${JSON.stringify([{ attributeName: PRESCRIBER_REQUEST }])}::jsonb)`)
    .having(sql<boolean>`not bool_or(optical_role = 'lens')`)
    .execute();
  return new Set(rows.map((row) => row.order_id));
}

function toOrder(row: Selectable<OrdersTable>, lines: readonly Selectable<OrderItemsTable>[]): Order {
  return {
    orderId: row.order_id,
    storeId: row.store_id,
    buyerId: row.buyer_id,
    status: row.status,
    current: row.is_current,
    currency: row.currency,
    description: row.description,
    lockedBy: row.locked_by,
    version: row.version,
    prepared: row.is_prepared,
    dirty: row.is_dirty,
    totals: {
      productMinor: Number(row.product_minor),
      adjustmentMinor: Number(row.adjustment_minor),
      shippingMinor: Number(row.shipping_minor),
      salesTaxMinor: Number(row.sales_tax_minor),
      shippingTaxMinor: Number(row.shipping_tax_minor),
    },
    adjustments: row.adjustments,
    promotionCodes: row.promotion_codes,
    attributes: row.attributes,
    insuranceClaim: row.insurance_claim,
    notifyEmail: row.notify_email,
    langId: row.lang_id,
    parentOrderId: row.parent_order_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    placedAt: row.placed_at,
    lines: lines.map(toLine),
  };
}

function toLine(row: Selectable<OrderItemsTable>): OrderLine {
  return {
    orderItemId: row.order_item_id,
    productId: row.product_id,
    partNumber: row.part_number,
    name: row.name,
    productType: row.product_type,
    opticalRole: row.optical_role,
    weightGrams: row.weight_grams,
    quantity: row.quantity,
    unitMinor: Number(row.unit_minor),
    contractId: row.contract_id,
    shipModeId: row.ship_mode_id,
    address: row.address,
    pickUp: row.pick_up,
    shippingMinor: Number(row.shipping_minor),
    salesTaxMinor: Number(row.sales_tax_minor),
    shippingTaxMinor: Number(row.shipping_tax_minor),
    adjustments: row.adjustments,
    attributes: row.attributes,
    groupKey: row.group_key,
    field2: row.field2,
    inventoryStatus: row.inventory_status,
    ...(row.gift_of ? { giftOf: row.gift_of } : {}),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function toRow(order: Order): Insertable<OrdersTable> {
  return {
    order_id: order.orderId,
    store_id: order.storeId,
    buyer_id: order.buyerId,
    status: order.status,
    is_current: order.current,
    currency: order.currency,
    description: order.description,
    locked_by: order.lockedBy,
    version: order.version,
    is_prepared: order.prepared,
    is_dirty: order.dirty,
    product_minor: order.totals.productMinor,
    adjustment_minor: order.totals.adjustmentMinor,
    shipping_minor: order.totals.shippingMinor,
    sales_tax_minor: order.totals.salesTaxMinor,
    shipping_tax_minor: order.totals.shippingTaxMinor,
    adjustments: JSON.stringify(order.adjustments),
    promotion_codes: JSON.stringify(order.promotionCodes),
    attributes: JSON.stringify(order.attributes),
    insurance_claim: JSON.stringify(order.insuranceClaim),
    notify_email: order.notifyEmail,
    lang_id: order.langId,
    parent_order_id: order.parentOrderId,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    placed_at: order.placedAt,
  };
}

function toLineRow(orderId: string, line: OrderLine, position: number): Insertable<OrderItemsTable> {
  return {
    order_item_id: line.orderItemId,
    order_id: orderId,
    position,
    product_id: line.productId,
    part_number: line.partNumber,
    name: line.name,
    product_type: line.productType,
    optical_role: line.opticalRole,
    weight_grams: line.weightGrams,
    quantity: line.quantity,
    unit_minor: line.unitMinor,
    contract_id: line.contractId,
    ship_mode_id: line.shipModeId,
    address: JSON.stringify(line.address),
    pick_up: JSON.stringify(line.pickUp),
    shipping_minor: line.shippingMinor,
    sales_tax_minor: line.salesTaxMinor,
    shipping_tax_minor: line.shippingTaxMinor,
    adjustments: JSON.stringify(line.adjustments),
    attributes: JSON.stringify(line.attributes),
    group_key: line.groupKey,
    field2: line.field2,
    inventory_status: line.inventoryStatus,
    gift_of: line.giftOf ?? '',
    created_at: line.createdAt,
    updated_at: line.updatedAt,
  };
}
