import type { PageRequest } from '@sightline/shared-lib/contracts';
import { aGuest, failWith } from '@sightline/shared-lib/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import type { HeldBag } from '../../state/heldBag';
import { Providers, renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { t } from '../../testing/translate';
import { wireCart, wireLine } from '../../testing/wireCart';
import { Cart } from './Cart';
import { readHeldBag } from './readHeldBag';

const READ = 'GET /store/{storeId}/cart/@self';
const PRODUCTS = 'GET /api/v2/products';
const CALCULATE = 'POST /store/{storeId}/cart/calculate';
const request = { kind: 'cart', path: '/cart', url: '/en-us/cart', params: {}, query: {} } satisfies PageRequest;

/** What the server reads for a document of this shop. */
function heldOf({ services }: ReturnType<typeof aShop>): Promise<HeldBag | null> {
  const { client, site, now } = services;
  return readHeldBag({ client, site, now, t, segments: [] });
}

/** Nothing is calculated again: what is read is read to be shown. */
const still = { handlers: { [CALCULATE]: () => new Promise(() => undefined) } };

function open(held: HeldBag | null, shop = aShop(wireCart(), still)) {
  const view = renderRemote(<Cart data={{ notAdded: false, held }} request={request} />, shop.services);
  return { ...shop, ...view };
}

const isShown = () => screen.findByRole('button', { name: 'Remove Norvane Ordora' });

describe('a bag that the server has read for its page', () => {
  it('is shown without reading cart and products again [CART-02]', async () => {
    const { services } = open(await heldOf(aShop()));
    expect(await isShown()).toBeInTheDocument();
    expect(services.client.callsTo(READ)).toHaveLength(0);
    expect(services.client.callsTo(PRODUCTS)).toHaveLength(0);
  });

  it('is there in plain words without script, and until its code has come [CART-02]', async () => {
    const shop = aShop(wireCart([wireLine({ quantity: 2 })]));
    const held = await heldOf(shop);
    const page = renderToString(
      <Providers services={shop.services}>
        <Cart data={{ notAdded: false, held }} request={request} />
      </Providers>,
    );
    expect(page).toContain('2 × Norvane Ordora, $736.00');
  });

  it.each([
    ['belongs to somebody else', wireCart(), aGuest({ userId: '15006' })],
    ['has to be calculated first', wireCart(undefined, { grandTotal: '1.00' }), aGuest()],
  ])('is read by the browser where it %s [CART-09] [AUTH-09]', async (_why, cart, user) => {
    const held = await heldOf(aShop(cart));
    const { services } = open(held, aShop(wireCart(), { ...still, user }));
    expect(await isShown()).toBeInTheDocument();
    expect(services.client.callsTo(READ)).toHaveLength(1);
  });

  it('is taken over once: who comes back to the page reads the bag as it is now [CART-07]', async () => {
    const held = await heldOf(aShop());
    const first = open(held);
    await isShown();
    first.unmount();
    const { services } = open(held, aShop(wireCart([wireLine({ quantity: 3 })]), still));
    expect(await screen.findByText('3 items')).toBeInTheDocument();
    expect(services.client.callsTo(READ)).toHaveLength(1);
  });

  it('shows its lines where their products could not be read, which are asked for again [CART-02] [ERR-04]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const away = {
      [PRODUCTS]: () => {
        throw failWith(503, 'AWAY');
      },
    };
    const { services } = open(await heldOf(aShop(wireCart(), { handlers: away })));
    expect(await isShown()).toBeInTheDocument();
    await waitFor(() => expect(services.client.callsTo(PRODUCTS)).toHaveLength(1));
  });
});
