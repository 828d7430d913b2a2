import { sql } from 'kysely';

import { createObjectStore } from '../../kernel';
import { pdfPage } from '../../testing/documents/pdfFile';
import { startObjectStore } from '../../testing/objectStoreStandIn';
import type { ObjectStoreStandIn } from '../../testing/objectStoreStandIn';
import { openingTime } from '../../testing/shopperApp';
import type { TokenHeaders } from '../../testing/shopperApp';

import { openPrescriptionApp } from './prescription.fixture';
import type { PrescriptionApp } from './prescription.fixture';

const CANARY = 'Canary-5f1d';

describe('documents in an object store', () => {
  let standIn: ObjectStoreStandIn;
  let shop: PrescriptionApp;
  beforeAll(async () => {
    standIn = await startObjectStore();
    shop = await openPrescriptionApp({}, createObjectStore(standIn.settings));
  }, openingTime);
  afterAll(async () => {
    await shop.close();
    await standIn.close();
  });
  beforeEach(() => standIn.fail(null));

  const send = (headers: TokenHeaders, uploadKey?: string) =>
    shop.upload('prescription/storeRXFile', headers, [
      ...(uploadKey ? [{ name: 'uploadKey', value: uploadKey }] : []),
      { name: 'file', fileName: `${CANARY}.pdf`, contentType: 'application/pdf', content: pdfPage(CANARY) },
    ]);
  const sent = async (headers: TokenHeaders): Promise<string> => (await send(headers)).json().rxFileStorageId;
  const read = (headers: TokenHeaders, fileId: string) =>
    shop.call('GET', `prescription/rxFileStorageId/${fileId}`, { headers });
  const rows = async (fileId: string) =>
    (await sql<object>`select content, object_key from prescription_files where file_id = ${fileId}`.execute(shop.db))
      .rows;
  const announced = async () =>
    (await sql<{ object_key: string }>`select object_key from object_removals`.execute(shop.db)).rows.map(
      (row) => row.object_key,
    );
  const anHourLater = () => sql`update object_removals set due_at = due_at - interval '61 minutes'`.execute(shop.db);

  it('lie there sealed, and open for their owner alone [RX-06]', async () => {
    const headers = await shop.guest();
    const fileId = await sent(headers);
    expect(await rows(fileId)).toEqual([{ content: null, object_key: `documents/${fileId}` }]);
    expect(standIn.objects.get(`documents/${fileId}`)?.includes(CANARY)).toBe(false);
    expect((await read(headers, fileId)).body).toContain('%PDF');
    expect((await read(await shop.guest(), fileId)).statusCode).toBe(403);
    expect(await announced()).toEqual([]);
    await shop.housekeep();
    expect(standIn.objects.has(`documents/${fileId}`)).toBe(true);
  });

  it('go with their row, however it goes [RX-06]', async () => {
    const headers = await shop.guest();
    const fileId = await sent(headers);
    const userId = decodeURIComponent(headers.wctoken).split(',')[0] ?? '';
    await sql`delete from members where user_id = ${userId}`.execute(shop.db);
    expect(await rows(fileId)).toEqual([]);
    standIn.fail(500);
    await expect(shop.housekeep()).rejects.toThrow('500');
    expect(await announced()).toEqual([`documents/${fileId}`]);
    standIn.fail(null);
    await anHourLater();
    await shop.housekeep();
    expect(standIn.objects.has(`documents/${fileId}`)).toBe(false);
    expect(await announced()).toEqual([]);
  });

  it('are not acknowledged while the store is away, and leave nothing [RX-06] [PLAT-03]', async () => {
    const headers = await shop.guest();
    standIn.fail(418);
    const refused = await send(headers);
    expect(refused.statusCode).toBe(503);
    expect(refused.json().errors[0].errorKey).toBe('ERR_SERVICE_UNAVAILABLE');
    expect(await announced()).toHaveLength(1);
    standIn.fail(null);
    await shop.housekeep();
    expect(await announced()).toHaveLength(1);
    await anHourLater();
    await shop.housekeep();
    expect(await announced()).toEqual([]);
    expect((await send(headers)).statusCode).toBe(201);
  });

  it('are kept once when an upload is sent twice, and the second copy goes [RX-06] [PLAT-03]', async () => {
    const headers = await shop.guest();
    const before = standIn.objects.size;
    const [first, second] = [await send(headers, 'upload-1'), await send(headers, 'upload-1')];
    expect(second.json()).toEqual(first.json());
    await anHourLater();
    await shop.housekeep();
    expect(standIn.objects.size).toBe(before + 1);
    expect((await read(headers, first.json().rxFileStorageId)).statusCode).toBe(200);
  });

  it('are not kept when their removal has begun before their row was written [RX-06] [PLAT-03]', async () => {
    const headers = await shop.guest();
    const put = standIn.objects.size;
    // Whoever sends takes longer than an hour: the object is removed before its row is written.
    await sql`create function too_late() returns trigger language plpgsql as $$
      begin new.due_at = now(); new.begun = true; return new; end $$`.execute(shop.db);
    await sql`create trigger too_late before insert on object_removals for each row execute function too_late()`.execute(
      shop.db,
    );
    expect((await send(headers)).statusCode).toBe(500);
    await sql`drop trigger too_late on object_removals`.execute(shop.db);
    await shop.housekeep();
    expect(standIn.objects.size).toBe(put);
  });

  it('fail to open in words of the platform while the store is away [RX-06]', async () => {
    const headers = await shop.guest();
    const fileId = await sent(headers);
    standIn.fail(503);
    expect((await read(headers, fileId)).statusCode).toBe(503);
    standIn.fail(null);
    expect((await read(headers, fileId)).statusCode).toBe(200);
  });

  it('written before there was a store open from their rows [RX-06]', async () => {
    const plain = await openPrescriptionApp({ beside: shop }, null);
    const headers = await plain.guest();
    const answer = await plain.upload('prescription/storeRXFile', headers, [
      { name: 'file', fileName: 'scan.pdf', contentType: 'application/pdf', content: pdfPage('scan') },
    ]);
    expect((await read(headers, answer.json().rxFileStorageId)).statusCode).toBe(200);
  });
});
