import type { ComponentType } from 'react';

import type { BagProps } from './Bag';

/** What reads and shows a bag that may have something in it, which is most of the code of the bag's page. */
export const loadBag = async (): Promise<{ readonly default: ComponentType<BagProps> }> => ({
  default: (await import(/* webpackChunkName: "cart-own" */ './Bag')).Bag,
});
