import { addRoutes, createHttpApp, migrate, testClock } from '../../kernel';
import type { HttpApp, OpenDatabase } from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import { LIMITS } from '../limits';
import { createContentModule } from '.';

const accounts = { deletionGraceDays: 14, ordersKeptYears: 10 };

let database: OpenDatabase;
let app: HttpApp;
const clock = testClock('2026-11-21T10:00:00.000Z');

beforeAll(async () => {
  database = await openTestDatabase();
  const module = createContentModule({ db: database.db, clock, accounts });
  await migrate(database.db, [module.migrations]);
  app = createHttpApp();
  addRoutes(app, module.routes);
  addRoutes(app, module.operations('operations'));
}, 60_000);

afterAll(() => database.close());

const message = {
  topic: 'order',
  name: 'Ann Doe',
  email: 'Ann@Example.com',
  orderId: '10400001',
  message: 'Where is my order?\n<script>alert(1)</script>',
  locale: 'en-us',
  requestKey: 'key-00000001',
};
const send = (body: object, storeId = '10801') =>
  app.inject({ method: 'POST', url: `/wcs/resources/store/${storeId}/contactmessage`, payload: body });

const operations = (method: 'GET' | 'DELETE', path = '', token = 'operations') =>
  app.inject({
    method,
    url: `/operations/messages${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
const messages = async (): Promise<Readonly<Record<string, string>>[]> => (await operations('GET')).json().messages;

describe('messages to customer service', () => {
  it('are stored as they were written and answered with a number [CMS-04]', async () => {
    const answer = await send(message);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      messageNumber: expect.stringMatching(/^C-\d{7}$/),
      resourceName: 'contactmessage',
    });
    const { requestKey: _, ...told } = message;
    expect(await messages()).toEqual([
      {
        ...told,
        number: answer.json().messageNumber,
        email: 'ann@example.com',
        phone: '',
        storeId: '10801',
        createdAt: '2026-11-21T10:00:00.000Z',
      },
    ]);
  });

  it('are stored once, however often they are sent [CMS-04]', async () => {
    const twice = { ...message, requestKey: 'key-00000002' };
    const answers = [await send(twice), await send(twice), ...(await Promise.all([send(twice), send(twice)]))];
    const numbers = new Set(answers.map((answer) => answer.json().messageNumber));
    expect(numbers.size).toBe(1);
    expect((await messages()).filter(({ number }) => numbers.has(number))).toHaveLength(1);
  });

  it('tell their number to nobody who writes something else under the same key [PLAT-07]', async () => {
    const first = { ...message, requestKey: 'key-00000006' };
    expect((await send(first)).statusCode).toBe(201);
    for (const other of [{ email: 'bob@example.com' }, { name: 'Bob' }, { message: 'Hello' }]) {
      const answer = await send({ ...first, ...other });
      expect([answer.statusCode, answer.json().errors[0].errorParameters]).toEqual([400, 'requestKey']);
    }
  });

  it.each([
    ['email', 'not-an-address'],
    ['phone', 'call me'],
    ['name', '   '],
    ['message', '  '],
  ])('name %s when it is wrong [CMS-04]', async (field, value) => {
    const answer = await send({ ...message, requestKey: `key-wrong-${field}`, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toMatchObject({ errorKey: '_ERR_INVALID_INPUT', errorParameters: field });
  });

  it('are refused for an unknown topic, a text without end and a store that is none [CMS-04]', async () => {
    const long = { ...message, requestKey: 'key-00000003', message: 'a'.repeat(4001) };
    expect((await send(long)).statusCode).toBe(400);
    expect((await send({ ...message, requestKey: 'key-00000004', topic: 'poetry' })).statusCode).toBe(400);
    expect((await send({ ...message, requestKey: 'key-00000005' }, '99')).statusCode).toBe(400);
  });

  it('are held back from an address that writes without end, until an hour has passed [CMS-04]', async () => {
    const loud = { ...message, email: 'loud@example.com' };
    for (let index = 0; index < 20; index += 1)
      expect((await send({ ...loud, requestKey: `key-loud-${index}` })).statusCode).toBe(201);
    const refused = await send({ ...loud, requestKey: 'key-loud-20' });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().errors[0].errorCode).toBe('RATE_LIMITED');
    clock.advance(3_600_001);
    expect((await send({ ...loud, requestKey: 'key-loud-21' })).statusCode).toBe(201);
  });

  it('are read oldest first by operations, who take away what is answered [CMS-04]', async () => {
    clock.advance(3_600_001);
    const late = { ...message, email: 'late@example.com', requestKey: 'key-00000007' };
    const { messageNumber } = (await send(late)).json();
    const before = await messages();
    expect(before.map(({ createdAt }) => createdAt)).toEqual(before.map(({ createdAt }) => createdAt).toSorted());
    expect(before.at(-1)).toMatchObject({ number: messageNumber, email: 'late@example.com' });
    expect((await operations('DELETE', `/${messageNumber}`)).json()).toEqual({ number: messageNumber });
    expect(await messages()).toEqual(before.slice(0, -1));
    expect((await operations('DELETE', `/${messageNumber}`)).statusCode).toBe(404);
  });

  it('are shown to nobody without the token of operations [PLAT-07]', async () => {
    const refused = await Promise.all([operations('GET', '', 'other'), operations('DELETE', '/C-1', 'other')]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });

  it('are held back from an address that writes them all at once [CMS-04] [PLAT-08]', async () => {
    const atOnce = Array.from({ length: LIMITS.messagesAnHour + 5 }, (_, index) =>
      send({ ...message, email: 'hasty@example.com', requestKey: `key-hasty-${index}` }),
    );
    const statuses = (await Promise.all(atOnce)).map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array.from({ length: LIMITS.messagesAnHour }, () => 201), 429, 429, 429, 429, 429]);
  });
});
