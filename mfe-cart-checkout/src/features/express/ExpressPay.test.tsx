import { aSignedInUser, aSite, failWith } from '@sightline/shared-lib/testing';
import type { FakeHandlers } from '@sightline/shared-lib/testing';
import type { Cart } from '@sightline/shared-lib/domain/cart';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { expressCheckout } from '../../commands/expressCheckout';
import { partnerPayment } from '../../state/partnerPayment';
import { storeOf } from '../../state/store';
import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { ExpressPay } from './ExpressPay';

const START = 'POST /store/{storeId}/paypal/sessionMerchantUrl/@self';
const SIGN = 'GET /store/{storeId}/paypal/signPaymentData/@self';
const redirecturl = 'http://localhost:3102/paypal/s-1';
const formAction = 'http://localhost:3102/paypal/pay';
const signedFields = { transaction_uuid: 's-1', reference_number: '7307966', amount: '368.00', currency: 'USD' };
const signed = { orderId: '7307966', formAction, signedFields, signature: 'as-signed' };

/** Forms the page has left by: where to, and what they said. */
let sent: [action: string, fields: object][];
beforeEach(() => {
  sent = [];
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push([this.action, Object.fromEntries(new FormData(this))]);
  });
});
afterEach(() => jest.restoreAllMocks());
const cart = { orderId: '7307966' } as Cart;

function aShopWith(handlers: FakeHandlers, availablePaymentMethods = ['VISA', 'PAYPAL']) {
  return aShop(undefined, { site: aSite({ config: { availablePaymentMethods } }), handlers }).services;
}

describe('paying at PayPal before checkout', () => {
  it('leaves the bag for PayPal by the form the platform has signed, and remembers why [PAY-06]', async () => {
    const services = aShopWith({ [START]: { orderId: '7307966', redirecturl }, [SIGN]: signed });
    renderRemote(<ExpressPay cart={cart} />, services);
    await userEvent.click(screen.getByRole('button', { name: 'Pay with PayPal' }));
    await waitFor(() => expect(sent).toEqual([[formAction, { ...signedFields, signature: 'as-signed' }]]));
    expect(services.client.callsTo(SIGN)[0]?.query).toEqual({ orderId: '7307966' });
    expect(document.querySelector('form')).toBeNull();
    expect(services.client.callsTo(START)[0]?.body).toEqual({ orderId: '7307966', express: true });
    expect(partnerPayment(services)).toMatchObject({ isExpress: true, isApproved: false, orderId: '7307966' });
    expect(storeOf(services).getState().order.paypalExpress).toMatchObject({
      isSelected: true,
      orderId: '7307966',
      redirecturl,
    });
  });

  it.each([
    ['reached', START],
    ['asked for a signature', SIGN],
  ])('says when PayPal cannot be %s, and can be tried again [PAY-06]', async (_what, failing) => {
    const services = aShopWith({
      [START]: { orderId: '7307966', redirecturl },
      [failing]: () => {
        throw failWith(500, 'ERR');
      },
    });
    renderRemote(<ExpressPay cart={cart} />, services);
    await userEvent.click(screen.getByRole('button', { name: 'Pay with PayPal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged');
    expect(storeOf(services).getState().order.paypalExpress).toMatchObject({ isSelected: false, loading: false });
    expect(sent).toEqual([]);
  });

  it('is not there where the store does not take PayPal [PAY-01]', () => {
    renderRemote(<ExpressPay cart={cart} />, aShopWith({}, ['VISA']));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is there for accounts alone where the store sells to nobody else [CHK-02]', async () => {
    const site = aSite({ config: { availablePaymentMethods: ['PAYPAL'], forceLoggedCheckout: true } });
    renderRemote(<ExpressPay cart={cart} />, aShop(undefined, { site }).services);
    expect(screen.queryByRole('button')).toBeNull();
    renderRemote(<ExpressPay cart={cart} />, aShop(undefined, { site, user: aSignedInUser() }).services);
    expect(await screen.findByRole('button', { name: 'Pay with PayPal' })).toBeInTheDocument();
  });

  it('leads from the product to delivery, which asks for an account, where the store demands one [CHK-02]', async () => {
    const site = aSite({ config: { availablePaymentMethods: ['PAYPAL'], forceLoggedCheckout: true } });
    const added = { orderId: '7307966', orderItem: [{ orderItemId: '1' }] };
    const { services } = aShop(undefined, { site, handlers: { 'POST /store/{storeId}/cart': added } });
    const items = [{ partNumber: '2900000000017', quantity: 1 }];
    expect(await expressCheckout({ items }, services)).toEqual({ ok: true });
    expect(services.visited).toEqual(['/checkout/shipping']);
    expect(sent).toEqual([]);
  });

  it('puts a product into the bag first, and stays when that fails [PAY-06]', async () => {
    const ADD = 'POST /store/{storeId}/cart';
    const services = aShopWith({
      [ADD]: { orderId: '7307966', orderItem: [{ orderItemId: '1' }] },
      [START]: { orderId: '7307966', redirecturl },
      [SIGN]: signed,
    });
    const items = [{ partNumber: '2900000000017', quantity: 1 }];
    expect(await expressCheckout({ items }, services)).toEqual({ ok: true });
    expect(sent).toHaveLength(1);
    const short = aShopWith({
      [ADD]: () => {
        throw failWith(400, '_API_BAD_INV', { errorMessage: 'Two are left.' });
      },
    });
    expect(await expressCheckout({ items }, short)).toMatchObject({
      ok: false,
      message: 'Too few are left, or none. Nothing was changed.',
    });
    expect(sent).toHaveLength(1);
  });
});
