import { aLine, anOrder } from '../../testing/anOrder';
import { ZERO_TOTALS, type OrderLine } from '../order';
import { findMethod, looksLikeCardNumber, surchargeFor, usableMethods } from './payment.domain';
import { againKey, isMoving, isPayingAgain, openOf, openPayment, refusedOf, takeableOf } from './ledger.domain';
import type { LedgerRow } from './payment.repository';
import { returnAddress } from './returnAddress.domain';

/** A line of the ledger; lines of one `gateway_reference` tell the story of one promise. */
const line = (
  kind: LedgerRow['kind'],
  status: LedgerRow['status'],
  reference: string,
  over: Partial<LedgerRow> = {},
): LedgerRow => ({
  entry_id: 1,
  order_id: '7307966',
  pi_id: '1',
  method: 'VISA',
  kind,
  status,
  amount_minor: 100,
  currency: 'USD',
  reason_code: '100',
  idempotency_key: `${kind}-${reference}`,
  gateway_reference: reference,
  created_at: new Date(0),
  settled_at: null,
  ...over,
});
const promised = (reference: string, over: Partial<LedgerRow> = {}) => line('authorise', 'approved', reference, over);
const refused = (reference: string) => line('capture', 'declined', reference);
const references = (rows: readonly LedgerRow[]) => rows.map((row) => row.gateway_reference);

describe('what the ledger of an order allows', () => {
  it('holds a promise open until it is captured or given back, or about to be', () => {
    const rows = [
      promised('open'),
      promised('captured'),
      line('capture', 'approved', 'captured'),
      promised('being-captured'),
      line('capture', 'pending', 'being-captured'),
      promised('given-back'),
      line('void', 'approved', 'given-back'),
      promised('refused'),
      refused('refused'),
      line('authorise', 'pending', 'unanswered'),
      line('authorise', 'declined', 'declined'),
    ];
    expect(references(openOf(rows))).toEqual(['open', 'refused']);
    expect(references(takeableOf(rows))).toEqual(['open', 'refused']);
    expect(references(refusedOf(rows))).toEqual(['refused']);
  });

  it('never takes what the shop once meant to give back, whatever came of that', () => {
    const rows = [promised('kept'), promised('meant-back'), line('void', 'declined', 'meant-back')];
    expect(references(openOf(rows))).toEqual(['kept', 'meant-back']);
    expect(references(takeableOf(rows))).toEqual(['kept']);
    expect(refusedOf([...rows, refused('meant-back')])).toEqual([]);
  });

  it('counts as paid again only what is an unanswered authorisation named so', () => {
    const again = { idempotency_key: againKey({ order_id: '7307966', pi_id: '2' }) };
    expect(again.idempotency_key).toBe('again-7307966-2');
    expect(isPayingAgain([line('authorise', 'pending', 'a', again)])).toBe(true);
    expect(isPayingAgain([line('authorise', 'pending', 'a')])).toBe(false);
    expect(isPayingAgain([line('authorise', 'pending', 'a', { idempotency_key: '7307966-again-' })])).toBe(false);
    expect(isPayingAgain([promised('a', again)])).toBe(false);
    expect(isPayingAgain([line('void', 'pending', 'a', again)])).toBe(false);
  });

  it('is moving while an authorisation of a second payment or a capture has no answer', () => {
    expect(isMoving([promised('a'), line('capture', 'pending', 'a')])).toBe(true);
    expect(isMoving([line('authorise', 'pending', 'a', { idempotency_key: 'again-1-2' })])).toBe(true);
    expect(isMoving([promised('a'), line('capture', 'approved', 'a')])).toBe(false);
    expect(isMoving([line('void', 'pending', 'a')])).toBe(false);
    expect(isMoving([])).toBe(false);
  });

  it('asks to pay again the sum of what was refused, by the last promise, while the order can be changed', () => {
    const rows = [promised('a'), refused('a'), promised('b', { amount_minor: '250' }), refused('b'), promised('kept')];
    expect(openPayment({ status: 'M' }, rows)).toEqual({ state: 'due', dueMinor: 350, reference: 'b' });
    expect(openPayment({ status: 'S' }, rows)).toBeNull();
    expect(openPayment({ status: 'M' }, [promised('kept')])).toBeNull();
    expect(openPayment({ status: 'M' }, [...rows, line('capture', 'pending', 'kept')])).toBeNull();
    const paying = [...rows, line('authorise', 'pending', 'c', { idempotency_key: 'again-7307966-3' })];
    expect(openPayment({ status: 'M' }, paying)).toEqual({ state: 'underway' });
    expect(openPayment({ status: 'S' }, paying)).toBeNull();
  });
});

describe('ways to pay an order', () => {
  /** An order of the store with a price in minor units. */
  const priced = (storeId: string, productMinor: number, lines: readonly OrderLine[] = [aLine()]) =>
    anOrder(lines, { storeId, totals: { ...ZERO_TOTALS, productMinor } });
  const [us, italy, germany] = ['10801', '10802', '10804'];
  const names = (...given: Parameters<typeof priced>) => usableMethods(priced(...given)).map(({ name }) => name);

  it('are those of its store, each between the sums it is offered for [PAY-01]', () => {
    const cards = ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB'];
    expect(names(us, 100)).toEqual([...cards, 'PAYPAL', 'APPLE_PAY', 'COD']);
    expect(names(us, 3499)).not.toContain('KLARNA');
    expect(names(us, 3500)).toContain('KLARNA');
    expect(names(us, 150_000)).toEqual([...cards, 'PAYPAL', 'APPLE_PAY', 'KLARNA', 'AFFIRM']);
    expect(names(us, 150_001)).not.toContain('KLARNA');
    expect(names(us, 0)).toEqual([]);
    expect(names('77777', 5000)).toEqual(['VISA', 'MASTERCARD', 'AMEX', 'PAYPAL', 'APPLE_PAY']);
  });

  it('are cash for what can be sold again, where the courier brings it [PAY-07]', () => {
    expect([names(us, 100_000).includes('COD'), names(us, 100_001).includes('COD')]).toEqual([true, false]);
    expect(names(germany, 10_000)).not.toContain('COD');
    const collected = aLine({ orderItemId: '2', pickUp: { physicalStoreId: '11001' } as OrderLine['pickUp'] });
    expect(names(us, 10_000, [aLine(), collected])).not.toContain('COD');
    const glasses = [aLine({ groupKey: 'a' }), aLine({ orderItemId: '2', opticalRole: 'lens', groupKey: 'a' })];
    expect(names(us, 10_000, [...glasses, aLine({ orderItemId: '3' })])).not.toContain('COD');
  });

  it('cost what the store takes for cash, and nothing else does [PAY-07]', () => {
    expect(surchargeFor(priced(italy, 10_000), ['COD'])).toEqual({
      code: 'COD',
      description: 'Cash on delivery',
      amountMinor: 390,
    });
    expect(surchargeFor(priced(italy, 10_000), ['VISA'])).toBeNull();
    expect([us, germany].map((store) => surchargeFor(priced(store, 10_000), ['COD']))).toEqual([null, null]);
  });

  it('are known in whatever way their names are spelled, and no others', () => {
    const methods = usableMethods(priced(us, 10_000));
    expect(['apple_pay', 'Apple Pay', 'master card'].map((name) => findMethod(methods, name)?.name)).toEqual([
      'APPLE_PAY',
      'APPLE_PAY',
      'MASTERCARD',
    ]);
    expect([findMethod(methods, 'bitcoin'), findMethod(methods, '')]).toEqual([undefined, undefined]);
    expect(methods.find(({ name }) => name === 'COD')?.pageName).toBe('StandardCOD');
    expect(methods.find(({ name }) => name === 'AMEX')?.pageName).toBe('StandardAmericanExpress');
  });
});

describe('a card number in a text', () => {
  it.each([
    ['thirteen digits', '4222222222222', true],
    ['nineteen digits', '6304000000000000000', true],
    ['twelve digits', '400000000002', false],
    ['a first digit that no card has', '1000000000000008', false],
    ['the last first digit that cards have', '6011111111111117', true],
    ['a first digit above those of cards', '7000000000000005', false],
    ['digits with spaces', '4111 1111 1111 1111', true],
    ['digits with two spaces between', '4111  1111  1111  1111', false],
    ['a second number after a first that is none', '4111111111111112 or 4111111111111111', true],
  ])('of %s is judged', (_what, text, is) => {
    expect(looksLikeCardNumber(text)).toBe(is);
  });
});

describe('the address a partner sends back to', () => {
  const origins = ['https://shop.example', 'https://www.shop.example'];

  it.each([
    ['/checkout/finalize?order=1', 'https://shop.example/checkout/finalize?order=1'],
    ['/', 'https://shop.example/'],
    ['https://www.shop.example/cart', 'https://www.shop.example/cart'],
  ])('takes %s', (address, whole) => {
    expect(returnAddress('returnUrl', address, origins)).toBe(whole);
  });

  it.each([
    '//elsewhere.example/',
    '/\\elsewhere.example',
    'https://elsewhere.example/',
    'http://shop.example/',
    'https://user@shop.example/',
    'https://:secret@shop.example/',
    'https://shop.example/a b',
    'https://shop.example\\@elsewhere.example/',
    'checkout',
    'javascript:alert(1)',
    '',
  ])('refuses %p and names the field', (address) => {
    expect(() => returnAddress('returnUrl', address, origins)).toThrow(
      expect.objectContaining({ status: 400, errorKey: '_ERR_INVALID_INPUT', parameters: ['returnUrl'] }),
    );
  });
});
