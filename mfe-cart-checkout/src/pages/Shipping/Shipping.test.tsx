import { aDeliveryPromise, aSite, aSignedInUser, failWith, quiet } from '@sightline/shared-lib/testing';
import type { FakeServiceOverrides } from '@sightline/shared-lib/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { STORED, readDraft } from '../../state/drafts';
import { WEB_ID_KEY } from '../../state/fraudToken';
import { storeOf } from '../../state/store';
import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { DELIVERED, wireCart, wireLine } from '../../testing/wireCart';
import { Shipping } from './Shipping';

const CART = '/store/{storeId}/cart';
const CONTACTS = '/store/{storeId}/person/@self/contact';
const field = (name: string, required = true) => ({ name, required, maxLength: 50, order: 0 });
const US = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'state',
  'zipCode',
  'phone1',
  'email1',
].map((name, order) => ({ ...field(name, name !== 'addressLine2'), order }));
const site = aSite({ config: { shippingAddressFieldsList: US } });

const modes = [
  {
    shipModeId: '14501',
    shipModeCode: 'Standard',
    description: 'Standard',
    shippingCharge: '0',
    shippingChargeCurrency: 'USD',
  },
  {
    shipModeId: '14502',
    shipModeCode: 'Express',
    description: 'Express',
    shippingCharge: '14.00000',
    shippingChargeCurrency: 'USD',
  },
  {
    shipModeId: '14504',
    shipModeCode: 'ShipToStore',
    description: 'Ship to store',
    shippingCharge: '0',
    shippingChargeCurrency: 'USD',
  },
  { shipModeId: '14500', shipModeCode: 'Interim', description: '', shippingCharge: '0', shippingChargeCurrency: 'USD' },
];

function open(cart: object | null = wireCart(), { handlers, ...overrides }: FakeServiceOverrides = {}) {
  const shop = aShop(cart, {
    site,
    handlers: {
      [`GET ${CART}/@self/usable_shipping_mode`]: { usableShippingMode: modes },
      'GET /store/{storeId}/cart/orderId/{orderId}/shipCharges': {},
      'GET /store/{storeId}/ShipModes/GetShipModes': {
        usableShippingMode: [
          { shipModeId: '14501', shipModeCode: 'Standard', field2: '', deliveryPromise: aDeliveryPromise() },
        ],
      },
      'GET /store/{storeId}/country/country_state_list': {
        countries: [{ code: 'US', displayName: 'United States', states: [{ code: 'CT', displayName: 'Connecticut' }] }],
      },
      'GET /store/{storeId}/memberExt/checkRegisteredEmail/@self': { isRegistered: 'false' },
      'GET /geo/postcode': {
        places: [{ label: 'Avon', lat: 41, lng: -72, city: 'Avon', state: 'CT', postalCode: '06001' }],
      },
      [`GET ${CONTACTS}`]: {},
      [`POST ${CONTACTS}`]: { addressId: '307445' },
      [`PUT ${CART}/@self/shipping_info`]: () => {
        shop.setCart(wireCart([wireLine(DELIVERED)]));
        return { orderId: '7307966' };
      },
      [`POST ${CART}/@self/order_ext_attribute`]: { orderId: '7307966' },
      ...handlers,
    },
    ...overrides,
  });
  renderRemote(<Shipping />, shop.services);
  return shop;
}

async function fillIn(texts: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(texts)) {
    await userEvent.type(await screen.findByRole('textbox', { name: label }), value);
  }
}

const MARTA = {
  'E-mail': 'marta.rossi@example.com',
  Phone: '860 555 0134',
  'First name': 'Marta',
  'Last name': 'Rossi',
  'Street address': '40 Avon Meadow Ln',
};

const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));

describe('the delivery step', () => {
  it('names the page before the way through PayPal, with a word between that and the form [PAY-06]', async () => {
    const config = { shippingAddressFieldsList: US, availablePaymentMethods: ['PAYPAL'] };
    open(wireCart(), { site: aSite({ config }) });
    const express = await screen.findByRole('button', { name: 'Pay with PayPal' });
    const isAfter = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(screen.getByRole('heading', { level: 1 }).compareDocumentPosition(express)).toBe(isAfter);
    expect(express.compareDocumentPosition(screen.getByText('or'))).toBe(isAfter);
    expect(screen.getByText('or').compareDocumentPosition(await screen.findByLabelText('E-mail'))).toBe(isAfter);
  });

  it('tells the day of each way by the promise that comes with it [CAT-11]', async () => {
    const deliveryPromise = aDeliveryPromise([0, 0], [4, 12]);
    open(undefined, {
      handlers: {
        'GET /store/{storeId}/ShipModes/GetShipModes': {
          usableShippingMode: [{ shipModeId: '14501', shipModeCode: 'Standard', deliveryPromise }],
        },
      },
    });
    expect(await screen.findByText('By Tue, May 19')).toBeInTheDocument();
    expect(screen.getByText('Tue, May 19')).toBeInTheDocument();
  });

  it('counts days, and names none, while glasses wait for a prescription [CAT-11] [RX-07]', async () => {
    const deliveryPromise = aDeliveryPromise([5, 8], [1, 3]);
    const pair = { ...DELIVERED, xitem_field1: 'pair-1' };
    const frame = wireLine({
      ...pair,
      orderItemExtendAttribute: [{ attributeName: 'RxLensId', attributeValue: 'L-1' }],
    });
    const lens = wireLine({
      ...pair,
      orderItemId: '9002',
      x_prescriptionState: 'missing',
      orderItemExtendAttribute: [{ attributeName: 'IsRoxLens', attributeValue: 'true' }],
    });
    open(wireCart([frame, lens]), {
      handlers: {
        'GET /store/{storeId}/ShipModes/GetShipModes': {
          usableShippingMode: [{ shipModeId: '14501', shipModeCode: 'Standard', deliveryPromise }],
        },
      },
    });
    expect(await screen.findAllByText('6\u2060–\u206011 business days after your prescription')).toHaveLength(2);
    await quiet();
    expect(screen.queryByText(/^By /)).toBeNull();
  });

  it('names the charge that the platform asks of this order [CHK-03]', async () => {
    open(undefined, {
      handlers: {
        'GET /store/{storeId}/cart/orderId/{orderId}/shipCharges': {
          resultList: [{ shipChargesByShipMode: [{ shipModeId: '14502', amount: '16.50000' }] }],
        },
      },
    });
    expect(await screen.findByText('$16.50')).toBeInTheDocument();
    expect(screen.queryByText('$14.00')).not.toBeInTheDocument();
  });

  it('is the first of three steps, and links none that is not done [CHK-01]', async () => {
    open();
    const steps = within(await screen.findByRole('list', { name: 'Checkout steps' }));
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1 Delivery',
      '2 Payment',
      '3 Confirmation',
    ]);
    expect(steps.getByText('1 Delivery')).toHaveAttribute('aria-current', 'step');
    expect(steps.queryByRole('link')).toBeNull();
  });

  it('follows the validity of its fields in its state [CHK-04]', async () => {
    const { services } = open();
    await fillIn({ ...MARTA, 'ZIP code': '06001' });
    const isValid = () => storeOf(services).getState().order.isShippingFormValid;
    await waitFor(() => expect(isValid()).toBe(true));
    await userEvent.clear(screen.getByRole('textbox', { name: 'Last name' }));
    await waitFor(() => expect(isValid()).toBe(false));
  });

  it('offers the ways to an address, and not the one that stands for none chosen [CHK-03]', async () => {
    const offered = ['Standard', 'Express', 'Interim', 'ShipToStore'].map((name, sequence) => ({ name, sequence }));
    open(undefined, {
      site: aSite({ config: { shippingAddressFieldsList: US, availableShippingMethods: offered } }),
    });
    const speeds = (await screen.findByRole('radio', { name: /Express/ })).closest('fieldset');
    expect(speeds).not.toBeNull();
    const names = within(speeds!).getAllByRole('radio');
    expect(names).toHaveLength(2);
    expect(names[0]).toHaveAccessibleName(/Standard/);
  });

  it('stores the address, chooses the speed and continues to payment [CHK-03]', async () => {
    const { services } = open();
    await fillIn({ ...MARTA, 'ZIP code': '06001' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Avon'));
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('CT');
    await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
    await goOn();
    await waitFor(() => expect(services.visited).toEqual(['/checkout/payment']));
    expect(services.client.callsTo(`POST ${CONTACTS}`)[0]?.body).toMatchObject({
      firstName: 'Marta',
      addressLine: ['40 Avon Meadow Ln'],
      city: 'Avon',
      state: 'CT',
      zipCode: '06001',
      country: 'US',
      email1: 'marta.rossi@example.com',
    });
    expect(services.client.callsTo(`PUT ${CART}/@self/shipping_info`)[0]?.body).toMatchObject({
      addressId: '307445',
      shipModeId: '14502',
      x_allocate: '***',
      x_backorder: '***',
      x_remerge: '***',
      x_check: '*n',
      shipAsComplete: 'true',
    });
  });

  it('names what is wrong at the top and by the field, with the same words [SITE-07]', async () => {
    const { services } = open();
    await fillIn({ ...MARTA, City: 'Avon', 'ZIP code': '0600' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'CT');
    await goOn();
    expect(await screen.findByText('One thing to fix')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ZIP code 0600 has 4 digits. It needs 5.' })).toHaveAttribute(
      'href',
      '#shipping-zipCode',
    );
    expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveAccessibleDescription(/0600 has 4 digits/);
    await quiet();
    expect(services.client.callsTo(`POST ${CONTACTS}`)).toHaveLength(0);
    await userEvent.type(screen.getByRole('textbox', { name: 'ZIP code' }), '1');
    await waitFor(() => expect(screen.queryByText('One thing to fix')).toBeNull());
    await userEvent.type(screen.getByRole('textbox', { name: 'ZIP code' }), '{Backspace}');
    expect(screen.getByRole('textbox', { name: 'ZIP code' })).toHaveFocus();
  });

  it('leads from the summary to the fields in the order they stand in [SITE-10]', async () => {
    open();
    await goOn();
    const summary = (await screen.findByText('8 things to fix')).closest('[role="alert"]');
    expect(summary).toHaveFocus();
    const wrong = Array.from(document.querySelectorAll('[aria-invalid="true"]'), ({ id }) => `#${id}`);
    const leads = Array.from(document.querySelectorAll('[role="alert"] a'), (link) => link.getAttribute('href'));
    expect(leads).toEqual(wrong);
    expect(screen.getAllByRole('link', { name: /^(Add|Choose|Enter)/ }).map((link) => link.textContent)).toEqual([
      'Enter your e-\u2060mail.',
      'Enter a phone number.',
      'Add the first name.',
      'Add the last name.',
      'Add street and number.',
      'Add the ZIP code.',
      'Add the city.',
      'Choose the state.',
    ]);
  });

  it('judges a postal code by the country that was chosen, where a store serves many [SITE-07]', async () => {
    open(wireCart(), {
      site: aSite({
        locale: 'en-int',
        config: {
          shippingAddressFieldsList: [...US, { ...field('country'), order: 9 }].filter((one) => one.name !== 'state'),
        },
      }),
      handlers: {
        'GET /store/{storeId}/country/country_state_list': {
          countries: [
            { code: 'NL', displayName: 'Netherlands', states: [] },
            { code: 'AU', displayName: 'Australia', states: [] },
          ],
        },
      },
    });
    await fillIn({ Postcode: '1012' });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Country' }), 'NL');
    await goOn();
    expect(
      await screen.findByRole('link', { name: 'Postcode 1012 is incomplete. It looks like 1012 AB.' }),
    ).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'AU');
    await goOn();
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Postcode/ })).toBeNull());
  });

  it('shows the state as a list from the start, before its entries are there [CHK-03]', async () => {
    open(wireCart(), {
      handlers: { 'GET /store/{storeId}/country/country_state_list': () => new Promise(() => undefined) },
    });
    expect(await screen.findByRole('combobox', { name: 'State' })).toBeInTheDocument();
  });

  it('judges a filled field when it is left, and an empty one only on continuing', async () => {
    open();
    await fillIn({ 'E-mail': 'marta' });
    await userEvent.tab();
    expect(await screen.findByText(/marta is not a complete e-\u2060mail address/)).toBeInTheDocument();
    expect(screen.queryByText('Enter a phone number.')).toBeNull();
  });

  it('never overwrites a town typed by hand', async () => {
    open();
    await fillIn({ City: 'Farmington', 'ZIP code': '06001' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('CT'));
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Farmington');
  });

  it('keeps what was typed until the order is placed', async () => {
    const first = open();
    await fillIn({ 'E-mail': 'marta.rossi@example.com' });
    expect(readDraft(first.services.storage, STORED.delivery).email1).toBe('marta.rossi@example.com');
    document.body.innerHTML = '';
    open(wireCart(), { storage: first.services.storage });
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toHaveValue('marta.rossi@example.com');
  });

  it('offers the account of a registered e-mail and lets a guest go on [CHK-02]', async () => {
    const { services } = open(wireCart(), {
      commandFakes: { 'account.signIn': () => 'dismissed' },
      handlers: { 'GET /store/{storeId}/memberExt/checkRegisteredEmail/@self': { isRegistered: 'true' } },
    });
    await fillIn({ 'E-mail': 'ann@example.com' });
    expect(
      await screen.findByText('This e-\u2060mail has an account', undefined, { timeout: 3000 }),
    ).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1)!);
    expect(services.commands.runs).toEqual([['account.signIn', { email: 'ann@example.com' }]]);
    expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeInTheDocument();
  });

  it('says so where the sign-in does not load, and keeps what was typed [FED-03] [CHK-02]', async () => {
    const lost = () => {
      throw new Error('its entry is missing');
    };
    const { services } = open(wireCart(), { commandFakes: { 'account.signIn': lost } });
    await fillIn({ 'E-mail': 'ann@example.com' });
    await userEvent.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1)!);
    await waitFor(() =>
      expect(services.shownToasts).toEqual([{ message: 'This is not loading. Try again in a moment.', tone: 'bad' }]),
    );
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ann@example.com');
  });

  it('asks for an account first where the store demands one [CHK-02]', async () => {
    const { services } = open(wireCart(), {
      site: aSite({ config: { forceLoggedCheckout: true } }),
      commandFakes: { 'account.signIn': () => 'dismissed' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(services.commands.runs).toEqual([['account.signIn', {}]]);
    await quiet();
    expect(screen.queryByRole('textbox', { name: 'E-mail' })).toBeNull();
  });

  it('takes an address of the book without storing it again, and offers none that the platform does not send to [CHK-03]', async () => {
    const contact = {
      ...DELIVERED,
      nickName: 'Home',
      addressType: 'ShippingAndBilling',
      primary: 'true',
      email1: 'ann@example.com',
    };
    const { services } = open(wireCart(), {
      user: aSignedInUser(),
      handlers: {
        [`GET ${CONTACTS}`]: {
          contact: [contact, { ...contact, addressId: '307446', nickName: 'Milan', firstName: 'Marta in Milan' }],
        },
        [`GET ${CART}/@self/usable_shipping_info`]: {
          usableShippingAddress: [{ addressId: '307445', nickName: 'Home' }],
        },
      },
    });
    expect(await screen.findByRole('radio', { name: /Marta Rossi/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Milan/ })).not.toBeInTheDocument();
    await fillIn({ Phone: '860 555 0134' });
    await goOn();
    await waitFor(() => expect(services.visited).toEqual(['/checkout/payment']));
    await quiet();
    expect(services.client.callsTo(`POST ${CONTACTS}`)).toHaveLength(0);
    expect(services.client.callsTo(`PUT ${CART}/@self/shipping_info`)[0]?.body).toMatchObject({ addressId: '307445' });
  });

  it('collects in a store chosen through its remote, with who collects [CHK-03] [PAY-10]', async () => {
    const { storage } = aShop().services;
    storage.set(WEB_ID_KEY, 'ftr_1');
    const store = {
      physicalStoreId: '11039',
      physicalStoreExternalId: 'SL-0412',
      name: 'Main Street',
      address: '12 Main St',
      city: 'New York',
      phone: '',
      email: '',
      zipCode: '10001',
      stateOrProvinceName: 'NY',
      distributionChannel: 'R',
    };
    const { services } = open(wireCart(), { storage, commandFakes: { 'stores.choose': () => store } });
    await userEvent.click(await screen.findByRole('radio', { name: /Collect in a store/ }));
    const { 'Street address': _street, ...contact } = MARTA;
    await fillIn(contact);
    await goOn();
    expect((await screen.findByText('One thing to fix')).closest('[role="alert"]')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'Choose the store where you collect.' }));
    // The heading right above the words: a whole list would be in view already and scroll nowhere.
    expect(screen.getByRole('heading', { name: 'Choose a store' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Choose a store' }));
    expect(await screen.findByText('Main Street')).toBeInTheDocument();
    expect(screen.queryByText('Choose the store where you collect.')).toBeNull();
    await goOn();
    await waitFor(() => expect(services.visited).toEqual(['/checkout/payment']));
    expect(services.client.callsTo(`PUT ${CART}/@self/shipping_info`)[0]?.body).toMatchObject({
      orderItem: [{ orderItemId: '101', shipModeId: '14504', physicalStoreId: '11039' }],
    });
    const recipient = Object.entries({
      recipientName: 'Marta',
      recipientSurname: 'Rossi',
      recipientTelephone: '860 555 0134',
      recipientEmail: 'marta.rossi@example.com',
    }).map(([attributeName, attributeValue]) => ({ attributeName, attributeType: 'STRING', attributeValue }));
    const [written] = services.client.callsTo(`POST ${CART}/@self/order_ext_attribute`);
    expect(written?.body).toMatchObject({ orderExtendAttribute: recipient, forterToken: 'ftr_1' });
  });

  it('names a store that is missing with all else that is, in the order of the page [CHK-03] [SITE-10]', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: /Collect in a store/ }));
    await goOn();
    await screen.findByText('5 things to fix');
    expect(screen.getAllByRole('link', { name: /^(Add|Choose|Enter)/ }).map((link) => link.textContent)).toEqual([
      'Enter your e-\u2060mail.',
      'Enter a phone number.',
      'Choose the store where you collect.',
      'Add the first name.',
      'Add the last name.',
    ]);
    expect(screen.getAllByText('Choose the store where you collect.')).toHaveLength(2);
  });

  it('promises to fit what is a frame, and no more [CHK-03] [STOR-06]', async () => {
    const sold = (type: string) => ({
      handlers: {
        'GET /api/v2/products': {
          contents: [
            {
              id: '5000001',
              partNumber: '2900000000018',
              name: 'Norvane Ordora',
              catalogEntryTypeCode: 'ItemBean',
              attributes: [{ identifier: 'PRODUCT_TYPE', name: 'Type', values: [{ identifier: type, value: type }] }],
            },
          ],
        },
      },
    });
    const { services } = open(undefined, sold('Accessories'));
    await screen.findByRole('radio', { name: /Collect in a store/ });
    await waitFor(() => expect(services.client.callsTo('GET /api/v2/products')).not.toHaveLength(0));
    await quiet();
    expect(screen.queryByText('Fitted while you wait')).toBeNull();
    document.body.innerHTML = '';
    open(undefined, sold('Sun'));
    expect(await screen.findByText('Fitted while you wait')).toBeInTheDocument();
  });

  it('offers no collecting without a store locator [STOR-06] [SITE-06]', async () => {
    open(wireCart(), {
      site: aSite({ config: { shippingAddressFieldsList: US, isStoreLocatorEnabled: false } }),
    });
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeInTheDocument();
    await quiet();
    expect(screen.queryByRole('radio', { name: /Collect in a store/ })).not.toBeInTheDocument();
  });

  it('leaves the town to the shopper where the store completes no addresses [SITE-06]', async () => {
    const off = { isEnabled: true, isEnabledOnShipping: false, isEnabledOnBilling: true, isEnabledOnAddressBook: true };
    const { services } = open(wireCart(), {
      site: aSite({ config: { shippingAddressFieldsList: US, GOOGLE_API_ENABLED: off } }),
    });
    await screen.findByRole('textbox', { name: 'E-mail' });
    await fillIn(MARTA);
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('');
    await quiet();
    expect(services.client.callsTo('GET /geo/postcode')).toHaveLength(0);
  });

  it('offers only the dedicated mode when lines are bound to one [CHK-03]', async () => {
    open(wireCart(), {
      handlers: {
        'GET /store/{storeId}/ShipModes/GetShipModes': { usableShippingMode: [], dedicatedShippingMode: 'Express' },
      },
    });
    expect(await screen.findByRole('radio', { name: /Express/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /Standard/ })).toBeNull();
  });

  it('says what stopped it and keeps the fields when the address is refused', async () => {
    open(wireCart(), {
      handlers: {
        [`PUT ${CART}/@self/shipping_info`]: () => {
          throw failWith(400, '_ERR_INVALID_ADDR');
        },
      },
    });
    await fillIn({ ...MARTA, 'ZIP code': '06001' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Avon'));
    await goOn();
    expect(await screen.findByText(/We cannot deliver to this address/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Marta');
  });

  it('says of a session that is over that nothing typed is lost, until somebody has signed in again [CHK-03] [AUTH-10]', async () => {
    const { services } = open(wireCart(), {
      user: aSignedInUser(),
      handlers: {
        [`POST ${CONTACTS}`]: () => {
          throw failWith(401, '_ERR_INVALID_COOKIE');
        },
        [`PUT ${CART}/@self/shipping_info`]: () => {
          throw failWith(401, '_ERR_INVALID_COOKIE');
        },
      },
    });
    const rest = Object.fromEntries(Object.entries(MARTA).filter(([label]) => /Phone|Street/.test(label)));
    await fillIn({ ...rest, 'ZIP code': '06001' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Avon'));
    await goOn();
    expect(await screen.findByText(/You were signed out. Your entries are kept/)).toBeInTheDocument();
    await act(() => services.identity.adopt({ userId: '15006', WCToken: 'new', personalizationID: '' }));
    await waitFor(() => expect(screen.queryByText(/You were signed out/)).toBeNull());
    // The form is read again for whoever has signed in.
    expect(await screen.findByRole('textbox', { name: 'Street address' })).toHaveValue('40 Avon Meadow Ln');
  });

  it('gives way to the bag while it is empty or holds something unavailable [CHK-01]', async () => {
    const empty = open(null);
    await waitFor(() => expect(empty.services.visited).toEqual(['/cart']));
    const blocked = open(wireCart([wireLine({ orderItemInventoryStatus: 'Unallocated' })]));
    await waitFor(() => expect(blocked.services.visited).toEqual(['/cart']));
  });
});
