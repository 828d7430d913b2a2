import { sql } from 'kysely';

import { migrate, testClock, type OpenDatabase } from '../../kernel';
import { catalogueSeed } from '../../seed/catalogue/catalogue.seed';
import { openTestDatabase } from '../../testing/testDatabase';
import { openTradeApp, testKey } from '../../testing/tradeApp';
import { createCatalogueModule } from '../catalogue';
import { createInventoryService } from '../inventory/inventory.service';
import { ledgerBalance } from '../payment';
import { createLensValues } from '../prescription';
import { keyringOf } from '../prescription/keyring';
import { demoOrderSeed } from './demoOrders.seed';

describe('the demo orders', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase();
  });
  afterAll(() => opened.close());

  it('show every status, add up, and are paid in a way that balances [PLAT-05]', async () => {
    const { db } = opened;
    const clock = testClock();
    const catalogue = (handle: typeof db) =>
      createCatalogueModule({ db: handle, clock, inventory: createInventoryService() });
    // The first run creates the order tables, the seed comes on top.
    const shop = await openTradeApp({ db });
    await migrate(db, [catalogue(db).migrations, ...shop.migrations]);
    const seed = demoOrderSeed({
      shoppers: [
        { logonId: 'first', storeId: '10801' },
        { logonId: 'second', storeId: '10802' },
        { logonId: 'missing', storeId: '10802' },
      ],
      catalogue: (handle) => catalogue(handle).service,
      lensValues: createLensValues(keyringOf([testKey])),
      userIdOf: async (_db, logonId) => ({ first: 'r1', second: 'r2' })[logonId] ?? null,
      addresses: async (_db, userId) => [
        {
          addressId: `${userId}-home`,
          firstName: 'Ann',
          lastName: 'Doe',
          addressLine: ['1 Front Street'],
          city: 'New York',
          state: 'NY',
          zipCode: '10001',
          country: 'US',
        },
      ],
    });
    await db.transaction().execute(async (trx) => {
      await catalogueSeed.run(trx, () => undefined, { small: true, now: clock.now() });
      await seed.run(trx, () => undefined, { small: true, now: clock.now() });
    });
    const history = (await shop.as('r1', 'GET', 'order/@history?pageNumber=1&pageSize=100')).json();
    const statuses = new Set(history.Order.map((order: { orderStatus: string }) => order.orderStatus));
    expect([...statuses].toSorted()).toEqual([
      '1',
      'D',
      'E',
      'F',
      'G',
      'H',
      'L',
      'M',
      'N',
      'O',
      'R',
      'S',
      'V',
      'W',
      'X',
      'Z',
    ]);
    const cents = (text: string) => Math.round(Number(text) * 100);
    for (const order of history.Order) {
      const parts = [
        'totalProductPrice',
        'totalAdjustment',
        'totalShippingCharge',
        'totalSalesTax',
        'totalShippingTax',
      ].map((name) => cents(order[name]));
      expect(cents(order.grandTotal)).toBe(parts.reduce((sum, part) => sum + part, 0));
      expect(cents(order.grandTotal)).toBeGreaterThan(0);
      const rows = await sql<{
        kind: 'authorise';
        status: 'approved';
        amount_minor: string;
      }>`select * from payment_ledger where order_id = ${order.orderId}`.execute(db);
      const { openMinor, capturedMinor } = ledgerBalance(
        rows.rows.map((row) => ({ ...row, amountMinor: Number(row.amount_minor) })),
      );
      const expected = ['S', 'O', 'D', '1'].includes(order.orderStatus)
        ? [0, cents(order.grandTotal)]
        : order.orderStatus === 'X'
          ? [0, 0]
          : [cents(order.grandTotal), 0];
      expect([order.orderStatus, openMinor, capturedMinor]).toEqual([order.orderStatus, ...expected]);
    }
    const italian = (await shop.as('r2', 'GET', '/wcs/resources/store/10802/order/@history')).json();
    expect(italian.Order[0]).toMatchObject({ grandTotalCurrency: 'EUR', totalSalesTax: '0.00000' });
    const sent = history.Order.find((order: { orderStatus: string }) => order.orderStatus === 'S');
    const detail = (await shop.as('r1', 'GET', `order/${sent.orderId}`)).json();
    expect(detail.orderItem[0].orderItemExtendAttribute).toContainEqual({
      attributeName: 'track_number',
      attributeType: 'STRING',
      attributeValue: expect.stringMatching(/^SL\d+$/),
    });
    const details = await Promise.all(
      history.Order.map(async ({ orderId }: { orderId: string }) =>
        (await shop.as('r1', 'GET', `order/${orderId}`)).json(),
      ),
    );
    const lines = details.flatMap(({ orderItem }) => orderItem);
    const namesOf = (line: { orderItemExtendAttribute?: { attributeName: string }[] }) =>
      (line.orderItemExtendAttribute ?? []).map(({ attributeName }) => attributeName);
    const boxes = lines.filter(({ quantity }) => quantity === '2.0');
    expect(boxes.length).toBeGreaterThan(0);
    expect(boxes.every((line) => namesOf(line).includes('contactLensData'))).toBe(true);
    const waiting = details.filter(({ orderStatus }) => ['E', 'V', 'W', 'N'].includes(orderStatus));
    const given: Readonly<Record<string, string[]>> = {
      W: ['prescriptionUploaded'],
      N: ['prescriptionState', 'prescriptionReason'],
    };
    for (const { orderItem, orderStatus } of waiting) {
      const pair = orderItem.filter((line: { xitem_field1: string }) => line.xitem_field1 !== '0');
      expect(pair.map(namesOf)).toEqual([
        ['RxLensId', 'lensesReview'],
        ['IsRoxLens', ...(given[orderStatus] ?? [])],
      ]);
      const { attributeValue: said } = pair[0].orderItemExtendAttribute.find(
        ({ attributeName }: { attributeName: string }) => attributeName === 'lensesReview',
      );
      expect(JSON.parse(said)).toMatchObject({ Type: { code: 'SV' }, Thickness: { code: '1.50' } });
      expect(pair.map((line: { salesTax: string }) => line.salesTax)).toEqual([expect.any(String), '0.00000']);
    }
    // Beside them the shop sells, refuses and cancels as ever, under numbers of its own.
    const cloth = '2900000000024';
    await shop.setStock(cloth, 5);
    const card = { payMethodId: 'VISA', paymentToken: await shop.token('4000900000052210') };
    const [placed, refused] = [await shop.ready('r3', [[cloth, 2]]), await shop.ready('r4', [[cloth, 1]], card)];
    const press = async (user: string, orderId: string) =>
      (await shop.as(user, 'POST', 'cart/@self/checkout', { orderId })).statusCode;
    expect([await press('r3', placed), await press('r4', refused), await shop.stockOf(cloth)]).toEqual([200, 400, 3]);
    expect(details.map(({ orderId }) => orderId)).not.toContain(placed);
    await shop.as('r3', 'PUT', `order/${placed}/cancel`);
    expect([await shop.trade.checkout.reconcile(), await shop.stockOf(cloth)]).toEqual([0, 5]);
    await shop.close();
    // The seed writes a catalogue first.
  }, 90_000);
});
