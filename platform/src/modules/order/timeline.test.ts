import { prescriptionAttributes } from '@sightline/shared-lib/domain/prescription';

import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const HOUR_MS = 3_600_000;

describe('the timeline of an order', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  /** Operations, an hour after what was before. */
  const operate = (path: string, body?: object) => {
    shop.clock.advance(HOUR_MS);
    return shop.as('', 'POST', `/operations/${path}`, body, { authorization: `Bearer ${operationsToken}` });
  };
  type Event = { readonly event: string; readonly at: string; readonly subject: string; readonly amount?: string };
  const timeline = async (user: string, orderId: string) =>
    (await shop.as(user, 'GET', `order/${orderId}`)).json<{ x_timeline: Event[]; placedDate: string }>();

  it('tells what really happened and when, of the order, its money and its return, the newest first [ORD-02]', async () => {
    const orderId = await shop.ready('970', [[frame, 1]]);
    await shop.as('970', 'POST', 'cart/@self/checkout', { orderId });
    const placedAt = shop.clock.now().getTime();
    expect((await timeline('970', orderId)).x_timeline).toEqual([
      { event: 'placed', at: new Date(placedAt).toISOString(), subject: '' },
    ]);
    await operate(`orders/${orderId}/ship`);
    await operate(`orders/${orderId}/deliver`);
    const line = (await shop.as('970', 'GET', `order/${orderId}`)).json<{
      grandTotal: string;
      orderItem: { orderItemId: string }[];
    }>();
    const orderItemId = line.orderItem[0]?.orderItemId;
    shop.clock.advance(HOUR_MS);
    const { rmaId } = (
      await shop.as('970', 'POST', 'process/weaver/shipping/api', {
        orderId,
        labelType: 'QR',
        locale: 'en-us',
        items: [{ orderItemId, partNumber: frame, quantity: '1', reasonCode: '01' }],
        contact: { email: '', phone: '' },
      })
    ).json<{ rmaId: string }>();
    for (const step of ['receive', 'receive', 'refund', 'refund']) await operate(`returns/${rmaId}/${step}`);
    const told = (await timeline('970', orderId)).x_timeline.map(({ event, at, subject, amount }) => [
      event,
      (Date.parse(at) - placedAt) / HOUR_MS,
      subject,
      amount,
    ]);
    expect(told).toEqual([
      ['refunded', 6, '', line.grandTotal],
      ['returnReceived', 4, rmaId, undefined],
      ['returnAnnounced', 3, rmaId, undefined],
      ['delivered', 2, '', undefined],
      ['paid', 1, '', line.grandTotal],
      ['shipped', 1, '', undefined],
      ['placed', 0, '', undefined],
    ]);
  });

  it('tells of the prescription: needed, received, sent back, received again and approved [ORD-02] [RX-07]', async () => {
    const orderItem = [{ partNumber: 'SRV-SV', xitem_field1: 'g-1', quantity: '1' }];
    await shop.as('971', 'POST', 'cart', { orderId: '.', orderItem });
    const orderId = await shop.ready('971', [['2900000000024', 1]]);
    await shop.as('971', 'POST', 'cart/@self/checkout', { orderId });
    const { orderItem: lines } = (await shop.as('971', 'GET', `order/${orderId}`)).json<{
      orderItem: { orderItemId: string; x_prescriptionState?: string }[];
    }>();
    const lens = lines.find((line) => line.x_prescriptionState)?.orderItemId ?? '';
    const give = async () => {
      shop.clock.advance(HOUR_MS);
      const given = Object.entries(prescriptionAttributes('waiting')).map(([attributeName, attributeValue]) => ({
        attributeName,
        attributeType: 'STRING',
        attributeValue,
      }));
      await shop.db
        .transaction()
        .execute((trx) => shop.trade.orders.setLineAttributes(trx, '971', orderId, lens, given));
    };
    await give();
    await operate(`orders/${orderId}/prescriptions/${lens}/reject`, { version: '0', reason: 'unreadable' });
    await give();
    await operate(`orders/${orderId}/prescriptions/${lens}/approve`, { version: '0' });
    expect((await timeline('971', orderId)).x_timeline.map(({ event }) => event)).toEqual([
      'prescriptionApproved',
      'prescriptionReceived',
      'prescriptionRejected',
      'prescriptionReceived',
      'prescriptionNeeded',
      'placed',
    ]);
  });

  it('is no part of a cart [ORD-02]', async () => {
    await shop.as('972', 'POST', 'cart', { orderId: '.', orderItem: [{ partNumber: frame, quantity: '1' }] });
    expect((await shop.as('972', 'GET', 'cart/@self')).json()).not.toHaveProperty('x_timeline');
  });
});
