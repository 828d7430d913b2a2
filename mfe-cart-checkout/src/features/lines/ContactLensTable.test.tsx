import { screen, within } from '@testing-library/react';

import { SummaryLines } from '../../parts/SummaryLines';
import { Cart } from '../../pages/Cart/Cart';
import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { wireCart, wireLine } from '../../testing/wireCart';
import { aCart, anOrderLine } from '@sightline/shared-lib/testing';
import { cartEntries } from '@sightline/shared-lib/domain/cart';

const request = { kind: 'cart', path: '/cart', url: '/en-us/cart', params: {}, query: {} } as const;
const lensLine = (orderItemId: string, values: object, quantity: number) =>
  wireLine({
    orderItemId,
    quantity,
    description: 'Lacrima 30',
    orderItemExtendAttribute: [{ attributeName: 'contactLensData', attributeValue: JSON.stringify(values) }],
  });
const right = { power: '-0.50', baseCurve: '8.6', diameter: '14.2', cylinder: '-0.75', axis: '180', addition: 'HI' };

describe('contact lenses in the bag', () => {
  it('has a row an eye with every value it is made in and its boxes under one head [CART-02] [RX-20]', async () => {
    const left = { ...right, power: '+1.00', addition: '' };
    const eyes = [lensLine('2', { left, dominance: 'right' }, 1), lensLine('1', { right, dominance: 'right' }, 2)];
    renderRemote(<Cart data={{ notAdded: false, held: null }} request={request} />, aShop(wireCart(eyes)).services);
    const table = await screen.findByRole('table', { name: 'Contact lens values' });
    const cells = (row: HTMLElement | undefined) =>
      within(row!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    const [, first, second] = within(table).getAllByRole('row');
    expect(cells(first)).toEqual(['−0.50', '8.6', '14.2', '−0.75', '180', 'high', 'leading eye', '2']);
    expect(cells(second)).toEqual(['+1.00', '8.6', '14.2', '−0.75', '180', '–', 'other eye', '1']);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  it('leaves two items to eyes of which not the same is known [CART-02] [RX-20]', async () => {
    const eyes = [lensLine('1', { right, dominance: 'right' }, 2), lensLine('2', { left: { power: '+1.00' } }, 1)];
    renderRemote(<Cart data={{ notAdded: false, held: null }} request={request} />, aShop(wireCart(eyes)).services);
    const [first, second] = await screen.findAllByRole('table', { name: 'Contact lens values' });
    const cells = (table: HTMLElement | undefined) =>
      within(table!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells(first)).toEqual(['−0.50', '8.6', '14.2', '−0.75', '180', 'high', 'leading eye', '2']);
    expect(cells(second)).toEqual(['+1.00', '1']);
  });

  it('counts the boxes of one eye like pieces and names its buttons by the eye [CART-03] [RX-20]', async () => {
    const eyes = [lensLine('1', { right }, 2), lensLine('2', { left: right }, 1)];
    renderRemote(<Cart data={{ notAdded: false, held: null }} request={request} />, aShop(wireCart(eyes)).services);
    expect(await screen.findByRole('group', { name: /Right eye/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Remove .*, Left eye$/ })).toBeInTheDocument();
  });

  it('says the values of each eye in words where there is little room [CART-07] [RX-20]', async () => {
    const { lines } = aCart({
      lines: [
        anOrderLine({
          quantity: 2,
          extendedAttributes: { contactLensData: JSON.stringify({ right, dominance: 'left' }) },
        }),
      ],
    });
    renderRemote(<SummaryLines entries={cartEntries(lines, () => null)} products={new Map()} />, aShop().services);
    expect(
      await screen.findByText(
        'power −0.50, base curve 8.6, diameter 14.2, cylinder −0.75, axis 180, addition high, other eye, 2 boxes',
      ),
    ).toBeInTheDocument();
  });
});
