import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';

import { openTradeApp, testCards, type TradeApp } from '../../testing/tradeApp';
import { PLACES } from '../../testing/tradeFixture';
import { ledgerBalance, looksLikeCardNumber, refusalKey } from './payment.domain';

const frame = '2900000000017';

describe('payment instructions', () => {
  let shop: TradeApp;
  const logged: string[] = [];
  beforeAll(async () => {
    const stream = new Writable({
      write(chunk, _encoding, done) {
        logged.push(String(chunk));
        done();
      },
    });
    shop = await openTradeApp({ logger: pino({ level: 'trace' }, stream) });
  });
  afterAll(() => shop.close());

  const path = 'cart/@self/payment_instruction';
  const add = (user: string, quantity = '1') =>
    shop.as(user, 'POST', 'cart', {
      orderId: '.',
      x_calculateOrder: '1',
      orderItem: [{ partNumber: frame, quantity }],
    });
  const key = (answer: { json(): { errors: { errorKey: string }[] } }) => answer.json().errors[0]?.errorKey;

  it('list the methods of the store and the amount [PAY-01]', async () => {
    await add('500');
    const info = (await shop.as('500', 'GET', 'cart/@self/usable_payment_info')).json();
    expect(
      info.usablePaymentInformation.map((entry: { paymentMethodName: string }) => entry.paymentMethodName),
    ).toEqual(['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'PAYPAL', 'APPLE_PAY', 'KLARNA', 'AFFIRM', 'COD']);
    expect(info.usablePaymentInformation[0]).toMatchObject({
      xumet_policyId: '14509',
      xumet_attrPageName: 'StandardVisa',
      usableBillingAddress: PLACES.map((place) => ({ addressId: `500-${place}` })),
    });
    await add('500', '2');
    const dear = (await shop.as('500', 'GET', 'cart/@self/usable_payment_info')).json();
    expect(
      dear.usablePaymentInformation.map((entry: { paymentMethodName: string }) => entry.paymentMethodName),
    ).not.toContain('COD');
  });

  it('are added by token, read masked, changed and deleted [PAY-03]', async () => {
    await add('501');
    const paymentToken = await shop.token();
    const added = await shop.as('501', 'POST', path, {
      payMethodId: 'VISA',
      piAmount: '549.99',
      billing_address_id: '501-home',
      paymentToken,
    });
    expect(added.statusCode).toBe(201);
    const { orderId, paymentInstruction } = added.json();
    const { piId } = paymentInstruction[0];
    const read = (await shop.as('501', 'GET', path)).json();
    expect(read).toMatchObject({
      orderId,
      resourceName: 'cart',
      paymentInstruction: [
        {
          piId,
          payMethodId: 'VISA',
          piAmount: '549.99000',
          piCurrency: 'USD',
          piStatus: 'Success',
          zipCode: '10001',
          country: 'US',
          billing_address_id: '501-home',
        },
      ],
    });
    expect(read.paymentInstruction[0].protocolData).toEqual(
      expect.arrayContaining([
        { name: 'account', value: '************1111' },
        { name: 'cc_cvc', value: '---' },
        { name: 'cc_brand', value: 'VISA' },
        { name: 'expire_month', value: '12' },
        { name: 'expire_year', value: '2029' },
      ]),
    );
    expect(JSON.stringify(read)).not.toContain(paymentToken);
    expect((await shop.as('501', 'GET', 'cart/@self')).json().paymentInstruction[0].piId).toBe(piId);
    // Changing the amount keeps the card.
    expect((await shop.as('501', 'PUT', path, { piId, payMethodId: 'VISA', piAmount: '100.00' })).statusCode).toBe(200);
    expect((await shop.as('501', 'GET', path)).json().paymentInstruction).toMatchObject([
      {
        piId,
        piAmount: '100.00000',
        protocolData: expect.arrayContaining([{ name: 'account', value: '************1111' }]),
      },
    ]);
    expect((await shop.as('501', 'DELETE', `${path}/${piId}`)).statusCode).toBe(200);
    expect((await shop.as('501', 'DELETE', `${path}/${piId}`)).statusCode).toBe(400);
    expect((await shop.as('501', 'GET', path)).json().paymentInstruction).toEqual([]);
  });

  it('take cash without a card, the product list form, and another spelling of the method [PAY-03]', async () => {
    await add('502');
    expect(
      (await shop.as('502', 'POST', path, { paymentInstruction: [{ payMethodId: 'cod', piAmount: '549.99' }] }))
        .statusCode,
    ).toBe(201);
    await shop.as('502', 'DELETE', path);
    const master = await shop.as('502', 'POST', path, {
      payMethodId: 'Master Card',
      paymentToken: await shop.token('5555555555554444'),
      billto_firstname: 'Ann',
      billto_zipcode: '10001',
    });
    expect(master.statusCode).toBe(201);
    expect((await shop.as('502', 'GET', path)).json().paymentInstruction[0]).toMatchObject({
      payMethodId: 'MASTERCARD',
      firstName: 'Ann',
      zipCode: '10001',
    });
  });

  it('take a telephone number whatever its digits, and what is written for the bill above the address book [PAY-02]', async () => {
    await add('506');
    const body = {
      payMethodId: 'COD',
      billing_address_id: '506-home',
      billto_phone1: '4222222222222',
      billto_city: 'Troy',
    };
    expect((await shop.as('506', 'POST', path, body)).statusCode).toBe(201);
    expect((await shop.as('506', 'GET', path)).json().paymentInstruction[0]).toMatchObject({
      firstName: 'Ann',
      addressLine: ['1 Front Street', '', ''],
      state: 'NY',
      city: 'Troy',
      phone1: '4222222222222',
      email1: '506@example.com',
    });
  });

  it('fail with a key that says what to do', async () => {
    await add('503');
    expect(key(await shop.as('503', 'POST', path, { payMethodId: 'VISA' }))).toBe('_ERR_CMD_MISSING_PARAM');
    expect(key(await shop.as('503', 'POST', path, { payMethodId: 'VISA', paymentToken: 'bad-token' }))).toBe(
      'TOKEN_VALIDATION_FAILURE',
    );
    expect(key(await shop.as('503', 'POST', path, { payMethodId: 'BITCOIN' }))).toBe('_ERR_INVALID_INPUT');
    // What a partner has not approved cannot be put on an order.
    expect(key(await shop.as('503', 'POST', path, { payMethodId: 'PAYPAL' }))).toBe('TOKEN_VALIDATION_FAILURE');
    expect(key(await shop.as('503', 'POST', path, { payMethodId: 'COD', piAmount: '-1' }))).toBe('_ERR_INVALID_INPUT');
    expect(key(await shop.as('503', 'POST', path, { payMethodId: 'COD', billing_address_id: '501-home' }))).toBe(
      '_ERR_INVALID_ADDR',
    );
    expect(key(await shop.as('503', 'PUT', path, { payMethodId: 'COD', piId: '1' }))).toBe('_ERR_FINDER_EXCEPTION');
    const token = await shop.token();
    await add('504');
    await shop.as('504', 'POST', path, { payMethodId: 'VISA', paymentToken: token });
    // A token belongs to the order it was first used for.
    expect(key(await shop.as('503', 'POST', path, { payMethodId: 'VISA', paymentToken: token }))).toBe(
      'TOKEN_VALIDATION_FAILURE',
    );
  });

  it('refuse raw card data in any field, and no log line and no table ever holds it [PAY-02]', async () => {
    await add('505');
    const number = testCards.accepted;
    const spaced = '4242 4242 4242 4242';
    for (const body of [
      { payMethodId: 'VISA', account: number, expire_month: '12', expire_year: '2029', cc_cvc: '737' },
      { payMethodId: 'VISA', account: spaced },
      { payMethodId: 'VISA', paymentToken: number },
      { payMethodId: 'VISA', paymentToken: 'tok', cc_cvc: '737' },
      { payMethodId: 'COD', billto_address1: `card ${number}` },
      { payMethodId: 'COD', paymentInstruction: [{ account: number }] },
      { payMethodId: 'COD', something: { nested: number } },
    ]) {
      const answer = await shop.as('505', 'POST', path, body);
      expect([body, answer.statusCode, key(answer)]).toEqual([body, 400, '_ERR_PAY_CARD_NUMBER_INVALID']);
      expect(answer.body).not.toMatch(/4242|737/);
    }
    // Through the gateway the same card is fine, and still leaves no trace.
    await shop.as('505', 'POST', path, {
      payMethodId: 'VISA',
      paymentToken: await shop.token(number),
      account: '************4242',
    });
    await shop.gateway.app.inject({
      method: 'POST',
      url: '/tokens',
      payload: { number: `${number}9`, expiry: '1/1', securityCode: '737', firstName: 'x', lastName: 'x' },
    });
    expect(logged.length).toBeGreaterThan(10);
    expect(logged.join('')).not.toMatch(/4242 ?4242|"737"/);
    const names = await sql<{
      table_name: string;
    }>`select table_name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(
      shop.db,
    );
    expect(names.rows.length).toBeGreaterThan(10);
    for (const { table_name } of names.rows) {
      const rows = await sql`select * from ${sql.table(table_name)}`.execute(shop.db);
      expect([table_name, /42424242|\b737\b/.test(JSON.stringify(rows.rows))]).toEqual([table_name, false]);
    }
  });
});

describe('money rules', () => {
  it('find card numbers in text, but not telephone numbers, amounts or article numbers without a check digit', () => {
    expect(['4111111111111111', 'my card 4111-1111-1111-1111 ok', '378282246310005'].map(looksLikeCardNumber)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ['************1111', '2065550114', '549.99000', '4111111111111112', '', 'tok_abc'].map(looksLikeCardNumber),
    ).toEqual(Array(6).fill(false));
  });

  it('balance the ledger: what was authorised is captured, voided or still open', () => {
    const entry = (
      kind: 'authorise' | 'capture' | 'void' | 'refund',
      amountMinor: number,
      status: 'approved' | 'declined' = 'approved',
    ) => ({ kind, amountMinor, status });
    expect(
      ledgerBalance([entry('authorise', 500), entry('authorise', 900, 'declined'), entry('capture', 200)]),
    ).toEqual({ openMinor: 300, capturedMinor: 200, refundedMinor: 0 });
    expect(ledgerBalance([entry('authorise', 500), entry('void', 500)])).toEqual({
      openMinor: 0,
      capturedMinor: 0,
      refundedMinor: 0,
    });
    expect(ledgerBalance([entry('authorise', 500), entry('capture', 500), entry('refund', 120)])).toEqual({
      openMinor: 0,
      capturedMinor: 500,
      refundedMinor: 120,
    });
  });

  it('give every documented decision a key and unknown ones a plain decline [PAY-05]', () => {
    expect(
      ['202', '204', '205', '210', '211', '231', '475', '476', '480', '481', '999', '102'].map(refusalKey),
    ).toEqual([
      'PLUGIN_RC_INVALID_EXPIRY_DATE',
      'PLUGIN_RC_INSUFFICIENT_FUNDS',
      'PLUGIN_RC_CARD_SUSPENDED',
      'PLUGIN_RC_CREDIT_LIMIT_EXCEEDED',
      'PLUGIN_RC_INVALID_SECURITY_CODE',
      'PLUGIN_RC_INVALID_CARD_NUMBER',
      'PLUGIN_RC_AUTHENTICATION_REQUIRED',
      'PLUGIN_RC_AUTHENTICATION_FAILED',
      'PLUGIN_RC_REVIEW',
      'PLUGIN_RC_DECLINED',
      'PLUGIN_RC_DECLINED',
      'TOKEN_VALIDATION_FAILURE',
    ]);
  });
});
