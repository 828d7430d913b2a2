import { EMPTY_VALUES } from '@sightline/shared-lib/domain/prescription';

import { type Fault, inTransaction } from '../../kernel';
import { openingTime } from '../../testing/shopperApp';
import type { CataloguePort } from '../order';
import { keyringOf } from './keyring';
import { createLineService, type LineAttribute, type PrescribedLine, type PrescribedOrder } from './line.service';
import { LENS_OFFERS } from './lensOffers';
import { firstKey, openPrescriptionApp, type PrescriptionApp } from './prescription.fixture';
import { createSeal } from './seal';

const USER = 'r1';
const ORDER = '77';
const progressive = LENS_OFFERS.find(({ type, thickness }) => type.code === 'PR' && thickness.code === '1.50');
const values = { rightSphere: '-2.00', leftSphere: '-2.00', pupillaryDistance: '63' };

describe('lines that get a prescription', () => {
  let shop: PrescriptionApp;
  let order: PrescribedOrder;
  /** What was written, in turn. */
  const written: string[] = [];
  /** What the catalogue was asked for. */
  const asked: string[] = [];
  beforeAll(async () => {
    shop = await openPrescriptionApp();
  }, openingTime);
  afterAll(() => shop.close());
  beforeEach(() => {
    written.splice(0);
    asked.splice(0);
  });

  const line = (orderItemId: string, change: Partial<PrescribedLine> = {}): PrescribedLine => ({
    orderItemId,
    partNumber: `part-${orderItemId}`,
    groupKey: 'g',
    quantity: 1,
    opticalRole: 'lens',
    attributes: [],
    ...change,
  });
  const bought = (lines: readonly PrescribedLine[], change: Partial<PrescribedOrder> = {}) => {
    order = { orderId: ORDER, storeId: '10801', status: 'E', lines, ...change };
  };
  const orders = {
    owned: async (_db: unknown, userId: string, orderId: string) =>
      userId === USER && orderId === ORDER ? order : null,
    setLineAttributes: async (
      _trx: unknown,
      userId: string,
      _orderId: string,
      orderItemId: string,
      changes: readonly LineAttribute[],
    ) => {
      if (userId !== USER) return null;
      const told = changes.map(
        ({ attributeName, attributeValue }) => `${attributeName}${attributeValue ? '' : ' gone'}`,
      );
      written.push(`${orderItemId}: ${told.filter((one) => !/(State|Reason) gone$/.test(one)).join(', ')}`);
      return order;
    },
  };
  const catalogue: CataloguePort = {
    skus: async (storeId, { partNumbers = [] }) => {
      asked.push(`${storeId} ${partNumbers.join()}`);
      return partNumbers
        .filter((partNumber) => partNumber !== 'unknown')
        .map((partNumber) => ({
          productId: partNumber,
          partNumber,
          name: '',
          productType: 'services',
          buyable: true,
          offerMinor: 1,
          weightGrams: 0,
          ...(partNumber === 'plain' ? {} : { attributes: { CL_POWER: partNumber } }),
        }));
    },
  };
  const service = () => createLineService(shop.db, orders, catalogue, createSeal(keyringOf([firstKey])));
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => '',
      ({ errorKey, parameters }: Fault) => [errorKey, ...parameters].join(' '),
    );

  it('are the shopper’s own, all of them [PLAT-04]', async () => {
    bought([line('1'), line('2')]);
    const { readable, writable } = service();
    expect(await refusal(readable(shop.db, USER, ORDER, '2'))).toBe('');
    expect(await refusal(readable(shop.db, USER, ORDER, '3'))).toBe('_ERR_NOT_FOUND 3');
    expect(await refusal(readable(shop.db, 'r2', ORDER, '2'))).toBe('_ERR_NOT_FOUND 2');
    expect(await refusal(writable(shop.db, USER, ORDER, ['1', '3', '4']))).toBe('_ERR_NOT_FOUND 3');
    expect(await refusal(writable(shop.db, USER, '78', []))).toBe('_ERR_NOT_FOUND 78');
  });

  it.each([
    ['P', true],
    ['M', true],
    ['E', true],
    ['V', true],
    ['W', true],
    ['N', true],
    ['R', false],
    ['X', false],
    ['S', false],
    ['1', false],
  ])('of an order in %s: %s [RX-07]', async (status, isTaken) => {
    bought([line('1')], { status });
    const answer = await refusal(service().writable(shop.db, USER, ORDER, ['1']));
    expect(answer).toBe(isTaken ? '' : `_ERR_ORDER_WRONG_STATUS ${ORDER}`);
  });

  it('are ten of a call at most, also where a call names one again and again [RX-06] [PLAT-08]', async () => {
    bought([line('1')]);
    const named = (count: number) => Array.from({ length: count }, () => '1');
    const { writable } = service();
    expect(await refusal(writable(shop.db, USER, ORDER, named(10)))).toBe('');
    expect(await refusal(writable(shop.db, USER, ORDER, named(11)))).toBe('RX_LIMIT_EXCEEDED 10');
  });

  it('have values that a prescription for what they are can have, and that their lenses can be made to [RX-12]', async () => {
    const frame = line('1', {
      opticalRole: 'frame',
      attributes: [{ attributeName: 'RxLensId', attributeType: 'STRING', attributeValue: progressive?.lensId ?? '' }],
    });
    bought([frame, line('2'), line('3', { opticalRole: 'contactLens', groupKey: '', partNumber: 'part-2' })]);
    const { requireFit } = service();
    const now = new Date('2026-03-02T12:00:00Z');
    const fit = (orderItemId: string, change: object = {}) =>
      refusal(requireFit(USER, ORDER, [{ orderItemId, values: { ...values, ...change } }], now));
    expect(await fit('2', { pupillaryDistance: '' })).toBe('_ERR_INVALID_INPUT pupillaryDistance');
    expect(asked).toEqual([]);
    expect(await fit('3', { pupillaryDistance: '' })).toBe('');
    expect(asked.splice(0)).toEqual(['10801 part-1,part-2']);
    expect(await fit('2')).toMatch(/^RX_LENS_NOT_MADE addition-missing/);
    expect(await fit('2', { rightAdd: '+1.00', leftAdd: '+1.00' })).toBe('');
    expect(await fit('4')).toBe('_ERR_NOT_FOUND 4');
    bought([line('2')], {});
    expect(await fit('2')).toBe('');
    const { storeId: _, ...nowhere } = order;
    order = nowhere;
    asked.splice(0);
    expect([await fit('2'), asked]).toEqual(['', []]);
  });

  it('keep the values on the lens they are for, and on no other of its pair [RX-04]', async () => {
    const holds = [{ attributeName: 'x_lens_prescription', attributeType: 'SEALED', attributeValue: 'x' }];
    const other = { attributeName: 'IsRoxLens', attributeType: 'STRING', attributeValue: 'true' };
    bought([
      line('1', { opticalRole: 'frame', attributes: [other] }),
      line('2', { attributes: holds }),
      line('3', { attributes: holds }),
      line('4', { attributes: holds, groupKey: 'h' }),
      line('5', { opticalRole: 'service', attributes: [other, ...holds] }),
    ]);
    const note = (orderItemId: string, userId = USER) =>
      inTransaction(shop.db, (trx) =>
        service().noteValues(
          trx,
          userId,
          ORDER,
          { orderItemId, values: { ...EMPTY_VALUES, ...values } },
          new Date('2026-03-02T12:00:00Z'),
        ),
      );
    await note('2');
    expect(written.splice(0)).toEqual([
      '3: x_lens_prescription gone',
      '5: x_lens_prescription gone',
      '2: prescriptionUploaded, prescriptionVersion, x_lens_prescription',
    ]);
    await note('1');
    expect(written.splice(0)).toEqual(['1: prescriptionUploaded, prescriptionVersion']);
    expect(await refusal(note('9'))).toBe('_ERR_NOT_FOUND 9');
    expect(await refusal(note('2', 'r2'))).toBe('_ERR_NOT_FOUND 2');
    expect(written).toEqual([]);
  });

  it('are marked where they are the shopper’s own, and not where they went in between [PLAT-04]', async () => {
    const mark = (userId: string) =>
      inTransaction(shop.db, (trx) =>
        service().mark(trx, userId, ORDER, '1', [
          { attributeName: 'more', attributeType: 'STRING', attributeValue: 'x' },
        ]),
      );
    expect(await refusal(mark(USER))).toBe('');
    expect(written).toEqual(['1: prescriptionUploaded, prescriptionVersion, more']);
    expect(await refusal(mark('r2'))).toBe('_ERR_NOT_FOUND 1');
  });

  it('name their article and what it is made in, where the order says so [RX-20]', async () => {
    bought([
      line('1'),
      line('2', { partNumber: '' }),
      line('3', { partNumber: 'plain' }),
      line('4', { partNumber: 'unknown' }),
    ]);
    const article = (orderItemId: string) => service().article(USER, ORDER, orderItemId);
    expect(await article('1')).toEqual({ partNumber: 'part-1', codes: { CL_POWER: 'part-1' } });
    expect(await article('3')).toEqual({ partNumber: 'plain', codes: {} });
    expect(await article('4')).toEqual({ partNumber: 'unknown', codes: {} });
    expect(asked.splice(0)).toEqual(['10801 part-1', '10801 plain', '10801 unknown']);
    expect(await article('2')).toBeNull();
    const { storeId: _, ...nowhere } = order;
    order = nowhere;
    expect([await article('1'), asked]).toEqual([null, []]);
  });
});
