import type { PageRequest } from '@sightline/shared-lib/contracts';
import { aSignedInUser, failWith, quiet, type FakeHandlers } from '@sightline/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Cart } from '../../pages/Cart/Cart';
import { renderRemote } from '../../testing/renderRemote';
import { aShop } from '../../testing/shop';
import { wireCart, wireLine } from '../../testing/wireCart';

const CART = '/store/{storeId}/cart';
const MEMBER = 'GET /store/{storeId}/person/{userId}';
const turned = { orderId: ['7307966'], orderVersion: '2', resourceName: 'cart' };
const request = { kind: 'cart', path: '/cart', url: '/en-us/cart', params: {}, query: {} } satisfies PageRequest;

/** The bag page of somebody with roles; the shopper's bag is what `bag` says at the time. */
function open(roleId: string, bag: () => object, handlers: FakeHandlers = {}) {
  const shop = aShop(null, {
    user: aSignedInUser({ userId: '900' }),
    handlers: {
      [MEMBER]: { userId: '900', rolesWithDetails: [{ roleId: '-29' }, { roleId }] },
      [`GET ${CART}/@self`]: ({ query }) => {
        if (query?.['forUser'] === 'emma@example.com') return bag();
        throw failWith(query?.['forUser'] ? 403 : 404, '_ERR_USER_AUTHORITY');
      },
      ...handlers,
    },
  });
  renderRemote(<Cart data={{ notAdded: false, held: null }} request={request} />, shop.services);
  return shop.services;
}

const desk = async () => within(await screen.findByRole('region', { name: 'For store assistants' }));
const look = async (email: string) => {
  const at = await desk();
  await userEvent.clear(at.getByLabelText('E-\u2060mail of the shopper'));
  await userEvent.type(at.getByLabelText('E-\u2060mail of the shopper'), email);
  await userEvent.click(at.getByRole('button', { name: 'Open the bag' }));
  return at;
};

describe('the desk of a store’s assistant', () => {
  it('opens a shopper’s bag, holds it on their behalf and gives it back [CART-08] [AUTH-11]', async () => {
    let locked = false;
    const bag = () =>
      wireCart([wireLine()], locked ? { locked: 'true', x_lockHolder: 'assistant' } : { locked: 'false' });
    const turn = (now: boolean) => () => {
      locked = now;
      return turned;
    };
    const services = open('-3', bag, {
      [`POST ${CART}/7307966/lockOnBehalf`]: turn(true),
      [`POST ${CART}/7307966/unlockOnBehalf`]: turn(false),
    });
    const at = await look('emma@example.com');
    expect(await at.findByText(/Norvane Ordora/)).toBeInTheDocument();
    await userEvent.click(at.getByRole('button', { name: 'Hold the bag' }));
    expect(await at.findByText(/The bag is on hold/)).toBeInTheDocument();
    await userEvent.click(at.getByRole('button', { name: 'Give the bag back' }));
    expect(await at.findByText(/The bag is free/)).toBeInTheDocument();
    const turns = services.client.calls.filter(({ pathParams }) => pathParams?.['verb']);
    expect(turns.map(({ pathParams, query }) => [pathParams?.['verb'], query?.['forUserId']])).toEqual([
      ['lockOnBehalf', '15005'],
      ['unlockOnBehalf', '15005'],
    ]);
  });

  it('says that nobody of the stores has the address, and that somebody else holds a bag [CART-08]', async () => {
    open('-3', () => wireCart(), {
      [`POST ${CART}/7307966/lockOnBehalf`]: () => {
        throw failWith(400, '_ERR_ORDER_IS_LOCKED');
      },
    });
    const at = await look('marta@example.com');
    expect(await at.findByText('No shopper of your stores has this e-\u2060mail address.')).toBeInTheDocument();
    await look('emma@example.com');
    await userEvent.click(await at.findByRole('button', { name: 'Hold the bag' }));
    expect(await at.findByText('Another assistant holds this bag, or it is being paid for.')).toBeInTheDocument();
  });

  it('offers no lock while the bag is being paid [CART-08]', async () => {
    open('-3', () => wireCart([wireLine()], { locked: 'true', x_lockHolder: 'checkout' }));
    const at = await look('emma@example.com');
    expect(await at.findByText('The bag is being paid for. It cannot be held.')).toBeInTheDocument();
    expect(at.queryByRole('button', { name: /Hold|Give/ })).toBeNull();
  });

  it('is not there for a shopper [AUTH-11]', async () => {
    const services = open('-29', () => wireCart());
    await screen.findByText('Nothing here yet.');
    await quiet();
    expect(services.client.callsTo(MEMBER)).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'For store assistants' })).toBeNull();
  });
});
