import type { LoadResult, LoadServices, PageRequest } from '@sightline/shared-lib/contracts';

import type { HeldBag } from '../../state/heldBag';
import { loadBag } from './loadBag';

export interface CartData {
  /** A native post of the product page could not add its item. */
  readonly notAdded: boolean;
  /** The bag as the server read it, for browsers without script and until it is read again; null when there is none, and within the shop. */
  readonly held: HeldBag | null;
}

/** Browsers never load it: within the shop they read the bag by their own store. */
async function heldBag(services: LoadServices): Promise<HeldBag | null> {
  const { readHeldBag } = await import('./readHeldBag');
  return readHeldBag(services);
}

/** The bag is the shopper's own: the server sends the frame of the page and what it holds, the browser what can be done with it. */
export async function load(request: PageRequest, services: LoadServices): Promise<LoadResult<CartData>> {
  const onServer = typeof document === 'undefined';
  // Whoever goes to the bag within the shop mostly has something in it. A failure is told where it is shown.
  if (!onServer) loadBag().catch(() => undefined);
  return {
    outcome: 'page',
    status: 200,
    head: { title: `${services.t('Cart.Title')} | Sightline`, robots: 'noindex' },
    data: {
      notAdded: request.query.notice?.[0] === 'not-added',
      // Without a session, or while the platform is away, the page still says what it is.
      held: onServer ? await heldBag(services).catch(() => null) : null,
    },
    cache: 'private',
  };
}
