import { aSignedInUser, aSite, quiet } from '@sightline/shared-lib/testing';
import { act, screen, waitFor } from '@testing-library/react';

import { renderRemote } from '../testing/renderRemote';
import { aShop } from '../testing/shop';
import { DELIVERED, wireCart, wireLine } from '../testing/wireCart';
import { useCheckoutCart } from './useCheckoutCart';
import type { CheckoutStep } from './checkoutSteps';

function Step({ step, paused }: { readonly step: CheckoutStep; readonly paused: boolean }) {
  return <p>{useCheckoutCart(step, paused).status}</p>;
}

describe('a step of checkout [CHK-01]', () => {
  it.each([
    ['checkout-payment', wireCart(), '/checkout/shipping'],
    ['checkout-payment', null, '/cart'],
    ['checkout-shipping', wireCart([]), '/cart'],
  ] as const)('%s gives way to the first one that is not done', async (step, cart, address) => {
    const { services } = aShop(cart);
    renderRemote(<Step step={step} paused={false} />, services);
    await waitFor(() => expect(services.visited).toEqual([address]));
  });

  it('asks for an account on the way to payment where the store demands one, though delivery is chosen [CHK-02]', async () => {
    const site = aSite({ config: { forceLoggedCheckout: true } });
    const chosen = wireCart([wireLine(DELIVERED)]);
    const guest = aShop(chosen, { site }).services;
    renderRemote(<Step step="checkout-payment" paused={false} />, guest);
    await waitFor(() => expect(guest.visited).toEqual(['/checkout/shipping']));
    const member = aShop(chosen, { site, user: aSignedInUser() }).services;
    renderRemote(<Step step="checkout-payment" paused={false} />, member);
    expect(await screen.findByText('ready')).toBeInTheDocument();
    await quiet();
    expect(member.visited).toEqual([]);
  });

  it('stays while an order is under way, whatever becomes of the cart [CHK-05]', async () => {
    const { services } = aShop(null);
    renderRemote(<Step step="checkout-payment" paused />, services);
    expect(await screen.findByText('empty')).toBeInTheDocument();
    await quiet();
    expect(services.visited).toEqual([]);
  });

  it('gives way when the session ends while an order is under way [AUTH-10]', async () => {
    const { services } = aShop(wireCart([wireLine(DELIVERED)]));
    renderRemote(<Step step="checkout-payment" paused />, services);
    expect(await screen.findByText('ready')).toBeInTheDocument();
    await act(() => services.identity.signOut());
    await waitFor(() => expect(services.visited).toEqual(['/cart']));
  });
});
