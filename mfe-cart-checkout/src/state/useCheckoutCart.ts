import { useServices, useUser } from '@sightline/shared-lib/runtime';
import { useEffect } from 'react';

import { firstIncompleteStep, isStepOpen } from './checkoutSteps';
import type { CheckoutStep } from './checkoutSteps';
import { mustSignIn } from './mustSignIn';
import { useCart } from './useCart';
import { useEndedVisit } from './useEndedVisit';
import type { CartView } from './useCart';

/**
 * The cart of a checkout step; opened too early, the step gives way to the first incomplete one (CHK-01). A step that is `paused` waits,
 * and one that `explains` what became of a bag stays until it is left, as long as something is in it.
 */
export function useCheckoutCart(step: CheckoutStep, { paused = false, explains = false } = {}): CartView {
  const { navigation, site } = useServices();
  const view = useCart();
  // The bag tells of it, which this step gives way to.
  useEndedVisit();
  const user = useUser();
  // A session that ended while something was under way: nothing is left to wait for.
  const isGone = user !== null && !user.userId;
  const cart = view.status === 'ready' ? view.cart : null;
  const isKnown = view.status === 'empty' || (view.status === 'ready' && !view.isFetching);
  const accountMissing = user !== null && mustSignIn(site, user);
  const stays = !isGone && (paused || (explains && cart !== null));
  const isTooEarly = isKnown && !stays && !isStepOpen(step, cart, accountMissing);
  const target = isTooEarly ? firstIncompleteStep(cart, accountMissing) : null;
  useEffect(() => {
    if (target) void navigation.navigate(navigation.href({ page: target }), { replace: true });
  }, [navigation, target]);
  return target ? { status: 'loading' } : view;
}
