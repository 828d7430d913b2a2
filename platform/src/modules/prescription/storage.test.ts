import { sql } from 'kysely';

import { errorOf, openingTime } from '../../testing/shopperApp';
import type { TokenHeaders } from '../../testing/shopperApp';
import { pdfPage } from '../../testing/documents/pdfFile';
import { LIMITS } from '../limits';

import { openPrescriptionApp } from './prescription.fixture';
import type { PrescriptionApp } from './prescription.fixture';

const pdf = pdfPage('scan');
const full = [409, 'CWXFR0260E', '_ERR_LIMIT_EXCEEDED'];

describe('what a shopper may keep as files', () => {
  let shop: PrescriptionApp;
  beforeAll(async () => {
    shop = await openPrescriptionApp();
  }, openingTime);
  afterAll(() => shop.close());

  const store = (headers: TokenHeaders, uploadKey?: string) =>
    shop.upload('prescription/storeRXFile', headers, [
      ...(uploadKey ? [{ name: 'uploadKey', value: uploadKey }] : []),
      { name: 'file', fileName: 'scan.pdf', contentType: 'application/pdf', content: pdf },
    ]);
  /** Puts files of a size into the shopper's store, past the calls. */
  const keep = async (headers: TokenHeaders, files: number, bytes: number) => {
    const userId = decodeURIComponent(headers.wctoken).split(',')[0] ?? '';
    await sql`insert into prescription_files
      select ${userId} || '-' || n, ${userId}, 'k', convert_to(repeat('x', ${bytes}::int), 'UTF8'), ''::bytea, 'application/pdf', now()
      from generate_series(1, ${files}::int) as n`.execute(shop.db);
  };

  it('are so many, sent at once too [PLAT-08]', async () => {
    const headers = await shop.guest();
    await keep(headers, LIMITS.storedFiles - 1, 10);
    const atOnce = await Promise.all(Array.from({ length: 4 }, () => store(headers)));
    expect(atOnce.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
    expect(errorOf(await store(headers))).toEqual(full);
    expect((await store(await shop.guest())).statusCode).toBe(201);
  });

  it('are the same file when the last one is sent again, though there is no more room [PLAT-03] [PLAT-08]', async () => {
    const headers = await shop.guest();
    await keep(headers, LIMITS.storedFiles - 1, 10);
    const [first, twin] = await Promise.all([store(headers, 'upload-last'), store(headers, 'upload-last')]);
    const again = await store(headers, 'upload-last');
    expect([first, twin, again].map((answer) => [answer.statusCode, answer.json()])).toEqual(
      Array.from({ length: 3 }, () => [201, first.json()]),
    );
    expect(errorOf(await store(headers, 'upload-more'))).toEqual(full);
  });

  it('open as themselves alone: content that lies under another name does not [RX-06]', async () => {
    const headers = await shop.guest();
    const [own, other] = [(await store(headers)).json(), (await store(headers)).json()];
    const read = async () =>
      (await shop.call('GET', `prescription/rxFileStorageId/${own.rxFileStorageId}`, { headers })).statusCode;
    expect(await read()).toBe(200);
    await sql`update prescription_files set content = (
      select content from prescription_files where file_id = ${other.rxFileStorageId})
      where file_id = ${own.rxFileStorageId}`.execute(shop.db);
    expect(await read()).toBe(500);
  });

  it('are so many bytes in all [PLAT-08]', async () => {
    const headers = await shop.guest();
    const part = LIMITS.storedBytes / 8;
    await keep(headers, 7, part);
    expect((await store(headers)).statusCode).toBe(201);
    const other = await shop.guest();
    await keep(other, 8, part);
    expect(errorOf(await store(other))).toEqual(full);
  });
});
