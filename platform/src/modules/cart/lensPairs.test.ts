import { sql } from 'kysely';

import { openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { LENS_OFFERS } from '../prescription/lensOffers';

const frame = '2900000000017';
const lowFrame = '2900000000093';
const plainFrame = '2900000000062';

const offerOf = (type: string, treatment: string, thickness: string): string => {
  const found = LENS_OFFERS.find(
    (one) => one.type.code === type && one.treatment.code === treatment && one.thickness.code === thickness,
  );
  if (!found) throw new Error('There is no such lens');
  return found.lensId;
};

const attribute = (attributeName: string, attributeValue: string) => ({ attributeName, attributeValue });

/** A prescription as the shop sends it, with a value that is found again wherever it leaks. */
const values = (changes: Readonly<Record<string, string>> = {}) =>
  JSON.stringify({
    x_spherePower_right: '-2.25',
    x_spherePower_left: '-3.75',
    x_Cyl_right: '-1.25',
    x_Cyl_left: '0.00',
    x_Axis_right: '173',
    x_Axis_left: '0',
    x_Add_right: '',
    x_Add_left: '',
    x_PD_left: '',
    x_PD_right: '',
    x_Pupillary_distance: '63.5',
    ...changes,
  });

interface Pair {
  readonly lensId: string;
  readonly parts: readonly string[];
  readonly of?: string;
  readonly prescription?: string | undefined;
  readonly group?: string;
}

const pair = ({ lensId, parts, of = frame, prescription = values(), group = 'g-1' }: Pair) => [
  { partNumber: of, xitem_field1: group, orderItemExtendAttribute: [attribute('RxLensId', lensId)] },
  ...parts.map((partNumber, index) => ({
    partNumber,
    xitem_field1: group,
    orderItemExtendAttribute: [
      attribute('IsRoxLens', 'true'),
      ...(index === 0 && prescription ? [attribute('x_lens_prescription', prescription)] : []),
    ],
  })),
];

const single = { lensId: offerOf('SV', 'AR', '1.60'), parts: ['SRV-SV', 'SRV-AR', 'SRV-IDX-160'] };
const progressive = { lensId: offerOf('PR', 'HC', '1.50'), parts: ['SRV-PROG'] };
const withAddition = values({ x_Add_right: '+2.00', x_Add_left: '+2.00' });

describe('glasses with lenses in the cart', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const add = (user: string, orderItem: object[]) =>
    shop.as(user, 'POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem });
  const cart = async (user: string) => (await shop.as(user, 'GET', 'cart/@self')).json();
  type Line = { partNumber: string; orderItemExtendAttribute?: { attributeName: string; attributeValue: string }[] };
  const read = (lines: Line[], partNumber: string, name: string) =>
    lines
      .find((line) => line.partNumber === partNumber)
      ?.orderItemExtendAttribute?.find(({ attributeName }) => attributeName === name)?.attributeValue;

  it('cost what the catalogue says of their articles, and carry the words of their lenses [RX-10] [RX-11]', async () => {
    const told = JSON.stringify({ Type: { code: 'PR', description: 'Progressive' } });
    const [first, ...rest] = pair({ ...single, parts: [...single.parts, 'SRV-HYDRO'] });
    const named = {
      ...first,
      orderItemExtendAttribute: [attribute('RxLensId', single.lensId), attribute('lensesReview', told)],
    };
    expect((await add('901', [named, ...rest])).statusCode).toBe(201);
    const { orderItem, totalProductPrice } = await cart('901');
    expect(totalProductPrice).toBe('759.99000');
    expect(JSON.parse(read(orderItem, frame, 'lensesReview') ?? '{}')).toMatchObject({
      Type: { code: 'SV' },
      TreatmentsFamily: { code: 'AR' },
      Thickness: { code: '1.60' },
      AddOns: [{ code: 'HYDRO' }],
    });
  });

  it('leave no words of lenses on a line that has none, whoever wrote them [RX-10] [PLAT-06]', async () => {
    const told = attribute('LensesReview', JSON.stringify({ Type: { code: 'PR', description: 'Progressive' } }));
    const plain = { partNumber: plainFrame, orderItemExtendAttribute: [told, attribute('note', 'mine')] };
    const alone = { partNumber: frame, orderItemExtendAttribute: [{ ...told, attributeName: 'lensesReview' }] };
    expect((await add('909', [plain, alone])).statusCode).toBe(201);
    const { orderItem } = await cart('909');
    expect(JSON.stringify(orderItem)).not.toContain('Progressive');
    expect(read(orderItem, plainFrame, 'note')).toBe('mine');
  });

  it('keep their prescription sealed, open to its shopper, and wait for no other [RX-06] [RX-11]', async () => {
    await add('902', pair(single));
    const { orderItem } = await cart('902');
    expect(JSON.parse(read(orderItem, 'SRV-SV', 'x_lens_prescription') ?? '{}')).toMatchObject({
      x_Axis_right: '173',
      x_Pupillary_distance: '63.5',
    });
    expect(read(orderItem, 'SRV-SV', 'prescriptionUploaded')).toBe('true');
    const { rows } = await sql<{ line: string }>`select order_items::text as line from order_items`.execute(shop.db);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.map(({ line }) => line).join('\n')).not.toMatch(/-2\.25|-3\.75|63\.5|\b173\b/);
  });

  it('come without values when the prescription is sent later [RX-07]', async () => {
    expect((await add('903', pair({ ...single, prescription: '' }))).statusCode).toBe(201);
    expect(read((await cart('903')).orderItem, 'SRV-SV', 'prescriptionUploaded')).toBeUndefined();
  });

  it.each<[string, string[], Pair]>([
    ['RX_LENS_INCOMPLETE', ['SRV-AR'], { ...single, parts: ['SRV-SV', 'SRV-IDX-160'] }],
    ['RX_LENS_INCOMPLETE', ['SRV-PROG'], { ...progressive, parts: ['SRV-SV'], prescription: withAddition }],
    ['RX_LENS_MIXED', ['SRV-PROG'], { ...single, parts: [...single.parts, 'SRV-PROG'] }],
    ['_ERR_INVALID_INPUT', ['RxLensId'], { ...single, of: plainFrame }],
    ['_ERR_INVALID_INPUT', ['RxLensId'], { ...single, group: '' }],
    ['_ERR_NOT_FOUND', ['L-0'], { ...single, lensId: 'L-0' }],
    [
      'RX_LENS_NOT_MADE',
      ['frame-too-low', 'frame', '28'],
      { ...progressive, of: lowFrame, prescription: withAddition },
    ],
    ['RX_LENS_NOT_MADE', ['addition-missing', 'prescription'], progressive],
    [
      'RX_LENS_NOT_MADE',
      ['power-too-strong', 'thickness', '12'],
      { ...single, prescription: values({ x_spherePower_left: '-13.00' }) },
    ],
    [
      '_ERR_INVALID_INPUT',
      ['leftSphere', '-20', '20', '0.25'],
      { ...single, prescription: values({ x_spherePower_left: '-3.80' }) },
    ],
    ['_ERR_INVALID_INPUT', ['rightSphere'], { ...single, prescription: '{"x_spherePower_left":"-1.00"}' }],
    ['_ERR_INVALID_INPUT', ['x_lens_prescription'], { ...single, prescription: 'minus two' }],
  ])('are refused with %s %j, and leave no cart [RX-11] [RX-12] [PLAT-04]', async (key, parameters, asked) => {
    const answer = await add('904', pair(asked));
    expect(answer.json().errors[0]).toMatchObject({ errorKey: key, errorParameters: parameters.join(',') });
    expect(answer.body).not.toMatch(/13\.00|3\.80/);
    expect((await shop.as('904', 'GET', 'cart/@self')).statusCode).toBe(404);
  });

  it.each(['X_LENS_PRESCRIPTION', 'x_lens_prescription ', 'my prescription'])(
    'are refused with values by the name of %j, which nobody would seal [RX-06] [PLAT-06]',
    async (name) => {
      const [glasses, lens, ...parts] = pair({ ...single, prescription: '' });
      const named = { ...lens, orderItemExtendAttribute: [attribute(name, values())] };
      const answer = await add(
        '908',
        [glasses, named, ...parts].filter((one) => one !== undefined),
      );
      expect([answer.statusCode, answer.json().errors[0].errorKey]).toEqual([400, '_ERR_INVALID_INPUT']);
      expect((await shop.as('908', 'GET', 'cart/@self')).statusCode).toBe(404);
    },
  );

  it('take a progressive lens in a frame that is high enough [RX-12]', async () => {
    expect((await add('905', pair({ ...progressive, prescription: withAddition }))).statusCode).toBe(201);
  });

  it('are one pair a group, and as many lenses as frames [RX-11]', async () => {
    await add('906', pair(single));
    expect((await add('906', pair(single))).json().errors[0].errorKey).toBe('_ERR_INVALID_INPUT');
    const [first, ...rest] = pair({ ...single, group: 'g-2' });
    expect((await add('906', [{ ...first, quantity: '2' }, ...rest])).json().errors[0].errorKey).toBe(
      'RX_LENS_INCOMPLETE',
    );
    expect((await add('906', pair({ ...single, group: 'g-2' }))).statusCode).toBe(201);
  });

  it('take their values along when they are bought again, until the prescription has expired [RX-05] [ORD-06]', async () => {
    const { orderId } = (await add('910', pair(single))).json();
    const again = async () => {
      const copied = await shop.as('910', 'POST', 'cart/copy_order', { fromOrderId_1: orderId, toOrderId: '.**.' });
      return (await shop.as('910', 'GET', `cart/@self?orderId=${copied.json().orderId[0]}`)).json().orderItem;
    };
    expect(read(await again(), 'SRV-SV', 'x_lens_prescription')).toContain('63.5');
    shop.clock.advance(731 * 86_400_000);
    const late = await again();
    expect(read(late, frame, 'RxLensId')).toBe(single.lensId);
    expect(read(late, 'SRV-SV', 'x_lens_prescription')).toBeUndefined();
    expect(read(late, 'SRV-SV', 'prescriptionUploaded')).toBeUndefined();
  });

  it('grow no younger by being bought again: their values count from the day on the paper, or when they were first given [RX-05] [ORD-06]', async () => {
    const copied = async (user: string, fromOrderId: string) => {
      const answer = await shop.as(user, 'POST', 'cart/copy_order', { fromOrderId_1: fromOrderId, toOrderId: '.**.' });
      return answer.json().orderId[0] as string;
    };
    const carried = async (user: string, orderId: string) =>
      read(
        (await shop.as(user, 'GET', `cart/@self?orderId=${orderId}`)).json().orderItem,
        'SRV-SV',
        'x_lens_prescription',
      );
    const day = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const paper = { ...single, prescription: values({ x_countsFrom: day(-700) }) };
    const forged = { ...single, prescription: values({ x_countsFrom: day(4000) }) };
    const first = (await add('912', pair(single))).json().orderId;
    const onPaper = (await add('913', pair(paper))).json().orderId;
    const inFuture = (await add('914', pair(forged))).json().orderId;
    expect(await carried('913', await copied('913', onPaper))).toContain('63.5');
    shop.clock.advance(31 * 86_400_000);
    expect(await carried('913', await copied('913', onPaper))).toBeUndefined();
    shop.clock.advance(660 * 86_400_000);
    const second = await copied('912', first);
    expect(await carried('912', second)).toContain('63.5');
    shop.clock.advance(40 * 86_400_000);
    expect(await carried('912', await copied('912', second))).toBeUndefined();
    expect(await carried('914', await copied('914', inFuture))).toBeUndefined();
  });

  it('become a pair of their own when they are bought again beside the first [ORD-06] [RX-11]', async () => {
    const { orderId } = (await add('911', pair(single))).json();
    const copied = await shop.as('911', 'POST', 'cart/copy_order', { fromOrderId_1: orderId, toOrderId: '.' });
    expect(copied.statusCode).toBe(200);
    const { orderItem } = await cart('911');
    const keys = orderItem.map((line: { xitem_field1: string }) => line.xitem_field1);
    expect([orderItem.length, new Set(keys.slice(0, 4)), new Set(keys.slice(4)).size]).toEqual([
      8,
      new Set(['g-1']),
      1,
    ]);
    expect(keys[4]).not.toBe('g-1');
  });

  it('change neither lens nor values by the calls that change lines and orders [RX-11] [PLAT-06]', async () => {
    await add('907', pair(single));
    const { orderItem } = await cart('907');
    const change = (name: string, value: string) =>
      shop.as('907', 'PUT', 'cart/@self/update_order_item', {
        orderItem: [{ orderItemId: orderItem[0].orderItemId, orderItemExtendAttribute: [attribute(name, value)] }],
      });
    expect((await change('RxLensId', progressive.lensId)).statusCode).toBe(400);
    expect((await change('x_lens_prescription', values())).statusCode).toBe(400);
    expect((await change('lensesReview', '{}')).statusCode).toBe(400);
  });
});
