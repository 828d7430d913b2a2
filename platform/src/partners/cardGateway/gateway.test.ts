import { createHash } from 'node:crypto';

import { cardRules } from '@sightline/shared-lib/domain/payment';
import { sql } from 'kysely';

import { openTradeApp, shopOrigin, type TradeApp } from '../../testing/tradeApp';
import { createCardGateway } from '.';
import { authorisationCode, behaviourOf, decisionWord, enrol } from './decisions.domain';
import testValues from './testValues.json';

const rules = cardRules();

describe('the rules of the card form [PAY-02]', () => {
  it('know the brand of every documented test card while typing and accept the whole number', () => {
    for (const { brand, number } of testValues.cards) {
      expect([number, rules.brand(number), rules.numberProblem(number)]).toEqual([number, brand, null]);
      expect(rules.numberProblem(number.slice(0, -1))).toBe('invalid');
    }
    expect(rules.brand('4')).toBe('VISA');
    expect(rules.brand('')).toBeNull();
    expect(rules.brand('9999')).toBeNull();
  });

  it('refuse letters, wrong check digits and nothing at all', () => {
    expect(rules.numberProblem('4111 1111 1111 1111')).toBeNull();
    expect(rules.numberProblem('4111111111111112')).toBe('invalid');
    expect(rules.numberProblem('4111x11111111111')).toBe('invalid');
    expect(rules.numberProblem('  ')).toBe('empty');
  });

  it('refuse an expiry with a month over 12, without digits or in the past, and keep a card good to the end of its month', () => {
    const problem = (text: string) => rules.expiryProblem(text, 2026, 3);
    expect([problem('03/26'), problem('12/2029'), problem(' 4 / 26 ')]).toEqual([null, null, null]);
    expect([problem('13/27'), problem('00/27'), problem('ab/cd'), problem('1227')]).toEqual(Array(4).fill('invalid'));
    expect([problem('02/26'), problem('')]).toEqual(['past', 'empty']);
  });

  it('want four digits of security code for American Express and three otherwise', () => {
    expect([
      rules.codeProblem('123', 'VISA'),
      rules.codeProblem('1234', 'AMEX'),
      rules.codeProblem('123', null),
    ]).toEqual([null, null, null]);
    expect([
      rules.codeProblem('1234', 'VISA'),
      rules.codeProblem('123', 'AMEX'),
      rules.codeProblem('12a', 'VISA'),
      rules.codeProblem('', 'VISA'),
    ]).toEqual(['invalid', 'invalid', 'invalid', 'empty']);
  });

  it('take one name in each field of a name: neither nothing nor a space', () => {
    expect(['Ann', ' Ann ', "O'Brien", '', '  ', 'Ann Mary'].map((name) => rules.nameProblem(name))).toEqual([
      null,
      null,
      null,
      'empty',
      'empty',
      'invalid',
    ]);
  });
});

describe('decisions by test card [PAY-05]', () => {
  it('follow the last four digits', () => {
    const codes = testValues.decisionCards.map(({ number }) => authorisationCode(behaviourOf(number), 'none'));
    expect(codes).toEqual(testValues.decisionCards.map(({ code }) => code));
    for (const { number } of testValues.decisionCards) expect(rules.numberProblem(number)).toBeNull();
  });

  it('follow the documented 3-D Secure cases [PAY-04]', () => {
    const statuses = testValues.cards.flatMap(({ number, pares }) =>
      pares ? [[number, enrol(behaviourOf(number)).paresStatus]] : [],
    );
    expect(statuses).toEqual(testValues.cards.flatMap(({ number, pares }) => (pares ? [[number, pares]] : [])));
  });

  it('carry the decision word of the provider: 475 comes with REJECT', () => {
    expect(['100', '475', '480', '481', '202', '150'].map(decisionWord)).toEqual([
      'ACCEPT',
      'REJECT',
      'REVIEW',
      'REJECT',
      'REJECT',
      'ERROR',
    ]);
  });

  it('refuse a card whose authentication failed and ask for one that is missing', () => {
    expect([
      authorisationCode('challenge', 'none'),
      authorisationCode('challenge', 'pending'),
      authorisationCode('challenge', 'passed'),
      authorisationCode('approve', 'failed'),
    ]).toEqual(['475', '475', '100', '476']);
  });
});

describe('the gateway', () => {
  let shop: TradeApp;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const http = (method: 'GET' | 'POST', url: string, payload?: object, headers: Record<string, string> = {}) =>
    shop.gateway.app.inject({ method, url, ...(payload ? { payload } : {}), headers });
  const card = { number: '4111111111111111', expiry: '12/29', securityCode: '123', firstName: 'Ann', lastName: 'Doe' };

  it('serves the fields only to a shop it knows, under a policy of its own [PAY-02]', async () => {
    const page = await http(
      'GET',
      `/fields?merchant=m&locale=it-it&theme=dark&origin=${encodeURIComponent(shopOrigin)}`,
    );
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "connect-src 'self'",
      "font-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      `frame-ancestors ${shopOrigin}`,
    ]);
    expect(page.body).toContain(`<script nonce="${nonce}">`);
    expect(page.body).toContain('lang="it" data-theme="dark"');
    expect(page.body).toContain('Numero della carta');
    for (const name of ['number', 'expiry', 'code', 'firstName', 'lastName'])
      expect(page.body).toContain(`<label for="card-${name}">`);
    expect(page.headers['cache-control']).toBe('no-store');
    // Each of the five errors has its sign before its words: never told by colour alone.
    expect(page.body.match(/<p class="error"><svg[^>]* aria-hidden="true">/g)).toHaveLength(5);
    const stranger = await http('GET', '/fields?origin=https%3A%2F%2Fevil.example');
    expect(stranger.statusCode).toBe(403);
  });

  it('makes a token from right card data and says what is wrong otherwise', async () => {
    const made = await http('POST', '/tokens', card);
    expect(made.statusCode).toBe(201);
    expect(made.json()).toEqual({
      token: expect.stringMatching(/^tok_/),
      card: { brand: 'VISA', lastFour: '1111', expireMonth: '12', expireYear: '2029' },
    });
    const wrong = await http('POST', '/tokens', {
      ...card,
      number: '4111111111111112',
      expiry: '13/29',
      securityCode: '12',
      firstName: '',
      lastName: 'Doe Doe',
    });
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      { problems: { number: 'invalid', expiry: 'invalid', code: 'invalid', firstName: 'empty', lastName: 'invalid' } },
    ]);
    expect((await http('POST', '/tokens', card, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('keeps neither number nor security code, in any table [PAY-02]', async () => {
    await http('POST', '/tokens', { ...card, number: '4242424242424242', securityCode: '737' });
    const rows = await sql<Record<string, unknown>>`select * from gateway_tokens`.execute(shop.db);
    const text = JSON.stringify(rows.rows);
    expect(text).not.toMatch(/42424242424242|"737"|41111111/);
    expect(rows.rows.every((row) => !Object.keys(row).some((name) => /cvc|security|number/.test(name)))).toBe(true);
  });

  it('binds a token to one order, uses it once and lets it expire', async () => {
    const { api } = shop.gateway;
    const request = (token: string, key: string, merchantReference = 'o-1') =>
      api.authorise({ idempotencyKey: key, token, merchantReference, amountMinor: 1000, currency: 'USD' });
    const token = await shop.token();
    expect(await api.bind(token, 'o-1')).toMatchObject({ brand: 'VISA', lastFour: '1111' });
    expect(await api.bind(token, 'o-1')).not.toBeNull();
    expect(await api.bind(token, 'o-2')).toBeNull();
    expect(await request(token, 'k-1')).toMatchObject({ decision: 'ACCEPT', reasonCode: '100' });
    expect((await request(token, 'k-2')).reasonCode).toBe('102');
    const late = await shop.token();
    shop.clock.advance(31 * 60_000);
    expect(await api.bind(late, 'o-1')).toBeNull();
    expect(await api.bind('bad-token', 'o-1')).toBeNull();
  });

  it('makes one authorisation of any number of calls with one key, and its captures and voids never exceed it', async () => {
    const { api } = shop.gateway;
    const token = await shop.token();
    await api.bind(token, 'o-3');
    const call = () =>
      api.authorise({ idempotencyKey: 'k-3', token, merchantReference: 'o-3', amountMinor: 1000, currency: 'USD' });
    const answers = await Promise.all([call(), call(), call()]);
    expect(new Set(answers.map((answer) => answer.gatewayReference)).size).toBe(1);
    const reference = answers[0]?.gatewayReference ?? '';
    expect(await api.capture(reference, 600)).toBe(true);
    expect(await api.capture(reference, 600)).toBe(true);
    expect(await api.capture(reference, 500)).toBe(false);
    expect(await api.void(reference)).toBe(true);
    expect(await api.capture(reference, 1)).toBe(false);
    expect(await api.void('unknown')).toBe(false);
  });

  it('charges and loses the answer for the time-out token; a look-up tells the truth', async () => {
    const { api } = shop.gateway;
    const call = api.authorise({
      idempotencyKey: 'k-4',
      token: 'timeout-after-charge',
      merchantReference: 'o-4',
      amountMinor: 1000,
      currency: 'USD',
    });
    await expect(call).rejects.toThrow('in time');
    expect(await api.lookup('k-4')).toMatchObject({ reasonCode: '100' });
    expect(await api.lookup('k-5')).toBeNull();
  });

  it('knows no token that no card stands behind, unless an installation wants tests [PAY-02] [PLAT-06]', async () => {
    const { db, clock } = shop;
    const { api } = createCardGateway({ db, clock, secret: 'a', gatewayOrigin: 'http://localhost:1', shopOrigins: [] });
    const token = 'timeout-after-charge';
    expect(await api.bind(token, 'o-7')).toBeNull();
    expect(await api.check(token, 'o-7', '')).toBeNull();
    const request = { idempotencyKey: 'k-7', token, merchantReference: 'o-7', amountMinor: 1000, currency: 'USD' };
    expect(await api.authorise(request)).toMatchObject({ reasonCode: '102', decision: 'REJECT' });
    expect(await shop.gateway.api.bind(token, 'o-7')).toMatchObject({ brand: 'VISA' });
  });

  it('runs only scripts that its list names by their hashes, the same for every language and page around it [PAY-02]', async () => {
    const { scripts } = (await http('GET', '/scripts.json')).json<{ scripts: { name: string; hash: string }[] }>();
    const hashOf = async (locale: string) => {
      const page = await http('GET', `/fields?origin=${encodeURIComponent(shopOrigin)}&locale=${locale}`);
      const [, text = ''] = /<script nonce="[^"]+">([\s\S]*?)<\/script>/.exec(page.body) ?? [];
      return `sha256-${createHash('sha256').update(text).digest('base64')}`;
    };
    const listed = scripts.find(({ name }) => name === 'card fields')?.hash;
    expect([await hashOf('en-us'), await hashOf('de-de')]).toEqual([listed, listed]);
  });

  it('tells browsers to come over HTTPS alone where that is demanded [PLAT-04]', async () => {
    const { db, clock } = shop;
    const options = { db, clock, secret: 'a', gatewayOrigin: 'http://localhost:1', shopOrigins: [shopOrigin] };
    const headerOf = async (httpsDemanded: boolean) => {
      const { app } = createCardGateway({ ...options, httpsDemanded });
      const answer = await app.inject(`/fields?origin=${encodeURIComponent(shopOrigin)}`);
      await app.close();
      return answer.headers['strict-transport-security'];
    };
    expect(await headerOf(true)).toBe('max-age=31536000; includeSubDomains');
    expect(await headerOf(false)).toBeUndefined();
  });

  it('asks the challenge in a frame and returns to the shop with transaction and merchant data [PAY-04]', async () => {
    const { api } = shop.gateway;
    const token = await shop.token('4000000000001091');
    await api.bind(token, 'o-6');
    const check = await api.check(token, 'o-6', `${shopOrigin}/checkout/3ds`);
    expect(check).toMatchObject({ reasonCode: '475', decision: 'REJECT', paresStatus: 'C', cavv: '' });
    const accessToken = check?.challengeToken ?? '';
    const page = await http('GET', `/3ds/challenge?accessToken=${accessToken}&MD=o-6&locale=de`);
    expect(page.body).toContain('id="challenge-code"');
    expect(page.body).toContain('id="challenge-confirm"');
    expect(page.body).toContain('Zahlung bestätigen');
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${shopOrigin}`);
    const form = (fields: Record<string, string>) =>
      shop.gateway.app.inject({
        method: 'POST',
        url: '/3ds/challenge/answer',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ accessToken, MD: 'o-6', locale: 'en', ...fields }).toString(),
      });
    expect((await form({ answer: 'confirm', code: '12' })).body).toContain('aria-invalid="true"');
    const done = await form({ answer: 'confirm', code: '123456' });
    expect(done.body).toContain(`action="${shopOrigin}/checkout/3ds"`);
    expect(done.body).toContain(`name="TransactionId" value="${check?.authenticationTransactionID}"`);
    expect(done.body).toContain('name="MD" value="o-6"');
    expect(done.headers['content-security-policy']).toContain(`form-action ${shopOrigin}`);
    expect(await api.result(check?.authenticationTransactionID ?? '', 'o-6')).toMatchObject({
      reasonCode: '100',
      paresStatus: 'Y',
      eciRaw: '05',
    });
    // Only the first answer counts, and only that order may ask.
    await form({ answer: 'fail' });
    expect(await api.result(check?.authenticationTransactionID ?? '', 'o-6')).toMatchObject({ reasonCode: '100' });
    expect(await api.result(check?.authenticationTransactionID ?? '', 'o-7')).toBeNull();
  });

  it('never returns to a stranger and refuses forged or expired access', async () => {
    const { api } = shop.gateway;
    const token = await shop.token('4000000000001109');
    await api.bind(token, 'o-8');
    const check = await api.check(token, 'o-8', 'https://evil.example/steal');
    const payload = new URLSearchParams({
      accessToken: check?.challengeToken ?? '',
      answer: 'confirm',
      code: '1234',
    }).toString();
    const done = await shop.gateway.app.inject({
      method: 'POST',
      url: '/3ds/challenge/answer',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    });
    expect(done.body).not.toContain('evil.example');
    expect(await api.result(check?.authenticationTransactionID ?? '', 'o-8')).toMatchObject({
      reasonCode: '476',
      paresStatus: 'N',
    });
    const forged = `${(check?.challengeToken ?? '').split('.').slice(0, 2).join('.')}.AAAA`;
    expect((await http('GET', `/3ds/challenge?accessToken=${forged}`)).statusCode).toBe(400);
    shop.clock.advance(16 * 60_000);
    expect((await http('GET', `/3ds/challenge?accessToken=${check?.challengeToken}`)).statusCode).toBe(400);
  });

  it('tells the shop that device data was collected', async () => {
    const { accessToken, referenceID } = shop.gateway.api.setup();
    const page = await http('POST', '/3ds/collect', { JWT: accessToken });
    expect(page.body).toContain(`"referenceID":"${referenceID}"`);
    expect(page.body).toContain(shopOrigin);
    expect((await http('GET', '/3ds/collect?accessToken=no')).statusCode).toBe(400);
  });
});
