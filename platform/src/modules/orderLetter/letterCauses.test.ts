import {
  prescriberAttributes,
  type PrescriberState,
  prescriptionAttributes,
  type PrescriptionState,
  type RejectionReason,
} from '@sightline/shared-lib/domain/prescription';

import type { Trx } from '../../kernel';
import { aLine, anAddress, anOrder } from '../../testing/anOrder';
import { type Adjustment, type Order, type OrderLine, trackingAttributes, ZERO_TOTALS } from '../order';
import { createOrderLetters } from '.';
import { receiptOf } from './receipt.domain';

const trx = {} as Trx;
const days = { making: { from: 5, to: 7 }, transit: { from: 1, to: 3 }, total: { from: 6, to: 10 } };
const ACCOUNT = 'account@mail.example';

/** What is written of a placed order, and by whose account. */
function aWriter(account: string | null = ACCOUNT) {
  const written: Readonly<Record<string, unknown>>[] = [];
  const letters = createOrderLetters({
    letters: { write: async (_trx, letter) => void written.push({ ...letter }) },
    buyers: { emailOf: async (_handle, userId) => (userId === 'r1' ? account : null) },
    promises: { ofLines: () => days, ofOrder: () => days, makingLeft: () => days.making },
    changesOf: async () => [],
  });
  return { letters, written };
}
const attributesOf = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([attributeName, attributeValue]) => ({
    attributeName,
    attributeType: 'STRING' as const,
    attributeValue,
  }));
const lens = (state: PrescriptionState, reason: RejectionReason | null = null, over: Partial<OrderLine> = {}) =>
  aLine({ opticalRole: 'lens', attributes: attributesOf(prescriptionAttributes(state, reason)), ...over });
const contactLens = (asked: PrescriberState, state: PrescriptionState = 'missing') =>
  aLine({
    opticalRole: 'contactLens',
    attributes: attributesOf({ ...prescriberAttributes(asked), ...prescriptionAttributes(state) }),
  });
const placed = (lines: readonly OrderLine[], change: Partial<Order> = {}) =>
  anOrder(lines, { status: 'M', notifyEmail: 'ann@mail.example', version: 4, ...change });

async function toldOf(order: Order, account?: string | null) {
  const { letters, written } = aWriter(account);
  await letters.statusChanged(trx, order);
  return written.map(({ kind, cause, facts }) => [kind, cause, facts]);
}
const known = { orderId: '7307966', guest: false };

describe('a letter about an order [ACC-09]', () => {
  it('goes to the address of the order, else of its delivery, else of the account', async () => {
    const recipients = async (order: Order, account?: string | null) => {
      const { letters, written } = aWriter(account);
      await letters.addressAmended(trx, order);
      return written.map(({ recipient, facts }) => [recipient, (facts as { guest: boolean }).guest]);
    };
    const delivered = placed([aLine()], { notifyEmail: '' });
    expect(await recipients(placed([aLine()]))).toEqual([['ann@mail.example', false]]);
    expect(await recipients(delivered)).toEqual([['ann@example.com', false]]);
    expect(await recipients(delivered, null)).toEqual([['ann@example.com', true]]);
    const nowhere = placed([aLine({ address: null })], { notifyEmail: '' });
    expect(await recipients(nowhere)).toEqual([[ACCOUNT, false]]);
    expect(await recipients(nowhere, null)).toEqual([]);
  });

  it('has a cause that makes a repeat the same letter, and is kept with the buyer', async () => {
    const { letters, written } = aWriter();
    const order = placed([aLine()]);
    await letters.addressAmended(trx, order);
    await letters.refunded(
      trx,
      order,
      { amountMinor: 4250, byTransfer: true, paidWith: [{ method: 'VISA', digits: '1111' }] },
      'r-1',
    );
    const announced = {
      rmaId: '77',
      collectOn: '2026-11-30',
      labelType: 'PDF',
      amountMinor: 4250,
      handInBy: '',
      instead: [],
    } as const;
    await letters.returnAnnounced(trx, order, { ...announced, lines: [aLine({ name: 'Marlowe' })] });
    await letters.returnCancelled(trx, order, { rmaId: '77', lines: [aLine({ name: 'Marlowe' })] });
    await letters.exchanged(trx, order, { names: ['Marlowe'], trackingNumbers: ['1Z'] }, '77');
    await letters.paymentRefused(trx, order, { dueMinor: 9900, reference: 'g-1' });
    await letters.reminded(trx, order, '2026-12-24');
    expect(written.map(({ kind, cause }) => [kind, cause])).toEqual([
      ['orderAddressChanged', 'order-7307966-address-4'],
      ['orderRefunded', 'order-7307966-refund-r-1'],
      ['returnAnnounced', 'order-7307966-return-77'],
      ['returnCancelled', 'order-7307966-return-77-cancelled'],
      ['orderExchanged', 'order-7307966-exchange-77'],
      ['paymentRefused', 'order-7307966-payment-g-1'],
      ['reorderReminder', 'order-7307966-reminder-2026-12-24'],
    ]);
    expect(written.map(({ facts }) => facts)).toEqual([
      { ...known, address: ['Ann Doe', '1 Main Street', 'Avon, CT 06001', 'United States'] },
      { ...known, amountMinor: 4250, byTransfer: true, currency: 'USD', paidWith: [{ name: 'Visa', digits: '1111' }] },
      { ...known, ...announced, currency: 'USD', goods: [expect.objectContaining({ name: 'Marlowe' })] },
      { ...known, rmaId: '77', goods: [expect.objectContaining({ name: 'Marlowe' })] },
      { ...known, names: ['Marlowe'], trackingNumbers: ['1Z'] },
      { ...known, amountMinor: 9900, currency: 'USD' },
      known,
    ]);
    expect(
      written.every(({ userId, storeId, locale }) => userId === 'r1' && storeId === '10801' && locale === 'en-us'),
    ).toBe(true);
  });

  it('tells a new status, and most of them not at all', async () => {
    const order = (status: Order['status']) => placed([aLine()], { status, attributes: trackingAttributes(['1Z-99']) });
    expect(await toldOf(order('S'))).toEqual([
      [
        'orderShipped',
        'order-7307966-shipped',
        {
          ...known,
          goods: [{ name: 'Marlowe', partNumber: '2900000000017', quantity: 1, amountMinor: 10_000 }],
          address: ['Ann Doe', '1 Main Street', 'Avon, CT 06001', 'United States'],
          trackingNumbers: ['1Z-99'],
          collected: false,
          days: days.transit,
        },
      ],
    ]);
    expect(await toldOf(order('1'))).toEqual([
      ['orderDelivered', 'order-7307966-delivered', { ...known, collected: false }],
    ]);
    expect(await toldOf(order('X'))).toEqual([['orderCancelled', 'order-7307966-cancelled', known]]);
    for (const status of ['M', 'G', 'L', 'E', 'V', 'W', 'O'] as const) expect(await toldOf(order(status))).toEqual([]);
  });

  it('says of a collected order that it waits in the store', async () => {
    const pickUp = { physicalStoreId: '11001' } as OrderLine['pickUp'];
    const collected = (status: Order['status']) => placed([aLine({ pickUp })], { status });
    for (const status of ['S', '1'] as const)
      expect((await toldOf(collected(status)))[0]?.[2]).toMatchObject({ collected: true });
  });

  it('tells that lenses are made, or released by their prescriber, by an answer or by none in time [RX-20]', async () => {
    const inMaking = ['lensesInMaking', 'order-7307966-making-4', { ...known, days: days.making }];
    const released = (silent: boolean) => ['lensesReleased', 'order-7307966-released-4', { ...known, silent }];
    const made = (...lines: readonly OrderLine[]) => toldOf(placed(lines, { status: 'R' }));
    expect(await made(aLine())).toEqual([]);
    expect(await made(aLine(), lens('approved'))).toEqual([inMaking]);
    expect(await made(contactLens('confirmed', 'approved'))).toEqual([released(false)]);
    expect(await made(contactLens('silent', 'approved'))).toEqual([released(true)]);
    expect(await made(contactLens('confirmed', 'approved'), contactLens('silent', 'approved'))).toEqual([
      released(true),
    ]);
    expect(await made(contactLens('asked', 'approved'))).toEqual([inMaking]);
    expect(await made(lens('approved'), contactLens('silent', 'approved'))).toEqual([released(true), inMaking]);
  });

  it('tells why a prescription was sent back, by the line that was judged last [RX-07]', async () => {
    const at = (day: number) => new Date(Date.UTC(2026, 10, day));
    const rejected = (...lines: readonly OrderLine[]) => toldOf(placed(lines, { status: 'N' }));
    const older = lens('rejected', 'unreadable', { updatedAt: at(1) });
    const newer = lens('rejected', 'expired', { updatedAt: at(2) });
    const told = (reason: string) => [
      'prescriptionRejected',
      'order-7307966-rejected-4',
      { ...known, reason, names: ['Marlowe'] },
    ];
    expect(await rejected(older, newer)).toEqual([told('expired')]);
    expect(await rejected(newer, older)).toEqual([told('expired')]);
    expect(await rejected(older, lens('approved', null, { updatedAt: at(3) }))).toEqual([told('unreadable')]);
    expect(await rejected(lens('approved'))).toEqual([]);
  });
});

describe('the letters of a new order [ACC-09]', () => {
  const kinds = async (lines: readonly OrderLine[], status: Order['status'] = 'E') => {
    const { letters, written } = aWriter();
    await letters.placed(trx, placed(lines, { status }), []);
    return written.map(({ kind, cause }) => `${String(kind)} ${String(cause)}`);
  };
  const [receipt, prescriber, prescription] = [
    'orderReceived order-7307966-received',
    'prescriberNeeded order-7307966-prescriber',
    'prescriptionNeeded order-7307966-prescription',
  ];

  it('ask for a prescription, for a prescriber, or for both, where the order waits for them [RX-07] [RX-20]', async () => {
    expect(await kinds([aLine()], 'M')).toEqual([receipt]);
    expect(await kinds([lens('missing')], 'M')).toEqual([receipt]);
    expect(await kinds([lens('missing')])).toEqual([receipt, prescription]);
    expect(await kinds([contactLens('needed')])).toEqual([receipt, prescriber]);
    expect(await kinds([contactLens('needed'), lens('missing')])).toEqual([receipt, prescriber, prescription]);
    expect(await kinds([contactLens('needed'), lens('waiting')])).toEqual([receipt, prescriber]);
  });
});

describe('the receipt of an order [ACC-09]', () => {
  const total = { from: 6, to: 10 };
  const promise = { making: { from: 5, to: 7 }, transit: { from: 1, to: 3 }, total };
  const card = { method: 'VISA', digits: '1111' };
  const receipt = (lines: readonly OrderLine[], change: Partial<Order> = {}) =>
    receiptOf(placed(lines, change), known, 'en-us', promise, [card]);

  it('says what was bought, what it costs and where it goes', () => {
    const totals = {
      ...ZERO_TOTALS,
      productMinor: 25_000,
      adjustmentMinor: -2500,
      shippingMinor: 595,
      salesTaxMinor: 1800,
      shippingTaxMinor: 50,
    };
    expect(receipt([aLine({ quantity: 2 }), aLine({ name: '', unitMinor: 5000 })], { totals })).toEqual({
      ...known,
      firstName: 'Ann',
      currency: 'USD',
      goods: [
        { name: 'Marlowe', partNumber: '2900000000017', quantity: 2, amountMinor: 20_000 },
        { name: '2900000000017', partNumber: '2900000000017', quantity: 1, amountMinor: 5000 },
      ],
      discountMinor: -2500,
      discounts: [],
      paidWith: [{ method: 'VISA', name: 'Visa', digits: '1111' }],
      deliveryMinor: 595,
      feeMinor: 0,
      taxMinor: 1850,
      totalMinor: 24_945,
      taxIncluded: false,
      address: ['Ann Doe', '1 Main Street', 'Avon, CT 06001', 'United States'],
      collected: false,
      days: total,
      withdrawal: false,
      waitsForPrescription: false,
      waitsForPrescriber: false,
    });
  });

  it('names each code and the insurer, and gives a gift away at no price [CART-06] [INS-02]', () => {
    const off = (code: string, amountMinor: number, usage: Adjustment['usage'] = 'Discount') => ({
      code,
      amountMinor,
      usage,
      displayLevel: 'OrderItem' as const,
      usageId: '-1',
      description: code === 'INSURANCE' ? 'Visionis' : '',
    });
    const lines = [
      aLine({ adjustments: [off('SUN20', -1500), off('INSURANCE', -4000)] }),
      aLine({ adjustments: [off('SUN20', -500), off('COD', 390, 'Surcharge')] }),
      aLine({ giftOf: 'CLEARVIEW', unitMinor: 800, adjustments: [off('CLEARVIEW', -800)] }),
    ];
    const totals = { ...ZERO_TOTALS, productMinor: 20_800, adjustmentMinor: -6800 };
    expect(receipt(lines, { totals })).toMatchObject({
      goods: [{}, {}, { gift: true, amountMinor: 800 }],
      discounts: [
        { by: 'code', name: 'SUN20', amountMinor: -2000 },
        { by: 'insurer', name: 'Visionis', amountMinor: -4000 },
      ],
      discountMinor: -6000,
    });
  });

  it('names the promised day where it is known from when the days count [CAT-11]', () => {
    const since = '2026-11-18T10:00:00.000Z';
    const told = receiptOf(placed([aLine()]), known, 'en-us', { ...promise, since }, []);
    expect(told.day).toBe('2026-12-02T10:00:00.000Z');
    expect(receipt([aLine()])).not.toHaveProperty('day');
  });

  it('hangs lenses and services on the frame of their pair, and on nothing where there is none', () => {
    const made = (name: string, opticalRole: OrderLine['opticalRole'], groupKey: string) =>
      aLine({ name, opticalRole, groupKey, partNumber: `SRV-${name}`, unitMinor: 3000 });
    const lines = [
      made('SV', 'lens', 'a'),
      aLine({ groupKey: 'a' }),
      made('Coat', 'service', 'a'),
      made('PR', 'lens', 'b'),
    ];
    expect(receipt(lines).goods).toEqual([
      {
        name: 'Marlowe',
        partNumber: '2900000000017',
        quantity: 1,
        amountMinor: 10_000,
        parts: [
          { name: 'SV', quantity: 1, amountMinor: 3000 },
          { name: 'Coat', quantity: 1, amountMinor: 3000 },
        ],
      },
      { name: 'PR', partNumber: 'SRV-PR', quantity: 1, amountMinor: 3000 },
    ]);
  });

  it('names the country in the reader’s language, and nobody where nobody is known', () => {
    const abroad = anAddress({ country: 'IT', city: 'Milano', state: 'MI', zipCode: '20121', firstName: '' });
    const order = placed([aLine({ address: null }), aLine({ address: abroad })], { storeId: '10802' });
    expect(receiptOf(order, known, 'it-it', promise, [])).toMatchObject({
      firstName: '',
      withdrawal: true,
      taxIncluded: true,
      address: ['Doe', '1 Main Street', '20121 Milano MI', 'Italia'],
    });
    expect(receipt([aLine({ address: null })])).toMatchObject({ firstName: '', address: [] });
    expect(receipt([aLine({ address: anAddress({ country: '' }) })]).address).toEqual([
      'Ann Doe',
      '1 Main Street',
      '06001 Avon',
    ]);
  });

  it('greets who collects, never a store, whose name has no number of its own [STOR-02]', () => {
    const pickUp = { physicalStoreId: '11001' } as OrderLine['pickUp'];
    expect(receipt([aLine({ pickUp })])).toMatchObject({ firstName: '', collected: true });
    const address = anAddress({ firstName: '1370 - Milano Via Garibaldi 67', lastName: '', country: 'IT' });
    const collectedBy = (attributeValue: string) =>
      receipt([aLine({ pickUp, address })], {
        attributes: [{ attributeName: 'recipientName', attributeType: 'String', attributeValue }],
      });
    expect(collectedBy('Anna')).toMatchObject({ firstName: 'Anna' });
    expect(collectedBy('Anna').address[0]).toBe('Milano Via Garibaldi 67');
    // What is no name goes to nobody in a letter of ours.
    for (const text of ['Win now at https://prize.example', 'A'.repeat(41)])
      expect(collectedBy(text)).toMatchObject({ firstName: '' });
    expect(receipt([aLine({ address: anAddress({ firstName: 'See prize.example' }) })])).toMatchObject({
      firstName: '',
    });
  });

  it('says what an order waits for', () => {
    expect(receipt([aLine(), lens('missing')]).waitsForPrescription).toBe(true);
    expect(receipt([aLine(), lens('waiting')]).waitsForPrescription).toBe(false);
    expect(receipt([contactLens('needed')])).toMatchObject({ waitsForPrescription: false, waitsForPrescriber: true });
    expect(receipt([contactLens('confirmed', 'approved')]).waitsForPrescriber).toBe(false);
  });
});
