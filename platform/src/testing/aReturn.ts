import type { Return, ReturnItem } from '../modules/returns/returns.repository';

/** A piece that came back, for $100.00. */
export const aReturnItem = (change: Partial<ReturnItem> = {}): ReturnItem => ({
  rma_id: 'RMA-1',
  order_item_id: '1',
  part_number: '2900000000017',
  quantity: 1,
  reason_code: '01',
  comment: '',
  refund_minor: 10_000,
  is_open: false,
  exchange_part: '',
  exchange_line: '',
  ...change,
});

/** A return that was announced, of that piece. */
export const aReturn = (change: Partial<Return> = {}): Return => ({
  rma_id: 'RMA-1',
  order_id: '7307966',
  store_id: '10801',
  status: 'CRE',
  label_type: 'PDF',
  tracking_number: 'SLR1',
  locale: 'en-us',
  email: '',
  phone: '',
  check_hash: '',
  check_until: new Date(0),
  collect_on: '',
  delivery_minor: 0,
  created_at: new Date(0),
  updated_at: new Date(0),
  items: [aReturnItem()],
  ...change,
});
