import { aSignedInUser, aSite, quiet } from '@sightline/shared-lib/testing';
import { act, screen, waitFor } from '@testing-library/react';

import { renderRemote } from '../testing/renderRemote';
import { aShop } from '../testing/shop';
import { DELIVERED, wireCart, wireLine } from '../testing/wireCart';
import { useCheckoutCart } from './useCheckoutCart';
import type { CheckoutStep } from './checkoutSteps';

function Step({
  step,
  ...how
}: {
  readonly step: CheckoutStep;
  readonly paused?: boolean;
  readonly explains?: boolean;
}) {
  return <p>{useCheckoutCart(step, how).status}</p>;
}

describe('a step of checkout [CHK-01]', () => {
  it.each([
    ['checkout-payment', wireCart(), '/checkout/shipping'],
    ['checkout-payment', null, '/cart'],
    ['checkout-shipping', wireCart([]), '/cart'],
  ] as const)('%s gives way to the first one that is not done', async (step, cart, address) => {
    const { services } = aShop(cart);
    renderRemote(<Step step={step} />, services);
    await waitFor(() => expect(services.visited).toEqual([address]));
  });

  it('asks for an account on the way to payment where the store demands one, though delivery is chosen [CHK-02]', async () => {
    const site = aSite({ config: { forceLoggedCheckout: true } });
    const chosen = wireCart([wireLine(DELIVERED)]);
    const guest = aShop(chosen, { site }).services;
    renderRemote(<Step step="checkout-payment" />, guest);
    await waitFor(() => expect(guest.visited).toEqual(['/checkout/shipping']));
    const member = aShop(chosen, { site, user: aSignedInUser() }).services;
    renderRemote(<Step step="checkout-payment" />, member);
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

  it('stays while it explains what became of a bag, and gives way once nothing is in it [PAY-05]', async () => {
    const { services } = aShop(wireCart());
    renderRemote(<Step step="checkout-payment" explains />, services);
    expect(await screen.findByText('ready')).toBeInTheDocument();
    await quiet();
    expect(services.visited).toEqual([]);
    const emptied = aShop(wireCart([])).services;
    renderRemote(<Step step="checkout-payment" explains />, emptied);
    await waitFor(() => expect(emptied.visited).toEqual(['/cart']));
  });

  it('gives way when the session ends while an order is under way [AUTH-10]', async () => {
    const { services } = aShop(wireCart([wireLine(DELIVERED)]));
    renderRemote(<Step step="checkout-payment" paused />, services);
    expect(await screen.findByText('ready')).toBeInTheDocument();
    await act(() => services.identity.signOut());
    await waitFor(() => expect(services.visited).toEqual(['/cart']));
  });
});
