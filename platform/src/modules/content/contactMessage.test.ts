import { addRoutes, createHttpApp, migrate, testClock } from '../../kernel';
import type { HttpApp, OpenDatabase } from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import { createContentModule } from '.';

const accounts = { deletionGraceDays: 14, ordersKeptYears: 10 };

let database: OpenDatabase;
let app: HttpApp;
let contact: ReturnType<typeof createContentModule>['contact'];
const clock = testClock('2026-11-21T10:00:00.000Z');

beforeAll(async () => {
  database = await openTestDatabase();
  const module = createContentModule({ db: database.db, clock, accounts });
  contact = module.contact;
  await migrate(database.db, [module.migrations]);
  app = createHttpApp();
  addRoutes(app, module.routes);
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

describe('messages to customer service', () => {
  it('are stored as they were written and answered with a number [CMS-04]', async () => {
    const answer = await send(message);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      messageNumber: expect.stringMatching(/^C-\d{7}$/),
      resourceName: 'contactmessage',
    });
    const [stored] = await contact.list('10801');
    expect(stored).toMatchObject({
      number: answer.json().messageNumber,
      topic: 'order',
      email: 'ann@example.com',
      message: message.message,
      order_id: '10400001',
    });
  });

  it('are stored once, however often they are sent [CMS-04]', async () => {
    const twice = { ...message, requestKey: 'key-00000002' };
    const answers = [await send(twice), await send(twice), ...(await Promise.all([send(twice), send(twice)]))];
    expect(new Set(answers.map((answer) => answer.json().messageNumber)).size).toBe(1);
    const stored = await contact.list('10801');
    expect(stored.filter((one) => one.request_key === twice.requestKey)).toHaveLength(1);
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
});
