import { BAG_MARK } from '@sightline/shared-lib/contracts';
import { aGuest, anAnonymousUser, aSignedInUser, failWith, quiet } from '@sightline/shared-lib/testing';
import { act, screen, waitFor } from '@testing-library/react';

import { STORED } from '../../state/drafts';
import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { wireCart, wireLine } from '../../testing/wireCart';
import { CartBadge } from './CartBadge';

describe('the count over the bag sign [CART-07]', () => {
  it('is the number of pieces, read once there is a shopper [SITE-15]', async () => {
    const { services } = aShop(wireCart([wireLine({ quantity: 4 })]));
    renderRemote(<CartBadge label="Bag" />, services);
    expect(await screen.findByText('4 items')).toBeInTheDocument();
  });

  it('asks nothing for a visitor without identity', async () => {
    const { services } = aShop(wireCart(), { user: anAnonymousUser() });
    renderRemote(<CartBadge label="Bag" />, services);
    await quiet();
    expect(services.client.calls).toHaveLength(0);
    expect(screen.queryByRole('status')).toBeNull();
  });

  describe('of a guest who has come into being on this page', () => {
    const newcomer = () => ({ user: aGuest({ lastTokenUpdate: performance.timeOrigin + 1 }) });
    const READ = 'GET /store/{storeId}/cart/@self';

    it('asks nothing before anything was put into a bag', async () => {
      const { services } = aShop(null, newcomer());
      renderRemote(<CartBadge label="Bag" />, services);
      await quiet();
      expect(services.client.callsTo(READ)).toHaveLength(0);
    });

    it('is right once this tab or another has put something in', async () => {
      const { services, setCart } = aShop(null, newcomer());
      renderRemote(<CartBadge label="Bag" />, services);
      setCart(wireCart([wireLine({ quantity: 2 })]));
      act(() => services.bus.emit('cartChanged', { count: 2, orderId: '7307966' }));
      await waitFor(() => expect(services.client.callsTo(READ)).toHaveLength(1));
      expect(await screen.findByText('2 items')).toBeInTheDocument();
    });

    it('asks when another tab had put something in before this one looked', async () => {
      const { services } = aShop(wireCart([wireLine({ quantity: 2 })]), newcomer());
      services.storage.set(STORED.filled, true);
      renderRemote(<CartBadge label="Bag" />, services);
      expect(await screen.findByText('2 items')).toBeInTheDocument();
    });
  });

  describe('of a guest who was here before', () => {
    const READ = 'GET /store/{storeId}/cart/@self';
    /** The next document of the same browser: what it keeps stays, everything else is new. */
    async function nextDocument(before: ReturnType<typeof aShop>['services'], cart: object | null) {
      const { services } = aShop(cart, { storage: before.storage });
      const { unmount } = renderRemote(<CartBadge label="Bag" />, services);
      await quiet();
      return { services, unmount };
    }
    async function withoutBag() {
      const first = aShop(null);
      renderRemote(<CartBadge label="Bag" />, first.services);
      await waitFor(() => expect(first.services.storage.get(STORED.cartless)).toBe(aGuest().userId));
      expect(first.services.client.callsTo(READ)).toHaveLength(1);
      return first.services;
    }

    it('asks once, and not again in the documents that follow', async () => {
      const before = await withoutBag();
      const { services } = await nextDocument(before, null);
      expect(services.client.callsTo(READ)).toHaveLength(0);
    });

    it('asks when another tab has put something in since', async () => {
      const before = await withoutBag();
      act(() => before.bus.emit('cartChanged', { count: 1, orderId: '7307966' }));
      await nextDocument(before, wireCart([wireLine({ quantity: 2 })]));
      expect(await screen.findByText('2 items')).toBeInTheDocument();
    });

    it('asks when a form without script has put something in since', async () => {
      const before = await withoutBag();
      document.cookie = `${BAG_MARK}=1`;
      await nextDocument(before, wireCart([wireLine({ quantity: 2 })]));
      document.cookie = `${BAG_MARK}=; Max-Age=0`;
      expect(await screen.findByText('2 items')).toBeInTheDocument();
    });

    it('asks for another guest', async () => {
      const before = await withoutBag();
      before.storage.set(STORED.cartless, 'somebody else');
      await nextDocument(before, wireCart([wireLine({ quantity: 2 })]));
      expect(await screen.findByText('2 items')).toBeInTheDocument();
    });
  });

  it('follows what another tab did, and reads the cart again [SITE-15]', async () => {
    const { services, setCart } = aShop(wireCart());
    renderRemote(<CartBadge label="Bag" />, services);
    expect(await screen.findByText('1 item')).toBeInTheDocument();
    const before = services.client.callsTo('GET /store/{storeId}/cart/@self').length;
    setCart(wireCart([wireLine({ quantity: 3 })]));
    act(() => services.bus.emit('cartChanged', { count: 3, orderId: '7307966' }));
    expect(screen.getByText('3 items')).toBeInTheDocument();
    await waitFor(() => expect(services.client.callsTo('GET /store/{storeId}/cart/@self')).toHaveLength(before + 1));
  });

  it('is nothing once a guest’s session has ended, and what was typed stays [AUTH-10]', async () => {
    const { services } = aShop(wireCart());
    services.storage.set(STORED.delivery, { firstName: 'Marta' });
    renderRemote(<CartBadge label="Bag" />, services);
    expect(await screen.findByText('1 item')).toBeInTheDocument();
    await act(() => services.identity.signOut());
    expect(screen.queryByText('1 item')).toBeNull();
    expect(services.storage.get(STORED.delivery)).toEqual({ firstName: 'Marta' });
  });

  it('is nothing once the shopper is signed out [AUTH-09]', async () => {
    const { services } = aShop(wireCart(), { user: { ...aGuest(), isGuest: false, userLoggedIn: true } });
    renderRemote(<CartBadge label="Bag" />, services);
    expect(await screen.findByText('1 item')).toBeInTheDocument();
    await act(() => services.identity.signOut());
    expect(screen.queryByText('1 item')).toBeNull();
  });

  it('reads the bag once the shopper who was only recognised has given the password [AUTH-10]', async () => {
    const { services } = aShop(null, {
      user: aSignedInUser(),
      handlers: {
        'GET /store/{storeId}/cart/@self': () => {
          if (services.identity.state.WCToken === 'new') return wireCart();
          throw failWith(401, 'ERR_PARTIAL_AUTHENTICATION_NOT_ALLOWE');
        },
      },
    });
    renderRemote(<CartBadge label="Bag" />, services);
    await waitFor(() => expect(services.client.callsTo('GET /store/{storeId}/cart/@self')).toHaveLength(1));
    const { userId } = services.identity.state;
    await act(() => services.identity.adopt({ userId, WCToken: 'new', personalizationID: '' }));
    expect(await screen.findByText('1 item')).toBeInTheDocument();
  });
});
