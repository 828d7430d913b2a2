import { openTradeApp, shopOrigin, type TradeApp } from '../../testing/tradeApp';
import testValues from '../../partners/cardGateway/testValues.json';

describe('payer authentication [PAY-04]', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const base = 'payerAuthentication';
  let nextUser = 600;

  /** A shopper with a cart paid by that card. */
  async function payer(number: string) {
    nextUser += 1;
    const user = String(nextUser);
    await shop.as(user, 'POST', 'cart', {
      orderId: '.',
      x_calculateOrder: '1',
      orderItem: [{ partNumber: '2900000000031' }],
    });
    const added = (
      await shop.as(user, 'POST', 'cart/@self/payment_instruction', {
        payMethodId: 'VISA',
        paymentToken: await shop.token(number),
      })
    ).json();
    const { orderId } = added;
    const { piId } = added.paymentInstruction[0];
    const check = async () =>
      (
        await shop.as(user, 'POST', `${base}/paCheckEnroll/@self`, {
          orderId,
          piId,
          referenceID: 'r',
          returnUrl: `${shopOrigin}/3ds`,
          challengeWindowSize: '03',
          browser: { language: 'en', colorDepth: 24 },
        })
      ).json();
    const validate = (id: string, who = user) =>
      shop.as(who, 'GET', `${base}/paValidate/@self?orderId=${orderId}&piId=${piId}&authenticationTransactionID=${id}`);
    const answer = (accessToken: string, fields: Record<string, string>) =>
      shop.gateway.app.inject({
        method: 'POST',
        url: '/3ds/challenge/answer',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ accessToken, MD: orderId, ...fields }).toString(),
      });
    return { user, orderId, piId, check, validate, answer };
  }

  it('sets up with an access token and the address of the collection page', async () => {
    const { user, orderId, piId } = await payer('4111111111111111');
    const setup = (await shop.as(user, 'GET', `${base}/paSetup/@self?orderId=${orderId}&piId=${piId}`)).json();
    expect(setup).toMatchObject({
      orderId,
      decision: 'ACCEPT',
      reasonCode: '100',
      deviceDataCollectionURL: 'http://localhost:3101/3ds/collect',
      resourceName: 'payerAuthentication',
    });
    expect(setup.accessToken.split('.')).toHaveLength(3);
    expect(setup.referenceID).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('passes without a challenge where the issuer agrees, and says how strong the proof is', async () => {
    const frictionless = await payer('4000000000001000');
    expect(await frictionless.check()).toMatchObject({
      decision: 'ACCEPT',
      reasonCode: '100',
      paresStatus: 'Y',
      eciRaw: '05',
      veresEnrolled: 'Y',
      specificationVersion: '2.2.0',
      cavv: expect.stringMatching(/.+/),
    });
    expect(await (await payer('5200000000001021')).check()).toMatchObject({
      reasonCode: '100',
      paresStatus: 'A',
      eciRaw: '01',
    });
    expect(await (await payer('4000000000001034')).check()).toMatchObject({
      reasonCode: '100',
      paresStatus: 'U',
      eciRaw: '07',
      cavv: '',
    });
  });

  it('fails cards the issuer refuses with code 476', async () => {
    for (const [number, paresStatus] of [
      ['4000000000001018', 'N'],
      ['4000000000001042', 'R'],
    ] as const) {
      expect(await (await payer(number)).check()).toMatchObject({ decision: 'REJECT', reasonCode: '476', paresStatus });
    }
  });

  it('answers a challenge with code 475 and decision REJECT, and validates it once confirmed', async () => {
    const { check, validate, answer } = await payer('4000000000001091');
    const enrolled = await check();
    expect(enrolled).toMatchObject({
      decision: 'REJECT',
      reasonCode: '475',
      stepUpUrl: 'http://localhost:3101/3ds/challenge',
      acsURL: expect.any(String),
      paReq: expect.any(String),
      accessToken: expect.any(String),
      paresStatus: 'C',
    });
    const id = enrolled.authenticationTransactionID;
    expect((await validate(id)).json()).toMatchObject({ reasonCode: '475', authenticationResult: '1' });
    await answer(enrolled.accessToken, { answer: 'confirm', code: '1234' });
    expect((await validate(id)).json()).toMatchObject({
      decision: 'ACCEPT',
      reasonCode: '100',
      authenticationResult: '0',
      paresStatus: 'Y',
      eciRaw: '05',
      cavv: expect.stringMatching(/.+/),
      xid: expect.stringMatching(/.+/),
    });
    // Nobody else can look at it.
    const other = await payer('4000000000001091');
    expect((await validate(id, other.user)).statusCode).toBe(404);
    expect((await other.validate(id)).statusCode).toBe(400);
  });

  it('fails a challenge that the shopper or the issuer turns down', async () => {
    const refused = await payer('4000000000001091');
    const first = await refused.check();
    await refused.answer(first.accessToken, { answer: 'fail' });
    expect((await refused.validate(first.authenticationTransactionID)).json()).toMatchObject({
      decision: 'REJECT',
      reasonCode: '476',
      authenticationResult: '9',
    });
    const failing = await payer('4000000000001109');
    const second = await failing.check();
    await failing.answer(second.accessToken, { answer: 'confirm', code: '1234' });
    expect((await failing.validate(second.authenticationTransactionID)).json()).toMatchObject({
      reasonCode: '476',
      paresStatus: 'N',
    });
  });

  it('gives the decision of a card known by its last four digits [PAY-05]', async () => {
    for (const { code, number } of testValues.decisionCards) {
      const enrolled = await (await payer(number)).check();
      expect([code, enrolled.reasonCode]).toEqual([code, code]);
    }
  });

  it('refuses cash and unknown instructions', async () => {
    const user = '699';
    await shop.as(user, 'POST', 'cart', {
      orderId: '.',
      x_calculateOrder: '1',
      orderItem: [{ partNumber: '2900000000031' }],
    });
    await shop.as(user, 'POST', 'cart/@self/payment_instruction', { payMethodId: 'COD' });
    const { piId } = (await shop.as(user, 'GET', 'cart/@self/payment_instruction')).json().paymentInstruction[0];
    expect((await shop.as(user, 'GET', `${base}/paSetup/@self?piId=${piId}`)).statusCode).toBe(400);
    expect((await shop.as(user, 'GET', `${base}/paSetup/@self?piId=1`)).statusCode).toBe(400);
  });
});
