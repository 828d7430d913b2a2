import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import { localisePath } from '@sightline/shared-lib/domain/routing';
import { expect, type BrowserContext, type Page } from '@playwright/test';

import { memberIn, shopperIn, type CommerceCall, type StoreLocale } from '../commerce';
import { placeBag } from '../lensOrder';
import { productInStock, type ProductHit } from '../searchIndex';
import { settled } from '../settled';
import { visit } from '../visit';

import { catalogueWord } from './catalogueWords';

/** Shoppers of the demonstration data, by their site: they have orders, addresses and saved things. */
const MEMBERS: Readonly<Record<StoreLocale, string>> = {
  'en-us': 'emma.carter@example.com',
  'it-it': 'marta.rossi@example.com',
  'fr-fr': 'camille.martin@example.com',
  'de-de': 'jonas.weber@example.com',
  'es-es': 'lucia.fernandez@example.com',
  'pt-pt': 'ines.carvalho@example.com',
  'ch-it': 'nicolas.favre@example.com',
  'ch-fr': 'nicolas.favre@example.com',
  'en-gb': 'harriet.shaw@example.com',
  'en-ww': 'noor.haddad@example.com',
  'en-int': 'noor.haddad@example.com',
};

/** How long a page may take on a busy machine before a screen counts as not shown, in milliseconds. */
export const PATIENCE_MS = 60_000;

/** Who looks at a screen: the page, and what brings the shopper into the state that the screen shows. */
export interface Visitor {
  readonly page: Page;
  readonly locale: StoreLocale;
  /** Opens an address, in its English or its own spelling, and waits until nothing more comes. */
  readonly open: (path: string) => Promise<void>;
  /** A text of a package in this language. */
  readonly word: (workspace: string, key: string) => string;
  /** The first product of a shelf, dearer than so many dollars. */
  readonly product: (
    shelf: string,
    prices?: { readonly above?: number; readonly below?: number },
  ) => Promise<ProductHit>;
  /** Becomes a guest with one piece of these shelves in the bag. */
  readonly guestWith: (shelves: readonly string[]) => Promise<CommerceCall>;
  /** Becomes the shopper of the demonstration data. */
  readonly member: () => Promise<CommerceCall>;
  /** Becomes a guest who has just ordered; answers the order. */
  readonly ordered: () => Promise<string>;
}

async function fill(call: CommerceCall, locale: StoreLocale, shelves: readonly string[]): Promise<string> {
  const lines = await Promise.all(shelves.map((shelf) => productInStock(shelf, { locale })));
  const orderItem = lines.map(({ items }) => ({ partNumber: items[0]?.partNumber, quantity: '1' }));
  const { status, body } = await call('POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem });
  if (status !== 201) throw new Error(`The bag is refused: ${status} ${JSON.stringify(body)}`);
  return String(body['orderId']);
}

/** A visitor of a fresh browser context. */
export function visitorOf(context: BrowserContext, page: Page, locale: StoreLocale): Visitor {
  return {
    page,
    locale,
    open: async (path) => {
      await visit(page, path.startsWith(`/${locale}/`) ? path : localisePath(path, locale));
      await settled(page, PATIENCE_MS);
      // A page that knows who looks at it asks for its own things a moment later.
      await expect(page.locator('main [data-fills]')).toHaveCount(0, { timeout: PATIENCE_MS });
      await settled(page, PATIENCE_MS);
    },
    word: (workspace, key) => catalogueWord(workspace, key, LOCALE_FACTS[locale].language),
    product: (shelf, prices = {}) => productInStock(shelf, { locale, ...prices }),
    guestWith: async (shelves) => {
      const call = await shopperIn(context, locale);
      if (shelves.length > 0) await fill(call, locale, shelves);
      return call;
    },
    member: () => memberIn(context, locale, { email: MEMBERS[locale], password: 'Sightline1!' }),
    ordered: async () => {
      const call = await shopperIn(context, locale);
      const orderId = await fill(call, locale, ['sunglasses']);
      await placeBag(call, locale, orderId, 'ann.doe@example.com');
      return orderId;
    },
  };
}
