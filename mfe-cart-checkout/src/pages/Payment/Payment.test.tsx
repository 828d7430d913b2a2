import { lensPolicy } from '@sightline/shared-lib/domain/return';
import { aDeliveryPromise, aSignedInUser, aSite, failWith, quiet } from '@sightline/shared-lib/testing';
import type { FakeServiceOverrides } from '@sightline/shared-lib/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { STORED } from '../../state/drafts';
import { startPaying } from '../../state/finishOrder';
import { storeOf } from '../../state/store';
import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { DELIVERED, wireCart, wireLine } from '../../testing/wireCart';
import { Payment } from './Payment';

const CART = '/store/{storeId}/cart/@self';
const CONTACTS = '/store/{storeId}/person/@self/contact';
const ORIGIN = 'http://localhost:3101';
const cart = () => wireCart([wireLine(DELIVERED)]);
const field = (name: string, required = true, order = 1) => ({ name, required, maxLength: 50, order });

const METHODS = ['VISA', 'MASTERCARD', 'COD', 'PAYPAL'].map((paymentMethodName) => ({ paymentMethodName }));
const site = aSite({
  config: { is3dsEnabled: false, availablePaymentMethods: ['VISA', 'MASTERCARD', 'COD'], billingAddressFieldsList: [] },
});

function open(initial: object | null = cart(), { handlers, ...overrides }: FakeServiceOverrides = {}) {
  const shop = aShop(initial, {
    site,
    handlers: {
      [`GET ${CART}/usable_payment_info`]: { usablePaymentInformation: METHODS },
      [`GET ${CART}/usable_shipping_mode`]: {
        usableShippingMode: [
          { shipModeId: '14501', shipModeCode: 'Standard', description: 'Standard', shippingCharge: '0' },
        ],
      },
      'GET /store/{storeId}/cart/orderId/{orderId}/shipCharges': {},
      'GET /store/{storeId}/ShipModes/GetShipModes': {
        usableShippingMode: [
          { shipModeId: '14501', shipModeCode: 'Standard', field2: '', deliveryPromise: aDeliveryPromise() },
        ],
      },
      [`GET ${CONTACTS}`]: {},
      [`POST ${CONTACTS}`]: { addressId: '900' },
      [`DELETE ${CART}/payment_instruction`]: {},
      [`GET ${CART}/payment_instruction`]: { paymentInstruction: [] },
      [`POST ${CART}/payment_instruction`]: { paymentInstruction: [{ piId: 'pi-1' }] },
      [`PUT ${CART}/precheckout`]: { orderId: '7307966' },
      [`POST ${CART}/checkout`]: { orderId: '7307966' },
      ...handlers,
    },
    ...overrides,
  });
  renderRemote(<Payment />, shop.services);
  return shop;
}

const pay = () => screen.findByRole('button', { name: /Place order and pay/ });

/** Plays the payment service's frame: says it is ready and answers what it is asked. */
async function cardFrame(
  answer: object = { type: 'token', token: 'tok_1', card: { brand: 'VISA', expireMonth: '12', expireYear: '2030' } },
) {
  const frame = (await screen.findByTitle('Card details')) as HTMLIFrameElement;
  const say = (message: object) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        origin: ORIGIN,
        data: { channel: 'sightline-card', ...message },
        source: frame.contentWindow,
      }),
    );
  const asked: { readonly message: Record<string, unknown>; readonly origin: string }[] = [];
  Object.defineProperty(frame.contentWindow, 'postMessage', {
    configurable: true,
    value: (message: Record<string, unknown>, origin: string) => {
      asked.push({ message, origin });
      if (message.type === 'tokenise') say({ ...answer, requestId: message.requestId });
    },
  });
  act(() => void say({ type: 'ready', height: 300 }));
  return { frame, say, asked };
}

describe('the payment step', () => {
  it('tells the card fields another theme and keeps what was typed in them [PAY-02] [SITE-10]', async () => {
    const { services } = open();
    const { frame, asked } = await cardFrame();
    const opened = frame.src;
    expect(new URL(opened).searchParams.get('theme')).toBe('light');
    act(() => services.theme.set('dark'));
    expect(asked.at(-1)).toEqual({
      message: { channel: 'sightline-card', type: 'theme', theme: 'dark' },
      origin: ORIGIN,
    });
    expect((await screen.findByTitle<HTMLIFrameElement>('Card details')).src).toBe(opened);
  });

  it('shows the answers so far, the total on its button, and the methods that are both offered and usable [PAY-01]', async () => {
    open();
    expect(await screen.findByText('Marta Rossi, 40 Avon Meadow Ln, Avon, CT 06001')).toBeInTheDocument();
    expect(await pay()).toHaveTextContent('$368.00');
    expect(await screen.findByRole('radio', { name: /Card/ })).toBeChecked();
    expect(screen.getByText('Visa, Mastercard')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeInTheDocument();
    expect(screen.queryByText(/PayPal/i)).toBeNull();
    expect(screen.getAllByRole('link', { name: /Change/ })[0]).toHaveAttribute('href', '/checkout/shipping');
  });

  it('is the second of three steps, and leads back to delivery [CHK-01]', async () => {
    open();
    const steps = within(await screen.findByRole('list', { name: 'Checkout steps' }));
    expect(steps.getByText('2 Payment')).toHaveAttribute('aria-current', 'step');
    expect(steps.getByRole('link', { name: '1 Delivery' })).toHaveAttribute('href', '/checkout/shipping');
    expect(steps.getAllByRole('link')).toHaveLength(1);
  });

  it('says of prescription lenses what product page, help and terms say, in their very words [RET-01]', async () => {
    open();
    await pay();
    expect(screen.getByText(/By ordering you accept/)).toHaveTextContent(`terms of sale. ${lensPolicy('en')}`);
  });

  it("gives card fields only to the payment service's origin, and takes only its token [PAY-02]", async () => {
    const { services } = open();
    const { frame, asked } = await cardFrame();
    expect(frame.src).toContain(`${ORIGIN}/fields?merchant=sightline-us&locale=en-us`);
    expect(frame).toHaveAttribute('height', '300');
    await userEvent.click(await pay());
    await waitFor(() => expect(services.visited).toContain('/checkout/order-confirmation/7307966'));
    expect(asked.every(({ origin }) => origin === ORIGIN)).toBe(true);
    expect(services.client.callsTo(`POST ${CART}/payment_instruction`)[0]?.body).toMatchObject({
      payMethodId: 'VISA',
      paymentToken: 'tok_1',
      billing_address_id: '307445',
    });
    expect(screen.queryByRole('textbox', { name: /card/i })).toBeNull();
  });

  it('ignores messages of other origins [PAY-02]', async () => {
    open();
    const frame = (await screen.findByTitle('Card details')) as HTMLIFrameElement;
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: 'https://elsewhere.example',
          data: { channel: 'sightline-card', type: 'ready', height: 999 },
          source: frame.contentWindow,
        }),
      );
    });
    expect(frame).toHaveAttribute('height', '0');
  });

  it('follows the validity of the fields in its state [CHK-04]', async () => {
    const { services } = open();
    const { say } = await cardFrame();
    expect(storeOf(services).getState().order.isCreditCardFormValid).toBe(false);
    act(() => void say({ type: 'validity', complete: true }));
    expect(storeOf(services).getState().order.isCreditCardFormValid).toBe(true);
  });

  it('places one order however often it is pressed, and tells what it came to once [CHK-05] [ANA-01]', async () => {
    let finish = () => undefined as void;
    const { services } = open(cart(), {
      handlers: {
        [`POST ${CART}/checkout`]: () =>
          new Promise((resolve) => {
            finish = () => resolve({ orderId: '7307966' });
          }),
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    const button = await pay();
    await userEvent.click(button);
    await waitFor(() => expect(services.client.callsTo(`POST ${CART}/checkout`)).toHaveLength(1));
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(storeOf(services).getState().order.isFinalizing).toBe(true);
    await userEvent.click(button);
    await userEvent.click(button);
    act(() => finish());
    await waitFor(() => expect(services.visited).toContain('/checkout/order-confirmation/7307966'));
    expect(services.client.callsTo(`POST ${CART}/checkout`)).toHaveLength(1);
    const items = [{ partNumber: '2900000000018', quantity: 1, price: 36_800 }];
    expect(services.analyticsEvents).toEqual([
      { name: 'orderPlaced', orderId: '7307966', value: 36_800, tax: 0, shipping: 0, currency: 'USD', items },
    ]);
  });

  it('says on top what was refused, that nothing was charged, and lets pay again [PAY-05]', async () => {
    const { services } = open(cart(), {
      handlers: {
        [`POST ${CART}/checkout`]: () => {
          throw failWith(400, 'PLUGIN_RC_DECLINED', { errorCode: '203' });
        },
      },
    });
    await cardFrame();
    await userEvent.click(await pay());
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('That card was declined. Nothing was charged.');
    expect(note).toHaveTextContent('Try another card');
    expect(screen.getByTitle('Card details')).toBeInTheDocument();
    expect(services.storage.get(STORED.paying)).toBeNull();
    expect(storeOf(services).getState().order).toMatchObject({ isFinalizing: false, isFinalizationFailed: true });
    await quiet();
    expect(services.shownToasts).toHaveLength(0);
    expect(await pay()).not.toHaveAttribute('aria-busy');
    // Another way to pay has nothing to do with the card.
    await userEvent.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    expect(screen.queryByText(/That card was declined/)).toBeNull();
  });

  it('goes to find out the result when the answer of checkout gets lost [CHK-05]', async () => {
    const { services } = open(cart(), {
      handlers: {
        [`POST ${CART}/checkout`]: () => {
          throw failWith(0, 'NETWORK');
        },
      },
    });
    await cardFrame();
    await userEvent.click(await pay());
    await waitFor(() => expect(services.visited).toEqual(['/checkout/finalize']));
    expect(services.storage.get(STORED.paying)).toMatchObject({
      orderId: '7307966',
      email: 'marta.rossi@example.com',
    });
  });

  it('resumes after a reload during paying instead of asking for a card again [CHK-05]', async () => {
    const shop = aShop(cart(), { site });
    startPaying(shop.services, { orderId: '7307966', email: '' });
    renderRemote(<Payment />, shop.services);
    await waitFor(() => expect(shop.services.visited).toEqual(['/checkout/finalize']));
    await quiet();
    expect(screen.queryByTitle('Card details')).toBeNull();
  });

  it('reads the cart again when the total changed, and shows the new one [CART-10]', async () => {
    const shop = open(cart(), {
      handlers: {
        [`PUT ${CART}/precheckout`]: () => {
          shop.setCart(wireCart([wireLine({ ...DELIVERED, unitPrice: 380 })]));
          throw failWith(400, '_ERR_ORDER_PRICE_CHANGED');
        },
      },
    });
    await cardFrame();
    await userEvent.click(await pay());
    expect(await screen.findByText('The total has changed. Nothing was charged.')).toBeInTheDocument();
    await waitFor(async () => expect(await pay()).toHaveTextContent('$380.00'));
    expect(await screen.findByText('Norvane Ordora was $368.00 and is $380.00 now.')).toBeInTheDocument();
    // The new total is the same whatever it is paid with.
    await userEvent.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
    expect(screen.getByText('The total has changed. Nothing was charged.')).toBeInTheDocument();
  });

  it('says that the session is over where it is, and no more once somebody has signed in again [PAY-05] [AUTH-10]', async () => {
    const { services } = open(cart(), {
      user: aSignedInUser(),
      handlers: {
        [`POST ${CART}/payment_instruction`]: () => {
          throw failWith(401, 'CWXBB1011E');
        },
      },
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Place order/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You were signed out. Nothing was charged.');
    const again = { userId: '15006', WCToken: 'new', personalizationID: '' };
    await act(() => services.identity.adopt(again));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
  });

  it('says that something sold out, and stays until it is left for the bag [PAY-05]', async () => {
    const shop = open(cart(), {
      handlers: {
        [`PUT ${CART}/precheckout`]: () => {
          shop.setCart(wireCart([wireLine({ ...DELIVERED, orderItemInventoryStatus: 'Unavailable' })]));
          throw failWith(400, '_API_BAD_INV');
        },
      },
    });
    await cardFrame();
    await userEvent.click(await pay());
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Something in your bag has sold out. Nothing was charged.');
    await waitFor(() => expect(shop.services.client.callsTo(`GET ${CART}`).length).toBeGreaterThan(1));
    await quiet();
    // It is said once.
    expect(screen.queryByText(/no longer available/)).toBeNull();
    expect(shop.services.visited).toEqual([]);
    expect(within(note).getByRole('link', { name: 'Your bag' })).toHaveAttribute('href', '/cart');
  });

  it('bills another address when told so, and asks for it before anything is paid [CHK-04]', async () => {
    const fields = ['firstName', 'lastName', 'addressLine1', 'city', 'zipCode'].map((name, order) =>
      field(name, true, order),
    );
    const { services } = open(cart(), {
      site: aSite({
        config: { ...site.config, billingAddressFieldsList: fields },
      }),
    });
    await cardFrame();
    expect(storeOf(services).getState().order).toMatchObject({
      isShippingUsedAsBilling: true,
      isBillingFormValid: true,
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Billing address is the same as delivery' }));
    expect(storeOf(services).getState().order).toMatchObject({
      isShippingUsedAsBilling: false,
      isBillingFormValid: false,
    });
    await userEvent.click(await pay());
    expect(await screen.findByText('5 things to fix')).toBeInTheDocument();
    const [zip, city] = screen.getAllByRole('link', { name: /^Add the (ZIP|city)/ });
    expect([zip, city].map((link) => link?.getAttribute('href'))).toEqual(['#billing-zipCode', '#billing-city']);
    await quiet();
    expect(services.client.callsTo(`POST ${CART}/payment_instruction`)).toHaveLength(0);
    for (const [name, value] of Object.entries({
      'First name': 'Ann',
      'Last name': 'Doe',
      'Street address': '1 Front Street',
      'ZIP code': '10001',
      City: 'New York',
    })) {
      await userEvent.type(screen.getByRole('textbox', { name }), value);
    }
    await waitFor(() => expect(storeOf(services).getState().order.isBillingFormValid).toBe(true));
    await userEvent.click(await pay());
    await waitFor(() =>
      expect(services.client.callsTo(`POST ${CART}/payment_instruction`)[0]?.body).toMatchObject({
        billing_address_id: '900',
      }),
    );
    expect(services.client.callsTo(`POST ${CONTACTS}`)[0]?.body).toMatchObject({
      addressType: 'Billing',
      nickName: 'Billing address 1 Front Street 10001',
      firstName: 'Ann',
    });
  });

  it('bills the entry that it is delivered to with its fiscal code, and adds none to the book [CHK-04] [ACC-03]', async () => {
    const home = { ...DELIVERED, nickName: 'Home', addressType: 'ShippingAndBilling', primary: 'true' };
    let book: object[] = [home, { ...home, addressId: '307446', nickName: 'Work', city: 'Hartford' }];
    const { services } = open(cart(), {
      site: aSite({
        locale: 'it-it',
        config: { ...site.config, billingAddressFieldsList: [field('firstName'), field('fiscalCode')] },
      }),
      handlers: {
        [`GET ${CONTACTS}`]: () => ({ contact: book }),
        // An entry that is written again has another id.
        [`PUT ${CONTACTS}/{nickName}`]: () => {
          const attributes = [{ key: 'addressField1', value: 'RSSMRA80A01H501U' }];
          book = [{ ...home, addressId: '308000', attributes }];
          return { addressId: '308000' };
        },
        [`PUT ${CART}/shipping_info`]: { orderId: '7307966' },
        [`PUT ${CART}/precheckout`]: () => {
          throw failWith(400, '_ERR_ORDER_PRICE_CHANGED');
        },
      },
    });
    await cardFrame();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Fiscal code' }), ' rss mra 80a01h501u');
    await userEvent.click(await pay());
    const billed = () =>
      services.client
        .callsTo(`POST ${CART}/payment_instruction`)
        .map(({ body }) => (body as never)['billing_address_id']);
    await waitFor(() => expect(billed()).toEqual(['308000']));
    const [written] = services.client.callsTo(`PUT ${CONTACTS}/{nickName}`);
    expect(written?.pathParams).toEqual({ nickName: 'Home' });
    expect(written?.body).toMatchObject({ addressType: 'ShippingAndBilling', fiscalCode: 'RSSMRA80A01H501U' });
    // Nothing is delivered to an entry that is gone.
    expect(services.client.callsTo(`PUT ${CART}/shipping_info`)[0]?.body).toMatchObject({
      addressId: '308000',
      shipModeId: '14501',
    });
    // What was asked for can still be put right, in the same entry.
    expect(await screen.findByText('The total has changed. Nothing was charged.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Fiscal code' })).toHaveValue(' rss mra 80a01h501u');
    await userEvent.click(await pay());
    await waitFor(() => expect(billed()).toEqual(['308000', '308000']));
    expect(services.client.callsTo(`PUT ${CONTACTS}/{nickName}`)[1]?.pathParams).toEqual({ nickName: 'Home' });
    expect(services.client.callsTo(`POST ${CONTACTS}`)).toHaveLength(0);
  });

  it('shows the fiscal code that the book knows, and lets it be put right [SITE-07] [ACC-03]', async () => {
    const attributes = [{ key: 'addressField1', value: 'RSSMRA80A01H501U' }];
    const home = { ...DELIVERED, nickName: 'Home', addressType: 'ShippingAndBilling', attributes };
    open(cart(), {
      site: aSite({
        locale: 'it-it',
        config: { ...site.config, billingAddressFieldsList: [field('firstName'), field('fiscalCode')] },
      }),
      handlers: { [`GET ${CONTACTS}`]: { contact: [home] } },
    });
    expect(await screen.findByText(/^Fiscal code: RSSMRA80A01H501U/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Fiscal code' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('textbox', { name: 'Fiscal code' })).toHaveValue('RSSMRA80A01H501U');
  });

  it.each([
    ['de-de', ['/de-de/c/withdrawal'], 2],
    ['en-us', [], 1],
  ] as const)(
    'names goods and right of withdrawal by the button where the law asks for it, in %s [CHK-05]',
    async (locale, hrefs, times) => {
      open(cart(), { site: aSite({ locale, config: site.config }) });
      const button = await pay();
      const form = button.closest('form')!;
      expect(
        within(form)
          .queryAllByRole('link', { name: 'Right of withdrawal' })
          .map((one) => one.getAttribute('href')),
      ).toEqual(hrefs);
      expect(screen.getAllByText('Norvane Ordora').filter((one) => form.contains(one))).toHaveLength(times - 1);
    },
  );

  it('asks for the fiscal code in Italy even when the address is the same [SITE-07] [ACC-03]', async () => {
    const { services } = open(cart(), {
      site: aSite({
        locale: 'it-it',
        config: { ...site.config, billingAddressFieldsList: [field('firstName'), field('fiscalCode')] },
      }),
    });
    await cardFrame();
    await userEvent.click(await pay());
    const code = await screen.findByRole('textbox', { name: 'Fiscal code' });
    await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(code, 'rssmra80a01h501u');
    await userEvent.click(await pay());
    await waitFor(() => expect(services.client.callsTo(`POST ${CONTACTS}`)).toHaveLength(1));
    expect(services.client.callsTo(`POST ${CONTACTS}`)[0]?.body).toMatchObject({
      firstName: 'Marta',
      fiscalCode: 'RSSMRA80A01H501U',
      attributes: [{ key: 'addressField1', value: 'RSSMRA80A01H501U' }],
    });
  });

  it('fills in the fiscal code of the account [ACC-03]', async () => {
    const user = aSignedInUser();
    open(cart(), {
      user: {
        ...user,
        details: { userId: user.userId, contact: [], hasNewsletter: false, fiscalCode: 'RSSMRA80A01H501U' },
      },
      site: aSite({ locale: 'it-it', config: { ...site.config, billingAddressFieldsList: [field('fiscalCode')] } }),
    });
    expect(await screen.findByRole('textbox', { name: 'Fiscal code' })).toHaveValue('RSSMRA80A01H501U');
  });

  it('shows amounts that add up to the subtotal below them, and each discount once [CHK-01] [CART-05]', async () => {
    const off = (code: string, amount: string) => ({ code, amount, displayLevel: 'OrderItem', usage: 'Discount' });
    const pair = { ...DELIVERED, xitem_field1: 'g-1' };
    const lines = [
      wireLine({ ...DELIVERED, unitPrice: 250, quantity: 2, adjustment: [off('SUN20', '-100.00000')] }),
      wireLine({
        ...pair,
        orderItemId: '102',
        unitPrice: 200,
        orderItemExtendAttribute: [{ attributeName: 'RxLensId', attributeValue: 'L-1' }],
      }),
      wireLine({
        ...pair,
        orderItemId: '103',
        unitPrice: 90,
        adjustment: [off('CLEARVIEW', '-90.00000')],
        orderItemExtendAttribute: [{ attributeName: 'IsRoxLens', attributeValue: 'true' }],
      }),
    ];
    open(
      wireCart(lines, {
        totalAdjustment: '-190.00000',
        promotionCode: [{ code: 'SUN20' }, { code: 'CLEARVIEW' }],
      }),
    );
    const summary = await screen.findByLabelText('Order summary');
    const amounts = within(summary)
      .getAllByRole('listitem', { hidden: true })
      .map((line) => line.textContent);
    expect(amounts).toEqual([expect.stringMatching(/\$500\.00$/), expect.stringMatching(/\$290\.00$/)]);
    expect(summary).toHaveTextContent(/Subtotal\$790\.00/);
    expect(summary).toHaveTextContent(/Code SUN20−\$100\.00Code CLEARVIEW−\$90\.00.*Total\$600\.00/);
  });

  it('names the store to collect from without its number in Italy [CHK-03] [STOR-02]', async () => {
    const line = wireLine({
      ...DELIVERED,
      physicalStoreId: '12370',
      firstName: '1370 Milano Via Dante',
      lastName: '',
      country: 'IT',
    });
    open(wireCart([line]), { site: aSite({ locale: 'it-it', config: site.config }) });
    expect(await screen.findByText(/^Milano Via Dante, /)).toBeInTheDocument();
  });

  it('gives way to the delivery step while that is not done [CHK-01]', async () => {
    const { services } = open(wireCart());
    await waitFor(() => expect(services.visited).toEqual(['/checkout/shipping']));
  });
});
