import { openingTime } from '../../testing/shopperApp';
import type { TokenHeaders } from '../../testing/shopperApp';

import { keyringOf } from './keyring';
import { LENS_OFFERS } from './lensOffers';
import { createLensValues } from './lensValues';
import type { PrescribedLine } from './line.service';
import { firstKey, openPrescriptionApp } from './prescription.fixture';
import type { PrescriptionApp } from './prescription.fixture';

const offerOf = (type: string, thickness: string) => {
  const found = LENS_OFFERS.find((one) => one.type.code === type && one.thickness.code === thickness);
  if (!found) throw new Error('There is no such lens');
  return found;
};
const single = offerOf('SV', '1.60');
const progressive = offerOf('PR', '1.50');

const values = (changes: Readonly<Record<string, string>> = {}) => ({
  rightSphere: '-2.25',
  leftSphere: '-3.75',
  pupillaryDistance: '63.5',
  ...changes,
});

describe('a prescription that comes after the lenses', () => {
  const kept = createLensValues(keyringOf([firstKey]));
  let shop: PrescriptionApp;
  let headers: TokenHeaders;
  let orderId: string;
  beforeAll(async () => {
    shop = await openPrescriptionApp();
  }, openingTime);
  afterAll(() => shop.close());

  const line = (orderItemId: string, partNumber: string, more: Partial<PrescribedLine>): PrescribedLine => ({
    orderItemId,
    partNumber,
    groupKey: 'pair',
    quantity: 1,
    opticalRole: 'service',
    attributes: [],
    ...more,
  });
  const bought = async (lensId: string, partNumbers: readonly string[], status = 'E') => {
    headers = await shop.guest();
    orderId = await shop.order(headers, ['1'], status);
    const order = shop.orders.get(orderId);
    if (!order) return;
    const named = { attributeName: 'RxLensId', attributeType: 'STRING', attributeValue: lensId };
    order.lines = [
      line(`${orderId}1`, 'frame', { opticalRole: 'frame', attributes: [named] }),
      ...partNumbers.map((part, index) =>
        line(`${orderId}${index + 2}`, part, { opticalRole: index === 0 ? 'lens' : 'service' }),
      ),
    ];
  };
  const describeLens = (prescriptionDetails: object) =>
    shop.call('PUT', 'prescription/prescriptionDetails', {
      headers,
      body: { orderId, orderItemId: `${orderId}2`, prescriptionDetails },
    });
  const onLine = (number: number) => shop.orders.get(orderId)?.attributes[`${orderId}${number}`] ?? {};

  it.each([
    ['power-too-strong,thickness,12', single, { leftSphere: '-13.00' }],
    ['addition-missing,prescription', progressive, {}],
  ])('is refused with %s when what was bought cannot be made to it [RX-07] [RX-12]', async (why, lens, changes) => {
    await bought(lens.lensId, lens.partNumbers);
    const answer = await describeLens(values(changes));
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([
      400,
      expect.objectContaining({ errorKey: 'RX_LENS_NOT_MADE', errorParameters: why }),
    ]);
    expect(answer.body).not.toMatch(/13\.00|3\.75/);
    expect(onLine(2)).toEqual({});
    const { results } = (
      await shop.call('GET', `prescription/orderId/${orderId}/orderItemId/${orderId}2`, { headers })
    ).json();
    expect(results).toEqual([]);
  });

  it('is refused for every line when it does not fit one of them [RX-12]', async () => {
    await bought(progressive.lensId, progressive.partNumbers);
    const answer = await shop.call('POST', 'prescription/prescriptionDetails/multiple', {
      headers,
      body: {
        orderId,
        items: [1, 2].map((number) => ({ orderItemId: `${orderId}${number}`, prescriptionDetails: values() })),
      },
    });
    expect(answer.json().errors[0].errorKey).toBe('RX_LENS_NOT_MADE');
    expect(onLine(1)).toEqual({});
  });

  it('lies on the lens it is for, sealed, and open to its shopper [RX-04] [RX-06]', async () => {
    await bought(single.lensId, single.partNumbers);
    expect((await describeLens(values())).statusCode).toBe(200);
    const { prescriptionUploaded, x_lens_prescription: sealed = '' } = onLine(2);
    expect(prescriptionUploaded).toBe('true');
    expect(sealed).not.toContain('3.75');
    const attribute = { attributeName: 'x_lens_prescription', attributeType: 'SEALED', attributeValue: sealed };
    const [open] = kept.shown([attribute], single.partNumbers[0] ?? '');
    expect(JSON.parse(open?.attributeValue ?? '{}')).toMatchObject({
      x_spherePower_left: '-3.75',
      x_Pupillary_distance: '63.5',
    });
  });

  it.each([
    ['the day on its paper', -700, 30],
    ['the day on which it was given', null, 730],
  ])('counts from %s when the glasses are bought again [RX-05] [ORD-06]', async (_from, paper, last) => {
    const later = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000);
    await bought(single.lensId, single.partNumbers);
    await describeLens(values(paper === null ? {} : { issuedOn: later(paper).toISOString().slice(0, 10) }));
    const attribute = {
      attributeName: 'x_lens_prescription',
      attributeType: 'SEALED',
      attributeValue: onLine(2)['x_lens_prescription'] ?? '',
    };
    const partNumber = single.partNumbers[0] ?? '';
    const lens = { attributes: [attribute], partNumber, createdAt: later(-20), updatedAt: later(0) };
    const carried = (days: number) => kept.carried(lens, { storeId: '10801', now: later(days) }).length;
    expect([carried(last), carried(last + 1)]).toEqual([1, 0]);
  });
});
