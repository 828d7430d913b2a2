// Embedded alone: names are refused before anything is written.
import { LENS_VALUES } from '@sightline/shared-lib/domain/lens';
import { attributeWriter } from '@sightline/shared-lib/domain/order';
import { ATTRIBUTE_WRITERS } from '@sightline/shared-lib/testing';
import { asyncProperty, assert as assertProperty, boolean, constantFrom, integer, record } from 'fast-check';

import { type Answer, openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';
import { itemOf } from '../../testing/tradeFixture';
import { attributePaths } from '../order';

interface Attribute {
  readonly attributeName: string;
  readonly attributeValue: string;
}
interface Goods {
  readonly frames: number;
  readonly lens: 'SRV-SV' | 'SRV-PLANO' | '';
  readonly service: boolean;
  readonly contactLenses: boolean;
}
type Line = Readonly<Record<string, unknown>> & { readonly orderItemId: string };

/** A shopper with a cart that may be written to. */
interface Shopper {
  readonly orderItem: readonly object[];
  call(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer>;
  lines(): Promise<readonly Line[]>;
}

/** How each place that takes attributes is written to: while the cart is filled, while it is open, or when it is placed. */
const places: Readonly<
  Record<
    string,
    { readonly at: 'add' | 'cart' | 'checkout'; write(shopper: Shopper, list: readonly Attribute[]): Promise<Answer> }
  >
> = {
  'POST cart orderItem.*.orderItemExtendAttribute': {
    at: 'add',
    write: ({ call, orderItem }, list) =>
      call('POST', 'cart', {
        orderItem: orderItem.map((line: { orderItemExtendAttribute?: object[] }) => ({
          ...line,
          orderItemExtendAttribute: [...(line.orderItemExtendAttribute ?? []), ...list],
        })),
        x_calculateOrder: '1',
      }),
  },
  'POST cart orderExtendAttribute': {
    at: 'add',
    write: ({ call, orderItem }, orderExtendAttribute) =>
      call('POST', 'cart', { orderItem, orderExtendAttribute, x_calculateOrder: '1' }),
  },
  'PUT cart/@self/update_order_item orderItem.*.orderItemExtendAttribute': {
    at: 'cart',
    async write({ call, lines }, orderItemExtendAttribute) {
      const orderItem = (await lines()).map(({ orderItemId }) => ({ orderItemId, orderItemExtendAttribute }));
      return call('PUT', 'cart/@self/update_order_item', { orderItem, x_calculateOrder: '1' });
    },
  },
  'PUT cart/@self/update_order_item orderExtendAttribute': {
    at: 'cart',
    async write({ call, lines }, orderExtendAttribute) {
      const orderItem = (await lines()).map(({ orderItemId }) => ({ orderItemId }));
      return call('PUT', 'cart/@self/update_order_item', { orderItem, orderExtendAttribute, x_calculateOrder: '1' });
    },
  },
  'POST cart/@self/order_ext_attribute orderExtendAttribute': {
    at: 'cart',
    write: ({ call }, orderExtendAttribute) => call('POST', 'cart/@self/order_ext_attribute', { orderExtendAttribute }),
  },
  'POST cart/@self/checkout orderExtendAttribute': {
    at: 'checkout',
    write: ({ call }, orderExtendAttribute) => call('POST', 'cart/@self/checkout', { orderExtendAttribute }),
  },
};

/** Fields of a schema that are called attributes of something. */
function attributeFields(schema: unknown, path: readonly string[] = []): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {}, items } = schema as { properties?: Readonly<Record<string, unknown>>; items?: unknown };
  return [
    ...Object.entries(properties).flatMap(([name, one]) =>
      /attributes?$/i.test(name) ? [[...path, name].join('.')] : attributeFields(one, [...path, name]),
    ),
    ...attributeFields(items, [...path, '*']),
  ];
}

const names = [...Object.keys(ATTRIBUTE_WRITERS), '__proto__', 'constructor', 'toString', 'note'];
const foreign = names.filter((name) => attributeWriter(name) !== 'shopper');
// Values of contact lenses have rules and tests of their own.
const own = names.filter((name) => attributeWriter(name) === 'shopper' && name !== LENS_VALUES);
/** What lenses are made to: it comes with a new line, and with nothing else. */
const lensNames = ['RxLensId', 'lensesReview', 'x_lens_prescription', LENS_VALUES];
const newLine = 'POST cart orderItem.*.orderItemExtendAttribute';
const values = [
  'true',
  '1',
  '-99999',
  'CAN',
  'L-1',
  '{',
  '{"allowanceMinor":99999,"copayMinor":-9}',
  '[{"amount":"0"}]',
];

const anyGoods = record<Goods>({
  frames: integer({ min: 1, max: 2 }),
  lens: constantFrom('SRV-SV', 'SRV-PLANO', ''),
  service: boolean(),
  contactLenses: boolean(),
});

function goodsOf({ frames, lens, service, contactLenses }: Goods): readonly object[] {
  const pair = { xitem_field1: 'pair' };
  return [
    { ...itemOf('2900000000017', { quantity: String(frames) }), ...pair },
    ...(lens ? [{ ...itemOf(lens), ...pair }] : []),
    ...(service ? [{ ...itemOf('SRV-HC'), ...pair }] : []),
    ...(contactLenses ? [itemOf('2900000000048')] : []),
  ];
}

describe('what a shopper writes as attributes', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  function shopper(goods: Goods): Shopper & { readonly user: string } {
    const user = `writer${(count += 1)}`;
    const call: Shopper['call'] = (method, path, body) => shop.as(user, method, path, body);
    const lines = async () => (await call('GET', 'cart/@self')).json<{ orderItem?: Line[] }>().orderItem ?? [];
    return { user, orderItem: goodsOf(goods), call, lines };
  }

  /** What an order costs, owes, and where it stands. */
  const factsOf = (answer: Answer): object => {
    const told = answer.json<Readonly<Record<string, unknown>> & { orderItem?: readonly Line[] }>();
    const pick = (from: Readonly<Record<string, unknown>>, pattern: RegExp) =>
      Object.fromEntries(Object.entries(from).filter(([name]) => pattern.test(name)));
    return {
      ...pick(told, /^(total|grandTotal)|^(orderStatus|locked|adjustment|promotionCode)$/),
      lines: told.orderItem?.map((line) =>
        pick(line, /Price$|Tax$|Charge$|Status$|^(adjustment|totalAdjustment|freeGift)$/),
      ),
    };
  };

  /** Buys the goods and has them sent; tells what everything cost and where it stood on the way. */
  async function story(goods: Goods, place: string, list: readonly Attribute[]): Promise<readonly unknown[]> {
    const buyer = shopper(goods);
    const { user, call } = buyer;
    const writing = places[place];
    const write = async (at: string, otherwise: () => Promise<unknown>) => {
      const answer = writing?.at === at ? await writing.write(buyer, list) : null;
      // Refused is as good as without effect, as long as the rest behaves as if nothing had been asked.
      expect([200, 201, 400, undefined]).toContain(answer?.statusCode);
      if (answer === null || answer.statusCode === 400) await otherwise();
    };
    await write('add', () => call('POST', 'cart', { orderItem: buyer.orderItem, x_calculateOrder: '1' }));
    await call('PUT', 'cart/@self/shipping_info', {
      addressId: `${user}-home`,
      shipModeId: '14501',
      x_calculateOrder: '1',
    });
    await write('cart', async () => undefined);
    const methods = (await call('GET', 'cart/@self/usable_payment_info')).json<{
      usablePaymentInformation: { paymentMethodName: string }[];
    }>().usablePaymentInformation;
    const cart = await call('GET', 'cart/@self');
    await call('POST', 'cart/@self/payment_instruction', { payMethodId: 'VISA', paymentToken: await shop.token() });
    const checked = await call('PUT', 'cart/@self/precheckout', {});
    const { orderId } = cart.json<{ orderId: string }>();
    await write('checkout', () => call('POST', 'cart/@self/checkout', { orderId }));
    const order = await call('GET', `order/${orderId}`);
    await call('POST', 'cart/copy_order', { fromOrderId: orderId, toOrderId: '.' });
    const copy = await call('GET', 'cart/@self');
    const operations = { authorization: `Bearer ${operationsToken}` };
    const sent = await shop.as('', 'POST', `/operations/orders/${orderId}/ship`, {}, operations);
    return [
      methods.map(({ paymentMethodName }) => paymentMethodName),
      factsOf(cart),
      checked.statusCode,
      factsOf(order),
      factsOf(copy),
      sent.statusCode,
      factsOf(await call('GET', `order/${orderId}`)),
    ];
  }

  it('has a test of its own for every place of every call that takes them [PLAT-06]', () => {
    const relative = (name: string) => name.replace('/wcs/resources/store/:storeId/', '');
    const found = shop.calls.flatMap(({ name, body }) =>
      attributePaths(body).map((path) => `${relative(name)} ${path.join('.')}`),
    );
    expect(found.toSorted()).toEqual(Object.keys(places).toSorted());
    // Whoever names attributes without the shared schema would go by the guard.
    const named = shop.calls.flatMap(({ name, body }) =>
      attributeFields(body).map((path) => `${relative(name)} ${path}`),
    );
    expect(named.toSorted()).toEqual(found.toSorted());
  });

  it.each(Object.keys(places))('is refused at %s for every name somebody else writes [PLAT-06]', async (place) => {
    const buyer = shopper({ frames: 1, lens: '', service: false, contactLenses: false });
    if (places[place]?.at !== 'add') await buyer.call('POST', 'cart', { orderItem: buyer.orderItem });
    for (const attributeName of [...foreign, 'PRESCRIPTIONUPLOADED', ' taxes ']) {
      for (const attributeValue of ['true', '']) {
        const answer = await places[place]?.write(buyer, [{ attributeName, attributeValue }]);
        expect([attributeName, answer?.statusCode]).toEqual([attributeName, 400]);
        expect(answer?.json().errors[0]).toMatchObject({
          errorKey: '_ERR_INVALID_INPUT',
          errorParameters: attributeName,
        });
      }
    }
  });

  it.each(Object.keys(places).filter((place) => place !== newLine))(
    'is refused at %s for what lenses are made to, which nobody would check or seal there [RX-06] [PLAT-06]',
    async (place) => {
      const buyer = shopper({ frames: 1, lens: 'SRV-SV', service: false, contactLenses: false });
      if (places[place]?.at === 'cart') await buyer.call('POST', 'cart', { orderItem: buyer.orderItem });
      const orderId = places[place]?.at === 'checkout' ? await shop.ready(buyer.user, [['2900000000017', 1]]) : '';
      for (const attributeName of [...lensNames, 'X_LENS_PRESCRIPTION ', 'her prescription']) {
        const answer = await places[place]?.write(buyer, [{ attributeName, attributeValue: '{"x_Axis_left":"173"}' }]);
        expect([attributeName, answer?.statusCode]).toEqual([attributeName, 400]);
        expect(answer?.json().errors[0]).toMatchObject({ errorParameters: attributeName });
      }
      if (orderId === '') return;
      const order = await shop.as(buyer.user, 'GET', `order/${orderId}`);
      expect(order.body).not.toContain('x_Axis_left');
    },
  );

  it.each(Object.keys(places))(
    'changes no price, tax, status, hold or release of any cart at %s, for any name [PLAT-06]',
    async (place) => {
      const property = asyncProperty(anyGoods, constantFrom(...values), async (goods, attributeValue) => {
        const without = await story(goods, place, []);
        const taken = own.filter((name) => place === newLine || !lensNames.includes(name));
        const list = taken.map((attributeName) => ({ attributeName, attributeValue }));
        expect(await story(goods, place, list)).toEqual(without);
      });
      await assertProperty(property, { numRuns: 4 });
    },
    120_000,
  );
});
