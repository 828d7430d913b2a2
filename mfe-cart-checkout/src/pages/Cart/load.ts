import { readCart } from '@sightline/shared-lib/api/cart';
import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import type { LoadResult, LoadServices, PageRequest } from '@sightline/shared-lib/contracts';
import { formatMoney } from '@sightline/shared-lib/domain/money';

import { loadBag } from './loadBag';

/** The bag in plain words: shown before the bag is read in the browser, and without script. */
export interface PlainBag {
  readonly lines: readonly {
    readonly id: string;
    readonly name: string;
    readonly quantity: number;
    readonly price: string;
  }[];
  readonly total: string;
}

export interface CartData {
  /** A native post of the product page could not add its item. */
  readonly notAdded: boolean;
  /** Only from the server, which alone answers a browser without script; null when there is no bag. */
  readonly plain: PlainBag | null;
}

async function plainBag({ client, site }: LoadServices): Promise<PlainBag | null> {
  const cart = await readCart(client, {}, { skipErrorMessage: true });
  if (!cart) return null;
  const { tag } = LOCALE_FACTS[site.locale];
  const lines = cart.lines.map((line) => ({
    id: line.orderItemId,
    name: line.name || line.partNumber,
    quantity: line.quantity,
    price: formatMoney(line.orderItemPrice, tag),
  }));
  return { lines, total: formatMoney(cart.grandTotal, tag) };
}

/** The bag is the shopper's own: the server sends the frame of the page, the browser what is in it. */
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
      plain: onServer ? await plainBag(services).catch(() => null) : null,
    },
    cache: 'private',
  };
}
