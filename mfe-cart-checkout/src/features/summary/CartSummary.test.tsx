import { act, screen, waitFor } from '@testing-library/react';

import { addToCart } from '../../commands/addToCart';
import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { wireCart, wireLine } from '../../testing/wireCart';
import { CartSummary } from './CartSummary';

const CART = '/store/{storeId}/cart';
const preview = { name: 'Norvane Ordora' };

describe('the drawer of what was added', () => {
  it('keeps its way to the bag from the press on, and never says that the bag is empty, or done too early [CART-07]', async () => {
    const seen: string[] = [];
    const look = () => {
      const hasWay = screen.queryByRole('link', { name: 'View bag' }) !== null;
      seen.push(screen.queryByText('Nothing here yet.') ? 'empty' : hasWay ? 'way' : 'no way');
    };
    let answer: (cart: object) => void = () => undefined;
    let isAdded = false;
    const shop = aShop(null, {
      handlers: {
        [`GET ${CART}/@self`]: () => (isAdded ? new Promise((resolve) => (answer = resolve)) : { orderItem: [] }),
        [`POST ${CART}`]: () => {
          isAdded = true;
          return { orderId: '7307966', orderItem: [{ orderItemId: '101' }] };
        },
      },
    });
    const work = addToCart({ items: [{ partNumber: '2900000000018', quantity: 1 }], preview }, shop.services);
    renderRemote(<CartSummary justAdded={preview} onClose={() => undefined} />, shop.services);
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true });
    await waitFor(() => expect(shop.services.client.callsTo(`GET ${CART}/@self`).length).toBeGreaterThan(1));
    look();
    const note = () => document.querySelector('[aria-live="polite"]');
    // A press that began on it must end on it.
    const way = screen.getByRole('link', { name: 'View bag' });
    expect(note()).toHaveTextContent('Adding Norvane Ordora');
    expect(note()?.firstElementChild).toHaveAttribute('data-tone', 'plain');
    expect(note()).not.toHaveTextContent('Done');
    expect(screen.queryByRole('heading', { name: 'In your bag' })).toBeNull();
    await act(async () => {
      answer(wireCart([wireLine()]));
      await work;
    });
    expect(await screen.findByText('Norvane Ordora is in your bag.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'In your bag' })).toBeInTheDocument();
    // The one thing under that title says the same to whoever sees it.
    expect(note()).toHaveClass('vh');
    expect(screen.getByRole('link', { name: 'View bag' })).toBe(way);
    watcher.disconnect();
    expect(new Set(seen)).toEqual(new Set(['way']));
  });

  it('says how much is missing to free delivery [CART-07] [CART-05]', async () => {
    const shop = aShop(wireCart([wireLine({ unitPrice: 57.64 })]));
    renderRemote(<CartSummary onClose={() => undefined} />, shop.services);
    expect(await screen.findByText('$17.36 more for free delivery.')).toBeInTheDocument();
    // Both actions begin left where each has a row of its own.
    expect(getComputedStyle(screen.getByRole('link', { name: 'View bag' })).justifyContent).toBe('start');
  });

  it('names what was added above others, and calls a bag that was filled elsewhere the same [CART-07]', async () => {
    const other = wireLine({ orderItemId: '102', partNumber: '2900000000025' });
    const shop = aShop(wireCart([wireLine(), other]));
    const { unmount } = renderRemote(<CartSummary justAdded={preview} onClose={() => undefined} />, shop.services);
    const said = await screen.findByText('Norvane Ordora is in your bag.');
    expect(await screen.findByRole('link', { name: 'View bag' })).toBeInTheDocument();
    expect(said.closest('[aria-live="polite"]')).not.toHaveClass('vh');
    expect(said.closest('[data-tone]')).toHaveAttribute('data-tone', 'good');
    unmount();
    renderRemote(<CartSummary onClose={() => undefined} />, shop.services);
    expect(await screen.findByRole('heading', { name: 'In your bag' })).toBeInTheDocument();
  });

  it('leads to checkout at once, and to the bag alone where that has something to say first [CART-07] [CART-04]', async () => {
    const onClose = jest.fn();
    const { unmount } = renderRemote(<CartSummary onClose={onClose} />, aShop(wireCart([wireLine()])).services);
    const link = await screen.findByRole('link', { name: 'Go to checkout' });
    expect(link).toHaveAttribute('href', '/checkout/shipping');
    expect(screen.getByRole('link', { name: 'View bag' })).toBeInTheDocument();
    unmount();
    const gone = wireCart([wireLine({ orderItemInventoryStatus: 'Backordered' })]);
    renderRemote(<CartSummary onClose={onClose} />, aShop(gone).services);
    expect(await screen.findByRole('link', { name: 'View bag' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  });
});
