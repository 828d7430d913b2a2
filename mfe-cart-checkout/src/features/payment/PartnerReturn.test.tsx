import { failWith } from '@sightline/shared-lib/testing';
import type { FakeHandlers } from '@sightline/shared-lib/testing';
import { waitFor } from '@testing-library/react';

import { STORED } from '../../state/drafts';
import { WEB_ID_KEY } from '../../state/fraudToken';
import { keepPartnerPayment, partnerPayment } from '../../state/partnerPayment';
import type { PartnerPayment } from '../../state/partnerPayment';
import { storeOf } from '../../state/store';
import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { DELIVERED, wireCart, wireLine } from '../../testing/wireCart';
import { PartnerReturn } from './PartnerReturn';

const CART = '/store/{storeId}/cart/@self';
const STATUS = 'GET /store/{storeId}/paypal/checkStatus/@self';
const DROP = 'GET /store/{storeId}/person/@self/contact/invalidateexpressadresses';

const left: PartnerPayment = {
  partner: 'PAYPAL',
  orderId: '7307966',
  billingAddressId: '307445',
  email: 'marta.rossi@example.com',
  isExpress: false,
  isApproved: false,
};

const status = (paymentStatus: string, reasonCode: string, more: object = {}) => ({
  [STATUS]: { orderId: '7307966', paymentStatus, reasonCode, ...more },
});

function back(how: 'success' | 'cancel', handlers: FakeHandlers = {}, payment: PartnerPayment | null = left) {
  const { storage } = aShop().services;
  storage.set(WEB_ID_KEY, 'ftr_1');
  const shop = aShop(wireCart([wireLine(DELIVERED)]), {
    storage,
    handlers: {
      [`GET ${CART}/payment_instruction`]: { paymentInstruction: [] },
      [`POST ${CART}/payment_instruction`]: { paymentInstruction: [{ piId: 'pi-1' }] },
      [`PUT ${CART}/precheckout`]: { orderId: '7307966' },
      [`POST ${CART}/checkout`]: { orderId: '7307966' },
      [`PUT ${CART}/shipping_info`]: { orderId: '7307966' },
      [DROP]: { invalidated: [] },
      ...handlers,
    },
  });
  if (payment) keepPartnerPayment(shop.services, payment);
  renderRemote(<PartnerReturn how={how} />, shop.services);
  const { services } = shop;
  return {
    services,
    calls: (call: string) => services.client.callsTo(call),
    expectEndAt: (address: string) => waitFor(() => expect(services.visited).toEqual([address])),
  };
}

describe('coming back from a partner', () => {
  it('pays a placed order that was left for a partner, and leads back to its page [ORD-01] [PAY-06]', async () => {
    const order = wireCart([wireLine(DELIVERED)], {
      orderStatus: 'M',
      x_openPayment: { state: 'due', due: '100.00000' },
    });
    const { expectEndAt, calls, services } = back(
      'success',
      { ...status('AUTHORIZED', '100'), 'GET /store/{storeId}/order/{orderId}': order },
      { ...left, isAgain: true },
    );
    await expectEndAt('/checkout/payment/7307966');
    expect(calls(`POST ${CART}/payment_instruction`)[0]?.body).toMatchObject({
      orderId: '7307966',
      payMethodId: 'PAYPAL',
      piAmount: '100.00000',
    });
    expect(calls(`POST ${CART}/checkout`)).toHaveLength(1);
    expect(services.storage.get(STORED.paying)).toBeNull();
  });

  it('asks the partner, places the order once, and shows it [PAY-06][CHK-05]', async () => {
    const { expectEndAt, calls, services } = back('success', status('AUTHORIZED', '100'));
    await expectEndAt('/checkout/order-confirmation/7307966');
    expect(calls(`POST ${CART}/payment_instruction`)[0]?.body).toMatchObject({
      payMethodId: 'PAYPAL',
      billing_address_id: '307445',
    });
    expect(calls(`POST ${CART}/checkout`)).toHaveLength(1);
    expect(partnerPayment(services)).toBeNull();
  });

  it('believes the partner and not the address it came back by [PAY-06]', async () => {
    const { expectEndAt, calls } = back('success', status('FAILED', '203'));
    await expectEndAt('/checkout/payment?problem=partner');
    expect(calls(`POST ${CART}/checkout`)).toEqual([]);
  });

  it('places nothing while the partner is still looking [PAY-06]', async () => {
    const { expectEndAt, calls } = back('success', status('PENDING', '480'));
    await expectEndAt('/checkout/payment?problem=partner-review');
    expect(calls(`POST ${CART}/checkout`)).toEqual([]);
  });

  it('says in the words of a partner why a charge was refused [PAY-05][PAY-06]', async () => {
    const { expectEndAt, services } = back('success', {
      ...status('AUTHORIZED', '100'),
      [`POST ${CART}/checkout`]: () => {
        throw failWith(400, 'PLUGIN_RC_DECLINED');
      },
    });
    await expectEndAt('/checkout/payment?problem=partner');
    // Else the payment page would lead away, to find out what is known.
    expect(services.storage.get(STORED.paying)).toBeNull();
  });

  it('finds out what became of an order whose answer got lost [PAY-06][CHK-05]', async () => {
    const { expectEndAt, services } = back('success', {
      ...status('AUTHORIZED', '100'),
      [`POST ${CART}/checkout`]: () => {
        throw failWith(0, '');
      },
    });
    await expectEndAt('/checkout/finalize');
    expect(services.storage.get(STORED.paying)).toMatchObject({ orderId: '7307966' });
  });

  it('takes delivery from an express payment and lets the shopper confirm the total [PAY-06] [PAY-10]', async () => {
    const { expectEndAt, calls, services } = back(
      'success',
      status('AUTHORIZED', '100', { shippingAddress: { addressId: '900001' } }),
      { ...left, isExpress: true, billingAddressId: '' },
    );
    await expectEndAt('/checkout/payment');
    expect(calls(`PUT ${CART}/shipping_info`)[0]?.body).toMatchObject({
      addressId: '900001',
      shipModeId: '14501',
      forterToken: 'ftr_1',
    });
    expect(calls(`POST ${CART}/checkout`)).toEqual([]);
    expect(partnerPayment(services)).toMatchObject({ isApproved: true, isExpress: true });
    expect(storeOf(services).getState().order.paypalExpress).toMatchObject({ decision: 'ACCEPT', loading: false });
  });

  it('drops what an express payment brought when the shopper gave up, and goes back to the bag [PAY-06]', async () => {
    const { expectEndAt, calls, services } = back('cancel', {}, { ...left, isExpress: true });
    await expectEndAt('/cart?problem=cancelled');
    expect(calls(DROP)).toHaveLength(1);
    expect(storeOf(services).getState().order.paypalExpress).toMatchObject({ isSelected: false, error: 'cancelled' });
    expect(partnerPayment(services)).toBeNull();
  });

  it('keeps the delivery that was chosen in checkout when the shopper gave up [PAY-06]', async () => {
    const { expectEndAt, calls } = back('cancel');
    await expectEndAt('/checkout/payment?problem=cancelled');
    expect(calls(DROP)).toEqual([]);
  });

  it('pays nothing when it is opened again or without a payment [PAY-06]', async () => {
    const { expectEndAt, calls } = back('success', {}, null);
    await expectEndAt('/checkout/finalize');
    expect(calls(STATUS)).toEqual([]);
  });
});
