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

export type InventoryTables = {
  inventory_levels: InventoryLevelRow;
  inventory_reservations: InventoryReservationRow;
};
