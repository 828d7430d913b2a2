import { aSignedInUser, aSite, failWith, quiet } from '@sightline/shared-lib/testing';
import type { FakeServiceOverrides } from '@sightline/shared-lib/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { cartApi } from '../../state/api';
import { keepPartnerPayment, partnerPayment } from '../../state/partnerPayment';
import type { PartnerPayment } from '../../state/partnerPayment';
import { storeOf } from '../../state/store';
import { standInForAppleSheet } from '../../testing/appleSheet';
import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { DELIVERED, wireCart, wireLine } from '../../testing/wireCart';
import { Payment } from './Payment';

const CART = '/store/{storeId}/cart/@self';
const WALLET = '/store/{storeId}/person/@self/wallet';
const PARTNER = 'http://localhost:3102';
const ALL = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'PAYPAL', 'APPLE_PAY', 'KLARNA', 'AFFIRM', 'COD'];

const card = (cardId: string, expireYear: string, isDefault = false) => ({
  cardId,
  brand: 'VISA',
  maskedNumber: '************4242',
  expireMonth: '12',
  expireYear,
  holder: 'Ann Doe',
  default: isDefault,
});

interface Opening extends FakeServiceOverrides {
  readonly cashOnDeliveryFee?: number;
  readonly cart?: object;
  readonly usable?: readonly string[];
  /** Methods of the store; every one when left out. */
  readonly paymentMethods?: readonly string[];
  readonly approved?: PartnerPayment;
  readonly billingFields?: readonly string[];
}

function open({
  handlers,
  usable = ALL,
  paymentMethods = ALL,
  approved,
  cashOnDeliveryFee = 0,
  cart,
  billingFields = [],
  ...others
}: Opening = {}) {
  const shop = aShop(cart ?? wireCart([wireLine(DELIVERED)]), {
    site: aSite({
      locale: billingFields.includes('fiscalCode') ? 'it-it' : 'en-us',
      config: {
        is3dsEnabled: false,
        isWalletEnabled: true,
        availablePaymentMethods: ALL,
        paymentMethods,
        billingAddressFieldsList: billingFields.map((name, order) => ({ name, required: true, maxLength: 50, order })),
        cashOnDeliveryFee,
      },
    }),
    handlers: {
      [`GET ${CART}/usable_payment_info`]: {
        usablePaymentInformation: usable.map((paymentMethodName) => ({ paymentMethodName })),
      },
      [`GET ${CART}/usable_shipping_mode`]: {},
      'GET /store/{storeId}/cart/orderId/{orderId}/shipCharges': {},
      'GET /store/{storeId}/ShipModes/GetShipModes': {},
      'GET /store/{storeId}/person/@self/contact': {},
      [`DELETE ${CART}/payment_instruction`]: {},
      [`GET ${CART}/payment_instruction`]: { paymentInstruction: [] },
      [`POST ${CART}/payment_instruction`]: { paymentInstruction: [{ piId: 'pi-1' }] },
      [`PUT ${CART}/precheckout`]: { orderId: '7307966' },
      [`POST ${CART}/checkout`]: { orderId: '7307966' },
      [`GET ${WALLET}`]: { wallet: [], recordTotalCount: 0, resourseName: 'wallet' },
      ...handlers,
    },
    ...others,
  });
  if (approved) keepPartnerPayment(shop.services, approved);
  renderRemote(<Payment />, shop.services);
  return shop;
}

const button = (name: RegExp) => screen.findByRole('button', { name });
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const summary = () => screen.getByLabelText('Order summary');
const confirmation = '/checkout/order-confirmation/7307966';

describe('ways to pay', () => {
  it('are those of the store alone, whatever else is available [SITE-06] [PAY-01]', async () => {
    open({ paymentMethods: ['VISA', 'Klarna'] });
    expect(await screen.findByRole('radio', { name: /four/i })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /PayPal/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: /Affirm/ })).not.toBeInTheDocument();
  });

  it('are rows in one order, without Apple Pay where the browser has none [PAY-01][PAY-08]', async () => {
    open();
    await screen.findByRole('radio', { name: /PayPal/ });
    const rows = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
    expect(rows).toEqual(['card', 'PAYPAL', 'KLARNA', 'AFFIRM', 'COD']);
  });

  it('stay chosen over a reload and the way back from a partner [PAY-01] [PAY-06]', async () => {
    const shop = open();
    await choose(/PayPal/);
    cleanup();
    renderRemote(<Payment />, shop.services);
    expect(await screen.findByRole('radio', { name: /PayPal/ })).toBeChecked();
  });

  it('leave out what this amount cannot be paid with [PAY-01]', async () => {
    open({ usable: ['VISA', 'PAYPAL'] });
    await screen.findByRole('radio', { name: /PayPal/ });
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['card', 'PAYPAL']);
  });

  it('say what the courier costs, put it on the button, and pay with it [PAY-07]', async () => {
    const { services } = open({ cashOnDeliveryFee: 390 });
    await choose(/Cash on delivery/);
    expect(screen.getByText('You pay the courier, in cash or by card. The service costs $3.90.')).toBeInTheDocument();
    const place = await button(/Place order and pay on delivery/);
    expect(place).toHaveTextContent('$371.90');
    expect(summary()).toHaveTextContent(/Cash on delivery\$3\.90Total\$371\.90/);
    await userEvent.click(place);
    await waitFor(() => expect(services.visited).toContain(confirmation));
    const [added] = services.client.callsTo(`POST ${CART}/payment_instruction`);
    expect(added?.body).toMatchObject({ payMethodId: 'COD', piAmount: '371.90000' });
  });

  it('show the courier among the totals and charge it once, and not at all another way [PAY-07]', async () => {
    const surcharge = { code: 'COD', usage: 'Surcharge', amount: '3.90000', displayLevel: 'Order' };
    const totals = { totalAdjustment: '3.90000', grandTotal: '371.90000', adjustment: [surcharge] };
    open({ cashOnDeliveryFee: 390, cart: wireCart([wireLine(DELIVERED)], totals) });
    await choose(/Cash on delivery/);
    expect(await button(/Place order and pay/)).toHaveTextContent('$371.90');
    expect(summary()).toHaveTextContent(/Cash on delivery\$3\.90Total\$371\.90/);
    await choose(/PayPal/);
    expect(await button(/Continue to PayPal/)).toHaveTextContent('$368.00');
    expect(summary()).toHaveTextContent(/Delivery(Free)?Total\$368\.00/);
  });

  it('say that cash is not taken for this order any more, and keep the others [PAY-07]', async () => {
    const { services } = open({
      handlers: {
        [`PUT ${CART}/precheckout`]: () => {
          throw failWith(400, '_ERR_INVALID_INPUT', { errorParameters: ['payMethodId'] });
        },
      },
    });
    await choose(/Cash on delivery/);
    await userEvent.click(await button(/Place order and pay/));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Cash on delivery is not possible.*Nothing was charged/);
    await quiet();
    expect(services.client.callsTo(`POST ${CART}/checkout`)).toEqual([]);
    expect(screen.getByRole('radio', { name: /PayPal/ })).toBeEnabled();
  });

  it('are asked for again when delivery is chosen again, though the total is the same [PAY-01][CHK-03]', async () => {
    const { services } = open({
      usable: ['VISA', 'PAYPAL'],
      handlers: { [`PUT ${CART}/shipping_info`]: {}, [`POST ${CART}/order_ext_attribute`]: {} },
    });
    await screen.findByRole('radio', { name: /PayPal/ });
    services.client.handle({
      [`GET ${CART}/usable_payment_info`]: { usablePaymentInformation: [{ paymentMethodName: 'COD' }] },
    });
    const home = { kind: 'address', address: { addressId: '307445' }, shipModeId: '14501' } as const;
    await act(() => storeOf(services).dispatch(cartApi.endpoints.deliver.initiate(home)));
    expect(await screen.findByRole('radio', { name: /Cash on delivery/ })).toBeInTheDocument();
  });

  it('lead to PayPal with the total on the button, and remember the way back [PAY-06]', async () => {
    const redirecturl = `${PARTNER}/paypal/s-1`;
    const { services } = open({
      handlers: { 'POST /store/{storeId}/paypal/sessionMerchantUrl/@self': { orderId: '7307966', redirecturl } },
    });
    await choose(/PayPal/);
    const leave = await button(/Continue to PayPal/);
    expect(leave).toHaveTextContent('$368.00');
    await userEvent.click(leave);
    await waitFor(() => expect(services.visited).toEqual([redirecturl]));
    const [call] = services.client.callsTo('POST /store/{storeId}/paypal/sessionMerchantUrl/@self');
    expect(call?.query).toMatchObject({
      successUrl: 'http://localhost/checkout/finalize?partner=success',
      cancelUrl: 'http://localhost/checkout/finalize?partner=cancel',
    });
    expect(call?.body).toEqual({ orderId: '7307966', express: false });
    expect(partnerPayment(services)).toMatchObject({
      partner: 'PAYPAL',
      billingAddressId: '307445',
      isApproved: false,
    });
    // Nothing has been paid yet.
    await quiet();
    expect(services.client.callsTo(`POST ${CART}/checkout`)).toEqual([]);
  });

  it('say so when the partner cannot be reached, and stay usable [PAY-06]', async () => {
    const { services } = open({
      handlers: {
        'POST /store/{storeId}/affirm/create-checkout/@self': () => {
          throw failWith(0, '');
        },
      },
    });
    await choose(/Monthly payments/);
    await userEvent.click(await button(/Continue to Affirm/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged');
    await quiet();
    expect(services.visited).toEqual([]);
    expect(await button(/Continue to Affirm/)).toHaveTextContent('$368.00');
  });

  it('place the order when PayPal has approved it before [PAY-06]', async () => {
    const { services } = open({
      approved: {
        partner: 'PAYPAL',
        orderId: '7307966',
        billingAddressId: '',
        email: '',
        isExpress: true,
        isApproved: true,
      },
    });
    expect(await screen.findByText('Approved at PayPal. You pay when you place the order.')).toBeInTheDocument();
    await userEvent.click(await button(/Place order and pay/));
    await waitFor(() => expect(services.visited).toContain(confirmation));
    expect(services.client.callsTo(`POST ${CART}/payment_instruction`)[0]?.body).toMatchObject({
      payMethodId: 'PAYPAL',
      piAmount: '368.00000',
    });
  });

  it('let the instalment widget ask, and pay with what it answers [PAY-07]', async () => {
    const { services } = open({
      handlers: {
        'GET /store/{storeId}/klarnadirect/create-session': { client_token: 'ct-1', session_id: 's-1' },
        'POST /store/{storeId}/klarnadirect/update-authToken': { piId: 'pi-9' },
      },
    });
    await choose(/Four payments of \$92\.00/);
    const frame = (await screen.findByTitle('Pay in four parts')) as HTMLIFrameElement;
    expect(frame.src).toContain(`${PARTNER}/klarna/widget?client_token=ct-1`);
    const say = (message: object) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: PARTNER,
          data: { channel: 'sightline-klarna', ...message },
          source: frame.contentWindow,
        }),
      );
    const asked: Record<string, unknown>[] = [];
    Object.defineProperty(frame.contentWindow, 'postMessage', {
      configurable: true,
      value: (message: Record<string, unknown>, origin: string) => {
        asked.push({ ...message, origin });
        say({ type: 'authorised', requestId: message.requestId, approved: true, authorization_token: 'pt_1' });
      },
    });
    act(() => void say({ type: 'ready', height: 120 }));
    await userEvent.click(await button(/Place order and pay/));
    await waitFor(() => expect(services.visited).toContain(confirmation));
    expect(asked).toMatchObject([{ type: 'authorise', email: 'marta.rossi@example.com', origin: PARTNER }]);
    expect(services.client.callsTo('POST /store/{storeId}/klarnadirect/update-authToken')[0]?.body).toMatchObject({
      orderId: '7307966',
      authorization_token: 'pt_1',
    });
  });
});

describe('saved cards', () => {
  const user = aSignedInUser();
  const wallet = { wallet: [card('w-1', '2099', true), card('w-2', '2020')], recordTotalCount: 2 };

  it('come first, the ended one cannot be chosen, and paying sends the id alone [PAY-09]', async () => {
    const { services } = open({ user, handlers: { [`GET ${WALLET}`]: wallet } });
    const [saved, ended] = await screen.findAllByRole('radio', { name: /Visa ending in 4242/ });
    expect(saved).toBeChecked();
    expect(ended).toBeDisabled();
    await userEvent.click(await button(/Place order and pay/));
    await waitFor(() => expect(services.visited).toContain(confirmation));
    const body = services.client.callsTo(`POST ${CART}/payment_instruction`)[0]?.body as Record<string, unknown>;
    expect(body).toMatchObject({ payMethodId: 'VISA', cardId: 'w-1' });
    expect(body).not.toHaveProperty('paymentToken');
  });

  it.each([
    ['the one that is paid with by default', '2099', 'saved:w-2'],
    ['the next one when that has ended', '2020', 'saved:w-1'],
  ])('begin with %s, wherever it stands [PAY-09]', async (_which, year, chosen) => {
    const cardsOf = { wallet: [card('w-1', '2098'), card('w-2', year, true)], recordTotalCount: 2 };
    open({ user, handlers: { [`GET ${WALLET}`]: cardsOf } });
    const cards = await screen.findAllByRole('radio', { name: /Visa ending in/ });
    await quiet();
    expect(cards.filter((one) => one.matches(':checked')).map((one) => one.getAttribute('value'))).toEqual([chosen]);
  });

  it('are kept after the order is placed, when asked for; a wallet that fails changes nothing [PAY-09]', async () => {
    const { services } = open({
      user,
      handlers: {
        [`POST ${WALLET}`]: () => {
          throw failWith(500, 'ERR');
        },
      },
    });
    const frame = (await screen.findByTitle('Card details')) as HTMLIFrameElement;
    const asked: unknown[] = [];
    const say = (message: object) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: 'http://localhost:3101',
          data: { channel: 'sightline-card', ...message },
          source: frame.contentWindow,
        }),
      );
    Object.defineProperty(frame.contentWindow, 'postMessage', {
      configurable: true,
      value: (message: { type: string; requestId: string; keep: boolean }) => {
        // The theme asks nothing.
        if (message.type === 'theme') return;
        asked.push(message.keep);
        const known = { brand: 'VISA', lastFour: '1111', expireMonth: '12', expireYear: '2030' };
        say({ type: 'token', requestId: message.requestId, token: 'tok_keep', card: known });
      },
    });
    act(() => void say({ type: 'ready', height: 300 }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Save this card for next time' }));
    await userEvent.click(await button(/Place order and pay/));
    await waitFor(() => expect(services.visited).toContain(confirmation));
    expect(asked).toEqual([true]);
    expect(services.client.callsTo(`POST ${WALLET}`)[0]?.body).toEqual({
      token: 'tok_keep',
      brand: 'VISA',
      maskedNumber: '************1111',
      expireMonth: '12',
      expireYear: '2030',
      holder: 'Marta Rossi',
      default: 'false',
    });
  });

  it('are neither asked for nor offered to a guest [PAY-09]', async () => {
    const { services } = open();
    await screen.findByRole('radio', { name: /PayPal/ });
    await quiet();
    expect(services.client.callsTo(`GET ${WALLET}`)).toEqual([]);
    expect(screen.queryByRole('checkbox', { name: 'Save this card for next time' })).toBeNull();
  });
  it('are neither asked for nor offered where the wallet is off [ACC-04] [SITE-06]', async () => {
    const site = aSite({
      config: { availablePaymentMethods: ALL, isWalletEnabled: false, billingAddressFieldsList: [] },
    });
    const { services } = open({ user, site, handlers: { [`GET ${WALLET}`]: wallet } });
    await screen.findByRole('radio', { name: /PayPal/ });
    await quiet();
    expect(services.client.callsTo(`GET ${WALLET}`)).toEqual([]);
    expect(screen.queryByRole('radio', { name: /Visa ending in 4242/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Save this card for next time' })).toBeNull();
  });
});

describe('Apple Pay, with a stand-in for the sheet of the browser', () => {
  const sheets = standInForAppleSheet();

  it('opens the sheet for the total, and places the order with what it approves [PAY-08]', async () => {
    const { services } = open({ handlers: { [`PUT ${CART}/applepay_update`]: { orderId: '7307966', piId: 'pi-7' } } });
    await choose(/Apple Pay/);
    await userEvent.click(await button(/Place order and pay/));
    const [sheet] = sheets;
    expect(sheet?.request).toMatchObject({
      currencyCode: 'USD',
      countryCode: 'US',
      supportedNetworks: ['visa', 'masterCard', 'amex', 'discover'],
      total: { amount: '368.00' },
    });
    const token = { paymentData: { version: 'EC_v1' } };
    act(() => sheet?.authorise({ token, billingContact: { givenName: 'Ann', countryCode: 'US' } }));
    await waitFor(() => expect(services.visited).toContain(confirmation));
    expect(services.client.callsTo(`PUT ${CART}/applepay_update`)[0]?.body).toEqual({
      orderId: '7307966',
      token,
      billingContact: { givenName: 'Ann', countryCode: 'US' },
      billing_address_id: '307445',
    });
    await waitFor(() => expect(sheet?.told).toEqual([['begin'], ['merchant'], ['payment', 0]]));
  });

  it('opens no sheet before it is known whom the order is billed to, and bills that [PAY-08] [SITE-07] [CHK-04]', async () => {
    const { services } = open({
      billingFields: ['firstName', 'fiscalCode'],
      handlers: {
        'POST /store/{storeId}/person/@self/contact': { addressId: '900' },
        [`PUT ${CART}/applepay_update`]: { orderId: '7307966', piId: 'pi-7' },
      },
    });
    await choose(/Apple Pay/);
    await userEvent.click(await button(/Place order and pay/));
    const code = await screen.findByRole('textbox', { name: 'Fiscal code' });
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    expect(sheets).toEqual([]);
    await userEvent.type(code, 'RSSMRA80A01H501U');
    await userEvent.click(await button(/Place order and pay/));
    act(() => sheets[0]?.authorise({ token: {}, billingContact: { givenName: 'Ann', countryCode: 'US' } }));
    await waitFor(() => expect(services.visited).toContain('/it-it/cassa/conferma-ordine/7307966'));
    const [written] = services.client.callsTo('POST /store/{storeId}/person/@self/contact');
    expect(written?.body).toMatchObject({ fiscalCode: 'RSSMRA80A01H501U' });
    expect(services.client.callsTo(`PUT ${CART}/applepay_update`)[0]?.body).toMatchObject({
      billing_address_id: '900',
    });
  });

  it('tells the sheet of a refusal, and says why [PAY-08]', async () => {
    open({
      handlers: {
        [`PUT ${CART}/applepay_update`]: () => {
          throw failWith(400, 'PLUGIN_RC_DECLINED');
        },
      },
    });
    await choose(/Apple Pay/);
    await userEvent.click(await button(/Place order and pay/));
    act(() => sheets[0]?.authorise({ token: {} }));
    expect(await screen.findByText('The payment was refused. Nothing was charged.')).toBeInTheDocument();
    await waitFor(() => expect(sheets[0]?.told).toEqual([['begin'], ['merchant'], ['payment', 1]]));
  });

  it('takes everything back when the sheet is closed [PAY-08]', async () => {
    const { services } = open({ handlers: { [`POST ${CART}/applepay_cancel`]: { orderId: '7307966' } } });
    await choose(/Apple Pay/);
    await userEvent.click(await button(/Place order and pay/));
    act(() => sheets[0]?.oncancel?.());
    await waitFor(() =>
      expect(services.client.callsTo(`POST ${CART}/applepay_cancel`)[0]?.body).toEqual({ orderId: '7307966' }),
    );
    await quiet();
    expect(services.visited).toEqual([]);
  });
});
