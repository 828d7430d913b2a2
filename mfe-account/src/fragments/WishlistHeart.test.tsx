import { aSignedInUser, failWith, fakeServices } from '@sightline/shared-lib/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { toggleWishlist } from '../commands/toggleWishlist';
import { renderRemote } from '../testing/renderRemote';
import { WishlistHeart } from './WishlistHeart';

const heart = () => screen.getByRole('button', { name: 'Save Ordora' });

describe('the heart', () => {
  it('saves for a guest in this browser and tells everybody [ACC-05, PLP-07]', async () => {
    const services = fakeServices();
    const user = userEvent.setup();
    renderRemote(<WishlistHeart partNumber="A-01" name="Ordora" />, services);
    await user.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(services.storage.get('wishlist')).toEqual(['A-01']);
    expect(services.bus.events).toContainEqual({ name: 'wishlistChanged', payload: { partNumbers: ['A-01'] } });
    await user.click(heart());
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(services.storage.get('wishlist')).toEqual([]);
  });

  it('takes a press that was made before it came, once, and as the wish to save [ACC-05, PLP-07]', async () => {
    const services = fakeServices();
    services.storage.set('wishlist', ['A-01']);
    const place = (heart: ReactNode) => (
      <div data-pressed="" data-testid="place">
        {heart}
      </div>
    );
    const { unmount } = renderRemote(place(<WishlistHeart partNumber="B-02" name="Ordora" />), services);
    expect(await screen.findByRole('button', { pressed: true })).toBeInTheDocument();
    expect(screen.getByTestId('place')).not.toHaveAttribute('data-pressed');
    unmount();
    // What was drawn had not told yet that it is saved.
    renderRemote(place(<WishlistHeart partNumber="A-01" name="Ordora" />), services);
    expect(await screen.findByRole('button', { pressed: true })).toBeInTheDocument();
    expect(new Set(services.storage.get('wishlist') as string[])).toEqual(new Set(['A-01', 'B-02']));
  });

  it('follows the command of another remote [ACC-05]', async () => {
    const services = fakeServices({
      user: aSignedInUser(),
      handlers: {
        'GET /store/{storeId}/wishlist/@self': {},
        'POST /store/{storeId}/wishlist/@self/item': { GiftList: [{ item: [{ partNumber: 'A-01' }] }] },
      },
    });
    renderRemote(<WishlistHeart partNumber="A-01" name="Ordora" />, services);
    await act(async () => {
      await expect(toggleWishlist({ partNumber: 'A-01' }, services)).resolves.toEqual({ saved: true });
    });
    expect(await screen.findByRole('button', { pressed: true })).toBeInTheDocument();
    // Asked for by name, it stays saved, and the platform need not be told.
    await expect(toggleWishlist({ partNumber: 'A-01', saved: true }, services)).resolves.toEqual({ saved: true });
    expect(services.client.callsTo('POST /store/{storeId}/wishlist/@self/item')).toHaveLength(1);
    expect(screen.getByRole('button', { pressed: true })).toBeInTheDocument();
  });

  it('is as it was, with a message, when the platform does not take it; the command rejects [ACC-05] [CART-03]', async () => {
    const services = fakeServices({
      user: aSignedInUser(),
      handlers: {
        'GET /store/{storeId}/wishlist/@self': { GiftList: [{ item: [{ partNumber: 'B-02' }] }] },
        'POST /store/{storeId}/wishlist/@self/item': () => {
          throw failWith(400);
        },
      },
    });
    const user = userEvent.setup();
    renderRemote(<WishlistHeart partNumber="A-01" name="Ordora" />, services);
    await user.click(heart());
    await waitFor(() => expect(services.shownToasts).toMatchObject([{ tone: 'bad', message: /Ordora: nothing was/ }]));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
    expect(services.bus.events.map(({ payload }) => payload)).toEqual([
      { partNumbers: ['A-01', 'B-02'] },
      { partNumbers: ['B-02'] },
    ]);
    await act(async () => {
      await expect(toggleWishlist({ partNumber: 'A-01' }, services)).rejects.toThrow('400');
    });
  });
});
