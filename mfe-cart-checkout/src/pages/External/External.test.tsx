import { anAnonymousUser, failWith, quiet } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { DELIVERED, wireCart, wireLine } from '../../testing/wireCart';
import { External } from './External';

describe('a bag handed over from outside [ROUTE-09]', () => {
  it.each([
    ['delivery while nothing is chosen', wireCart(), '/checkout/shipping'],
    ['payment once delivery is chosen', wireCart([wireLine(DELIVERED)]), '/checkout/payment'],
    ['the bag while something is sold out', wireCart([wireLine({ orderItemInventoryStatus: 'Unallocated' })]), '/cart'],
    ['the bag when it is empty', null, '/cart'],
  ])('opens at %s', async (_where, cart, address) => {
    const { services } = aShop(cart);
    renderRemote(<External />, services);
    await waitFor(() => expect(services.visited).toEqual([address]));
  });

  it('opens the bag for somebody who has none', async () => {
    const { services } = aShop(null, { user: anAnonymousUser() });
    renderRemote(<External />, services);
    await waitFor(() => expect(services.visited).toEqual(['/cart']));
  });

  it('waits at the same place while it cannot be read, and continues once it can', async () => {
    let broken = true;
    const { services } = aShop(null, {
      handlers: {
        'GET /store/{storeId}/cart/@self': () => {
          if (broken) throw failWith(500, 'GENERIC');
          return wireCart();
        },
      },
    });
    renderRemote(<External />, services);
    expect(await screen.findByText('Your bag is not loading')).toBeInTheDocument();
    await quiet();
    expect(services.visited).toEqual([]);
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(services.visited).toEqual(['/checkout/shipping']));
  });
});
