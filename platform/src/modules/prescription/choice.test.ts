import { sql } from 'kysely';

import { openingTime } from '../../testing/shopperApp';
import type { TokenHeaders } from '../../testing/shopperApp';
import { LIMITS } from '../limits';

import { openPrescriptionApp } from './prescription.fixture';
import type { PrescriptionApp } from './prescription.fixture';

const frame = '2900000000017';
const choice = {
  codes: { use: 'SV', treatment: 'AR' },
  addOns: ['HYDRO'],
  prescription: 'values',
  prescriptionDetails: { rightSphere: '-7.75', leftSphere: '-8.25', pupillaryDistance: '61.5' },
  savedId: '',
};
const DAY_MS = 86_400_000;

describe('a half-finished choice of lenses', () => {
  let shop: PrescriptionApp;
  let headers: TokenHeaders;
  let shoppers = 0;
  beforeAll(async () => {
    shop = await openPrescriptionApp();
  }, openingTime);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shoppers += 1;
    headers = await shop.register(`choice${shoppers}@example.com`);
  });

  const call = (method: 'GET' | 'PUT' | 'DELETE', partNumber: string, body?: object, as = headers) =>
    shop.call(method, `rox/choice/${partNumber}`, { headers: as, ...(body ? { body } : {}) });
  const read = async (partNumber = frame, as = headers) => (await call('GET', partNumber, undefined, as)).json().choice;

  it('goes on where it was left, one for each shopper and frame, and ends when it is forgotten [RX-10]', async () => {
    expect(await read()).toBeNull();
    expect((await call('PUT', frame, choice)).statusCode).toBe(200);
    expect(await read()).toEqual(choice);
    const paper = { codes: choice.codes, addOns: null, prescription: 'paper', rxFileStorageIds: ['f-abc'] };
    await call('PUT', frame, paper);
    expect(await read()).toEqual(paper);
    expect(await read('2900000000093')).toBeNull();
    expect(await read(frame, await shop.register(`stranger${shoppers}@example.com`))).toBeNull();
    await call('DELETE', frame);
    expect(await read()).toBeNull();
  });

  it('lies sealed, and who opened its values is noted [RX-06] [PLAT-04]', async () => {
    await call('PUT', frame, choice);
    await read();
    const { rows } = await sql<{ row: string }>`select encode(content, 'escape') as row from lens_choices`.execute(
      shop.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toMatch(/7\.75|8\.25|61\.5|Sphere/);
    const { readings } = (await shop.call('GET', 'prescription/readings', { headers })).json();
    expect(readings).toMatchObject([{ kind: 'values', reader: 'owner' }]);
  });

  it('is forgotten after a month, and the oldest makes room for the newest [RX-10] [PLAT-08]', async () => {
    await call('PUT', 'first', choice);
    shop.clock.advance(1000);
    for (let index = 0; index < LIMITS.lensChoices; index += 1) await call('PUT', `frame-${index}`, choice);
    expect([await read('first'), await read('frame-0')]).toEqual([null, choice]);
    await sql`update lens_choices set changed_at = changed_at - interval '31 days' where part_number = 'frame-1'`.execute(
      shop.db,
    );
    expect([await read('frame-1'), await read('frame-2')]).toEqual([null, choice]);
    shop.clock.advance(31 * DAY_MS);
    await shop.housekeep();
    const { rows } = await sql`select 1 from lens_choices`.execute(shop.db);
    expect(rows).toEqual([]);
  });

  it('makes room also when many are kept at once [PLAT-08]', async () => {
    for (let index = 0; index < LIMITS.lensChoices; index += 1) await call('PUT', `frame-${index}`, choice);
    shop.clock.advance(1000);
    await Promise.all([1, 2, 3, 4].map((index) => call('PUT', `later-${index}`, choice)));
    const { rows } = await sql`select 1 from lens_choices`.execute(shop.db);
    expect(rows).toHaveLength(LIMITS.lensChoices);
  });

  it('is no guest’s, and holds nothing beyond its bounds [PLAT-08]', async () => {
    const guest = await shop.guest();
    expect((await call('PUT', frame, choice, guest)).statusCode).toBe(403);
    for (const body of [
      { ...choice, addOns: Array.from({ length: 21 }, () => 'A') },
      { ...choice, prescriptionDetails: { leftSphere: 'x'.repeat(21) } },
      { ...choice, rxFileStorageIds: ['../etc'] },
    ]) {
      expect((await call('PUT', frame, body)).statusCode).toBe(400);
    }
  });
});
