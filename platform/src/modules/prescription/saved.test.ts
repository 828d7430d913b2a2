import { sql } from 'kysely';

import { pdfPage } from '../../testing/documents/pdfFile';

import { errorOf, openingTime, testPassword } from '../../testing/shopperApp';
import type { TokenHeaders } from '../../testing/shopperApp';
import { LIMITS } from '../limits';

import { keyringOf } from './keyring';
import { sealedValues } from './lensValues';
import { firstKey, openPrescriptionApp } from './prescription.fixture';
import type { PrescriptionApp } from './prescription.fixture';
import type { SavedPrescription } from './saved.domain';
import { createSeal } from './seal';

const values = {
  rightSphere: '-1.25',
  rightCyl: '-0.50',
  rightAxis: '170',
  leftSphere: '-3.75',
  pupillaryDistance: '63',
};
const hers = { nickName: 'Reading', firstName: 'Ann', lastName: 'Doe', prescriptionDetails: values };
const otherEyes = { ...values, leftSphere: '-4.25' };
const DAY_MS = 86_400_000;
const wholeWorld = '/wcs/resources/store/10809';

describe('saved prescriptions', () => {
  let shop: PrescriptionApp;
  let headers: TokenHeaders;
  let shoppers = 0;
  beforeAll(async () => {
    shop = await openPrescriptionApp();
  }, openingTime);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shoppers += 1;
    headers = await shop.register(`saved${shoppers}@example.com`);
  });

  type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
  const call = (method: Method, path: string, body?: object, as = headers) =>
    shop.call(method, path === '' ? 'prescription/@self' : path, {
      headers: as,
      ...(body ? { body } : {}),
    });
  const list = async (as = headers): Promise<SavedPrescription[]> =>
    (await call('GET', '', undefined, as)).json().prescriptions;
  const save = async (body: object, as = headers): Promise<string> => {
    const answer = await call('POST', '', body, as);
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    return answer.json().prescriptionId;
  };
  const ordered = async (details: object, as = headers) => {
    const line = `${shoppers}71`;
    const orderId = await shop.order(as, [line], 'M');
    await shop.call('POST', 'prescription/prescriptionDetails', {
      headers: as,
      body: { orderId, orderItemId: line, prescriptionDetails: details },
    });
    return { orderId, line };
  };

  it('are kept for several wearers, sealed, and told by right and left eye [RX-04] [RX-06]', async () => {
    await save({ ...hers, issuedOn: '2026-01-15', prescriber: 'Dr. Gray', dateOfBirth: '1980-02-29' });
    await save({ firstName: 'Ben', prescriptionDetails: values });
    const found = await list();
    expect(found).toHaveLength(2);
    expect(found.find(({ firstName }) => firstName === 'Ann')).toMatchObject({
      nickName: 'Reading',
      lastName: 'Doe',
      issuedOn: '2026-01-15',
      prescriber: 'Dr. Gray',
      dateOfBirth: '1980-02-29',
      SPH: { OD: '-1.25', OS: '-3.75' },
      CYL: { OD: '-0.50', OS: '0.00' },
      AX: { OD: '170', OS: '0' },
      PD: { OD: '63', OS: '63' },
      lastUsed: '',
      validUntil: '2028-01-15',
      expired: false,
    });
    const { rows } = await sql<{ content: Uint8Array }>`select content from saved_prescriptions`.execute(shop.db);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ content }) => Buffer.from(content).toString('latin1')).join('\n')).not.toMatch(
      /3\.75|Ann|Gray|1980/,
    );
  });

  it.each([
    [{ prescriptionDetails: { ...values, leftSphere: '-3.80' } }, 'leftSphere,-20,20,0.25'],
    [{ nickName: 'Empty' }, 'prescriptionDetails'],
    [{ ...hers, issuedOn: '2026-02-30' }, 'issuedOn'],
    [{ ...hers, issuedOn: '2026-03-20' }, 'issuedOn'],
    [{ ...hers, dateOfBirth: '1899-12-31' }, 'dateOfBirth'],
  ])('are refused when they cannot be right: %j [RX-02] [PLAT-04]', async (body, parameters) => {
    const answer = await call('POST', '', body);
    expect([answer.statusCode, answer.json().errors[0].errorParameters]).toEqual([400, parameters]);
    expect(await list()).toEqual([]);
  });

  it('are one when they are given again, and no younger for another name [RX-04] [RX-05]', async () => {
    const id = await save(hers);
    shop.clock.advance(60_000);
    await shop.call('PUT', `prescription/@self/${id}`, { headers, body: { nickName: ' Driving ' } });
    const [renamed] = await list();
    expect(renamed).toMatchObject({ nickName: 'Driving', firstName: 'Ann', SPH: { OS: '-3.75' } });
    expect(renamed?.lastUpdate).toBe(new Date(shop.clock.now().getTime() - 60_000).toISOString());
    expect(await save({ ...hers, nickName: '' })).toBe(id);
    // Plus cylinder of the same lens.
    const plus = { ...values, rightSphere: '-1.75', rightCyl: '+0.50', rightAxis: '80' };
    expect(await save({ ...hers, nickName: '', prescriptionDetails: plus })).toBe(id);
    const [again, ...others] = await list();
    expect(others).toEqual([]);
    expect(again).toMatchObject({ nickName: 'Driving', lastUpdate: shop.clock.now().toISOString() });
  });

  it('come with the last used on top, and go when they are deleted [RX-04]', async () => {
    const first = await save(hers);
    shop.clock.advance(1000);
    const second = await save({ ...hers, prescriptionDetails: otherEyes });
    const ids = async () => (await list()).map(({ prescriptionId }) => prescriptionId);
    expect(await ids()).toEqual([second, first]);
    shop.clock.advance(1000);
    const used = await shop.call('POST', `prescription/@self/${first}/use`, { headers, body: {} });
    expect(used.json()).toMatchObject({ prescriptionId: first, lastUsed: shop.clock.now().toISOString() });
    expect(await ids()).toEqual([first, second]);
    const gone = () => shop.call('DELETE', `prescription/@self/${first}`, { headers });
    expect((await gone()).statusCode).toBe(200);
    expect((await gone()).statusCode).toBe(404);
    expect(await ids()).toEqual([second]);
  });

  it('are refused for a new order once they have expired, whatever the call says [RX-05]', async () => {
    const id = await save({ ...hers, issuedOn: '2024-02-29' });
    const use = (body: object, store = '/wcs/resources/store/10801') =>
      shop.call('POST', `${store}/prescription/@self/${id}/use`, { headers, body });
    expect((await list())[0]).toMatchObject({ validUntil: '2026-02-28', expired: true });
    expect(errorOf(await use({}))).toEqual([409, 'RX_EXPIRED', 'RX_EXPIRED']);
    expect((await use({})).json().errors[0].errorParameters).toBe('2026-02-28');
    expect((await list())[0]?.lastUsed).toBe('');
    expect((await use({ confirmed: true })).statusCode).toBe(409);
    expect((await list())[0]?.lastUsed).toBe('');
  });

  it('count for as long as the store says: ten days where its record names nothing [RX-05]', async () => {
    const recent = new Date(shop.clock.now().getTime() - 11 * DAY_MS).toISOString().slice(0, 10);
    const id = await save({ ...hers, issuedOn: recent });
    const expiredIn = async (store: string) => {
      const answer = await shop.call('GET', `${store}/prescription/@self`, { headers });
      return answer.json().prescriptions[0].expired;
    };
    expect([await expiredIn('/wcs/resources/store/10801'), await expiredIn(wholeWorld)]).toEqual([false, true]);
    const use = (store: string) => shop.call('POST', `${store}/prescription/@self/${id}/use`, { headers, body: {} });
    expect((await use(wholeWorld)).statusCode).toBe(409);
    expect((await use('/wcs/resources/store/10801')).statusCode).toBe(200);
  });

  it('stand beside those of earlier orders, each once [RX-04]', async () => {
    const { orderId, line } = await ordered({ ...otherEyes, firstName: 'Ann', lastName: 'Doe', nickName: 'Ordered' });
    const order = shop.orders.get(orderId);
    const eyes = { x_spherePower_right: '+1.00', x_spherePower_left: '+1.25', x_Pupillary_distance: '62' };
    const inBag = sealedValues(createSeal(keyringOf([firstKey])), eyes, 'SRV-SV', 'x_lens_prescription');
    const [known] = order?.lines ?? [];
    if (order && known)
      order.lines = [known, { ...known, orderItemId: `${shoppers}72`, partNumber: 'SRV-SV', attributes: [inBag] }];
    await save(hers);
    const found = await list();
    expect(found.map(({ prescriptionId, orderId: from, SPH }) => [prescriptionId.slice(0, 2), from, SPH.OS])).toEqual([
      ['p-', '', '-3.75'],
      ['li', orderId, '-4.25'],
      ['li', orderId, '+1.25'],
    ]);
    const use = await shop.call('POST', `prescription/@self/line-${line}/use`, { headers, body: {} });
    expect(use.json()).toMatchObject({ nickName: 'Ordered', SPH: { OS: '-4.25' } });
    await save({ ...hers, prescriptionDetails: otherEyes });
    expect((await list()).map(({ SPH }) => SPH.OS)).toEqual(expect.arrayContaining(['-4.25', '-3.75', '+1.25']));
    expect(await list()).toHaveLength(3);
  });

  it('of lenses that were bought again are as old as they were, and refused when that is too long ago [RX-05]', async () => {
    const { orderId } = await ordered({ ...otherEyes });
    const order = shop.orders.get(orderId);
    const eyes = { x_spherePower_right: '+1.00', x_spherePower_left: '+1.25', x_countsFrom: '2024-01-31' };
    const again = sealedValues(createSeal(keyringOf([firstKey])), eyes, 'SRV-SV', 'x_lens_prescription');
    const [known] = order?.lines ?? [];
    if (order && known)
      order.lines = [{ ...known, orderItemId: `${shoppers}73`, partNumber: 'SRV-SV', attributes: [again] }];
    const old = (await list()).find(({ SPH }) => SPH.OS === '+1.25');
    expect(old).toMatchObject({ validUntil: '2026-01-30', expired: true });
    const use = await shop.call('POST', `prescription/@self/line-${shoppers}73/use`, { headers, body: {} });
    expect(errorOf(use)).toEqual([409, 'RX_EXPIRED', 'RX_EXPIRED']);
  });

  it('go along into the account that a guest signs in to, as many as there is room for [AUTH-09] [PLAT-08]', async () => {
    const logonId = `saved${shoppers}@example.com`;
    const kept = await save(hers);
    await save({ ...hers, firstName: 'Ben' });
    const guest = await shop.guest();
    await save({ ...hers, nickName: 'Double' }, guest);
    await save({ ...hers, prescriptionDetails: otherEyes }, guest);
    await shop.call('POST', 'loginidentity', { headers: guest, body: { logonId, logonPassword: testPassword } });
    const { rows } = await sql<{ count: string }>`
      select count(*) as count from saved_prescriptions where user_id = (
        select user_id from saved_prescriptions where prescription_id = ${kept})`.execute(shop.db);
    expect(Number(rows[0]?.count)).toBe(3);
  });

  it(`are at most ${LIMITS.savedPrescriptions} of a shopper, saved at once too [PLAT-08]`, async () => {
    const atOnce = Array.from({ length: LIMITS.savedPrescriptions + 3 }, (_, number) =>
      call('POST', '', { ...hers, firstName: `Wearer ${number}` }),
    );
    const statuses = (await Promise.all(atOnce)).map(({ statusCode }) => statusCode).toSorted();
    expect(statuses).toEqual([...Array.from({ length: LIMITS.savedPrescriptions }, () => 201), 409, 409, 409]);
    expect(errorOf(await call('POST', '', hers))).toEqual([409, 'CWXFR0260E', '_ERR_LIMIT_EXCEEDED']);
    const [kept, ...others] = await list();
    expect(others).toHaveLength(LIMITS.savedPrescriptions - 1);
    await save({ ...hers, firstName: kept?.firstName.toLowerCase() });
  });

  it('are nobody else’s to read, use, change or delete [PLAT-04] [PLAT-07]', async () => {
    const id = await save(hers);
    const { line } = await ordered({ ...otherEyes, firstName: 'Ann' });
    for (const other of [await shop.guest(), await shop.register(`thief-of-${shoppers}@example.com`)]) {
      expect(await list(other)).toEqual([]);
      const foreign: [Method, string, object?][] = [
        ['POST', `prescription/@self/${id}/use`, {}],
        ['POST', `prescription/@self/line-${line}/use`, {}],
        ['PUT', `prescription/@self/${id}`, { nickName: 'Mine' }],
        ['DELETE', `prescription/@self/${id}`],
      ];
      for (const [method, path, body] of foreign) {
        const answer = await shop.call(method, path, { headers: other, ...(body ? { body } : {}) });
        expect([method, path, answer.statusCode]).toEqual([method, path, 404]);
      }
    }
    expect((await list())[0]).toMatchObject({ prescriptionId: id, nickName: 'Reading', lastUsed: '' });
  });

  it('list the papers that were sent, for whom, to be downloaded [RX-06]', async () => {
    const { orderId, line } = await ordered(values);
    await shop.upload('prescription/uploadFile', headers, [
      { name: 'orderId', value: orderId },
      { name: 'orderItemId', value: line },
      { name: 'firstName', value: 'Ann' },
      { name: 'lastName', value: 'Doe' },
      { name: 'file', fileName: 'paper.pdf', contentType: 'application/pdf', content: pdfPage('paper') },
    ]);
    const { files } = (await call('GET', '')).json();
    expect(files).toEqual([
      expect.objectContaining({
        fileName: 'paper.pdf',
        firstName: 'Ann',
        lastName: 'Doe',
        rxFileStorageId: expect.any(String),
      }),
    ]);
    expect((await call('GET', '', undefined, await shop.guest())).json().files).toEqual([]);
  });
});
