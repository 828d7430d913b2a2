import {
  ZERO_TOTALS,
  type Adjustment,
  type LineAddress,
  type Order,
  type OrderLine,
} from '../modules/order/order.domain';

const CREATED = new Date('2026-11-18T10:00:00Z');

/** An address in Connecticut, as a line of an order keeps it. */
export const anAddress = (change: Partial<LineAddress> = {}): LineAddress => ({
  addressId: 'a-1',
  firstName: 'Ann',
  lastName: 'Doe',
  addressLine: ['1 Main Street', '', ''],
  city: 'Avon',
  state: 'CT',
  zipCode: '06001',
  country: 'US',
  phone1: '2125550142',
  email1: 'ann@example.com',
  ...change,
});

/** A discount of one dollar on a line. */
export const aDiscount = (change: Partial<Adjustment> = {}): Adjustment => ({
  code: 'A',
  amountMinor: -100,
  displayLevel: 'OrderItem',
  usage: 'Discount',
  usageId: '-1',
  description: '',
  ...change,
});

/** A line of one frame for $100.00 without prescription. */
export const aLine = (change: Partial<OrderLine> = {}): OrderLine => ({
  orderItemId: '1',
  productId: '3001',
  partNumber: '2900000000017',
  name: 'Marlowe',
  productType: 'optical',
  opticalRole: 'frame',
  weightGrams: 100,
  quantity: 1,
  unitMinor: 10_000,
  contractId: '',
  shipModeId: '14501',
  address: anAddress(),
  pickUp: null,
  shippingMinor: 0,
  salesTaxMinor: 0,
  shippingTaxMinor: 0,
  adjustments: [],
  attributes: [],
  groupKey: '',
  field2: '',
  inventoryStatus: 'Available',
  createdAt: CREATED,
  updatedAt: CREATED,
  ...change,
});

/** A bag of the United States with these lines, not calculated yet. */
export const anOrder = (lines: readonly OrderLine[] = [aLine()], change: Partial<Order> = {}): Order => ({
  orderId: '7307966',
  storeId: '10801',
  buyerId: 'r1',
  status: 'P',
  current: true,
  currency: 'USD',
  description: '',
  lockedBy: null,
  version: 1,
  prepared: false,
  dirty: true,
  totals: ZERO_TOTALS,
  adjustments: [],
  promotionCodes: [],
  attributes: [],
  insuranceClaim: null,
  notifyEmail: '',
  langId: '',
  parentOrderId: null,
  createdAt: CREATED,
  updatedAt: CREATED,
  placedAt: null,
  lines,
  ...change,
});
