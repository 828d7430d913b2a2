import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderPage } from '../../testing/renderPage';
import { aShop, request } from '../../testing/productShop';
import { wireProduct } from '../../testing/wire';
import { productDetailPage } from './ProductDetail';

/** A shop whose account has saved this product on an earlier visit; it may be slow to say so. */
function savedShop({ isSlow = false } = {}) {
  let partNumbers: readonly string[] = ['0NO4001S-01'];
  const shop = aShop(wireProduct(), {
    commandFakes: {
      'account.readWishlist': () => (isSlow ? new Promise(() => undefined) : { partNumbers }),
      'account.toggleWishlist': (input: unknown) => {
        const { saved } = input as { readonly saved: boolean };
        partNumbers = saved ? ['0NO4001S-01'] : [];
        shop.bus.emit('wishlistChanged', { partNumbers });
        return { saved };
      },
    },
  });
  return shop;
}

const isSaved = (pressed: boolean) => screen.findByRole('button', { name: 'Save', pressed });

describe('a product that was saved on an earlier visit', () => {
  it('says so once there is a sign of a shopper, and is taken back by a press [ACC-05] [PDP-08]', async () => {
    const { services } = await renderPage(productDetailPage, request(), savedShop());
    fireEvent.pointerMove(document.body);
    fireEvent.click(await isSaved(true));
    expect(await isSaved(false)).toBeInTheDocument();
    await waitFor(() => expect(services.shownToasts).toEqual([{ message: 'Removed from saved.' }]));
  });

  it('stays saved where it is pressed before that [ACC-05] [PDP-08]', async () => {
    const user = userEvent.setup();
    const shop = savedShop({ isSlow: true });
    const { services } = await renderPage(productDetailPage, request(), shop);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(services.shownToasts).toEqual([{ message: 'Saved.' }]));
    expect(await isSaved(true)).toBeInTheDocument();
  });
});
