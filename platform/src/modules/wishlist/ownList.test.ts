import { addRoutes, createHttpApp, type HttpApp, migrate, type OpenDatabase, testClock } from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import { createWishlistModule } from '.';

interface Lists {
  readonly GiftList?: { readonly accessSpecifier: string; readonly x_shareKey?: string; readonly item?: Item[] }[];
}
interface Item {
  readonly partNumber: string;
}

const clock = testClock();
let database: OpenDatabase;
let app: HttpApp;

beforeAll(async () => {
  database = await openTestDatabase();
  const entries = async (_store: string, { partNumbers }: { readonly partNumbers: readonly string[] }) =>
    partNumbers
      .filter((partNumber) => partNumber.startsWith('P-'))
      .map((partNumber) => ({ productId: partNumber.slice(2), partNumber }));
  const module = createWishlistModule({ db: database.db, clock, catalogue: { entries } });
  await migrate(database.db, [module.migrations]);
  app = createHttpApp({
    authenticator: {
      authenticate: async ({ 'x-user': user }) =>
        typeof user === 'string'
          ? { userId: user, registerType: 'R', kind: 'registered' }
          : { userId: '-1002', registerType: 'G', kind: 'generic' },
    },
  });
  addRoutes(app, module.routes);
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

const call = (user: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, store = '10801') =>
  app.inject({
    method,
    url: `/wcs/resources/store/${store}/wishlist${path && `/${path}`}`,
    headers: user ? { 'x-user': user } : {},
    ...(body ? { payload: body } : {}),
  });
const keep = (user: string, ...partNumber: string[]) => call(user, 'POST', '@self/item', { partNumber });
const saved = (answer: Awaited<ReturnType<typeof call>>) =>
  (answer.json<Lists>().GiftList ?? []).flatMap(({ item = [] }) => item.map(({ partNumber }) => partNumber));
const all = async (user: string) => saved(await call(user, 'GET', '@self'));
const keyOf = async (user: string) => (await call(user, 'POST', '@self/share')).json<Lists>().GiftList?.[0]?.x_shareKey;

describe('what a shopper saved, as one list', () => {
  it('is made with its first article and takes each once, however often and by how many at once it is sent [ACC-05]', async () => {
    const answers = await Promise.all([keep('1', 'P-1', 'P-2'), keep('1', 'P-2', 'P-1')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    clock.advance(1000);
    expect(saved(await keep('1', 'P-2', 'P-3', 'P-3', 'gone'))).toHaveLength(3);
    expect((await call('1', 'GET', '@self')).json()).toMatchObject({ recordSetTotal: '1' });
    expect((await all('1')).toSorted()).toEqual(['P-1', 'P-2', 'P-3']);
    expect(await all('2')).toEqual([]);
  });

  it('takes back from every list of the shopper, and from nobody else’s [ACC-05]', async () => {
    await keep('3', 'P-1', 'P-2');
    await call('3', 'POST', '', { descriptionName: 'Summer', item: [{ partNumber: 'P-1' }] });
    await keep('4', 'P-1');
    for (const time of [1, 2])
      expect([time, saved(await call('3', 'DELETE', '@self/item/P-1'))]).toEqual([time, ['P-2']]);
    expect(await all('4')).toEqual(['P-1']);
  });

  it('takes all of what is sent or, where it has no room, nothing of it [PLAT-08]', async () => {
    const many = Array.from({ length: 200 }, (_, index) => `P-${index + 1}`);
    await keep('5', ...many.slice(1));
    expect((await keep('5', 'P-900', 'P-901')).json()).toMatchObject({ errors: [{ errorKey: '_ERR_LIMIT_EXCEEDED' }] });
    expect(await all('5')).toHaveLength(199);
    expect(saved(await keep('5', 'P-1'))).toHaveLength(200);
  });

  it('is shown by its key to anybody, with articles alone, until the key is taken back [ACC-05] [PLAT-04]', async () => {
    await keep('6', 'P-1');
    clock.advance(1000);
    await keep('6', 'P-2');
    const key = await keyOf('6');
    expect(key).toMatch(/^[A-Za-z0-9_-]{32}$/);
    expect(await keyOf('6')).toBe(key);
    const shared = (store?: string) => call('', 'GET', `shared/${key}`, undefined, store);
    expect((await shared()).json()).toEqual({ partNumber: ['P-1', 'P-2'], resourceName: 'wishlist' });
    expect((await shared()).headers['cache-control']).toBe('private, no-store');
    expect((await shared('10802')).statusCode).toBe(404);
    expect((await call('7', 'GET', '@self')).body).not.toContain(key);
    const ended = (await call('6', 'DELETE', '@self/share')).json<Lists>();
    expect(ended.GiftList?.[0]).toMatchObject({ accessSpecifier: 'Private' });
    expect((await shared()).statusCode).toBe(404);
    expect((await shared()).body).not.toContain(key);
    expect(await keyOf('6')).not.toBe(key);
  });

  it.each([
    ['POST', '@self/item'],
    ['DELETE', '@self/item/P-1'],
    ['POST', '@self/share'],
    ['DELETE', '@self/share'],
  ] as const)('is nobody’s without a session: %s %s [PLAT-07]', async (method, path) => {
    const answer = await call('', method, path, method === 'POST' ? { partNumber: ['P-1'] } : undefined);
    expect(answer.statusCode).toBe(401);
  });
});
