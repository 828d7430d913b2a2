import { aSignedInUser, aSite, failWith, fakeServices, quiet } from '@sightline/shared-lib/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { AddressBook } from './AddressBook';

const LIST = 'GET /store/{storeId}/person/@self/contact';
const ADD = 'POST /store/{storeId}/person/@self/contact';
const ONE = '/store/{storeId}/person/@self/contact/{nickName}';

const home = {
  addressId: '1',
  nickName: 'Home',
  addressType: 'Shipping',
  primary: 'true',
  firstName: 'Ann',
  lastName: 'Doe',
  addressLine: ['1 Front Street'],
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
  country: 'US',
  phone1: '212 555 0100',
  email1: 'ann@example.com',
};
const work = { ...home, addressId: '2', nickName: 'Work', primary: 'false' };

function show(contacts: readonly object[], more: Record<string, object> = {}, locale: 'en-us' | 'it-it' = 'en-us') {
  const services = fakeServices({
    site: aSite({ locale }),
    user: aSignedInUser(),
    handlers: { [LIST]: { contact: contacts }, ...more },
  });
  renderRemote(<AddressBook />, services);
  return { services, user: userEvent.setup() };
}

describe('the address book', () => {
  it('makes another address the default one [ACC-02]', async () => {
    const { services, user } = show([home, work], { [`PUT ${ONE}`]: { addressId: '3' } });
    await user.click(await screen.findByRole('button', { name: 'Make default: Work' }));
    expect(services.client.callsTo(`PUT ${ONE}`)[0]).toMatchObject({
      pathParams: { nickName: 'Work' },
      body: { primary: 'true' },
    });
    expect(services.shownToasts).toHaveLength(1);
  });

  it('keeps the focus with the address that was made the default, wherever it stands then [ACC-02]', async () => {
    const { services, user } = show([home, work], { [`PUT ${ONE}`]: { addressId: '3' } });
    const button = await screen.findByRole('button', { name: 'Make default: Work' });
    services.client.handle({
      [LIST]: {
        contact: [
          { ...work, addressId: '3', primary: 'true' },
          { ...home, primary: 'false' },
        ],
      },
    });
    await user.click(button);
    await screen.findByRole('button', { name: 'Make default: Home' });
    expect(screen.getByRole('heading', { name: 'Work · Default address' })).toHaveFocus();
  });

  it('calls an address that came from a guest’s order by its street, and asks the platform by its key [ACC-02] [AUTH-09]', async () => {
    const { services, user } = show([home, { ...work, nickName: 'Delivery', addressLine: ['7 Oak Row'] }], {
      [`DELETE ${ONE}`]: {},
    });
    expect(await screen.findByRole('heading', { name: '7 Oak Row' })).toBeInTheDocument();
    expect(screen.queryByText(/Delivery/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove: 7 Oak Row' }));
    await user.click(screen.getByRole('button', { name: 'Yes, remove it' }));
    expect(services.client.callsTo(`DELETE ${ONE}`)[0]?.pathParams).toEqual({ nickName: 'Delivery' });
  });

  it('writes phone numbers as their country does [ACC-02]', async () => {
    show([home, { ...work, country: 'IT', phone1: '0669812345' }]);
    expect(await screen.findByText('(212) 555-0100')).toBeInTheDocument();
    expect(screen.getByText('06 6981 2345')).toBeInTheDocument();
  });

  it('asks before it removes one [ACC-02]', async () => {
    const { services, user } = show([home], { [`DELETE ${ONE}`]: {} });
    await user.click(await screen.findByRole('button', { name: 'Remove: Home' }));
    await quiet();
    expect(services.client.callsTo(`DELETE ${ONE}`)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Yes, remove it' }));
    expect(services.client.callsTo(`DELETE ${ONE}`)).toHaveLength(1);
  });

  it('adds one in Italy with the fiscal code trimmed and kept as its attribute [ACC-03]', async () => {
    const { services, user } = show([], { [ADD]: { addressId: '9' } }, 'it-it');
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    const typed: readonly (readonly [string, string])[] = [
      ['Name of this address', 'Casa'],
      ['Street address', 'Via Solferino 21'],
      ['City', 'Milano'],
      ['Postcode', '2012'],
      ['Phone', '+39 02 5550 1734'],
    ];
    for (const [label, text] of typed) await user.type(screen.getByLabelText(label), text);
    await user.type(screen.getByLabelText(/Fiscal code/), 'rssmra80a01h501x');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(screen.getByLabelText(/Fiscal code/)).toHaveAccessibleDescription(/This fiscal code has a slip/);
    await user.type(screen.getByLabelText(/Fiscal code/), '{Backspace}u');
    expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription('Postcode 2012 has 4 digits. It needs 5.');
    await user.type(screen.getByLabelText('Postcode'), '1');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await screen.findByText('No address yet.');
    expect(services.client.callsTo(ADD)[0]?.body).toMatchObject({
      nickName: 'Casa',
      country: 'IT',
      fiscalCode: 'RSSMRA80A01H501U',
      attributes: [{ key: 'addressField1', value: 'RSSMRA80A01H501U' }],
    });
  });

  const POSTCODE = 'GET /geo/postcode';
  const milan = { label: '20121 Milano', lat: 45.47, lng: 9.19, postalCode: '20121', city: 'Milano', state: 'MI' };

  /** The form of a new address in Italy, for a store that completes the address book or does not. */
  async function openNew(isEnabledOnAddressBook: boolean) {
    const completes = {
      isEnabled: true,
      isEnabledOnShipping: true,
      isEnabledOnBilling: true,
      isEnabledOnAddressBook,
    };
    const services = fakeServices({
      site: aSite({ locale: 'it-it', config: { GOOGLE_API_ENABLED: completes } }),
      user: aSignedInUser(),
      handlers: { [LIST]: { contact: [] }, [POSTCODE]: { places: [milan] } },
    });
    renderRemote(<AddressBook />, services);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    return { services, user };
  }

  it('fills in the town of a complete postal code, and never over what was typed [ACC-02] [SITE-06]', async () => {
    const { services, user } = await openNew(true);
    await user.type(screen.getByLabelText('Postcode'), '20121');
    await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Milano'));
    expect(services.client.callsTo(POSTCODE)).toHaveLength(1);
    await user.clear(screen.getByLabelText('City'));
    await user.type(screen.getByLabelText('City'), 'Segrate');
    await user.type(screen.getByLabelText('Postcode'), '{Backspace}2');
    await waitFor(() => expect(services.client.callsTo(POSTCODE)).toHaveLength(2));
    expect(screen.getByLabelText('City')).toHaveValue('Segrate');
  });

  it('leaves the town to the shopper where the store completes no address book [ACC-02] [SITE-06]', async () => {
    const { services, user } = await openNew(false);
    await user.type(screen.getByLabelText('Postcode'), '20121');
    expect(screen.getByLabelText('City')).toHaveValue('');
    await quiet();
    expect(services.client.callsTo(POSTCODE)).toHaveLength(0);
  });

  it('chooses the state from the list of the country, the kept one first [ACC-02] [SITE-07]', async () => {
    const states = [
      { code: 'CT', displayName: 'Connecticut' },
      { code: 'NY', displayName: 'New York' },
    ];
    const state = { name: 'state', required: true, maxLength: 40, order: 1 };
    const services = fakeServices({
      site: aSite({ config: { shippingAddressFieldsList: [state] } }),
      user: aSignedInUser(),
      handlers: {
        [LIST]: { contact: [home] },
        'GET /store/{storeId}/country/country_state_list': {
          countries: [{ code: 'US', displayName: 'United States', states }],
        },
      },
    });
    renderRemote(<AddressBook />, services);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Edit: Home' }));
    await screen.findByRole('option', { name: 'Connecticut' });
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('New York');
  });

  it('leads from the summary to the fields in the order they stand [SITE-10]', async () => {
    const names = ['lastName', 'firstName', 'addressLine1', 'city', 'state', 'zipCode', 'phone1'];
    const fields = names.map((name, order) => ({ name, required: true, maxLength: 40, order }));
    const services = fakeServices({
      site: aSite({ config: { shippingAddressFieldsList: fields } }),
      user: aSignedInUser(),
      handlers: { [LIST]: { contact: [] }, 'GET /store/{storeId}/country/country_state_list': { countries: [] } },
    });
    renderRemote(<AddressBook />, services);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    await user.clear(screen.getByLabelText('First name'));
    await user.clear(screen.getByLabelText('Last name'));
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    const summary = (await screen.findByText('8 things to fix')).closest('[role="alert"]');
    const leads = Array.from(summary?.querySelectorAll('a') ?? [], (link) => link.hash.slice(1));
    const standing = screen.getAllByRole('textbox').map(({ id }) => id);
    expect(leads).toEqual(standing);
  });

  it('keeps what was typed when saving fails [ACC-02]', async () => {
    const { user } = show([home], {
      [`PUT ${ONE}`]: () => {
        throw failWith(500);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit: Home' }));
    await user.clear(screen.getByLabelText('City'));
    await user.type(screen.getByLabelText('City'), 'Boston');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText(/That did not work/)).toBeInTheDocument();
    expect(screen.getByLabelText('City')).toHaveValue('Boston');
  });

  it('keeps what was typed over the end of a session and a new sign-in of the same shopper [ACC-02] [AUTH-10]', async () => {
    const { services, user } = show([home], {
      [`PUT ${ONE}`]: () => {
        throw failWith(401, 'CWXBB1012E', { errorCode: '1012' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit: Home' }));
    await user.clear(screen.getByLabelText('City'));
    await user.type(screen.getByLabelText('City'), 'Boston');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    expect(await screen.findByText(/That did not work/)).toBeInTheDocument();
    // The shell's dialog over the page takes the password: the book is read again beneath.
    services.client.handle({ [`PUT ${ONE}`]: { addressId: '1' } });
    await act(() => services.identity.adopt({ userId: '15006', WCToken: 'new', personalizationID: '' }));
    await waitFor(() => expect(services.client.callsTo(LIST)).toHaveLength(2));
    expect(screen.getByLabelText('City')).toHaveValue('Boston');
    await user.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(services.client.callsTo(`PUT ${ONE}`)).toHaveLength(2));
    expect(services.client.callsTo(`PUT ${ONE}`)[1]?.body).toMatchObject({ city: 'Boston' });
  });
});
