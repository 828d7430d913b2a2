import type { ColumnType, Generated } from 'kysely';
import type {
  Adjustment,
  ExtendedAttribute,
  InsuranceClaim,
  InventoryStatus,
  LineAddress,
  OrderStatus,
  PickUpStore,
} from './order.domain';
import type { OpticalRole } from './opticalRole.domain';

type Json<T> = ColumnType<T, string, string>;
/** bigint arrives as text from the driver; amounts are minor units. */
type Minor = ColumnType<string | number, number, number>;
type Moment = ColumnType<Date, Date, Date>;

export interface OrdersTable {
  order_id: string;
  store_id: string;
  buyer_id: string;
  status: OrderStatus;
  is_current: boolean;
  currency: string;
  description: string;
  locked_by: string | null;
  version: number;
  is_prepared: boolean;
  is_dirty: boolean;
  product_minor: Minor;
  adjustment_minor: Minor;
  shipping_minor: Minor;
  sales_tax_minor: Minor;
  shipping_tax_minor: Minor;
  adjustments: Json<Adjustment[]>;
  promotion_codes: Json<string[]>;
  attributes: Json<ExtendedAttribute[]>;
  insurance_claim: Json<InsuranceClaim | null>;
  notify_email: string;
  /** Language of what the shop writes about the order; empty while nobody ordered. */
  lang_id: string;
  parent_order_id: string | null;
  created_at: Moment;
  updated_at: Moment;
  placed_at: ColumnType<Date | null, Date | null, Date | null>;
  /** When its buyer's names go, once the account is deleted; null while nobody asked, and afterwards. */
  named_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** What the cheapest delivery offered for it cost when it was placed; null before, and for orders from before this was kept. */
  cheapest_delivery_minor: ColumnType<string | number | null, number | null | undefined, number | null>;
}

export interface OrderItemsTable {
  order_item_id: string;
  order_id: string;
  position: number;
  product_id: string;
  part_number: string;
  name: string;
  product_type: string;
  optical_role: OpticalRole;
  weight_grams: number;
  quantity: number;
  unit_minor: Minor;
  contract_id: string;
  ship_mode_id: string;
  address: Json<LineAddress | null>;
  pick_up: Json<PickUpStore | null>;
  shipping_minor: Minor;
  sales_tax_minor: Minor;
  shipping_tax_minor: Minor;
  adjustments: Json<Adjustment[]>;
  attributes: Json<ExtendedAttribute[]>;
  group_key: string;
  field2: string;
  inventory_status: InventoryStatus;
  gift_of: string;
  created_at: Moment;
  updated_at: Moment;
}

/** Tables owned by the order module; `sequence` orders the status history of one order. */
export type OrderTables = {
  orders: OrdersTable;
  order_items: OrderItemsTable;
  /** Orders that somebody without them proved by number and e-mail, until when. */
  order_proofs: { user_id: string; order_id: string; until: Moment };
  /** Tries of an order number, whether there is one or not; the key is a hash. */
  order_lookups: { lookup_key: string; tries: number; until: Moment };
  order_status_changes: { sequence: Generated<number>; order_id: string; status: OrderStatus; changed_at: Moment };
};
