import {
  addRoutes,
  createHttpApp,
  type Db,
  type HttpApp,
  type HttpOptions,
  inTransaction,
  migrate,
  type MigrationSet,
  testClock,
} from '../kernel';
import { createTrade, type Trade } from '../app/trade';
import { createFulfilmentRoutes } from '../modules/fulfilment';
import { type OrderLetters, type SkuFacts, statusChanges } from '../modules/order';
import type { WalletPort } from '../modules/payment';
import type { PrescriberModule } from '../modules/prescriber';
import { createLensValues, reviewRoutes } from '../modules/prescription';
import { createDeliveryPromises } from '../modules/shipping';
import { keyringOf } from '../modules/prescription/keyring';
import { createInventoryService } from '../modules/inventory/inventory.service';
import { inventoryMigrations } from '../modules/inventory/inventory.migrations';
import { savePromotions, seedPromotions } from '../modules/promotion';
import { createCardGateway } from '../partners/cardGateway';
import { createPaymentPartners, type PartnerCallback } from '../partners/paymentPartners';
import { createServicePartners } from '../partners/servicePartners';
import { createOrderLetters } from '../modules/orderLetter';
import { klarna } from '../modules/storeConfig';
import { openFilledDatabase } from './filledDatabase';
import { testCallers } from './testCallers';
import { createTestMail } from './testMail';
import { createTestPrescriber } from './testPrescriber';
import { addressOf, branch, createExpressBook, PLACES, itemOf, modelOf, testSkus } from './tradeFixture';

export type Answer = Awaited<ReturnType<HttpApp['inject']>>;

/** Key that the values of contact lenses are sealed with. */
export const testKey = Buffer.alloc(32, 3).toString('base64');
/** Opens the calls of operations. */
export const operationsToken = 'test operations';
export const shopOrigin = 'http://localhost:3000';
export const testCards = { visa: '4111111111111111', accepted: '4242424242424242', amex: '378282246310005' } as const;

export interface TradeAppOptions {
  logger?: HttpOptions['logger'];
  /** Uses this database instead of a fresh one; it is not closed with the app. */
  db?: Db;
  wallet?: WalletPort;
  returnsFrom?: string;
  accountsOnly?: readonly string[];
}

/** A call of the platform and what its body may hold. */
export interface CallSchema {
  readonly name: string;
  readonly body: unknown;
}

export interface TradeApp {
  app: HttpApp;
  /** Every call there is. */
  calls: readonly CallSchema[];
  gateway: ReturnType<typeof createCardGateway>;
  partners: ReturnType<typeof createPaymentPartners>;
  /** Messages the partners sent, not yet delivered. */
  callbacks: PartnerCallback[];
  /** What assistants did: who, for whom, with which order, what. */
  actions: string[][];
  db: Db;
  clock: ReturnType<typeof testClock>;
  trade: Trade;
  /** Questions to prescribers. */
  prescriber: PrescriberModule;
  /** Lines whose values operations read. */
  readings: readonly string[];
  /** Writes to buyers. */
  letters: OrderLetters;
  /** What the database went through, for tests that add their own tables. */
  migrations: readonly MigrationSet[];
  /** Catalogue behind the app; tests change prices here. */
  skus: Map<string, SkuFacts>;
  /** Call as a shopper; `path` is relative to the US store unless it begins with a slash. */
  as(
    user: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  setStock(partNumber: string, quantity: number, centre?: 'AMERICAS' | 'EUROPE'): Promise<void>;
  stockOf(partNumber: string, storeId?: string): Promise<number>;
  /** A card token made the way the hosted fields make it. */
  token(number?: string, code?: string): Promise<string>;
  /** A cart with delivery chosen, paid by card or cash, checked and ready to be placed. Gives its id. */
  ready(user: string, lines: readonly [partNumber: string, quantity: number][], pay?: object): Promise<string>;
  close(): Promise<void>;
}

/** Cart, checkout, payment and orders on a test database with a small catalogue; shoppers are named in a header, assistants begin with an a. */
export async function openTradeApp(options: TradeAppOptions = {}): Promise<TradeApp> {
  const opened = options.db
    ? null
    : await openFilledDatabase('trade', async ({ db: empty }) => (await openTradeApp({ db: empty })).close());
  const db = options.db ?? opened?.db;
  if (!db) throw new Error('There is no database');
  const clock = testClock();
  const skus = new Map(testSkus.map((entry) => [entry.partNumber, entry]));
  const inventory = createInventoryService();
  const expressAddresses = createExpressBook();
  const callbacks: PartnerCallback[] = [];
  const actions: string[][] = [];
  const partners = createPaymentPartners({
    db,
    clock,
    secret: 'test secret',
    partnerOrigin: 'http://localhost:3102',
    shopOrigins: [shopOrigin],
    notify: (callback) => void callbacks.push(callback),
    ...(options.logger ? { logger: options.logger } : {}),
  });
  const gateway = createCardGateway({
    db,
    clock,
    secret: 'test secret',
    partners: partners.judge,
    gatewayOrigin: 'http://localhost:3101',
    testTokens: true,
    shopOrigins: [shopOrigin],
    ...(options.logger ? { logger: options.logger } : {}),
  });
  const services = createServicePartners({
    db,
    clock,
    partnerOrigin: 'http://localhost:3102',
    shopOrigins: [shopOrigin],
    financed: klarna,
    exampleProducts: async () => ['3000001'],
  });
  addRoutes(partners.app, services.routes);
  const mail = createTestMail(db, clock, {}, shopOrigin);
  const promises = createDeliveryPromises();
  const buyers = {
    emailOf: async (_handle: unknown, userId: string) => (/^[ra]/.test(userId) ? `${userId}@example.com` : null),
  };
  const letters = createOrderLetters({ letters: mail.writer, promises, buyers, changesOf: statusChanges });
  const trade = createTrade({
    db,
    clock,
    noteBehalf: async (_handle, { actorId, userId }, { orderId, action }) => {
      if (actorId) actions.push([actorId, userId, orderId, action]);
    },
    identityCheck: services.identity,
    claimCheck: services.insurer,
    promises,
    letters,
    buyers,
    lensValues: createLensValues(keyringOf([testKey])),
    inventory,
    gateway: gateway.api,
    partners: partners.api,
    expressAddresses: {
      addExpressAddress: async (_trx, userId, fields) => expressAddresses.add(userId, fields),
      dropExpressAddresses: async (userId) => expressAddresses.drop(userId),
    },
    ...(options.wallet ? { wallet: options.wallet } : {}),
    ...(options.returnsFrom ? { returnsFrom: options.returnsFrom } : {}),
    accountsOnly: (storeId) => options.accountsOnly?.includes(storeId) ?? false,
    catalogue: {
      variants: async (partNumber) => modelOf(partNumber),
      skus: async (_storeId, wanted, { segment }) =>
        [...skus.values()]
          .filter(
            (entry) => wanted.partNumbers?.includes(entry.partNumber) || wanted.productIds?.includes(entry.productId),
          )
          // Members of the club pay a round hundred less for the dearest frame.
          .map((entry) =>
            segment === 'RegisteredUsers' && entry.offerMinor === 54_999 ? { ...entry, offerMinor: 44_999 } : entry,
          ),
    },
    addresses: {
      address: async (_db, userId, addressId) =>
        expressAddresses.find(userId, addressId) ?? addressOf(userId, addressId),
      addresses: async (_db, userId) => PLACES.flatMap((name) => addressOf(userId, `${userId}-${name}`) ?? []),
    },
    pickUp: { byId: async (id) => (id === branch.physicalStoreId ? branch : null) },
  });
  const { prescriber, readings } = createTestPrescriber({ db, clock, orders: trade.orders, key: testKey });
  const migrations = [
    inventoryMigrations,
    ...trade.migrations,
    prescriber.migrations,
    mail.migrations,
    gateway.migrations,
    partners.migrations,
    services.migrations,
  ];
  await migrate(db, migrations);
  await savePromotions(db, seedPromotions);
  const app = createHttpApp({
    ...(options.logger ? { logger: options.logger } : {}),
    ...testCallers,
  });
  const calls: CallSchema[] = [];
  app.addHook(
    'onRoute',
    ({ method, url, schema }) => void calls.push({ name: `${String(method)} ${url}`, body: schema?.body }),
  );
  for (const routes of trade.routes) addRoutes(app, routes);
  addRoutes(app, createFulfilmentRoutes(trade.fulfilment, operationsToken));
  addRoutes(app, trade.returnOperations(operationsToken));
  addRoutes(app, reviewRoutes(db, trade.orders, operationsToken));
  addRoutes(app, prescriber.routes);
  addRoutes(app, prescriber.operations(operationsToken));
  await app.ready();

  type Levels = {
    inventory_levels: { centre: string; part_number: string; quantity: number; infinite: boolean; label: string };
  };
  const setStock: TradeApp['setStock'] = async (partNumber, quantity, centre = 'AMERICAS') => {
    const row = { centre, part_number: partNumber, quantity, infinite: false, label: 'NONE' };
    await db
      .withTables<Levels>()
      .insertInto('inventory_levels')
      .values(row)
      .onConflict((conflict) => conflict.columns(['centre', 'part_number']).doUpdateSet({ quantity }))
      .execute();
  };
  if (!options.db) for (const entry of testSkus) await setStock(entry.partNumber, 1000);

  const as: TradeApp['as'] = (user, method, path, body, headers = {}) =>
    app.inject({
      method,
      url: path.startsWith('/') ? path : `/wcs/resources/store/10801/${path}`,
      headers: { ...(user ? { 'x-user': user } : {}), ...headers },
      ...(body ? { payload: body } : {}),
    });

  const expecting = async (status: number, answer: Promise<Answer>): Promise<Answer> => {
    const got = await answer;
    if (got.statusCode === status) return got;
    throw new Error(`Expected ${status}, got ${got.statusCode}: ${got.body}`);
  };
  const token: TradeApp['token'] = async (number = testCards.visa, code = number.length === 15 ? '1234' : '123') => {
    const made = await gateway.app.inject({
      method: 'POST',
      url: '/tokens',
      payload: { number, expiry: '12/29', securityCode: code, firstName: 'Ann', lastName: 'Doe' },
    });
    return made.json<{ token: string }>().token;
  };

  return {
    app,
    calls,
    gateway,
    partners,
    callbacks,
    actions,
    db,
    clock,
    trade,
    prescriber,
    readings,
    letters,
    migrations,
    skus,
    as,
    setStock,
    token,
    async stockOf(partNumber, storeId = '10801') {
      return (await inTransaction(db, (trx) => inventory.levels(trx, storeId, [partNumber]))).get(partNumber) ?? 0;
    },
    async ready(user, lines, pay) {
      const orderItem = lines.map(([partNumber, quantity]) => itemOf(partNumber, { quantity: String(quantity) }));
      const added = await expecting(201, as(user, 'POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem }));
      const { orderId } = added.json() as { orderId: string };
      await expecting(
        200,
        as(user, 'PUT', 'cart/@self/shipping_info', {
          orderId: '.',
          addressId: `${user}-home`,
          shipModeId: '14501',
          x_calculateOrder: '1',
        }),
      );
      const payment = pay ?? { payMethodId: 'VISA', paymentToken: await token() };
      await expecting(201, as(user, 'POST', 'cart/@self/payment_instruction', payment));
      await expecting(200, as(user, 'PUT', 'cart/@self/precheckout', { orderId }));
      return orderId;
    },
    async close() {
      await app.close();
      await gateway.app.close();
      await partners.app.close();
      await opened?.close();
    },
  };
}
