import type { PaymentMethod } from '@sightline/shared-lib/domain/payment';
import { fakeServices, aSignedInUser } from '@sightline/shared-lib/testing';
import { screen, within } from '@testing-library/react';

import { renderRemote } from '../../testing/renderRemote';
import { wireLine, wireOrder } from '../../testing/wireOrder';
import { OrderDetail } from './OrderDetail';

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([attributeName, attributeValue]) => ({ attributeName, attributeValue }));
const at = '2026-04-22T12:00:00.000Z';
const event = (name: string) => ({ event: name, at, subject: '' });

function show(order: object, contents: readonly object[] = []) {
  const services = fakeServices({
    user: aSignedInUser(),
    handlers: {
      'GET /store/{storeId}/order/{orderId}': wireOrder({ orderStatus: '1', ...order }),
      'GET /api/v2/products': { contents },
    },
  });
  return renderRemote(<OrderDetail orderId="4018227" onTitle={() => undefined} />, services);
}

describe('the items of an order', () => {
  const paymentInstruction = [
    { payMethodId: 'VISA', piId: '1', protocolData: [{ name: 'account', value: '************1111' }] },
  ];

  it.each([
    ['Payment: Visa ending in 1111', [event('placed')]],
    ['Paid with Visa ending in 1111', [event('paid'), event('placed')]],
  ])('say “%s” by whether the card was charged [ORD-02]', async (words, x_timeline) => {
    show({ paymentInstruction, x_timeline });
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it.each(
    Object.entries({
      VISA: 'Visa',
      MASTERCARD: 'Mastercard',
      AMEX: 'American Express',
      DISCOVER: 'Discover',
      JCB: 'JCB',
      PAYPAL: 'PayPal',
      KLARNA: 'Klarna',
      AFFIRM: 'Affirm',
      APPLE_PAY: 'Apple Pay',
      COD: 'Cash on delivery',
    } satisfies Readonly<Record<PaymentMethod, string>>),
  )('say %s as %s, never as a code [ORD-02] [PAY-01]', async (payMethodId, name) => {
    show({ paymentInstruction: [{ payMethodId, piId: '1', protocolData: [] }] });
    expect(await screen.findByText(`Payment: ${name}`)).toBeInTheDocument();
  });

  it('show the lenses that were bought in the picture, as the bag does [ORD-02] [RX-10]', async () => {
    const lensesReview = JSON.stringify({
      Type: { code: 'SV', description: 'Single vision' },
      TreatmentsFamily: { code: 'TINT', description: 'Tint' },
      Color: { code: 'GRY', description: 'Grey' },
    });
    const frame = {
      id: '9',
      partNumber: '2900000000018',
      name: 'Ordora',
      thumbnail: 'https://shop.example/pictures/ordora?w={width}&f={format}',
      attributes: [],
    };
    const glasses = { xitem_field1: 'g-1', orderItemExtendAttribute: attributes({ RxLensId: 'L-1', lensesReview }) };
    const { container } = show({ orderItem: [wireLine(glasses)] }, [frame]);
    await screen.findByText('Items');
    expect(container.innerHTML).toContain('lens=TINT-GRY');
  });

  it.each([
    ['Paid back', { RMAItemStatus: 'REF', RMAItemPieces: '1' }, '1.0'],
    ['Paid back, 1 of 3', { RMAItemStatus: 'REF', RMAItemPieces: '1' }, '3.0'],
    ['On its way back, 2 of 3', { RMAItemStatus: 'SHI', RMAItemPieces: '2' }, '3.0'],
  ])('mark what came or comes back with “%s”, and nothing else [ORD-02] [RET-02]', async (words, values, quantity) => {
    const back = wireLine({ quantity, orderItemExtendAttribute: attributes(values) });
    const kept = wireLine({ orderItemId: '10024', description: 'Halden Forum' });
    const cancelled = wireLine({
      orderItemId: '10025',
      orderItemExtendAttribute: attributes({ RMAItemStatus: 'CAN' }),
    });
    show({ orderItem: [back, kept, cancelled] });
    const items = (await screen.findByRole('heading', { name: 'Items' })).parentElement!;
    expect(within(items).getByText(words).closest('li')).toHaveTextContent('Norvane Ordora');
    expect(within(items).queryAllByText(/^(Paid|On its way) back/)).toHaveLength(1);
  });

  it('tell what the insurer paid of each thing, of lenses by their name, and what was left to pay [ORD-02] [INS-02]', async () => {
    const paid = (covered: string, copay: string, discount = '0.00') => ({
      insuranceCoveredAmount: covered,
      insuranceCopay: copay,
      insurancePlainDiscount: discount,
    });
    const frame = { RxLensId: 'L-1', ...paid('40.00', '6.40') };
    const lens = { IsRoxLens: 'true', ...paid('95.00', '13.00', '-12.00') };
    const boxes = paid('25.00', '5.00');
    show({
      orderItem: [
        wireLine({ xitem_field1: 'g-1', orderItemExtendAttribute: attributes(frame) }),
        wireLine({
          orderItemId: '10024',
          xitem_field1: 'g-1',
          description: 'Lenses',
          orderItemExtendAttribute: attributes(lens),
        }),
        wireLine({ orderItemId: '10025', description: 'Boxes', orderItemExtendAttribute: attributes(boxes) }),
        wireLine({ orderItemId: '10026', description: 'Case' }),
      ],
    });
    const told = (await screen.findAllByText(/nsurance pays/)).map(({ textContent }) => textContent);
    expect(told).toEqual([
      'Norvane Ordora: insurance pays $40.00, you pay $6.40',
      'Lenses: $12.00 off, insurance pays $95.00, you pay $13.00',
      'Insurance pays $25.00, you pay $5.00',
    ]);
  });

  it('tell what was paid back below the total, and what the order then comes to [ORD-02] [RET-02]', async () => {
    const moved = (name: string, amount: string) => ({ ...event(name), amount });
    show({ x_timeline: [moved('refunded', '100.00'), moved('refunded', '14.80'), moved('paid', '156.40')] });
    const [back, total] = (await screen.findAllByRole('definition')).slice(-2);
    expect(back).toHaveTextContent('−$114.80');
    expect(total).toHaveTextContent('$41.60');
    expect(screen.getByText('New total')).toBeInTheDocument();
  });

  it('leave out what an order comes to that was not paid in full [ORD-02]', async () => {
    show({ x_timeline: [{ ...event('refunded'), amount: '14.80' }] });
    expect(await screen.findByText('−$14.80')).toBeInTheDocument();
    expect(screen.queryByText('New total')).not.toBeInTheDocument();
  });

  it.each([
    ['Prescription needed', 'missing', 'warn'],
    ['Prescription sent back, another one is needed', 'rejected', 'bad'],
  ])('say “%s” in the tone of the list of orders [ORD-01] [RX-07]', async (words, state, tone) => {
    show({ orderItem: [wireLine({ x_prescriptionState: state })] });
    expect(await screen.findByText(words)).toHaveAttribute('data-tone', tone);
  });

  it('say of what was exchanged that it was, not that it was paid back [RET-02]', async () => {
    const back = wireLine({ orderItemExtendAttribute: attributes({ RMAItemStatus: 'REF' }) });
    const instead = wireLine({
      orderItemId: '10024',
      orderItemExtendAttribute: attributes({ exchangedFrom: '10023' }),
    });
    show({ orderItem: [back, instead] });
    expect(await screen.findByText('Exchanged')).toBeInTheDocument();
    expect(screen.queryByText('Paid back')).not.toBeInTheDocument();
  });

  it('tell pieces that were paid back from those that were exchanged [RET-02] [ORD-02]', async () => {
    const values = { RMAItemStatus: 'REF', RMAItemPieces: '2' };
    const back = wireLine({ quantity: '3.0', orderItemExtendAttribute: attributes(values) });
    const instead = wireLine({
      orderItemId: '10024',
      quantity: '1.0',
      orderItemExtendAttribute: attributes({ exchangedFrom: '10023' }),
    });
    show({ orderItem: [back, instead] });
    expect(await screen.findByText('Exchanged, 1 of 3')).toBeInTheDocument();
    expect(screen.getByText('Paid back, 1 of 3')).toBeInTheDocument();
  });
});
