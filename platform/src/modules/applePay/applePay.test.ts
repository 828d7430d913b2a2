import { deviceToken, errorOf, partnerShoppers } from '../../testing/partnerShopper';
import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';

const approved = 'shopper@example.com';
/** Before the shopper confirms, the sheet tells neither street nor name. */
const place = { locality: 'Portland', administrativeArea: 'OR', postalCode: '97201', countryCode: 'us' };
const contact = {
  ...place,
  givenName: 'Robin',
  familyName: 'Vale',
  emailAddress: 'robin@example.com',
  phoneNumber: '2075550114',
  addressLines: ['28 Harbor Street', 'Flat 2'],
};

describe('Apple Pay', () => {
  let shop: TradeApp;
  let shoppers: ReturnType<typeof partnerShoppers>;
  beforeAll(async () => {
    shop = await openTradeApp();
    shoppers = partnerShoppers(shop);
  });
  afterAll(() => shop.close());

  const update = (user: string, orderId: string, body: object) =>
    shop.as(user, 'PUT', 'cart/@self/applepay_update', { orderId, ...body });
  const cancel = (user: string, orderId: string) => shop.as(user, 'POST', 'cart/@self/applepay_cancel', { orderId });
  const cart = async (user: string) => (await shop.as(user, 'GET', 'cart/@self')).json();
  const bagOf = async () => {
    const user = shoppers.next();
    return { user, orderId: await shoppers.bag(user) };
  };
  /** What the device says for what the bag costs now. */
  const tokenFor = async (user: string, id: string, email = approved) =>
    deviceToken(Number((await cart(user)).grandTotal).toFixed(2), email, id);
  const spent = [400, 'TOKEN_VALIDATION_FAILURE'];

  it('carries what the sheet says into the order, with the usual delivery until another is chosen [PAY-08]', async () => {
    const { user, orderId } = await bagOf();
    const first = await update(user, orderId, { shippingContact: place });
    const { addressId } = first.json();
    expect(first.json()).toEqual({ orderId, addressId: expect.stringMatching(/^9\d+$/), resourceName: 'cart' });
    expect((await cart(user)).orderItem[0]).toMatchObject({ addressId, city: 'Portland', shipModeCode: 'Standard' });
    expect((await update(user, orderId, { shipModeId: '14502' })).json()).toEqual({ orderId, resourceName: 'cart' });
    expect((await cart(user)).orderItem[0]).toMatchObject({ addressId, shipModeCode: 'Express' });
    // Another place leaves the delivery that was chosen.
    const next = await update(user, orderId, { shippingContact: contact });
    expect(next.json().addressId).not.toBe(addressId);
    expect((await cart(user)).orderItem[0]).toMatchObject({
      addressId: next.json().addressId,
      shipModeCode: 'Express',
      firstName: 'Robin',
      lastName: 'Vale',
      addressLine: ['28 Harbor Street', 'Flat 2', ''],
      city: 'Portland',
      state: 'OR',
      zipCode: '97201',
      country: 'US',
      phone1: '2075550114',
      email1: 'robin@example.com',
    });
    // The same place again is the same address.
    expect((await update(user, orderId, { shippingContact: contact })).json().addressId).toBe(next.json().addressId);
  });

  it('leaves what the sheet does not say as it is [PAY-08]', async () => {
    const { user, orderId } = await bagOf();
    expect((await update(user, orderId, {})).json()).toEqual({ orderId, resourceName: 'cart' });
    expect((await cart(user)).orderItem[0]).toMatchObject({ shipModeCode: 'Interim' });
    await update(user, orderId, { shippingContact: { countryCode: 'US', postalCode: '97201' } });
    const { firstName, lastName, addressLine, city, state, phone1, email1 } = (await cart(user)).orderItem[0];
    expect([firstName, lastName, city, state, phone1, email1]).toEqual(['', '', '', '', '', '']);
    expect(addressLine.join('')).toBe('');
  });

  it.each([{}, { countryCode: '' }, { countryCode: 'U' }, { countryCode: 'U1' }, { countryCode: '1S' }])(
    'takes no place without a country: %j [PAY-08]',
    async (country) => {
      const { user, orderId } = await bagOf();
      const { countryCode: _, ...nowhere } = place;
      expect(errorOf(await update(user, orderId, { shippingContact: { ...nowhere, ...country } }))).toEqual([
        400,
        '_ERR_INVALID_INPUT',
        'shippingContact.countryCode',
      ]);
      expect((await cart(user)).orderItem[0]).toMatchObject({ shipModeCode: 'Interim' });
    },
  );

  it('takes an approval for what the order costs now, once, in the place of other payments [PAY-08]', async () => {
    const { user, orderId } = await bagOf();
    await update(user, orderId, { shippingContact: contact });
    const card = { orderId, payMethodId: 'VISA', paymentToken: await shop.token() };
    await shop.as(user, 'POST', 'cart/@self/payment_instruction', card);
    const cheap = deviceToken('1.00', approved, 'tx-cheap');
    expect(errorOf(await update(user, orderId, { token: cheap })).slice(0, 2)).toEqual(spent);
    const token = await tokenFor(user, 'tx-once');
    const paid = await update(user, orderId, { token });
    const [instruction, ...others] = (await cart(user)).paymentInstruction;
    expect(paid.json()).toEqual({ orderId, piId: instruction.piId, resourceName: 'cart' });
    expect(instruction).toMatchObject({ payMethodId: 'APPLE_PAY' });
    expect(others).toEqual([]);
    expect(errorOf(await update(user, orderId, { token })).slice(0, 2)).toEqual(spent);
    await shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
  });

  it('bills whom the payment step was told to, and not the contact of a card [PAY-08] [CHK-04]', async () => {
    const { user, orderId } = await bagOf();
    await update(user, orderId, { shippingContact: contact });
    const asked = { billingContact: contact, token: await tokenFor(user, 'tx-told') };
    await update(user, orderId, { ...asked, billing_address_id: `${user}-home` });
    const [instruction] = (await cart(user)).paymentInstruction;
    expect(instruction).toMatchObject({ billing_address_id: `${user}-home` });
    expect(instruction.firstName).not.toBe('Robin');
  });

  it('judges an approval by the place that comes with it, whose tax is in the total [PAY-08]', async () => {
    const { user, orderId } = await bagOf();
    await update(user, orderId, { shippingContact: { ...contact, administrativeArea: 'NY', postalCode: '10001' } });
    const token = await tokenFor(user, 'tx-taxed');
    expect(errorOf(await update(user, orderId, { shippingContact: contact, token })).slice(0, 2)).toEqual(spent);
    const untaxed = await tokenFor(user, 'tx-untaxed');
    expect((await update(user, orderId, { shippingContact: contact, token: untaxed })).json()).toEqual({
      orderId,
      addressId: expect.stringMatching(/^9\d+$/),
      piId: expect.stringMatching(/^\d+$/),
      resourceName: 'cart',
    });
  });

  it('bills to the contact of the card, as far as the sheet tells it [PAY-08]', async () => {
    const { user, orderId } = await bagOf();
    await update(user, orderId, { shippingContact: contact });
    const billed = async (id: string, billingContact: object) => {
      await update(user, orderId, { token: await tokenFor(user, id), billingContact });
      return (await cart(user)).paymentInstruction[0];
    };
    expect(await billed('tx-billed', contact)).toMatchObject({
      firstName: 'Robin',
      lastName: 'Vale',
      addressLine: expect.arrayContaining(['28 Harbor Street']),
      city: 'Portland',
      state: 'OR',
      zipCode: '97201',
      country: 'US',
    });
    expect((await billed('tx-nameless', { countryCode: 'us' })).firstName ?? '').toBe('');
  });

  it('says why a card behind the sheet was refused, and leaves the order without it [PAY-08]', async () => {
    const { user, orderId } = await bagOf();
    await update(user, orderId, { shippingContact: contact });
    const token = await tokenFor(user, 'tx-denied', 'customer+denied@example.com');
    expect(errorOf(await update(user, orderId, { token }))).toEqual([400, 'PLUGIN_RC_DECLINED', '203']);
    expect((await cart(user)).paymentInstruction).toEqual([]);
  });

  it('takes address and payment out again when the sheet is closed, and nothing that was there before [PAY-08]', async () => {
    const { user, orderId } = await bagOf();
    await update(user, orderId, { shippingContact: contact });
    await update(user, orderId, { token: await tokenFor(user, 'tx-closed') });
    expect((await cancel(user, orderId)).json()).toEqual({ orderId, resourceName: 'cart' });
    const after = await cart(user);
    expect(after.paymentInstruction).toEqual([]);
    expect(after.orderItem[0]).toMatchObject({ shipModeCode: 'Interim' });
    expect(after.orderItem[0].city ?? '').toBe('');
    await shoppers.deliver(user);
    expect((await cancel(user, orderId)).statusCode).toBe(200);
    expect((await cart(user)).orderItem[0]).toMatchObject({ addressId: `${user}-home`, shipModeCode: 'Standard' });
  });

  it('keeps the address of a line that goes elsewhere when the sheet is closed [PAY-08]', async () => {
    const { user, orderId } = await bagOf();
    const item = { partNumber: '2900000000024', quantity: '1' };
    await shop.as(user, 'POST', 'cart', { orderId, x_calculateOrder: '1', orderItem: [item] });
    await update(user, orderId, { shippingContact: contact });
    const [, second] = (await cart(user)).orderItem;
    const home = { orderItemId: second.orderItemId, addressId: `${user}-home`, shipModeId: '14501' };
    await shop.as(user, 'PUT', 'cart/@self/shipping_info', { orderId, orderItem: [home], x_calculateOrder: '1' });
    await cancel(user, orderId);
    const modes = (await cart(user)).orderItem.map((line: { shipModeCode: string }) => line.shipModeCode);
    expect(modes).toEqual(['Interim', 'Standard']);
  });

  it('keeps orders to their owners [PAY-08]', async () => {
    const { orderId } = await bagOf();
    const other = shoppers.next();
    await shoppers.bag(other);
    expect((await update(other, orderId, { shippingContact: contact })).statusCode).toBe(404);
    expect((await cancel(other, orderId)).statusCode).toBe(404);
  });

  it('pays a placed order again and sends it where it was to go [ORD-01]', async () => {
    const user = shoppers.next();
    const emptied = { payMethodId: 'VISA', paymentToken: await shop.token('4000900000072242') };
    const orderId = await shop.ready(user, [['2900000000017', 1]], emptied);
    await shop.as(user, 'POST', 'cart/@self/checkout', { orderId });
    const ship = () =>
      shop.as('', 'POST', `/operations/orders/${orderId}/ship`, undefined, {
        authorization: `Bearer ${operationsToken}`,
      });
    expect((await ship()).statusCode).toBe(409);
    const read = async () => (await shop.as(user, 'GET', `order/${orderId}`)).json();
    const { grandTotal } = await read();
    const token = deviceToken(Number(grandTotal).toFixed(2), approved, 'tx-again');
    const paid = await update(user, orderId, { shippingContact: contact, shipModeId: '14502', token });
    expect(paid.json()).toEqual({ orderId, piId: expect.stringMatching(/^\d+$/), resourceName: 'cart' });
    expect((await cancel(user, orderId)).json()).toEqual({ orderId, resourceName: 'cart' });
    expect((await read()).orderItem[0]).toMatchObject({ addressId: `${user}-home`, shipModeCode: 'Standard' });
    const other = deviceToken(Number(grandTotal).toFixed(2), approved, 'tx-after-all');
    await update(user, orderId, { token: other });
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(200);
    expect((await ship()).json()).toMatchObject({ captured: grandTotal });
  });
});
