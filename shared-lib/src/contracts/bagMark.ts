/** Cookie that script may read: the shop's server put something into this browser's bag, without a script that could have told of it (CART-07). */
export const BAG_MARK = 'sightline-bag';

/** Cookie that script may read and that goes with the browser: whoever signed in is not to be kept longer (AUTH-10). */
export const VISIT_MARK = 'sightline-visit';
