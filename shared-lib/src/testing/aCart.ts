import { money, zero } from '../domain/money';
import { sum } from '../domain/money/money';
import type { Cart, OrderLine, PostalAddress } from '../domain/cart';
import type { Order, OrderSummary } from '../domain/order';

export function anAddress(overrides: Partial<PostalAddress> = {}): PostalAddress {
  return {
    addressId: '307445',
    firstName: 'Ann',
    lastName: 'Doe',
    addressLine: ['1 Front Street'],
    city: 'New York',
    state: 'NY',
    zipCode: '10001',
    country: 'US',
    phone1: '212 555 0100',
    email1: 'ann@example.com',
    ...overrides,
  };
}

/** One available pair of sunglasses for 146.40; the line's price follows quantity and unit price. */
export function anOrderLine(overrides: Partial<OrderLine> = {}): OrderLine {
  const unitPrice = overrides.unitPrice ?? money(14_640, 'USD');
  const quantity = overrides.quantity ?? 1;
  const { currency } = unitPrice;
  return {
    orderItemId: '10023',
    productId: '5000001',
    partNumber: '2900000000018',
    name: 'Norvane Ordora',
    quantity,
    unitPrice,
    orderItemPrice: money(unitPrice.minor * quantity, currency),
    status: 'P',
    inventoryStatus: 'Available',
    contractId: '-11001',
    freeGift: false,
    shipModeId: '14500',
    shipModeCode: 'Interim',
    shipModeDescription: '',
    shippingCharge: zero(currency),
    shippingTax: zero(currency),
    salesTax: zero(currency),
    address: null,
    physicalStoreId: '',
    physicalStoreExternalId: '',
    groupKey: '',
    adjustments: [],
    totalAdjustment: zero(currency),
    extendedAttributes: {},
    prescription: null,
    lastUpdateDate: '2026-05-01T19:48:28.510Z',
    ...overrides,
  };
}

/** A cart of one line; totals follow its lines unless they are given. */
export function aCart(overrides: Partial<Cart> = {}): Cart {
  const lines = overrides.lines ?? [anOrderLine()];
  const currency = overrides.currency ?? 'USD';
  const products = sum(
    lines.map((line) => line.orderItemPrice),
    currency,
  );
  const totals = {
    totalProductPrice: products,
    totalAdjustment: zero(currency),
    totalShippingCharge: zero(currency),
    totalSalesTax: zero(currency),
    totalShippingTax: zero(currency),
    ...overrides,
  };
  const parts = [
    totals.totalProductPrice,
    totals.totalAdjustment,
    totals.totalShippingCharge,
    totals.totalSalesTax,
    totals.totalShippingTax,
  ];
  return {
    orderId: '7307966',
    orderStatus: 'P',
    buyerId: '15006',
    currency,
    locked: false,
    prepared: false,
    lastUpdateDate: '2026-05-01T19:48:28.510Z',
    grandTotal: sum(parts, currency),
    lines,
    adjustments: [],
    promotionCodes: [],
    promoHasAdjustment: true,
    extendedAttributes: {},
    paymentInstructions: [],
    numItems: lines.reduce((pieces, line) => pieces + line.quantity, 0),
    ...totals,
  };
}

/** A placed order; Created unless told otherwise. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    ...aCart({ orderStatus: 'M', ...overrides }),
    placedDate: '2026-05-01T20:00:00.000Z',
    lookedUp: false,
    timeline: [],
    returnOffer: { can: false, why: 'early' },
    parcels: [],
    canChangeAddress: false,
    openPayment: null,
    ...overrides,
  };
}

export function anOrderSummary(overrides: Partial<OrderSummary> = {}): OrderSummary {
  const { orderId, orderStatus, placedDate, lastUpdateDate, buyerId, grandTotal, totalProductPrice } = anOrder();
  return {
    orderId,
    orderStatus,
    placedDate,
    lastUpdateDate,
    buyerId,
    grandTotal,
    totalProductPrice,
    extendedAttributes: {},
    asksPrescriber: false,
    ...overrides,
  };
}
