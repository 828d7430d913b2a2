import type { AddToCartOutcome } from '@sightline/shared-lib/contracts';

import type { ProductView } from './productView';

/** Why nothing went into the bag, by either button. */
export type Refused = Pick<Extract<AddToCartOutcome, { ok: false }>, 'ok' | 'reason'>;

/** A page with the stock of now. */
export interface Fresh extends ProductView {
  readonly of?: ProductView;
}
