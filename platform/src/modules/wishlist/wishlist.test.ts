import {
  addRoutes,
  createHttpApp,
  type HttpApp,
  inTransaction,
  migrate,
  type OpenDatabase,
  testClock,
} from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import { createWishlistModule } from '.';

interface GiftItem {
  readonly giftListItemID: string;
  readonly productId: string;
  readonly partNumber: string;
  readonly quantityRequested: string;
}
interface Lists {
  readonly GiftList?: { readonly uniqueID: string; readonly descriptionName: string; readonly item?: GiftItem[] }[];
  readonly recordSetTotal: string;
}

let database: OpenDatabase;
let app: HttpApp;
let merge: ReturnType<typeof createWishlistModule>['merge'];
let forget: ReturnType<typeof createWishlistModule>['forget'];
const clock = testClock();

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const module = createWishlistModule({
    db,
    clock,
    // Every product from 1 to 999 exists, under its id and its number.
    catalogue: {
      entries: async (_storeId, { productIds, partNumbers }) =>
        [...productIds, ...partNumbers.map((number) => number.replace('P-', ''))]
          .filter((id) => /^[1-9][0-9]{0,2}$/.test(id))
          .map((productId) => ({ productId, partNumber: `P-${productId}` })),
    },
  });
  ({ merge, forget } = module);
  await migrate(db, [module.migrations]);
  app = createHttpApp({
    authenticator: {
      authenticate: async (headers) => {
        const userId = headers['x-user'];
        if (typeof userId !== 'string') return { userId: '-1002', registerType: 'G', kind: 'generic' };
        return { userId, registerType: 'G', kind: 'guest' };
      },
    },
  });
  addRoutes(app, module.routes);
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const call = (user: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.inject({
    method,
    url: path.startsWith('/') ? path : `/wcs/resources/store/10801/wishlist${path && `/${path}`}`,
    headers: user ? { 'x-user': user } : {},
    ...(body ? { payload: body } : {}),
  });
const create = async (user: string, body: object): Promise<string> => {
  clock.advance(1000);
  return (await call(user, 'POST', '', body)).json().uniqueID;
};
const lists = async (user: string): Promise<Lists> => (await call(user, 'GET', '@self')).json();
const contents = async (user: string) =>
  (await lists(user)).GiftList?.map(({ descriptionName, item = [] }) => [
    descriptionName,
    ...item.map(({ partNumber, quantityRequested }) => `${partNumber} ${quantityRequested}`),
  ]);
const numbers = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ productId: String(from + index) }));

describe('wish lists', () => {
  it('are made with what they hold and read in the product’s words [PLAT-02]', async () => {
    expect(await lists('1')).toEqual({
      recordSetCount: '0',
      recordSetTotal: '0',
      recordSetStartNumber: '0',
      recordSetComplete: 'true',
      resourceName: 'wishlist',
    });
    const made = await call('1', 'POST', '', {
      descriptionName: 'Summer',
      registry: 'false',
      item: [{ productId: '7', quantityRequested: '2.0', quantityBought: '0.0' }, { partNumber: 'P-8' }],
    });
    expect(made.statusCode).toBe(201);
    const { uniqueID, item, ...rest } = made.json();
    expect(item).toHaveLength(2);
    expect(rest).toEqual({ descriptionName: 'Summer', storeId: '10801', resourceName: 'wishlist' });
    const one = (await call('1', 'GET', uniqueID)).json<Lists>();
    expect(one.GiftList).toMatchObject([
      {
        uniqueID,
        externalIdentifier: uniqueID,
        descriptionName: 'Summer',
        storeId: '10801',
        accessSpecifier: 'Private',
        registry: 'false',
        createdTime: expect.stringMatching(/^2026-.*Z$/),
        item: [
          {
            giftListItemID: item[0].giftListItemID,
            productId: '7',
            partNumber: 'P-7',
            quantityRequested: '2.0',
            quantityBought: '0.0',
          },
          { giftListItemID: item[1].giftListItemID, productId: '8', quantityRequested: '1.0' },
        ],
      },
    ]);
    await create('1', { description: 'Winter' });
    expect(await contents('1')).toEqual([['Summer', 'P-7 2.0', 'P-8 1.0'], ['Winter']]);
    expect((await call('1', 'GET', '@self?pageNumber=2&pageSize=1')).json()).toMatchObject({
      GiftList: [{ descriptionName: 'Winter' }],
      recordSetStartNumber: '1',
      recordSetTotal: '2',
    });
    const elsewhere = await call('1', 'GET', '/wcs/resources/store/10802/wishlist/@self');
    expect(elsewhere.json()).toMatchObject({ recordSetTotal: '0' });
  });

  it('take further items once each, new quantities and new names [PLAT-02]', async () => {
    const id = await create('2', { descriptionName: 'Mine', item: [{ productId: '1' }] });
    const added = await call('2', 'PUT', `${id}?addItem=true`, {
      item: [{ productId: '2' }, { partNumber: 'P-1', quantityRequested: '5' }],
    });
    expect(added.json()).toMatchObject({ uniqueID: id, resourceName: 'wishlist' });
    expect(await contents('2')).toEqual([['Mine', 'P-1 5.0', 'P-2 1.0']]);
    const [, second] = added.json<{ item: GiftItem[] }>().item;
    await call('2', 'PUT', id, {
      descriptionName: 'Ours',
      item: [{ giftListItemID: second?.giftListItemID, quantityRequested: '3' }],
    });
    expect(await contents('2')).toEqual([['Ours', 'P-1 3.0', 'P-2 1.0']]);
  });

  it('lose items in every spelling of the call, and go as a whole [PLAT-02]', async () => {
    const id = await create('3', { descriptionName: 'A', item: numbers(5) });
    const [list] = (await lists('3')).GiftList ?? [];
    const [first, second] = list?.item ?? [];
    const gone = await call('3', 'DELETE', `${id}/item/${first?.giftListItemID}`);
    expect(gone.json()).toEqual({
      uniqueID: id,
      item: [{ giftListItemID: first?.giftListItemID }],
      resourceName: 'wishlist',
    });
    await call('3', 'DELETE', `${id}?itemId=${second?.giftListItemID}`);
    await call('3', 'DELETE', `${id}?productId=3`);
    await call('3', 'PUT', `${id}?removeItem=true`, { item: [{ partNumber: 'P-4' }] });
    expect(await contents('3')).toEqual([['A', 'P-5 1.0']]);
    expect((await call('3', 'DELETE', id)).json()).toEqual({ uniqueID: id, resourceName: 'wishlist' });
    expect(await contents('3')).toBeUndefined();
    expect((await call('3', 'GET', id)).statusCode).toBe(404);
  });

  it('are nobody else’s, and a guest who is nobody yet has none [PLAT-04]', async () => {
    const id = await create('4', { descriptionName: 'Private', item: [{ productId: '1' }] });
    const itemId = (await lists('4')).GiftList?.[0]?.item?.[0]?.giftListItemID;
    for (const [method, path, body] of [
      ['GET', id, undefined],
      ['PUT', `${id}?addItem=true`, { item: [{ productId: '2' }] }],
      ['PUT', id, { descriptionName: 'Taken' }],
      ['PUT', `${id}?removeItem=true`, { item: [{ productId: '1' }] }],
      ['DELETE', id, undefined],
      ['DELETE', `${id}?productId=1`, undefined],
      ['DELETE', `${id}/item/${itemId}`, undefined],
    ] as const) {
      expect([method, path, (await call('5', method, path, body)).statusCode]).toEqual([method, path, 404]);
      expect([method, path, (await call('', method, path, body)).statusCode]).toEqual([method, path, 401]);
    }
    const own = await create('5', { descriptionName: 'Other' });
    expect((await call('5', 'DELETE', `${own}/item/${itemId}`)).statusCode).toBe(400);
    expect(await contents('4')).toEqual([['Private', 'P-1 1.0']]);
  });

  it('hold at most 200 items, and a shopper at most ten of them [PLAT-04]', async () => {
    const id = await create('6', { descriptionName: 'Full', item: numbers(200) });
    const over = await call('6', 'PUT', `${id}?addItem=true`, { item: [{ productId: '1' }, { productId: '201' }] });
    expect([over.statusCode, over.json().errors[0].errorKey]).toEqual([409, '_ERR_LIMIT_EXCEEDED']);
    const made = await Promise.all(
      Array.from({ length: 10 }, () => call('6', 'POST', '', { descriptionName: 'More' })),
    );
    expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array<number>(9).fill(201), 409]);
    expect((await lists('6')).recordSetTotal).toBe('10');
  });

  it('go with the guest whom nobody saw for long, and with nobody else [PLAT-08]', async () => {
    await create('8', { descriptionName: 'Gone', item: numbers(2) });
    await create('9', { descriptionName: 'Stays' });
    await inTransaction(database.db, (trx) => forget(trx, ['8']));
    expect([await contents('8'), await contents('9')]).toEqual([undefined, [['Stays']]]);
  });

  it('refuse what does not exist and what is no quantity, as a whole [PLAT-04]', async () => {
    const id = await create('7', { descriptionName: 'Strict' });
    for (const item of [
      [{ productId: '1' }, { productId: '1000' }],
      [{ partNumber: 'nothing' }],
      [{}],
      [],
      [{ productId: '1', quantityRequested: '0' }],
      [{ productId: '1', quantityRequested: '1.5' }],
      [{ productId: '1', quantityRequested: '9999999' }],
      [{ productId: "1'; --" }],
      numbers(201),
    ])
      expect((await call('7', 'PUT', `${id}?addItem=true`, { item })).statusCode).toBe(400);
    expect((await call('7', 'POST', '', { descriptionName: 'x'.repeat(255) })).statusCode).toBe(400);
    expect((await call('7', 'POST', '/wcs/resources/store/1/wishlist', {})).statusCode).toBe(400);
    expect(await contents('7')).toEqual([['Strict']]);
  });

  it('follow a guest into the account: by name, else as they are, else into the oldest [AUTH-09]', async () => {
    await create('10', {
      descriptionName: 'Same',
      item: [{ productId: '1' }, { productId: '2', quantityRequested: '9' }],
    });
    await create('10', { descriptionName: 'New', item: [{ productId: '3' }] });
    await create('11', { descriptionName: 'Same', item: [{ productId: '2' }] });
    await inTransaction(database.db, (trx) => merge(trx, '10', '11'));
    expect(await contents('10')).toBeUndefined();
    expect(await contents('11')).toEqual([
      ['New', 'P-3 1.0'],
      ['Same', 'P-1 1.0', 'P-2 1.0'],
    ]);
    await create('12', { descriptionName: 'Late', item: numbers(3) });
    await create('13', { descriptionName: 'Oldest', item: numbers(198, 2) });
    for (let index = 1; index < 10; index += 1) await create('13', { descriptionName: `List ${index}` });
    await inTransaction(database.db, (trx) => merge(trx, '12', '13'));
    const merged = await lists('13');
    expect(merged.recordSetTotal).toBe('10');
    expect(merged.GiftList?.[0]?.item).toHaveLength(199);
    expect(await contents('12')).toBeUndefined();
  });
});
