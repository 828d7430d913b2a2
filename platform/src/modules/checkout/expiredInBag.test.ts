import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { LENS_OFFERS } from '../prescription/lensOffers';

const FRAME = '2900000000017';
const PLAIN_FRAME = '2900000000062';
const LENS = 'SRV-SV';
const DAY_MS = 86_400_000;

const attribute = (attributeName: string, attributeValue: string) => ({ attributeName, attributeValue });
const offer = LENS_OFFERS.find(
  ({ type, treatment, thickness }) => type.code === 'SV' && treatment.code === 'AR' && thickness.code === '1.60',
);
const values = JSON.stringify({
  x_spherePower_right: '-2.25',
  x_spherePower_left: '-3.75',
  x_Pupillary_distance: '63.5',
});

type Line = {
  partNumber: string;
  x_prescriptionReason?: string;
  orderItemExtendAttribute?: { attributeName: string; attributeValue: string }[];
};

describe('glasses that lie in the bag', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const choose = async (user: string) => {
    const pair = (partNumber: string, attributes: readonly object[]) => ({
      partNumber,
      xitem_field1: 'g-1',
      orderItemExtendAttribute: attributes,
    });
    const orderItem = [
      pair(FRAME, [attribute('RxLensId', offer?.lensId ?? '')]),
      ...(offer?.partNumbers ?? []).map((one) =>
        pair(one, one === LENS ? [attribute('IsRoxLens', 'true'), attribute('x_lens_prescription', values)] : []),
      ),
    ];
    const answer = await shop.as(user, 'POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem });
    expect(answer.statusCode).toBe(201);
  };
  const read = async (user: string) =>
    (await shop.as(user, 'GET', 'cart/@self')).json<{ orderId: string; orderItem: Line[] }>();
  /** What is told of the lens: why its prescription does not count, and the values that it is made to. */
  const told = (lines: readonly Line[]) => {
    const lens = lines.find(({ partNumber }) => partNumber === LENS);
    const kept = lens?.orderItemExtendAttribute?.find(({ attributeName }) => attributeName === 'x_lens_prescription');
    return [lens?.x_prescriptionReason, kept?.attributeValue];
  };
  const fill = (user: string) => shop.ready(user, [[PLAIN_FRAME, 1]]);
  const place = async (user: string, orderId: string) => {
    const body = { orderId, notify_EMailSender_recipient: `${user}@shopper.example` };
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', body)).statusCode).toBe(200);
    const { orderStatus, orderItem } = (await shop.as(user, 'GET', `order/${orderId}`)).json<{
      orderStatus: string;
      orderItem: Line[];
    }>();
    return [orderStatus, ...told(orderItem)];
  };

  it('are ordered with their prescription until it has expired, and wait for another one from then on [RX-05] [RX-07] [CART-10]', async () => {
    await choose('r731');
    await choose('r732');
    shop.clock.advance(730 * DAY_MS);
    expect(told((await read('r731')).orderItem)).toEqual([undefined, expect.stringContaining('63.5')]);
    expect(await place('r731', await fill('r731'))).toEqual(['W', undefined, expect.stringContaining('63.5')]);
    shop.clock.advance(DAY_MS);
    const { orderId, orderItem } = await read('r732');
    expect(told(orderItem)).toEqual(['expired', undefined]);
    // Who pays without having looked is told once, and nothing is placed by that press.
    await expect(fill('r732')).rejects.toThrow('_ERR_PRESCRIPTION_EXPIRED');
    expect((await shop.as('r732', 'POST', 'cart/@self/checkout', { orderId })).statusCode).toBe(400);
    expect((await shop.as('r732', 'PUT', 'cart/@self/precheckout', { orderId })).statusCode).toBe(200);
    expect(await place('r732', orderId)).toEqual(['E', undefined, undefined]);
  });
});
