import { expect, test } from '@playwright/test';

import { guest, HOME_ADDRESS } from '../src/commerce';
import { productInStock } from '../src/searchIndex';

test('sells to a program that speaks the commerce calls alone [PLAT-02][API-02]', async () => {
  const call = await guest();
  const product = await productInStock('accessories');
  const added = await call('POST', 'cart', {
    orderId: '.',
    x_calculateOrder: '1',
    orderItem: [{ partNumber: product.partNumber, quantity: '1' }],
  });
  expect(added.status).toBe(201);
  const { orderId } = added.body;

  const saved = await call('POST', 'person/@self/contact', HOME_ADDRESS);
  expect(saved.status).toBe(201);
  const { addressId } = saved.body;
  const modes = (await call('GET', 'cart/@self/usable_shipping_mode')).body['usableShippingMode'];
  const standard = (modes as { shipModeId: string; shipModeCode: string }[]).find((m) => m.shipModeCode === 'Standard');
  const shipped = await call('PUT', 'cart/@self/shipping_info', {
    orderId: '.',
    addressId,
    shipModeId: standard?.shipModeId,
    x_calculateOrder: '1',
  });
  expect(shipped.status).toBe(200);

  const paid = await call('POST', 'cart/@self/payment_instruction', {
    payMethodId: 'COD',
    billing_address_id: addressId,
  });
  expect(paid.status).toBe(201);
  expect((await call('PUT', 'cart/@self/precheckout', { orderId })).status).toBe(200);
  const placed = await call('POST', 'cart/@self/checkout', { orderId, notifyShopper: '1', userAgent: 'journey' });
  expect(placed).toMatchObject({ status: 200, body: { orderId } });

  const order = await call('GET', `order/${String(orderId)}`);
  expect(order).toMatchObject({
    status: 200,
    body: {
      orderId,
      orderStatus: 'M',
      orderItem: [{ partNumber: product.items[0]?.partNumber, quantity: '1.0' }],
      paymentInstruction: [{ payMethodId: 'COD' }],
    },
  });
  expect((await call('GET', 'cart/@self')).status).toBe(404);
});

test('shows nobody another shopper’s order [PLAT-04]', async () => {
  const [owner, stranger] = [await guest(), await guest()];
  const product = await productInStock('accessories');
  const { body } = await owner('POST', 'cart', {
    orderId: '.',
    orderItem: [{ partNumber: product.partNumber, quantity: '1' }],
  });
  const path = `order/${String(body['orderId'])}`;
  expect((await owner('GET', path)).status).toBe(200);
  expect((await stranger('GET', path)).status).toBeGreaterThanOrEqual(400);
});
