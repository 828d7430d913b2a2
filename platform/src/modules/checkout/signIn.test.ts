import { addRoutes, migrate } from '../../kernel';
import { createCardGateway } from '../../partners/cardGateway';
import { createPaymentPartners } from '../../partners/paymentPartners';
import { headersOf, openShopperApp, type ShopperApp, testPassword } from '../../testing/shopperApp';
import { testSkus } from '../../testing/tradeFixture';
import { createInventoryService } from '../inventory/inventory.service';
import { inventoryMigrations } from '../inventory/inventory.migrations';
import { createLensValues } from '../prescription';
import { createDeliveryPromises } from '../shipping';
import { keyringOf } from '../prescription/keyring';
import { createTrade } from '../../app/trade';

describe('carts and real sessions', () => {
  let shoppers: ShopperApp;
  beforeAll(async () => {
    shoppers = await openShopperApp();
    const { db, clock, app, identity, person } = shoppers;
    const gateway = createCardGateway({
      db,
      clock,
      secret: 's',
      gatewayOrigin: 'http://localhost:3101',
      shopOrigins: ['http://localhost:3000'],
    });
    const partners = createPaymentPartners({
      db,
      clock,
      secret: 's',
      partnerOrigin: 'http://localhost:3102',
      shopOrigins: ['http://localhost:3000'],
    });
    const quiet = async (): Promise<void> => undefined;
    const trade = createTrade({
      db,
      clock,
      inventory: createInventoryService(),
      gateway: gateway.api,
      catalogue: {
        variants: async () => [],
        skus: async (_store, { partNumbers = [] }) => testSkus.filter((sku) => partNumbers.includes(sku.partNumber)),
      },
      addresses: person.service,
      pickUp: { byId: async () => null },
      wallet: person.service,
      partners: partners.api,
      expressAddresses: person.service,
      noteBehalf: async () => undefined,
      promises: createDeliveryPromises(),
      letters: {
        placed: quiet,
        statusChanged: quiet,
        addressAmended: quiet,
        refunded: quiet,
        returnAnnounced: quiet,
        returnCancelled: quiet,
        exchanged: quiet,
        paymentRefused: quiet,
        reminded: quiet,
      },
      accountsOnly: () => false,
      buyers: { emailOf: async () => null },
      lensValues: createLensValues(keyringOf([Buffer.alloc(32, 3).toString('base64')])),
      claimCheck: { redeem: async () => null },
      identityCheck: { verify: async () => ({ verified: false, reason: '' }) },
    });
    identity.service.onMerge(trade.mergeCarts);
    await migrate(db, [
      identity.migrations,
      shoppers.contracts.migrations,
      person.migrations,
      shoppers.mail.migrations,
      inventoryMigrations,
      ...trade.migrations,
      gateway.migrations,
    ]);
    for (const routes of trade.routes) addRoutes(app, routes);
  });
  afterAll(() => shoppers.close());

  const add = async (headers: Record<string, string>): Promise<string> =>
    (
      await shoppers.call('POST', 'cart', {
        headers,
        body: { orderId: '.', orderItem: [{ partNumber: '2900000000017', quantity: '1' }] },
      })
    ).json().orderId;
  const cart = async (headers: Record<string, string>) =>
    (await shoppers.call('GET', 'cart/@self', { headers })).json();
  const signIn = async (logonId: string, guest: Record<string, string>) =>
    headersOf(
      (
        await shoppers.call('POST', 'loginidentity', { headers: guest, body: { logonId, logonPassword: testPassword } })
      ).json(),
    );

  it('keep the cart and its id when a guest registers [AUTH-09]', async () => {
    const guest = await shoppers.guest();
    const orderId = await add(guest);
    const body = { logonId: 'new@example.com', logonPassword: testPassword, logonPasswordVerify: testPassword };
    const member = headersOf((await shoppers.call('POST', 'person', { headers: guest, body })).json());
    expect(await cart(member)).toMatchObject({ orderId, orderItem: [{ quantity: '1.0' }] });
  });

  it('pour the guest cart into the account cart at sign-in, and only the account can read it [AUTH-09]', async () => {
    const account = await shoppers.register('known@example.com');
    const kept = await add(account);
    const guest = await shoppers.guest();
    await add(guest);
    shoppers.clock.advance(10_000);
    const member = await signIn('known@example.com', guest);
    expect(await cart(member)).toMatchObject({ orderId: kept, orderItem: [{ quantity: '2.0' }] });
    const stranger = await shoppers.guest();
    expect((await shoppers.call('GET', `cart/@self?orderId=${kept}`, { headers: stranger })).statusCode).toBe(404);
  });

  it('deliver to an address of the own address book only [CHK-03]', async () => {
    const owner = await shoppers.guest();
    await add(owner);
    const contact = {
      nickName: 'home',
      firstName: 'Ann',
      lastName: 'Doe',
      addressLine: ['1 Front Street'],
      city: 'New York',
      state: 'NY',
      zipCode: '10001',
      country: 'US',
      addressType: 'ShippingAndBilling',
      phone1: '2065550114',
      email1: 'ann@example.com',
    };
    const { addressId } = (
      await shoppers.call('POST', 'person/@self/contact', { headers: owner, body: contact })
    ).json();
    const choose = (headers: Record<string, string>) =>
      shoppers.call('PUT', 'cart/@self/shipping_info', {
        headers,
        body: { orderId: '.', addressId, shipModeId: '14501', x_calculateOrder: '1' },
      });
    expect((await choose(owner)).statusCode).toBe(200);
    expect((await cart(owner)).orderItem[0]).toMatchObject({
      addressId,
      city: 'New York',
      country: 'US',
      shipModeCode: 'Standard',
    });
    const other = await shoppers.guest();
    await add(other);
    const refused = await choose(other);
    expect([refused.statusCode, refused.json().errors[0].errorKey]).toEqual([400, '_ERR_INVALID_ADDR']);
  });
});
