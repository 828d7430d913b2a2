import { readCart } from '@sightline/shared-lib/api/cart';
import type { LoadServices } from '@sightline/shared-lib/contracts';

import type { HeldBag } from '../../state/heldBag';
import { lineProductsInput } from '../../state/lineProduct';
import { readLineProducts } from '../../state/readLineProducts';

/** Reads the bag of a session for the page that the server sends; null where there is none. */
export async function readHeldBag(services: LoadServices): Promise<HeldBag | null> {
  const { client } = services;
  const cart = await readCart(client, {}, { skipErrorMessage: true });
  if (!cart) return null;
  if (cart.lines.length === 0) return { cart, products: null };
  // Lines are shown without them when they fail.
  const products = await readLineProducts(client, lineProductsInput(cart.lines, services)).catch(() => null);
  return { cart, products };
}
