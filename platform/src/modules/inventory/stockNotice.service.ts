import { inTransaction } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';
import { LIMITS } from '../limits';
import { STORES } from '../storeConfig';
import type { InventoryTables, StockNoticeRow } from './inventory.tables';

/** Somebody who wants to know when an article can be bought again (PDP-05). */
export interface StockNotice {
  storeId: string;
  partNumber: string;
  email: string;
  /** The shop's locale the answer is written in, e.g. `it-it`. */
  locale: string;
}

/** Writes the mail that a notice asked for; the persons' outbox implements it. */
export interface NoticeMailer {
  queueMail(
    trx: Trx,
    mail: {
      recipient: string;
      kind: 'backInStock';
      storeId: string;
      content: { partNumber: string; locale: string };
    },
  ): Promise<void>;
}

export interface StockNoticeService {
  /** Keeps a notice; asking twice keeps one. False when the address waits for too many articles already. */
  keep(notice: StockNotice): Promise<boolean>;
  /** Mails and forgets every notice whose article can be bought; forgets those nobody could answer for half a year. */
  deliver(mailer: NoticeMailer): Promise<number>;
}

/** Notices answered at once, so that one that fails does not hold up thousands. */
const BATCH = 200;
const LONGEST_WAIT_MS = 183 * 24 * 60 * 60_000;

export function createStockNoticeService(db: Db, clock: Clock): StockNoticeService {
  async function answerable(trx: Trx, storeId: string, centre: string): Promise<StockNoticeRow[]> {
    return trx
      .withTables<InventoryTables>()
      .selectFrom('stock_notices')
      .innerJoin('inventory_levels', 'inventory_levels.part_number', 'stock_notices.part_number')
      .selectAll('stock_notices')
      .where('stock_notices.store_id', '=', storeId)
      .where('inventory_levels.centre', '=', centre)
      .where('inventory_levels.label', '!=', 'SOLD OUT')
      .where((level) =>
        level.or([level('inventory_levels.quantity', '>', 0), level('inventory_levels.infinite', '=', true)]),
      )
      .orderBy('stock_notices.part_number')
      .orderBy('stock_notices.email')
      .limit(BATCH)
      .forUpdate('stock_notices')
      .skipLocked()
      .execute();
  }

  /** So many people wait that no more are taken in. */
  async function isFull(trx: Trx): Promise<boolean> {
    const { count } = await trx
      .withTables<InventoryTables>()
      .selectFrom('stock_notices')
      .select((row) => row.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count) >= LIMITS.stockNoticesOfAll;
  }

  return {
    keep({ storeId, partNumber, email, locale }) {
      return inTransaction(db, async (trx) => {
        const tables = trx.withTables<InventoryTables>();
        const open = await tables
          .selectFrom('stock_notices')
          .select('part_number')
          .where('email', '=', email)
          .where('store_id', '=', storeId)
          .execute();
        const isKnown = open.some((row) => row.part_number === partNumber);
        if (!isKnown && (open.length >= LIMITS.stockNotices || (await isFull(trx)))) return false;
        const created = { locale, created_at: clock.now() };
        await tables
          .insertInto('stock_notices')
          .values({ store_id: storeId, part_number: partNumber, email, ...created })
          .onConflict((conflict) => conflict.columns(['store_id', 'part_number', 'email']).doUpdateSet(created))
          .execute();
        return true;
      });
    },

    deliver(mailer) {
      return inTransaction(db, async (trx) => {
        const tables = trx.withTables<InventoryTables>();
        let delivered = 0;
        for (const { storeId, fulfilmentCentre } of STORES) {
          for (const notice of await answerable(trx, storeId, fulfilmentCentre)) {
            const { part_number: partNumber, email, locale } = notice;
            await mailer.queueMail(trx, {
              recipient: email,
              kind: 'backInStock',
              storeId,
              content: { partNumber, locale },
            });
            await tables
              .deleteFrom('stock_notices')
              .where('store_id', '=', storeId)
              .where('part_number', '=', partNumber)
              .where('email', '=', email)
              .execute();
            delivered += 1;
          }
        }
        const oldest = new Date(clock.now().getTime() - LONGEST_WAIT_MS);
        await tables.deleteFrom('stock_notices').where('created_at', '<', oldest).execute();
        return delivered;
      });
    },
  };
}
