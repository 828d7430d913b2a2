// Embedded alone: what the ledger asks of a database is asked of a server by settlement, payAgain and checkout.
import { payAtPartner, type PartnerName } from '../../testing/partnerShopper';
import { type Answer, openTradeApp, type TradeApp } from '../../testing/tradeApp';
import { ledgerBalance } from '../payment';

const frame = '2900000000017';
const cards = {
  VISA: '4000900000',
  MASTERCARD: '5100900000',
  DISCOVER: '6011900000',
  JCB: '3530900000',
  AMEX: '370090000',
} as const;
type CardMethod = keyof typeof cards;

/** A card of a brand whose last four digits are given; the digit before them makes the check digit right. */
function cardEnding(brand: CardMethod, ending: string): string {
  const length = brand === 'AMEX' ? 15 : 16;
  const start = cards[brand].padEnd(length - 5, '0');
  for (let digit = 0; digit <= 9; digit += 1) {
    const number = `${start}${digit}${ending}`;
    const sum = [...number].toReversed().reduce((total, character, index) => {
      const doubled = index % 2 === 1 ? Number(character) * 2 : Number(character);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
    if (sum % 10 === 0) return number;
  }
  throw new Error('There is no such card');
}

/** Where a payment ends: placed at once, placed once the truth is known, or refused with a key. */
type Ending = 'placed' | 'settled later' | { readonly refused: string };

const refused = (key: string): Ending => ({ refused: key });

const cardOutcomes: readonly (readonly [outcome: string, ending: string, end: Ending])[] = [
  ['approved', '1111', 'placed'],
  ['expired', '2202', refused('PLUGIN_RC_INVALID_EXPIRY_DATE')],
  ['declined', '2203', refused('PLUGIN_RC_DECLINED')],
  ['without funds', '2204', refused('PLUGIN_RC_INSUFFICIENT_FUNDS')],
  ['stolen', '2205', refused('PLUGIN_RC_CARD_SUSPENDED')],
  ['over its limit', '2210', refused('PLUGIN_RC_CREDIT_LIMIT_EXCEEDED')],
  ['with a wrong code', '2211', refused('PLUGIN_RC_INVALID_SECURITY_CODE')],
  ['whose bank does not answer', '2150', refused('PLUGIN_RC_TIMEOUT')],
  ['whose answer comes late', '2151', 'settled later'],
  ['whose request got lost', '2152', 'settled later'],
  ['put aside for review', '2480', refused('PLUGIN_RC_REVIEW')],
  ['rejected by the decision manager', '2481', refused('PLUGIN_RC_DECLINED')],
  ['that wants authentication', '2475', refused('PLUGIN_RC_AUTHENTICATION_REQUIRED')],
  ['whose address does not match', '2200', refused('PLUGIN_RC_ADDRESS_MISMATCH')],
  ['of a bank that is away', '2207', refused('PLUGIN_RC_ISSUER_UNAVAILABLE')],
];

/** Approved at the partner; the charge tells the rest. */
const partnerCharges: readonly (readonly [outcome: string, email: string, end: Ending])[] = [
  ['approved', 'shopper@example.com', 'placed'],
  ['declined when charged', 'customer+declined@example.com', refused('PLUGIN_RC_DECLINED')],
  ['without funds', 'customer+funds@example.com', refused('PLUGIN_RC_INSUFFICIENT_FUNDS')],
  ['over its limit', 'customer+limit@example.com', refused('PLUGIN_RC_CREDIT_LIMIT_EXCEEDED')],
  ['charged while the answer is lost', 'customer+timeout@example.com', 'placed'],
  ['whose answer comes late', 'customer+late@example.com', 'settled later'],
  ['whose request got lost', 'customer+silent@example.com', 'settled later'],
];

/** Ended at the partner already: nothing may be placed, and the shopper is told why. */
const partnerEnds: readonly (readonly [outcome: string, email: string, confirm: boolean, told: RegExp])[] = [
  ['refused by the partner', 'customer+denied@email.us', true, /"203"|"approved":false|PLUGIN_RC_DECLINED/],
  ['put aside for review', 'customer+review@example.com', true, /PENDING|PLUGIN_RC_REVIEW/],
  ['that has run out', 'customer+expired@example.com', true, /KLARNA_TOKEN_INVALID|TOKEN_VALIDATION_FAILURE/],
  ['called off by the shopper', 'shopper@example.com', false, /"476"|_ERR_PAY_AMOUNT_MISMATCH|_ERR_ORDER_NOT_PREPARED/],
];

describe('every way to pay, with every documented outcome', () => {
  let shop: TradeApp;
  let count = 0;
  beforeAll(async () => {
    shop = await openTradeApp();
  });
  afterAll(() => shop.close());

  const key = (answer: Answer) => (answer.json() as { errors: { errorKey: string }[] }).errors[0]?.errorKey;
  const nextUser = () => `pay${(count += 1)}`;
  const checkout = (user: string, orderId: string) =>
    shop.as(user, 'POST', 'cart/@self/checkout', { orderId }, { 'idempotency-key': orderId });
  const order = async (user: string, orderId: string) =>
    (await shop.as(user, 'GET', `order/${orderId}`)).json() as { orderStatus: string; locked: string };

  /** A cart with delivery, not yet paid for. */
  async function bag(user: string): Promise<string> {
    const body = { orderId: '.', x_calculateOrder: '1', orderItem: [{ partNumber: frame, quantity: '1' }] };
    const { orderId } = (await shop.as(user, 'POST', 'cart', body)).json() as { orderId: string };
    await shop.as(user, 'PUT', 'cart/@self/shipping_info', {
      orderId: '.',
      addressId: `${user}-home`,
      shipModeId: '14501',
      x_calculateOrder: '1',
    });
    return orderId;
  }

  /** Money and stock tell the same story as the order's status. */
  async function isSound(user: string, orderId: string, stockBefore: number, isPlaced: boolean): Promise<void> {
    const { orderStatus, locked } = await order(user, orderId);
    expect({ orderStatus, locked }).toEqual({ orderStatus: isPlaced ? 'M' : 'P', locked: 'false' });
    expect(await shop.stockOf(frame)).toBe(stockBefore - (isPlaced ? 1 : 0));
    const entries = (await shop.trade.settlement.entries(orderId)).map(({ kind, status, amount_minor }) => ({
      kind,
      status,
      amountMinor: Number(amount_minor),
    }));
    const cart = (await shop.as(user, 'GET', `order/${orderId}`)).json() as { grandTotal: string };
    // What was shown last is what is held, to the cent.
    expect(ledgerBalance(entries).openMinor).toBe(isPlaced ? Math.round(Number(cart.grandTotal) * 100) : 0);
    expect(entries.filter(({ status }) => status === 'pending')).toEqual([]);
  }

  const prepareAndCheckout = async (user: string, orderId: string): Promise<Answer> => {
    await shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
    return checkout(user, orderId);
  };

  async function endsPlaced(user: string, orderId: string, stockBefore: number): Promise<void> {
    const answer = await prepareAndCheckout(user, orderId);
    expect(answer.statusCode).toBe(200);
    // A repeat is the same order.
    expect((await checkout(user, orderId)).json()).toEqual(answer.json());
    await isSound(user, orderId, stockBefore, true);
  }

  /** Nobody knows yet: the shopper is told so, the cart is held, nothing can be bought twice, and the truth comes out. */
  async function endsLater(user: string, orderId: string, stockBefore: number): Promise<void> {
    const answer = await prepareAndCheckout(user, orderId);
    expect([answer.statusCode, key(answer)]).toEqual([400, 'PLUGIN_RC_TIMEOUT']);
    expect(await order(user, orderId)).toMatchObject({ orderStatus: 'P', locked: 'true' });
    shop.clock.advance(30_000);
    await shop.trade.checkout.reconcile();
    await isSound(user, orderId, stockBefore, true);
  }

  async function endsRefused(user: string, orderId: string, stockBefore: number, why: string): Promise<void> {
    const answer = await prepareAndCheckout(user, orderId);
    expect([answer.statusCode, key(answer)]).toEqual([400, why]);
    await isSound(user, orderId, stockBefore, false);
  }

  /** Goes through checkout to the end that is expected. */
  async function finish(user: string, orderId: string, end: Ending): Promise<void> {
    const stockBefore = await shop.stockOf(frame);
    if (end === 'placed') return endsPlaced(user, orderId, stockBefore);
    if (end === 'settled later') return endsLater(user, orderId, stockBefore);
    return endsRefused(user, orderId, stockBefore, end.refused);
  }

  const cardTable = Object.keys(cards).flatMap((brand) =>
    cardOutcomes.map(([outcome, ending, end]) => [brand as CardMethod, outcome, ending, end] as const),
  );

  it.each(cardTable)('tells the truth of a %s card %s [PAY-05]', async (brand, _outcome, ending, end) => {
    const user = nextUser();
    const orderId = await bag(user);
    const added = await shop.as(user, 'POST', 'cart/@self/payment_instruction', {
      payMethodId: brand,
      paymentToken: await shop.token(cardEnding(brand, ending)),
    });
    expect(added.statusCode).toBe(201);
    await finish(user, orderId, end);
  });

  const partners = ['PAYPAL', 'KLARNA', 'AFFIRM', 'APPLE_PAY'] as const satisfies readonly PartnerName[];
  const chargeTable = partners.flatMap((partner) =>
    partnerCharges.map(([outcome, email, end]) => [partner, outcome, email, end] as const),
  );

  it.each(chargeTable)(
    'tells the truth of a %s payment %s [PAY-06][PAY-07][PAY-08]',
    async (partner, _outcome, email, end) => {
      const user = nextUser();
      const orderId = await bag(user);
      const answer = await payAtPartner(shop, user, orderId, { partner, email });
      expect(answer.statusCode).toBeLessThan(300);
      await finish(user, orderId, end);
    },
  );

  const endTable = partners.flatMap((partner) =>
    partnerEnds.map(([outcome, email, confirm, told]) => [partner, outcome, email, confirm, told] as const),
  );

  it.each(endTable)(
    'places nothing for a %s payment %s, and says so [PAY-06][PAY-07][PAY-08]',
    async (partner, _outcome, email, confirm, told) => {
      const user = nextUser();
      const orderId = await bag(user);
      const stockBefore = await shop.stockOf(frame);
      const answer = await payAtPartner(shop, user, orderId, { partner, email, confirm });
      const charged = await prepareAndCheckout(user, orderId);
      expect(charged.statusCode).toBe(400);
      expect(answer.body + charged.body).toMatch(told);
      await isSound(user, orderId, stockBefore, false);
    },
  );

  it('refuses at the bag whatever the fraud check rejects, and charges nothing [PAY-10]', async () => {
    const user = nextUser();
    const orderId = await bag(user);
    await payAtPartner(shop, user, orderId, { partner: 'PAYPAL', email: 'a@example.com' });
    const stockBefore = await shop.stockOf(frame);
    await shop.as(user, 'PUT', 'cart/@self/precheckout', { orderId });
    const answer = await shop.as(user, 'POST', 'cart/@self/checkout', { orderId, forterToken: 'reject-me' });
    expect([answer.statusCode, key(answer)]).toEqual([400, 'FORTER_REJECTED']);
    await isSound(user, orderId, stockBefore, false);
    // A token that is fine, or none at all, blocks nothing.
    expect((await checkout(user, orderId)).statusCode).toBe(200);
  });
});
