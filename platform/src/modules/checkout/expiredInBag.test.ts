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

type Line = { partNumber: string; orderItemExtendAttribute?: { attributeName: string; attributeValue: string }[] };

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
  /** Status of the order that is placed today, and the values that its lens is made to. */
  const place = async (user: string) => {
    const orderId = await shop.ready(user, [[PLAIN_FRAME, 1]]);
    const body = { orderId, notify_EMailSender_recipient: `${user}@shopper.example` };
    expect((await shop.as(user, 'POST', 'cart/@self/checkout', body)).statusCode).toBe(200);
    const { orderStatus, orderItem } = (await shop.as(user, 'GET', `order/${orderId}`)).json<{
      orderStatus: string;
      orderItem: Line[];
    }>();
    const lens = orderItem.find(({ partNumber }) => partNumber === LENS);
    const kept = lens?.orderItemExtendAttribute?.find(({ attributeName }) => attributeName === 'x_lens_prescription');
    return [orderStatus, kept?.attributeValue];
  };

  it('are ordered with their prescription until it has expired, and wait for another one from then on [RX-05] [RX-07]', async () => {
    await choose('r731');
    await choose('r732');
    shop.clock.advance(730 * DAY_MS);
    expect(await place('r731')).toEqual(['W', expect.stringContaining('63.5')]);
    shop.clock.advance(DAY_MS);
    expect(await place('r732')).toEqual(['E', undefined]);
  });
});
