import { sql } from 'kysely';

import { pdfPage } from '../../testing/documents/pdfFile';
import { headersOf, openingTime, testPassword } from '../../testing/shopperApp';
import type { TokenHeaders } from '../../testing/shopperApp';

import { openPrescriptionApp } from './prescription.fixture';
import type { PrescriptionApp } from './prescription.fixture';

const DAY = 86_400_000;

describe('who read a prescription', () => {
  let shop: PrescriptionApp;
  let headers: TokenHeaders;
  let orderId: string;
  let fileId: string;
  let shoppers = 0;
  const line = () => `${shoppers}01`;
  beforeAll(async () => {
    shop = await openPrescriptionApp();
  }, openingTime);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shoppers += 1;
    headers = await shop.register(`readings${shoppers}@example.com`);
    orderId = await shop.order(headers, [line()]);
    const uploaded = await shop.upload('prescription/uploadFile', headers, [
      { name: 'orderId', value: orderId },
      { name: 'orderItemId', value: line() },
      { name: 'file', fileName: 'scan.pdf', contentType: 'application/pdf', content: pdfPage('Sphere -3.25') },
    ]);
    fileId = uploaded.json().rxFileStorageId;
  });

  const get = (path: string, tokens = headers) => shop.call('GET', path, { headers: tokens });
  const readings = async (tokens = headers) => (await get('prescription/readings', tokens)).json().readings;
  const seen = async (tokens = headers) =>
    (await readings(tokens)).map((one: { kind: string; reader: string; subject: string }) => [
      one.kind,
      one.reader,
      one.subject,
    ]);

  it('is kept for every file, every line and every list that is answered, without what it says [RX-06]', async () => {
    const prescriptionDetails = { rightSphere: '-1.25', leftSphere: '-3.25', pupillaryDistance: '63' };
    const body = { orderId, orderItemId: line(), prescriptionDetails };
    const described = await shop.call('POST', 'prescription/prescriptionDetails', { headers, body });
    expect(described.statusCode).toBe(201);
    expect(await readings()).toEqual([]);
    await get(`prescription/rxFileStorageId/${fileId}`);
    await get(`prescription/orderId/${orderId}/orderItemId/${line()}`);
    await get(`contactLens/rxUploadedFile/orderId/${orderId}/orderItemId/${line()}`);
    await get('prescription/@self');
    expect(await seen()).toEqual([
      ['saved', 'owner', ''],
      ['file', 'owner', fileId],
      ['values', 'owner', line()],
      ['file', 'owner', fileId],
    ]);
    expect((await readings())[0].readTime).toBe(shop.clock.now().toISOString());
    expect(JSON.stringify(await readings())).not.toContain('3.25');
  });

  it('is shown to its owner alone, and nothing is noted for who was refused [RX-06] [PLAT-07]', async () => {
    const other = await shop.guest();
    expect((await get(`prescription/rxFileStorageId/${fileId}`, other)).statusCode).toBe(403);
    expect([await readings(other), await readings()]).toEqual([[], []]);
    expect((await shop.call('GET', 'prescription/readings', { headers: {} })).statusCode).toBe(401);
  });

  it('cannot be changed or taken back: an answer that cannot be noted is not given [RX-06]', async () => {
    await get(`prescription/rxFileStorageId/${fileId}`);
    await expect(sql`update prescription_readings set read_at = now()`.execute(shop.db)).rejects.toThrow(/not changed/);
    await expect(sql`delete from prescription_readings`.execute(shop.db)).rejects.toThrow(/not changed/);
    await sql`alter table prescription_readings rename to readings_away`.execute(shop.db);
    const refused = await get(`prescription/rxFileStorageId/${fileId}`);
    await sql`alter table readings_away rename to prescription_readings`.execute(shop.db);
    expect([refused.statusCode, refused.body.includes('Sphere')]).toEqual([500, false]);
  });

  it('goes with a guest who signs in, and is forgotten when it is old [RX-06] [AUTH-09]', async () => {
    const guest = await shop.guest();
    const stored = await shop.upload('prescription/storeRXFile', guest, [
      { name: 'file', fileName: 'scan.pdf', contentType: 'application/pdf', content: pdfPage('guest') },
    ]);
    const guestFile = stored.json().rxFileStorageId;
    await get(`prescription/rxFileStorageId/${guestFile}`, guest);
    shop.clock.advance(5000);
    const login = await shop.call('POST', 'loginidentity', {
      headers: guest,
      body: { logonId: `readings${shoppers}@example.com`, logonPassword: testPassword },
    });
    const signedIn = headersOf(login.json());
    expect(await seen(signedIn)).toEqual([['file', 'owner', guestFile]]);
    await shop.housekeep();
    expect(await seen(signedIn)).toHaveLength(1);
    shop.clock.advance(1097 * DAY);
    await shop.housekeep();
    const { rows } = await sql`select * from prescription_readings`.execute(shop.db);
    expect(rows).toEqual([]);
  });
});
