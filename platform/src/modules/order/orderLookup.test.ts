import { openTradeApp, operationsToken, type TradeApp } from '../../testing/tradeApp';

const frame = '2900000000017';
const MINUTE = 60_000;

describe('the look-up of orders', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const operate = (path: string) =>
    shop.as('', 'POST', `/operations/${path}`, undefined, { authorization: `Bearer ${operationsToken}` });
  const ask = (user: string, orderId: string, email: string, store = '10801') =>
    shop.as(user, 'POST', `/wcs/resources/store/${store}/order/@lookup`, { orderId, email });

  async function place(owner: string, lines: readonly [string, number][] = [[frame, 1]]) {
    const orderId = await shop.ready(owner, lines);
    const email = `${owner}@mail.example`;
    const body = { orderId, notify_EMailSender_recipient: email };
    expect((await shop.as(owner, 'POST', 'cart/@self/checkout', body)).statusCode).toBe(200);
    return { owner, orderId, email };
  }
  /** An order, and somebody else who looks for it. */
  async function placed(lines?: readonly [string, number][]) {
    count += 1;
    return { ...(await place(`gowner${count}`, lines)), looker: `glooker${count}` };
  }
  const read = (user: string, orderId: string) => shop.as(user, 'GET', `order/${orderId}`);

  it('opens an order to who names number and e-mail, to nobody else, and for an hour [ORD-03]', async () => {
    const { orderId, email, looker } = await placed();
    expect((await read(looker, orderId)).statusCode).toBe(404);
    const answer = await ask(looker, orderId, ` ${email.toUpperCase()} `);
    expect([answer.statusCode, answer.json()]).toEqual([200, { orderId, resourceName: 'order' }]);
    expect((await read(looker, orderId)).json()).toMatchObject({ orderId, x_access: 'lookup', orderStatus: 'M' });
    expect((await read('gstranger', orderId)).statusCode).toBe(404);
    shop.clock.advance(61 * MINUTE);
    expect((await read(looker, orderId)).statusCode).toBe(404);
  });

  it('takes the address of the account and of the delivery as well [ORD-03]', async () => {
    const owner = `rmember${(count += 1)}`;
    const { orderId } = await place(owner);
    const line = (await read(owner, orderId)).json<{ orderItem: { email1: string }[] }>().orderItem[0];
    expect(line?.email1).toMatch(/@/);
    for (const [looker, email] of [
      ['gone', `${owner}@example.com`],
      ['gtwo', line?.email1 ?? ''],
    ] as const)
      expect((await ask(looker, orderId, email)).statusCode).toBe(200);
  });

  it('answers a wrong number, a wrong e-mail, another store and an open cart alike [ORD-03]', async () => {
    const { orderId, email, looker } = await placed();
    const cart = await shop.ready(`gopen${count}`, [[frame, 1]]);
    const answers = [
      await ask(looker, '999999999', email),
      await ask(looker, orderId, 'somebody@mail.example'),
      await ask(looker, orderId, email, '10802'),
      await ask(looker, cart, `gopen${count}@shopper.example`),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ errors: [{ errorKey: '_ERR_ORDER_NOT_PROVEN', errorParameters: '' }] });
    expect((await read(looker, orderId)).statusCode).toBe(404);
  });

  it('lets a number be tried ten times an hour, by whoever it is and whether it is one or not [ORD-03] [PLAT-08]', async () => {
    const { orderId, email, looker } = await placed();
    for (const number of [orderId, '888888888']) {
      const tries = await Promise.all(
        Array.from({ length: 12 }, (_, index) => ask(`gtry${index}`, number, `guess${index}@mail.example`)),
      );
      expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array<number>(10).fill(404), 409, 409]);
    }
    expect((await ask(looker, orderId, email)).statusCode).toBe(409);
    shop.clock.advance(61 * MINUTE);
    expect((await ask(looker, orderId, email)).statusCode).toBe(200);
  });

  it('forgets what has run out, and nothing else [ORD-03]', async () => {
    const { orderId, email, looker } = await placed();
    await ask(looker, orderId, email);
    await shop.trade.orders.housekeep();
    expect((await read(looker, orderId)).statusCode).toBe(200);
    shop.clock.advance(61 * MINUTE);
    await shop.trade.orders.housekeep();
    const tables = shop.db.withTables<{ order_proofs: object; order_lookups: object }>();
    for (const table of ['order_proofs', 'order_lookups'] as const)
      expect(await tables.selectFrom(table).selectAll().execute()).toEqual([]);
  });

  it('shows neither name, street, telephone, card nor values of eyes [ORD-03] [RX-20]', async () => {
    const { owner, orderId, email, looker } = await placed([
      [frame, 1],
      ['2900000000048', 2],
    ]);
    await ask(looker, orderId, email);
    const [own, shown] = [(await read(owner, orderId)).body, (await read(looker, orderId)).body];
    const secrets = [
      /"Ann"/,
      /"Doe"/,
      /10001/,
      /"phone1":"\d/,
      /\*{4}/,
      /contactLensData/,
      /@/,
      /billing/,
      /"buyerId":"g/,
    ];
    for (const secret of secrets) {
      expect([secret, secret.test(own)]).toEqual([secret, true]);
      expect([secret, secret.test(shown.replaceAll(orderId, ''))]).toEqual([secret, false]);
    }
    expect(JSON.parse(shown)).toMatchObject({
      buyerId: '',
      orderItem: [{ city: 'New York', firstName: '' }, { partNumber: '2900000000048' }],
      paymentInstruction: [{ payMethodId: 'VISA' }],
    });
  });

  it('opens no other call about the order but its returns [ORD-03] [PLAT-07]', async () => {
    const { orderId, email, looker } = await placed();
    await ask(looker, orderId, email);
    for (const [method, path] of [
      ['PUT', `order/${orderId}/cancel`],
      ['GET', `sapinvoice/${orderId}/download`],
    ] as const)
      expect((await shop.as(looker, method, path)).statusCode).toBe(404);
    expect((await shop.as(looker, 'GET', 'order/@history')).json()).toMatchObject({ recordSetTotal: '0' });
  });

  it('lets a guest send the order back: announce, print, cancel, and nobody who did not prove it [RET-04]', async () => {
    const { owner, orderId, email, looker } = await placed();
    await operate(`orders/${orderId}/ship`);
    await operate(`orders/${orderId}/deliver`);
    const orderItemId = (await read(owner, orderId)).json<{ orderItem: { orderItemId: string }[] }>().orderItem[0]
      ?.orderItemId;
    const announce = (user: string) =>
      shop.as(user, 'POST', 'process/weaver/shipping/api', {
        orderId,
        labelType: 'PDF',
        locale: 'en-us',
        items: [{ orderItemId, partNumber: frame, quantity: '1', reasonCode: '01' }],
        contact: { email: '', phone: '' },
      });
    expect((await announce(looker)).statusCode).toBe(404);
    await ask(looker, orderId, email);
    const made = (await announce(looker)).json<{ rmaId: string; securityCheck: string }>();
    const label = (user: string) =>
      shop.as(user, 'GET', `process/weaver/returns/rma/${made.rmaId}/label/${made.securityCheck}`);
    expect([(await label(looker)).statusCode, (await label('gstranger')).statusCode]).toEqual([200, 403]);
    const detail = (user: string) => shop.as(user, 'GET', `returns/rmaItemDetail/${orderItemId}`);
    expect((await detail(looker)).json()).toMatchObject({ rmaId: made.rmaId, RMAStatus: 'CRE' });
    expect((await detail('gstranger')).statusCode).toBe(404);
    const cancel = (user: string) => shop.as(user, 'POST', 'process/weaver/returns/cancel', { rmaId: made.rmaId });
    expect((await cancel('gstranger')).statusCode).toBe(404);
    shop.clock.advance(61 * MINUTE);
    expect((await cancel(looker)).statusCode).toBe(404);
    await ask(looker, orderId, email);
    expect((await cancel(looker)).statusCode).toBe(200);
    expect((await detail(owner)).json()).toMatchObject({ RMAStatus: 'CAN' });
  });
});
