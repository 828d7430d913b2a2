import type { AddToCartOutcome } from '@sightline/shared-lib/contracts';

import type { ProductView } from './productView';

export type Refused = Extract<AddToCartOutcome, { ok: false }>;

/** A page with the stock of now. */
export interface Fresh extends ProductView {
  readonly of?: ProductView;
}
