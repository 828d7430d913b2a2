import type { Page } from '@playwright/test';

import { ADDRESSES } from '../addresses';
import type { StoreLocale } from '../commerce';

import { PATIENCE_MS, type Visitor } from './visitor';

/** A screen of the shop, and how somebody comes to see it. */
export interface GalleryScreen {
  readonly name: string;
  readonly show: (visitor: Visitor) => Promise<void>;
  /** The picture ends with the window: what is shown lies above the page. */
  readonly overlay?: boolean;
  /** Sites that have no such screen. */
  readonly absentIn?: readonly StoreLocale[];
}

/** Sites of a store that has no branches and makes no lenses. */
const INTERNATIONAL: readonly StoreLocale[] = ['en-ww', 'en-int'];

const page = (name: string, path: string): GalleryScreen => ({ name, show: ({ open }) => open(path) });

const account = (name: string, path: string): GalleryScreen => ({
  name,
  show: async ({ member, open }) => {
    await member();
    await open(path);
  },
});

const product = (name: string, shelf: string, prices: { above?: number; below?: number } = {}): GalleryScreen => ({
  name,
  show: async ({ open, product: find }) => open((await find(shelf, prices)).url),
});

/** What a button of a product page opens, or a link that leads to the same without script. */
const opened = (name: string, shelf: string, workspace: string, key: string): GalleryScreen => ({
  name,
  overlay: true,
  show: async (visitor) => {
    await product(name, shelf).show(visitor);
    const { page: shown, word } = visitor;
    const main = shown.getByRole('main');
    const called = { name: word(workspace, key) };
    await main.getByRole('button', called).or(main.getByRole('link', called)).first().click();
    await shown.locator('dialog[open]').first().waitFor();
  },
});

/** A bag with these shelves, and where its shopper looks. */
const withBag = (name: string, path: string, shelves: readonly string[]): GalleryScreen => ({
  name,
  show: async ({ guestWith, open }) => {
    await guestWith(shelves);
    await open(path);
  },
});

/** The first address like this that the page's main part leads to, which may still be coming. */
async function linkedFrom(shown: Page, like: RegExp): Promise<string> {
  const links = shown.getByRole('main').locator('a[href]:visible');
  for (const last = Date.now() + PATIENCE_MS; Date.now() < last; await shown.waitForTimeout(200)) {
    const paths = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    const found = paths.find((path) => like.test(path));
    if (found !== undefined) return found;
  }
  throw new Error(`${shown.url()} leads to nothing like ${String(like)}.`);
}

const SHELVES = ['sunglasses', 'eyeglasses', 'accessories'];

const BROWSING: readonly GalleryScreen[] = [
  page('home', '/'),
  {
    name: 'menu',
    overlay: true,
    show: async ({ page: shown, open }) => {
      await open('/');
      const phone = shown.locator('header .menu-button');
      if (await phone.isVisible()) {
        await phone.click();
        await shown.locator('dialog[open]').waitFor();
      } else await shown.locator('header nav button').first().click();
      await shown.waitForTimeout(800);
    },
  },
  page('listing', '/sunglasses'),
  page('listing hearing', '/hearing'),
  page('listing accessories', '/accessories'),
  page('listing contact lenses', '/contact-lenses'),
  page('brands', '/brands'),
  page('brand', '/brands/norvane'),
  {
    name: 'search drawer',
    overlay: true,
    show: async ({ page: shown, open, word }) => {
      await open('/');
      const name = word('shell', 'Shell.Search');
      const header = shown.locator('header');
      await header.getByRole('button', { name }).or(header.getByRole('link', { name })).first().click();
      await shown.locator('dialog[open] input').first().pressSequentially('norv', { delay: 60 });
    },
  },
  page('search page', '/search?q=black+aviator'),
  page('search nothing', '/search?q=zzzzzz'),
  page('compare empty', '/compare'),
  {
    name: 'compare',
    show: async ({ open, product: find }) => {
      const [one, other] = await Promise.all([find('sunglasses'), find('eyeglasses')]);
      await open(`/compare?p=${one.partNumber}&p=${other.partNumber}`);
    },
  },
];

const PRODUCTS: readonly GalleryScreen[] = [
  product('sunglasses', 'sunglasses'),
  product('eyeglasses', 'eyeglasses'),
  product('contact lens', 'contact-lenses'),
  product('hearing device', 'hearing', { above: 500 }),
  product('hearing supplies', 'hearing', { below: 100 }),
  product('accessory', 'accessories'),
  product('audio glasses', 'audio-glasses'),
  product('lens care', 'lens-care'),
  opened('zoom', 'sunglasses', 'mfe-catalog', 'Product.Zoom'),
  opened('try-on', 'sunglasses', 'mfe-catalog', 'TryOn.Open'),
  opened('size advisor', 'sunglasses', 'mfe-catalog', 'Size.Advisor'),
  {
    name: 'configurator',
    overlay: true,
    absentIn: INTERNATIONAL,
    show: async (visitor) => {
      await product('eyeglasses', 'eyeglasses').show(visitor);
      const { page: shown, word } = visitor;
      const mine = shown.getByRole('radio', { name: word('mfe-catalog', 'Product.Lenses.Mine') });
      if (await mine.isVisible()) await mine.check();
      await shown
        .getByRole('button', { name: word('mfe-catalog', 'Product.Lenses.Choose') })
        .first()
        .click();
      await shown.locator('dialog[open] h2').first().waitFor();
    },
  },
];

const BUYING: readonly GalleryScreen[] = [
  withBag('bag empty', '/cart', []),
  withBag('bag', '/cart', SHELVES),
  {
    name: 'bag drawer',
    overlay: true,
    show: async (visitor) => {
      await product('accessory', 'accessories').show(visitor);
      const { page: shown, word } = visitor;
      await shown
        .getByRole('button', { name: word('mfe-catalog', 'Product.AddToBag') })
        .first()
        .click();
      await shown.locator('dialog[open] a').first().waitFor();
    },
  },
  withBag('delivery', '/checkout/shipping', SHELVES),
  {
    name: 'payment',
    show: async ({ guestWith, open, locale, page: shown }) => {
      await guestWith(SHELVES);
      await open('/checkout/shipping');
      const { email1, phone1, firstName, lastName, addressLine, zipCode, city, state, country } = ADDRESSES[locale];
      // Browsers know fields by these names in every language.
      const field = (name: string) => shown.getByRole('main').locator(`[autocomplete~="${name}"]`).first();
      await field('email').fill(email1);
      await field('tel').fill(phone1);
      await field('given-name').fill(firstName);
      await field('family-name').fill(lastName);
      await field('address-line1').fill(addressLine[0] ?? '');
      await field('postal-code').fill(zipCode);
      await field('address-level2').fill(city);
      for (const [name, value] of [
        ['country', country],
        ['address-level1', state],
      ] as const) {
        const asked = field(name);
        if (!(await asked.isVisible())) continue;
        const isList = await asked.evaluate((element) => element.tagName === 'SELECT');
        await (isList ? asked.selectOption(value) : asked.fill(value));
      }
      await shown.getByRole('main').locator('button[type="submit"]').last().click();
      await shown.locator('iframe[src*="/fields?"]').first().waitFor();
    },
  },
  {
    name: 'confirmation',
    show: async ({ ordered, open }) => open(`/checkout/order-confirmation/${await ordered()}`),
  },
];

const ACCOUNT: readonly GalleryScreen[] = [
  page('sign-in', '/sign-in'),
  page('registration', '/sign-in/register'),
  page('forgotten password', '/sign-in/forgot-password'),
  account('account', '/account'),
  account('profile', '/account/my-profile'),
  account('personal data', '/account/personal-information'),
  account('password', '/account/password'),
  account('newsletter of an account', '/account/newsletter-preference'),
  account('reminders', '/account/order-reminder'),
  account('privacy of an account', '/account/personal-data-collection'),
  account('addresses', '/account/address-book'),
  account('orders', '/account/my-orders'),
  {
    name: 'order',
    show: async ({ member, open, page: shown }) => {
      await member();
      await open('/account/my-orders');
      await open(await linkedFrom(shown, /\/\d{3,}$/));
    },
  },
  {
    name: 'return',
    show: async ({ ordered, open }) => open(`/return/select/${await ordered()}`),
  },
  account('prescriptions', '/account/prescriptions'),
  account('eyewear', '/account/my-eyewear'),
  account('wallet', '/account/payment-methods'),
  account('my stores', '/account/my-stores'),
  page('wishlist empty', '/wishlist'),
  {
    name: 'wishlist',
    show: async ({ page: shown, open, product: find, word, guestWith }) => {
      await guestWith([]);
      for (const shelf of ['sunglasses', 'eyeglasses', 'accessories']) {
        await open((await find(shelf)).url);
        await shown
          .getByRole('main')
          .getByRole('button', { name: word('mfe-catalog', 'Product.Save'), exact: true })
          .first()
          .click();
      }
      await shown.waitForTimeout(500);
      await open('/wishlist');
    },
  },
  page('order lookup', '/track-order'),
  page('newsletter', '/newsletter'),
];

const STORES: readonly GalleryScreen[] = [
  { ...page('stores', '/store-locator'), absentIn: INTERNATIONAL },
  {
    name: 'store',
    absentIn: INTERNATIONAL,
    show: async ({ page: shown, open }) => {
      await open('/store-locator');
      await open(await linkedFrom(shown, /\/\d{5}-/));
    },
  },
  { ...page('appointment', '/appointment'), absentIn: INTERNATIONAL },
  page('hearing test', '/hearing-test'),
];

const CONTENT: readonly GalleryScreen[] = [
  page('size guide', '/c/size-guide'),
  page('prescription guide', '/c/prescription-guide'),
  page('eye test', '/c/book-eye-test'),
  page('about', '/c/about'),
  page('insurance', '/c/support/insurance'),
  page('help', '/c/support/faq'),
  page('contact', '/c/contact-us-page'),
  page('delivery and returns', '/c/delivery-and-returns'),
  page('terms', '/c/terms'),
  page('privacy', '/c/privacy'),
  page('cookies', '/c/cookie-policy'),
  page('accessibility', '/c/accessibility'),
  page('site map', '/sitemap'),
  page('not found', '/not-found-page'),
  page('error', '/internal-error'),
  page('courtesy', '/courtesy-page'),
];

/** Every screen of the shop, in the order in which a shopper meets them. */
export const GALLERY: readonly GalleryScreen[] = [
  ...BROWSING,
  ...PRODUCTS,
  ...BUYING,
  ...ACCOUNT,
  ...STORES,
  ...CONTENT,
];

/** The screens that the site of a locale has. */
export const screensIn = (locale: StoreLocale): readonly GalleryScreen[] =>
  GALLERY.filter(({ absentIn }) => !absentIn?.includes(locale));
