import { failWith } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { STORED } from '../../state/drafts';
import { startPaying } from '../../state/finishOrder';
import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { wireCart } from '../../testing/wireCart';
import { OrderWatch } from './Finalize';

const ORDER = 'GET /store/{storeId}/order/{orderId}';
const marker = { orderId: '7307966', email: 'marta.rossi@example.com' };

function open(answer: object | (() => never), marked = true) {
  const shop = aShop(wireCart(), { handlers: { [ORDER]: answer } });
  if (marked) startPaying(shop.services, marker);
  shop.services.storage.set(STORED.taxZip, '06001');
  const again = jest.fn();
  renderRemote(<OrderWatch wait={async () => undefined} onAgain={again} />, shop.services);
  return { ...shop, again };
}

describe('finding out what became of a payment [CHK-05]', () => {
  it('leads to the confirmation of a placed order, tells others, and forgets drafts and tax [CART-05]', async () => {
    const { services } = open(wireCart(undefined, { orderStatus: 'M' }));
    await waitFor(() => expect(services.visited).toEqual(['/checkout/order-confirmation/7307966']));
    expect(services.bus.events).toEqual(
      expect.arrayContaining([
        { name: 'orderPlaced', payload: { orderId: '7307966' } },
        { name: 'cartChanged', payload: { count: 0, orderId: null } },
      ]),
    );
    expect(services.storage.get(STORED.taxZip)).toBeNull();
    expect(services.storage.get(STORED.paying)).toBeNull();
  });

  it('says that nothing was charged and leads back when the order is free again [CHK-05]', async () => {
    const { services } = open(wireCart());
    expect(await screen.findByText('The order was not placed. Nothing was charged.')).toBeInTheDocument();
    // The title no longer says that it is being checked.
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your payment');
    expect(screen.getByRole('link', { name: 'Back to payment' })).toHaveAttribute('href', '/checkout/payment');
    expect(services.storage.get(STORED.paying)).toBeNull();
  });

  it('asks not to order again while nobody knows, and keeps looking on a press', async () => {
    const { services, again } = open(() => {
      throw failWith(0, 'NETWORK');
    });
    expect(await screen.findByText('The bank has not answered yet')).toBeInTheDocument();
    expect(services.storage.get(STORED.paying)).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('has nothing to find out when nothing is under way', async () => {
    open(wireCart(), false);
    expect(await screen.findByText('No payment is under way.')).toBeInTheDocument();
  });
});
