import type { Kysely, Selectable } from 'kysely';
import type { Db, Trx } from '../../kernel';
import type { Promotion } from './promotion.domain';
import type { PromotionTables } from './promotion.tables';

function tables(db: Db | Trx): Kysely<PromotionTables> {
  return db.withTables<PromotionTables>();
}

/** Promotions of those codes, in the order of the codes; unknown codes are left out. */
export async function findPromotions(db: Db | Trx, codes: readonly string[]): Promise<Promotion[]> {
  if (codes.length === 0) return [];
  const rows = await tables(db)
    .selectFrom('promotions')
    .selectAll()
    .where('code', 'in', [...codes])
    .execute();
  const byCode = new Map(rows.map((row) => [row.code, toPromotion(row)]));
  return codes.flatMap((code) => byCode.get(code) ?? []);
}

/** Keeps promotions to this transaction until it ends, so that nobody else counts their uses meanwhile. */
export async function lockPromotions(trx: Trx, promotionIds: readonly string[]): Promise<void> {
  if (promotionIds.length === 0) return;
  await tables(trx)
    .selectFrom('promotions')
    .select('promotion_id')
    .where('promotion_id', 'in', [...promotionIds])
    .orderBy('promotion_id')
    .forUpdate()
    .execute();
}

/** How many orders have a use of a promotion, of one shopper or of all. */
export async function countUses(db: Db | Trx, promotionId: string, buyerId?: string): Promise<number> {
  const query = tables(db)
    .selectFrom('promotion_uses')
    .select((from) => from.fn.countAll<string>().as('count'))
    .where('promotion_id', '=', promotionId);
  const row = await (buyerId === undefined ? query : query.where('buyer_id', '=', buyerId)).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Remembers that an order uses promotions; repeating it changes nothing. */
export async function recordUses(
  trx: Trx,
  orderId: string,
  buyerId: string,
  promotionIds: readonly string[],
): Promise<void> {
  if (promotionIds.length === 0) return;
  await tables(trx)
    .insertInto('promotion_uses')
    .values(promotionIds.map((promotionId) => ({ order_id: orderId, promotion_id: promotionId, buyer_id: buyerId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives the uses of an order back. */
export async function forgetUses(trx: Trx, orderId: string): Promise<void> {
  await tables(trx).deleteFrom('promotion_uses').where('order_id', '=', orderId).execute();
}

/** Adds or replaces promotions by code. */
export async function savePromotions(db: Db | Trx, promotions: readonly Promotion[]): Promise<void> {
  for (const entry of promotions) {
    const values = {
      code: entry.code,
      kind: entry.kind,
      value: entry.value,
      minimum_minor: entry.minimumMinor,
      starts_at: entry.startsAt,
      ends_at: entry.endsAt,
      uses_per_shopper: entry.usesPerShopper,
      uses_in_all: entry.usesInAll,
      segment: entry.segment,
      product_types: JSON.stringify(entry.productTypes),
      is_combinable: entry.isCombinable,
      gift_part_number: entry.giftPartNumber,
      description: entry.description,
    };
    await tables(db)
      .insertInto('promotions')
      .values({ promotion_id: entry.promotionId, ...values })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
      .execute();
  }
}

function toPromotion(row: Selectable<PromotionTables['promotions']>): Promotion {
  return {
    promotionId: row.promotion_id,
    code: row.code,
    kind: row.kind,
    value: row.value,
    minimumMinor: row.minimum_minor,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usesPerShopper: row.uses_per_shopper,
    usesInAll: row.uses_in_all,
    segment: row.segment,
    productTypes: row.product_types,
    isCombinable: row.is_combinable,
    giftPartNumber: row.gift_part_number,
    description: row.description,
  };
}
