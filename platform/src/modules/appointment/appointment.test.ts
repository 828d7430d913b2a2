import { addRoutes, createHttpApp, migrate, testClock } from '../../kernel';
import type { HttpApp, OpenDatabase } from '../../kernel';
import { openTestDatabase } from '../../testing/testDatabase';
import { createTestMail, writtenLetters } from '../../testing/testMail';
import type { PhysicalStore } from '../physicalStore';
import { createAppointmentModule, readAppointmentSettings } from '.';

const open = { open: '09:00', close: '12:00' };
const branch: PhysicalStore = {
  physicalStoreId: '11001',
  physicalStoreExternalId: 'sl-it-0001',
  storeNumber: '0001',
  practiceRecordId: 'SL-IT-RETAIL-0001',
  name: '0001 Via Roma',
  kind: 'optical',
  address: 'Via Roma 1',
  city: 'Milano',
  stateOrProvinceName: 'MI',
  zipCode: '20121',
  country: 'it',
  phone: '+39 02 5550100',
  email: 'store0001@sightline.example',
  lat: 45,
  lng: 9,
  hours: {
    monday: open,
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: open,
    sunday: null,
  },
  services: ['eye-test', 'fitting', 'collection'],
  distributionChannel: 'RETAIL',
  appointmentUrl: '/appointment?store=11001',
  tabliteBooking: true,
  active: true,
};
const branches: Readonly<Record<string, PhysicalStore>> = {
  '11001': branch,
  '11002': { ...branch, physicalStoreId: '11002', tabliteBooking: false },
};

const STORE = '/wcs/resources/store/10802/appointment';
const DIARY = '/operations/appointments';
const token = { authorization: 'Bearer operations' };
// A Monday at noon in Milan.
const clock = testClock('2026-11-23T11:00:00Z');
let database: OpenDatabase;
let app: HttpApp;
let requests = 0;
const setClock = (moment: string): void => clock.advance(Date.parse(moment) - clock.now().getTime());

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  const mail = createTestMail(db, clock);
  const module = createAppointmentModule({
    db,
    clock,
    settings: readAppointmentSettings({}),
    branches: { byId: async (id) => branches[id] ?? null },
    letters: mail.writer,
  });
  await migrate(db, [mail.migrations, module.migrations]);
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
  addRoutes(app, module.operations('operations'));
}, 60_000);
afterAll(async () => {
  await app.close();
  await database.close();
});

interface Wire {
  readonly appointmentId: string;
  readonly key: string;
  readonly status: string;
  readonly startsAt: string;
}

async function book(user: string, startsAt: string, more: object = {}) {
  requests += 1;
  const payload = {
    physicalStoreId: '11001',
    service: 'eye-test',
    startsAt,
    name: 'Ann Doe',
    email: `${user}@mail.example`,
    phone: '+39 333 5550100',
    requestKey: `request-${requests}`,
    ...more,
  };
  return app.inject({ method: 'POST', url: STORE, headers: { 'x-user': user }, payload });
}

async function booked(user: string, startsAt: string, more: object = {}): Promise<Wire> {
  const answer = await book(user, startsAt, more);
  expect(answer.statusCode).toBe(201);
  return answer.json<Wire>();
}

async function free(day: string, service = 'eye-test'): Promise<string[]> {
  const answer = await app.inject(`${STORE}/slots?physicalStoreId=11001&service=${service}&from=${day}&days=1`);
  return answer.json<{ days: { startsAt: string[] }[] }>().days[0]?.startsAt ?? [];
}

const errorKey = (answer: Awaited<ReturnType<typeof book>>): string =>
  answer.json<{ errors: { errorKey: string }[] }>().errors[0]?.errorKey ?? '';

describe('slots', () => {
  it('tell until how many hours before it an appointment is changed [STOR-08]', async () => {
    const answer = await app.inject(`${STORE}/slots?physicalStoreId=11001&service=eye-test`);
    expect(answer.json()).toMatchObject({ changeHours: '24' });
  });

  it('follow opening hours on the clock of the branch, also after the clocks change [STOR-08]', async () => {
    expect(await free('2026-11-24')).toEqual([
      '2026-11-24T08:00:00.000Z',
      '2026-11-24T08:30:00.000Z',
      '2026-11-24T09:00:00.000Z',
      '2026-11-24T09:30:00.000Z',
      '2026-11-24T10:00:00.000Z',
      '2026-11-24T10:30:00.000Z',
    ]);
    setClock('2026-03-28T11:00:00Z');
    expect((await free('2026-03-30'))[0]).toBe('2026-03-30T07:00:00.000Z');
    setClock('2026-11-23T11:00:00Z');
    expect(await free('2026-11-29')).toEqual([]);
  });

  it('are not offered on holidays of the branch [STOR-08] [STOR-02]', async () => {
    // Two Fridays.
    expect(await free('2026-12-18')).not.toEqual([]);
    expect(await free('2026-12-25')).toEqual([]);
  });

  it('are neither past, nor too soon, nor too far ahead [STOR-08]', async () => {
    expect(await free('2026-11-23')).toEqual([]);
    setClock('2026-11-24T06:31:00Z');
    expect((await free('2026-11-24'))[0]).toBe('2026-11-24T09:00:00.000Z');
    setClock('2026-11-23T11:00:00Z');
    expect(await free('2027-03-01')).toEqual([]);
    expect(errorKey(await book('early', '2026-11-23T10:30:00.000Z'))).toBe('APPOINTMENT_TAKEN');
    expect(errorKey(await book('early', '2026-11-24T08:10:00.000Z'))).toBe('APPOINTMENT_TAKEN');
  });

  it('are offered only where the branch books what is asked for [STOR-05] [STOR-08]', async () => {
    const elsewhere = { physicalStoreId: '11002' };
    expect(errorKey(await book('off', '2026-11-24T08:00:00.000Z', elsewhere))).toBe('APPOINTMENT_NOT_OFFERED');
    expect(errorKey(await book('off', '2026-11-24T08:00:00.000Z', { service: 'hearing' }))).toBe(
      'APPOINTMENT_NOT_OFFERED',
    );
  });

  it('are closed, opened and counted by operations [STOR-08]', async () => {
    const capacity = { service: 'eye-test', places: 2 };
    const day = `${DIARY}/all/days/2026-12-01`;
    await app.inject({ method: 'POST', url: `${day}/close`, headers: token });
    expect(await free('2026-12-01')).toEqual([]);
    expect(errorKey(await book('closed', '2026-12-01T08:00:00.000Z'))).toBe('APPOINTMENT_TAKEN');
    await app.inject({ method: 'POST', url: `${day}/open`, headers: token });
    expect(await free('2026-12-01')).toHaveLength(6);
    await app.inject({ method: 'POST', url: `${DIARY}/11001/capacity`, headers: token, payload: capacity });
    await booked('two-1', '2026-12-01T08:00:00.000Z');
    expect(await free('2026-12-01')).toHaveLength(6);
    await booked('two-2', '2026-12-01T08:00:00.000Z');
    expect(await free('2026-12-01')).toHaveLength(5);
    await app.inject({
      method: 'POST',
      url: `${DIARY}/11001/capacity`,
      headers: token,
      payload: { ...capacity, places: 1 },
    });
    const seen = await app.inject({ url: `${DIARY}/11001/days/2026-12-01`, headers: token });
    expect(seen.json<{ visits: object[] }>().visits).toHaveLength(2);
    expect((await app.inject(`${DIARY}/11001/days/2026-12-01`)).statusCode).toBe(403);
  });
});

describe('appointments', () => {
  it('give the last slots of a day to exactly as many of 500 people at once as it has places [STOR-08]', async () => {
    const last = '2026-11-25T10:40:00.000Z';
    expect((await free('2026-11-25', 'fitting')).at(-1)).toBe(last);
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, person) => book(`rush-${person}`, last, { service: 'fitting' })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(statuses.filter((status) => status === 409)).toHaveLength(498);
    expect(await free('2026-11-25', 'fitting')).not.toContain(last);
  }, 60_000);

  it('are booked once however often the same request comes [STOR-08]', async () => {
    const again = { requestKey: 'the-same-request' };
    const first = await booked('twice', '2026-11-26T08:00:00.000Z', again);
    expect(await booked('twice', '2026-11-26T08:00:00.000Z', again)).toEqual(first);
    expect((await book('thief', '2026-11-26T08:00:00.000Z', again)).statusCode).toBe(400);
    expect(await writtenLetters(database.db, 'twice@mail.example')).toHaveLength(1);
  });

  it('are shown to whoever booked them, and to whoever has the key [STOR-08]', async () => {
    const { key, appointmentId } = await booked('shown', '2026-11-26T09:00:00.000Z');
    const own = await app.inject({ url: `${STORE}/@self`, headers: { 'x-user': 'shown' } });
    expect(own.json()).toMatchObject({ appointments: [{ appointmentId, storeName: 'Via Roma' }] });
    const other = await app.inject({ url: `${STORE}/@self`, headers: { 'x-user': 'somebody' } });
    expect(other.json()).toEqual({ appointments: [] });
    expect((await app.inject(`${STORE}/byKey?key=${key}`)).json()).toMatchObject({ appointmentId, status: 'booked' });
    expect((await app.inject(`${STORE}/byKey?key=${'x'.repeat(32)}`)).statusCode).toBe(404);
  });

  it('are moved and cancelled, each told by a letter with a newer calendar file [STOR-08]', async () => {
    const { key } = await booked('mover', '2026-11-27T08:00:00.000Z');
    const to = (startsAt: string) => app.inject({ method: 'POST', url: `${STORE}/move`, payload: { key, startsAt } });
    await booked('there', '2026-11-27T09:00:00.000Z');
    expect(errorKey(await to('2026-11-27T09:00:00.000Z'))).toBe('APPOINTMENT_TAKEN');
    expect((await to('2026-11-27T09:30:00.000Z')).json()).toMatchObject({ startsAt: '2026-11-27T09:30:00.000Z' });
    expect(await free('2026-11-27')).toContain('2026-11-27T08:00:00.000Z');
    for (let twice = 0; twice < 2; twice += 1) {
      const answer = await app.inject({ method: 'POST', url: `${STORE}/cancel`, payload: { key } });
      expect(answer.json()).toMatchObject({ status: 'cancelled' });
    }
    expect(await free('2026-11-27')).toContain('2026-11-27T09:30:00.000Z');
    expect(errorKey(await to('2026-11-27T10:00:00.000Z'))).toBe('APPOINTMENT_CANCELLED');
    const letters = await writtenLetters(database.db, 'mover@mail.example');
    expect(letters.map(({ kind, facts }) => [kind, facts['revision']])).toEqual([
      ['appointmentBooked', 0],
      ['appointmentMoved', 1],
      ['appointmentCancelled', 2],
    ]);
    expect(letters[0]?.locale).toBe('it-it');
  });

  it('are changed here until a day before, by operations later too [STOR-08]', async () => {
    const { key, appointmentId } = await booked('late', '2026-11-24T10:00:00.000Z');
    const answer = await app.inject({ method: 'POST', url: `${STORE}/cancel`, payload: { key } });
    expect(errorKey(answer)).toBe('APPOINTMENT_TOO_LATE');
    const off = await app.inject({ method: 'POST', url: `${DIARY}/${appointmentId}/cancel`, headers: token });
    expect(off.json()).toEqual({ appointmentId, status: 'cancelled' });
  });

  it('say whether the branch or whoever comes cancelled them, on the page and in the letter [STOR-08]', async () => {
    const [theirs, ours] = [
      await booked('gives-up', '2026-11-30T08:00:00.000Z'),
      await booked('let-down', '2026-11-30T08:30:00.000Z'),
    ];
    await app.inject({ method: 'POST', url: `${STORE}/cancel`, payload: { key: theirs.key } });
    await app.inject({ method: 'POST', url: `${DIARY}/${ours.appointmentId}/cancel`, headers: token });
    const seen = async (key: string) => (await app.inject(`${STORE}/byKey?key=${key}`)).json<object>();
    expect(await seen(theirs.key)).toMatchObject({ status: 'cancelled', calledOff: false });
    expect(await seen(ours.key)).toMatchObject({ status: 'cancelled', calledOff: true });
    const told = async (user: string) =>
      (await writtenLetters(database.db, `${user}@mail.example`)).at(-1)?.facts['calledOff'];
    expect([await told('gives-up'), await told('let-down')]).toEqual([undefined, true]);
  });

  it('are told to whoever they name in the shop’s own words: what is no name is not greeted [STOR-08] [ACC-09]', async () => {
    const name = 'Your account is locked, see evil.example';
    await booked('victim', '2026-12-04T09:00:00.000Z', { name });
    const [letter] = await writtenLetters(database.db, 'victim@mail.example');
    expect([letter?.kind, letter?.facts['name']]).toEqual(['appointmentBooked', '']);
    expect(JSON.stringify(letter)).not.toContain('evil');
  });

  it('are five to come of one shopper and of one address at most [STOR-08] [PLAT-08]', async () => {
    const times = ['08:00', '08:30', '09:00', '09:30', '10:00'].map((time) => `2026-12-03T${time}:00.000Z`);
    for (const [index, time] of times.entries()) await booked(`crowd-${index}`, time, { email: 'one@mail.example' });
    const sixth = await book('crowd-6', '2026-12-03T10:30:00.000Z', { email: 'One@mail.example' });
    expect([sixth.statusCode, errorKey(sixth)]).toEqual([409, '_ERR_LIMIT_EXCEEDED']);
  });

  it('need a session, a name, an e-mail address and a telephone number [STOR-08]', async () => {
    const startsAt = '2026-12-04T08:00:00.000Z';
    for (const wrong of [{ name: ' ' }, { email: 'nobody' }, { phone: 'none' }, { startsAt: 'soon' }])
      expect((await book('careless', startsAt, wrong)).statusCode).toBe(400);
    const payload = { physicalStoreId: '11001', service: 'eye-test', startsAt, name: 'Ann', email: 'a@b.example' };
    const nobody = await app.inject({
      method: 'POST',
      url: STORE,
      payload: { ...payload, phone: '+39 333 5550100', requestKey: 'nobody-at-all' },
    });
    expect(nobody.statusCode).toBe(401);
  });
});
