/** Quantity that never runs out: services, lenses made to order. */
export const INFINITE = Number.MAX_SAFE_INTEGER;

export interface InventoryLevelRow {
  /** Warehouse, `AMERICAS` or `EUROPE`. */
  centre: string;
  part_number: string;
  /** Pieces that can still be sold; ignored when infinite. */
  quantity: number;
  infinite: boolean;
  /** `NONE`, `SOLD OUT`, `COMING SOON`, `COMING BACK SOON` or `INFINITE_INVENTORY` (CAT-08). */
  label: string;
}

export interface InventoryReservationRow {
  reference: string;
  centre: string;
  part_number: string;
  quantity: number;
}

/** Somebody waiting for an article; gone once answered. */
export interface StockNoticeRow {
  store_id: string;
  part_number: string;
  email: string;
  locale: string;
  created_at: Date;
}

export type InventoryTables = {
  inventory_levels: InventoryLevelRow;
  inventory_reservations: InventoryReservationRow;
  stock_notices: StockNoticeRow;
};
