import type { PageRequest } from '@sightline/shared-lib/contracts';
import { aSignedInUser, aSite, failWith, quiet } from '@sightline/shared-lib/testing';
import type { FakeServiceOverrides } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { DELIVERED, wireCart, wireLine } from '../../testing/wireCart';
import { t } from '../../testing/translate';
import { Payment } from './Payment';
import { paymentPage } from './paymentPage';

const ORDER = 'GET /store/{storeId}/order/{orderId}';
const CART = '/store/{storeId}/cart/@self';
const WALLET = 'GET /store/{storeId}/person/@self/wallet';
const due = { state: 'due', due: '368.00000' };
const placed = (overrides: object = {}) =>
  wireCart([wireLine(DELIVERED)], { orderStatus: 'M', placedDate: '2026-11-18T10:00:00.000Z', ...overrides });
const card = { cardId: 'w1', brand: 'VISA', maskedNumber: '************4242', expireMonth: '12', expireYear: '2039' };

/** The page of payments with the number of an order in its address; a saved card is there to pay with. */
function open(order: object, { handlers, ...overrides }: FakeServiceOverrides = {}) {
  const request = {
    kind: 'checkout-payment',
    path: '/checkout/payment',
    url: '',
    params: { orderId: '7307966' } as Record<string, string>,
    query: {},
  } satisfies PageRequest;
  const shop = aShop(null, {
    user: aSignedInUser(),
    site: aSite({ config: { is3dsEnabled: false, isWalletEnabled: true, availablePaymentMethods: ['VISA', 'COD'] } }),
    handlers: {
      [ORDER]: order,
      [WALLET]: { wallet: [card] },
      [`GET ${CART}/usable_payment_info`]: { usablePaymentInformation: [{ paymentMethodName: 'VISA' }] },
      [`GET ${CART}/payment_instruction`]: { paymentInstruction: [] },
      [`POST ${CART}/payment_instruction`]: { paymentInstruction: [{ piId: 'pi-9' }] },
      [`POST ${CART}/checkout`]: { orderId: '7307966' },
      ...handlers,
    },
    ...overrides,
  });
  renderRemote(<Payment data={null} request={request} />, shop.services);
  return shop;
}
/** The button, once the ways to pay are there. */
const payNow = () => screen.findByRole('button', { name: /Pay now/, busy: false });

describe('paying a placed order again', () => {
  it('pays what is due of the order in the address, without touching the bag, and leads back to the order [ORD-01]', async () => {
    const { services } = open(placed({ x_openPayment: due }));
    expect(await screen.findByRole('heading', { level: 1, name: /^Pay order 7/ })).toBeInTheDocument();
    expect(await payNow()).toHaveTextContent('$368.00');
    await userEvent.click(await payNow());
    await waitFor(() => expect(services.visited).toEqual(['/account/my-orders/7307966']));
    const { client } = services;
    expect(client.callsTo(`GET ${CART}/payment_instruction`)[0]?.query).toMatchObject({ orderId: '7307966' });
    expect(client.callsTo(`POST ${CART}/payment_instruction`)[0]?.body).toMatchObject({
      orderId: '7307966',
      cardId: 'w1',
      piAmount: '368.00000',
    });
    expect(client.callsTo(`PUT ${CART}/precheckout`)).toHaveLength(0);
    expect(client.callsTo(`POST ${CART}/checkout`)[0]?.body).toMatchObject({ orderId: '7307966' });
    expect(services.shownToasts).toEqual([{ message: 'Your order is paid. Thank you.', tone: 'good' }]);
  });

  it('has the way back to the order in its header, where the bag’s payment has that to the bag [ORD-01] [CHK-01]', async () => {
    const headOf = async (params: Readonly<Record<string, string>>) => {
      const request = { kind: 'checkout-payment', path: '/', url: '/', params, query: {} } as const;
      const { services } = aShop(null);
      const answer = await paymentPage.load(request, { ...services, t, segments: [] });
      return answer.outcome === 'page' ? answer.head.back : null;
    };
    expect(await headOf({ orderId: '7307966' })).toEqual({ path: '/track-order/7307966', label: 'See the order' });
    expect(await headOf({})).toBeUndefined();
  });

  it('says what was refused, and lets pay again [ORD-01] [PAY-05]', async () => {
    const { services } = open(placed({ x_openPayment: due }), {
      handlers: {
        [`POST ${CART}/checkout`]: () => {
          throw failWith(400, 'PLUGIN_RC_CREDIT_LIMIT_EXCEEDED', { errorCode: '210' });
        },
      },
    });
    await userEvent.click(await payNow());
    expect(await screen.findByRole('alert')).toHaveTextContent('There is not enough on that card.');
    expect(await payNow()).toBeEnabled();
    expect(services.visited).toEqual([]);
  });

  it('pays nothing before it is seen how [PAY-01]', async () => {
    let tell: (wallet: object) => void = () => undefined;
    const wallet = new Promise<object>((resolve) => (tell = resolve));
    const { services } = open(placed({ x_openPayment: due }), { handlers: { [WALLET]: () => wallet } });
    await userEvent.click(await screen.findByRole('button', { name: /Pay now/, busy: true }));
    tell({ wallet: [card] });
    expect(await payNow()).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(services.client.callsTo(`POST ${CART}/payment_instruction`)).toHaveLength(0);
    await userEvent.click(await payNow());
    await waitFor(() => expect(services.visited).toEqual(['/account/my-orders/7307966']));
  });

  it('asks nobody to pay while a payment is being checked, and looks again [ORD-01]', async () => {
    let answer = placed({ x_openPayment: { state: 'underway' } });
    const { services } = open(() => answer);
    const again = await screen.findByRole('button', { name: 'Check again' });
    await quiet();
    expect(screen.queryByRole('button', { name: /Pay now/ })).toBeNull();
    answer = placed();
    await userEvent.click(again);
    expect(await screen.findByText('Nothing is due for this order.')).toBeInTheDocument();
    expect(services.client.callsTo(`POST ${CART}/payment_instruction`)).toHaveLength(0);
  });

  it('leads whoever may not see the order to its look-up [ORD-03]', async () => {
    open(() => {
      throw failWith(404, '_ERR_ORDER_NOT_FOUND');
    });
    expect(await screen.findByText(/Look it up with its number and your e-\u2060mail address/)).toBeInTheDocument();
  });
});
