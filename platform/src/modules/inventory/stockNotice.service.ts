import { DEFAULT_LOCALE, isLocale } from '@sightline/shared-lib/contracts';
import type { Locale } from '@sightline/shared-lib/contracts';

import { inTransaction, lockList, sumInTurn } from '../../kernel';
import type { Clock, Db, Trx } from '../../kernel';
import { LIMITS } from '../limits';
import type { LetterWriter } from '../mail';
import { STORES, type StoreFacts } from '../storeConfig';
import type { InventoryTables, StockNoticeRow } from './inventory.tables';

/** Somebody who wants to know when an article can be bought again (PDP-05). */
export interface StockNotice {
  storeId: string;
  partNumber: string;
  email: string;
  /** The shop's locale the answer is written in, e.g. `it-it`. */
  locale: string;
}

/** How an article is called in a locale, and where it stands in the shop without the locale; by part number. */
export type ArticleNames = (
  storeId: string,
  locale: Locale,
  partNumbers: readonly string[],
) => Promise<ReadonlyMap<string, { readonly name: string; readonly path: string }>>;

export interface StockNoticeService {
  /** Keeps a notice; asking twice keeps one. False when the address waits for too many articles already. */
  keep(notice: StockNotice): Promise<boolean>;
  /** Writes to everybody whose article can be bought and forgets the notice; forgets those nobody could answer for half a year. */
  deliver(letters: LetterWriter, names: ArticleNames): Promise<number>;
  /** Forgets what somebody waits for, in any store: the account with this address is deleted (ACC-06). */
  forget(trx: Trx, email: string): Promise<void>;
}

/** Notices answered at once, so that one that fails does not hold up thousands. */
const BATCH = 200;
const LONGEST_WAIT_MS = 183 * 24 * 60 * 60_000;

export function createStockNoticeService(db: Db, clock: Clock): StockNoticeService {
  async function answerable(handle: Db | Trx, storeId: string, centre: string): Promise<StockNoticeRow[]> {
    const query = handle
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
      .limit(BATCH);
    return (handle.isTransaction ? query.forUpdate('stock_notices').skipLocked() : query).execute();
  }

  /** Writes a store's answerable notices. The catalogue takes no transaction: it is asked for the names first. */
  async function answer(
    { storeId, fulfilmentCentre, locales }: StoreFacts,
    letters: LetterWriter,
    names: ArticleNames,
  ) {
    const localeOf = ({ locale }: StockNoticeRow): Locale => (isLocale(locale) ? locale : locales[0]) ?? DEFAULT_LOCALE;
    const known = new Map<Locale, Awaited<ReturnType<ArticleNames>>>();
    const open = await answerable(db, storeId, fulfilmentCentre);
    const asked = new Set(open.map(({ part_number: partNumber }) => partNumber));
    for (const locale of new Set(open.map(localeOf))) {
      const parts = new Set(open.filter((notice) => localeOf(notice) === locale).map((notice) => notice.part_number));
      known.set(locale, await names(storeId, locale, [...parts]));
    }
    return inTransaction(db, async (trx) => {
      let written = 0;
      for (const notice of await answerable(trx, storeId, fulfilmentCentre)) {
        const { part_number: partNumber, email } = notice;
        const locale = localeOf(notice);
        const article = known.get(locale)?.get(partNumber);
        // Came in between: its turn is the next.
        if (!article && !asked.has(partNumber)) continue;
        if (article) {
          const facts = { article: article.name, path: article.path };
          await letters.write(trx, { kind: 'backInStock', facts, recipient: email, storeId, locale, userId: null });
          written += 1;
        }
        await trx
          .withTables<InventoryTables>()
          .deleteFrom('stock_notices')
          .where('store_id', '=', storeId)
          .where('part_number', '=', partNumber)
          .where('email', '=', email)
          .execute();
      }
      return written;
    });
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
        await lockList(trx, `notices:${email}`);
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

    async deliver(letters, names) {
      const delivered = await sumInTurn(STORES, (store) => answer(store, letters, names));
      const oldest = new Date(clock.now().getTime() - LONGEST_WAIT_MS);
      await db.withTables<InventoryTables>().deleteFrom('stock_notices').where('created_at', '<', oldest).execute();
      return delivered;
    },

    async forget(trx, email) {
      const open = trx.withTables<InventoryTables>().deleteFrom('stock_notices');
      await open.where('email', '=', email.toLowerCase()).execute();
    },
  };
}
