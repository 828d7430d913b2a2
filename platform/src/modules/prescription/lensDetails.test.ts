import type { TokenHeaders } from '../../testing/shopperApp';

import { createLensValues } from './lensValues';
import { keyringOf } from './keyring';
import { firstKey, openPrescriptionApp } from './prescription.fixture';
import type { PrescriptionApp } from './prescription.fixture';

const partNumber = '2900000000048';
const orderItemId = '70001';
const eye = { power: '-2.25', baseCurve: '8.6', diameter: '14.2', cylinder: '-0.75', axis: '180' };

describe('values of contact lenses on a line', () => {
  const values = createLensValues(keyringOf([firstKey]));
  let shop: PrescriptionApp;
  let headers: TokenHeaders;
  let orderId: string;
  beforeAll(async () => {
    shop = await openPrescriptionApp();
    headers = await shop.guest();
    orderId = await shop.order(headers, [orderItemId], 'P', { partNumber });
  });
  afterAll(() => shop.close());

  const send = (body: object, as = headers) =>
    shop.call('POST', 'contactLens/prescriptionDetails', { headers: as, body: { orderId, orderItemId, ...body } });
  const kept = () => shop.orders.get(orderId)?.attributes[orderItemId]?.['contactLensData'] ?? '';
  const open = () =>
    values.shown([{ attributeName: 'contactLensData', attributeType: 'SEALED', attributeValue: kept() }], partNumber)[0]
      ?.attributeValue;

  it('changes what the line shows, sealed for its article [RX-20]', async () => {
    const answer = await send({ right: { ...eye, boxes: '2' }, left: {} });
    expect([answer.statusCode, answer.json()]).toEqual([200, { orderId, orderItemId }]);
    expect(JSON.parse(open() ?? '')).toEqual({ right: eye });
    expect(kept()).not.toContain('-2.25');
    const line = [{ attributeName: 'contactLensData', attributeType: 'SEALED', attributeValue: kept() }];
    expect(values.shown(line, '2900000000017')).toEqual([]);
  });

  it('leaves an order readable whose values do not open [RX-20]', async () => {
    await send({ right: eye });
    const engraving = { attributeName: 'engraving', attributeType: 'STRING', attributeValue: 'A. C.' };
    const line = [{ attributeName: 'contactLensData', attributeType: 'SEALED', attributeValue: kept() }, engraving];
    expect(values.shown(line, partNumber)).toHaveLength(2);
    const stranger = createLensValues(keyringOf([Buffer.alloc(32, 9).toString('base64')]));
    expect(stranger.shown(line, partNumber)).toEqual([engraving]);
  });

  it.each([
    ['right.power', { right: { ...eye, power: '-6.00' } }],
    ['left.axis', { left: { ...eye, axis: '90' } }],
    ['right.colour', { right: { ...eye, colour: 'Blue' } }],
    ['contactLensData', {}],
  ])('refuses %s that the article is not made in [RX-20]', async (field, body) => {
    await send({ right: eye });
    const before = kept();
    const answer = await send(body);
    expect([answer.statusCode, answer.json().errors[0].errorParameters]).toEqual([400, field]);
    expect(kept()).toBe(before);
  });

  it('changes nothing for another shopper [RX-20] [PLAT-04]', async () => {
    await send({ right: eye });
    const before = kept();
    expect((await send({ right: { ...eye, power: '-1.75' } }, await shop.guest())).statusCode).toBe(404);
    expect(kept()).toBe(before);
  });
});
