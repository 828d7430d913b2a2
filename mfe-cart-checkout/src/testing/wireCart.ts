/** A line as the platform sends it (contract 17.1); 368.00 a piece unless told. */
export function wireLine(overrides: Readonly<Record<string, unknown>> = {}) {
  const unit = Number(overrides.unitPrice ?? 368);
  const quantity = Number(overrides.quantity ?? 1);
  return {
    orderItemId: '101',
    productId: '5000001',
    partNumber: '2900000000018',
    description: 'Norvane Ordora',
    currency: 'USD',
    orderItemStatus: 'P',
    orderItemInventoryStatus: 'Available',
    shipModeId: '14500',
    shipModeCode: 'Interim',
    xitem_field1: '0',
    ...overrides,
    quantity: `${quantity}.0`,
    unitPrice: `${unit.toFixed(2)}000`,
    orderItemPrice: `${(unit * quantity).toFixed(2)}000`,
  };
}

/** A cart or order as the platform sends it; totals follow the lines. */
export function wireCart(
  lines: readonly ReturnType<typeof wireLine>[] = [wireLine()],
  overrides: Readonly<Record<string, unknown>> = {},
) {
  const products = lines.reduce((sum, line) => sum + Number(line.orderItemPrice), 0);
  const extra = ['totalAdjustment', 'totalShippingCharge', 'totalSalesTax', 'totalShippingTax']
    .map((field) => Number(overrides[field] ?? 0))
    .reduce((a, b) => a + b, 0);
  return {
    orderId: '7307966',
    orderStatus: 'P',
    buyerId: '15005',
    lastUpdateDate: new Date().toISOString(),
    locked: 'false',
    prepareIndicator: 'false',
    x_promoHasAdjustment: 'true',
    totalProductPrice: `${products.toFixed(2)}000`,
    totalAdjustment: '0.00000',
    totalShippingCharge: '0.00000',
    totalSalesTax: '0.00000',
    totalShippingTax: '0.00000',
    grandTotal: `${(products + extra).toFixed(2)}000`,
    grandTotalCurrency: 'USD',
    ...(lines.length > 0 ? { orderItem: lines } : {}),
    paymentInstruction: [],
    resourceName: 'cart',
    ...overrides,
  };
}

/** Delivered by Standard to an own address. */
export const DELIVERED = {
  shipModeId: '14501',
  shipModeCode: 'Standard',
  addressId: '307445',
  firstName: 'Marta',
  lastName: 'Rossi',
  addressLine: ['40 Avon Meadow Ln', '', ''],
  city: 'Avon',
  state: 'CT',
  zipCode: '06001',
  country: 'US',
  phone1: '860 555 0134',
  email1: 'marta.rossi@example.com',
};
