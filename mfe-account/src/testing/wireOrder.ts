/** A placed order as the platform writes it: one pair of sunglasses, sent. */
export function wireOrder(overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    orderId: '4018227',
    orderStatus: 'S',
    buyerId: '15006',
    placedDate: '2026-04-21T10:04:00.000Z',
    lastUpdateDate: '2026-04-23T06:12:00.000Z',
    totalProductPrice: '146.40000',
    totalAdjustment: '0.00000',
    totalShippingCharge: '0.00000',
    totalSalesTax: '10.00000',
    totalShippingTax: '0.00000',
    grandTotal: '156.40000',
    grandTotalCurrency: 'USD',
    orderItem: [wireLine()],
    ...overrides,
  };
}

/** One line of it. */
export function wireLine(overrides: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    orderItemId: '10023',
    productId: '5000001',
    partNumber: '2900000000018',
    description: 'Norvane Ordora',
    quantity: '1.0',
    unitPrice: '146.40000',
    orderItemPrice: '146.40000',
    currency: 'USD',
    ...overrides,
  };
}
