import type { ColumnType, Generated } from 'kysely';

import type { ReturnStatus } from './returnStatus.domain';

type Moment = ColumnType<Date, Date, Date>;
type Minor = ColumnType<string | number, number, number>;

export interface ReturnsTable {
  rma_id: string;
  order_id: string;
  store_id: string;
  status: ReturnStatus;
  label_type: 'PDF' | 'QR';
  /** What the parcel's label carries as barcode. */
  tracking_number: string;
  /** Shop locale of who announced it, `it-it`. */
  locale: string;
  email: string;
  phone: string;
  /** SHA-256 of the label's key, and until when it opens; a new key ends the one before. */
  check_hash: string;
  check_until: Moment;
  /** Day on which a carrier collects the parcel where the order went, `yyyy-MM-dd`; empty when its sender hands it in. */
  collect_on: string;
  /** What was paid back with it for the delivery of its order, which comes back whole with it; 0 before and without. */
  delivery_minor: Minor;
  created_at: Moment;
  updated_at: Moment;
}

export interface ReturnItemsTable {
  rma_id: string;
  order_item_id: string;
  part_number: string;
  quantity: number;
  reason_code: string;
  comment: string;
  refund_minor: Minor;
  /** False once the return has ended: the line's other pieces may be sent back then. */
  is_open: boolean;
  /** Article that is wanted instead of the money; empty without one. */
  exchange_part: string;
  /** Line of the order with what was sent instead; empty before, and where the money was paid back after all. */
  exchange_line: string;
}

// A type, not an interface: Kysely asks for an index signature.
export type ReturnTables = {
  returns: ReturnsTable;
  return_items: ReturnItemsTable;
  return_status_changes: { sequence: Generated<number>; rma_id: string; status: ReturnStatus; changed_at: Moment };
};
