import type { Db, Trx } from '../../kernel';
import { knownStore } from '../storeConfig';
import { INFINITE } from './inventory.tables';
import type { InventoryLevelRow, InventoryTables } from './inventory.tables';

/** One part number with the pieces wanted. */
export interface StockLine {
  partNumber: string;
  quantity: number;
}

export type Reservation = { ok: true } | { ok: false; short: string[] };

/** What the warehouse of a store knows about a part number. */
export interface StockLevel {
  partNumber: string;
  /** Pieces, INFINITE where it never runs out. */
  quantity: number;
  label: string;
}

export interface InventoryService {
  /** Pieces by part number; part numbers the warehouse does not know are left out. */
  levels(db: Db | Trx, storeId: string, partNumbers: readonly string[]): Promise<Map<string, number>>;
  /** Pieces and stock label by part number (CAT-08). */
  stock(db: Db | Trx, storeId: string, partNumbers: readonly string[]): Promise<Map<string, StockLevel>>;
  /** Every level of the store's warehouse. */
  everything(db: Db | Trx, storeId: string): Promise<Map<string, StockLevel>>;
  /**
   * Takes the lines off the stock or nothing at all. Rows are locked in part-number order, so that two orders with the
   * same articles wait for each other instead of deadlocking. A reference that already holds stock adds to it.
   */
  reserve(trx: Trx, storeId: string, lines: readonly StockLine[], reference: string): Promise<Reservation>;
  /** Gives back what a reference holds; nothing happens when it holds nothing. */
  release(trx: Trx, reference: string): Promise<void>;
}

const centreOf = (storeId: string): string => knownStore(storeId).fulfilmentCentre;

function piecesOf(row: InventoryLevelRow): number {
  return row.infinite ? INFINITE : row.quantity;
}

function byPartNumber(rows: readonly InventoryLevelRow[]): Map<string, StockLevel> {
  return new Map(
    rows.map((row) => [row.part_number, { partNumber: row.part_number, quantity: piecesOf(row), label: row.label }]),
  );
}

/** Lines of one part number are added up; the result is sorted. */
function combined(lines: readonly StockLine[]): StockLine[] {
  const sums = new Map<string, number>();
  for (const { partNumber, quantity } of lines) sums.set(partNumber, (sums.get(partNumber) ?? 0) + quantity);
  return [...sums]
    .map(([partNumber, quantity]) => ({ partNumber, quantity }))
    .filter(({ quantity }) => quantity > 0)
    .toSorted((a, b) => (a.partNumber < b.partNumber ? -1 : 1));
}

export function createInventoryService(): InventoryService {
  return {
    async levels(db, storeId, partNumbers) {
      const found = await this.stock(db, storeId, partNumbers);
      return new Map([...found].map(([partNumber, level]) => [partNumber, level.quantity]));
    },

    async stock(db, storeId, partNumbers) {
      if (partNumbers.length === 0) return new Map();
      const rows = await db
        .withTables<InventoryTables>()
        .selectFrom('inventory_levels')
        .selectAll()
        .where('centre', '=', centreOf(storeId))
        .where('part_number', 'in', [...new Set(partNumbers)])
        .execute();
      return byPartNumber(rows);
    },

    async everything(db, storeId) {
      const tables = db.withTables<InventoryTables>();
      return byPartNumber(
        await tables.selectFrom('inventory_levels').selectAll().where('centre', '=', centreOf(storeId)).execute(),
      );
    },

    async reserve(trx, storeId, lines, reference) {
      const wanted = combined(lines);
      if (wanted.length === 0) return { ok: true };
      const centre = centreOf(storeId);
      const tables = trx.withTables<InventoryTables>();
      const rows = await tables
        .selectFrom('inventory_levels')
        .selectAll()
        .where('centre', '=', centre)
        .where(
          'part_number',
          'in',
          wanted.map((line) => line.partNumber),
        )
        .orderBy('part_number')
        .forUpdate()
        .execute();
      const levels = new Map(rows.map((row) => [row.part_number, row]));
      const short = wanted.filter((line) => {
        const level = levels.get(line.partNumber);
        return !level || piecesOf(level) < line.quantity;
      });
      if (short.length > 0) return { ok: false, short: short.map((line) => line.partNumber) };
      for (const { partNumber, quantity } of wanted) {
        await tables
          .updateTable('inventory_levels')
          .set((row) => ({ quantity: row('quantity', '-', quantity) }))
          .where('centre', '=', centre)
          .where('part_number', '=', partNumber)
          .where('infinite', '=', false)
          .execute();
        await tables
          .insertInto('inventory_reservations')
          .values({ reference, centre, part_number: partNumber, quantity })
          .onConflict((conflict) =>
            conflict
              .columns(['reference', 'centre', 'part_number'])
              .doUpdateSet((row) => ({ quantity: row('inventory_reservations.quantity', '+', quantity) })),
          )
          .execute();
      }
      return { ok: true };
    },

    async release(trx, reference) {
      const tables = trx.withTables<InventoryTables>();
      const held = await tables
        .deleteFrom('inventory_reservations')
        .where('reference', '=', reference)
        .returningAll()
        .execute();
      for (const row of held.toSorted((a, b) => (a.part_number < b.part_number ? -1 : 1))) {
        await tables
          .updateTable('inventory_levels')
          .set((level) => ({ quantity: level('quantity', '+', row.quantity) }))
          .where('centre', '=', row.centre)
          .where('part_number', '=', row.part_number)
          .where('infinite', '=', false)
          .execute();
      }
    },
  };
}
