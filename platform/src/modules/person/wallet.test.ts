import { openShopperApp, openingTime } from '../../testing/shopperApp';
import type { ShopperApp, TokenHeaders } from '../../testing/shopperApp';

import { looksLikeCardNumber } from './cardNumber.domain';

const card = {
  token: 'tok_7F3kQ9sLx2',
  brand: 'VISA',
  maskedNumber: '************1111',
  expireMonth: '12',
  expireYear: '2030',
  holder: 'Ann Doe',
  default: 'false',
};

describe('the wallet', () => {
  let shop: ShopperApp;
  let headers: TokenHeaders;
  let next = 0;
  const wallet = 'person/@self/wallet';
  const add = async (change: object = {}) => shop.call('POST', wallet, { headers, body: { ...card, ...change } });
  const list = async (tokens = headers) => (await shop.call('GET', wallet, { headers: tokens })).json();
  const defaults = async () =>
    ((await list()) as { wallet: { cardId: string; default: boolean }[] }).wallet
      .filter((entry) => entry.default)
      .map((entry) => entry.cardId);

  beforeAll(async () => {
    shop = await openShopperApp();
  }, openingTime);
  afterAll(() => shop.close());
  beforeEach(async () => {
    headers = await shop.register(`wallet${(next += 1)}@example.com`);
  });

  it('lists cards without their tokens, under both spellings of its name [ACC-04]', async () => {
    const answer = await add();
    expect([answer.statusCode, answer.json().resourseName]).toEqual([201, 'wallet']);
    const body = await list();
    expect(body).toMatchObject({ resourseName: 'wallet', resourceName: 'wallet', recordTotalCount: 1 });
    expect(body.wallet[0]).toMatchObject({
      cardId: answer.json().cardId,
      maskedNumber: '************1111',
      default: true,
    });
    expect(JSON.stringify(body)).not.toContain(card.token);
  });

  it('takes no card whose month has passed [ACC-04] [PAY-02]', async () => {
    const past = await add({ expireMonth: '01', expireYear: '2020' });
    expect([past.statusCode, past.json().errors[0].errorParameters]).toEqual([400, 'expireYear']);
    expect((await list()).recordTotalCount).toBe(0);
  });

  it('keeps exactly one default card, also after it was deleted [ACC-04]', async () => {
    const first = (await add()).json().cardId;
    const second = (await add({ maskedNumber: '************2222', default: true })).json().cardId;
    expect(await defaults()).toEqual([second]);
    expect((await shop.call('PUT', `${wallet}/${first}/default`, { headers })).json()).toEqual({ cardId: first });
    expect(await defaults()).toEqual([first]);
    expect((await shop.call('DELETE', `${wallet}/${first}`, { headers })).json()).toEqual({});
    expect(await defaults()).toEqual([second]);
  });

  it('keeps a card once that is added again, with what was said the second time [ACC-04]', async () => {
    const first = (await add()).json().cardId;
    await add({ expireYear: '2031' });
    const again = await add({ token: 'tok_4Gh8pQ2', holder: 'Ann B. Doe' });
    expect([again.statusCode, again.json().cardId]).toEqual([201, first]);
    const kept = (await list()).wallet as { cardId: string; holder: string }[];
    expect(kept.map(({ cardId, holder }) => [cardId === first, holder])).toEqual([
      [true, 'Ann B. Doe'],
      [false, 'Ann Doe'],
    ]);
    const { userId } = (await shop.call('GET', 'person/@self', { headers })).json();
    expect((await shop.person.service.card(shop.db, userId, first))?.token).toBe('tok_4Gh8pQ2');
  });

  it('has one default card after several were added at once [ACC-04]', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((last) => add({ maskedNumber: `************111${last}`, default: true })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201]);
    expect(await defaults()).toHaveLength(1);
  });

  it.each([
    ['token', { token: '4111 1111 1111 1111' }],
    ['holder', { holder: '4111-1111-1111-1111' }],
    ['maskedNumber', { maskedNumber: '4111111111111111' }],
  ])('never takes a card number, here as %s [ACC-04] [PLAT-04]', async (field, change) => {
    const answer = await add(change);
    expect([answer.statusCode, answer.json().errors[0].errorParameters]).toEqual([400, field]);
    expect(answer.body).not.toContain('4111');
    expect((await list()).recordTotalCount).toBe(0);
  });

  it('belongs to registered shoppers and to nobody else [ACC-04] [PLAT-04]', async () => {
    const { cardId } = (await add()).json();
    const other = await shop.register(`thief${next}@example.com`);
    expect((await list(other)).recordTotalCount).toBe(0);
    expect((await shop.call('PUT', `${wallet}/${cardId}/default`, { headers: other })).statusCode).toBe(404);
    expect((await shop.call('DELETE', `${wallet}/${cardId}`, { headers: other })).statusCode).toBe(404);
    expect((await shop.call('GET', wallet, { headers: await shop.guest() })).statusCode).toBe(403);
    expect((await shop.call('GET', wallet)).statusCode).toBe(401);
    const { userId } = (await shop.call('GET', 'person/@self', { headers: other })).json();
    expect(await shop.person.service.card(shop.db, userId, cardId)).toBeNull();
  });

  it('tells card numbers from tokens by their check digit [ACC-04]', () => {
    expect(looksLikeCardNumber('4111111111111111')).toBe(true);
    expect(looksLikeCardNumber('4111111111111112')).toBe(false);
    expect(looksLikeCardNumber('tok_41111111')).toBe(false);
  });
});
