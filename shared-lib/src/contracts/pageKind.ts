/** Every kind of page the shop is planned with (ROUTE-04); a path, else the content page type, decides the kind. */
export const PAGE_KINDS = [
  'home',
  'landing',
  'faq',
  'contact',
  'search',
  'product-list',
  'product-detail',
  'compare',
  'sitemap',
  'wishlist',
  'hearing-test',
  'cart',
  'checkout-shipping',
  'checkout-payment',
  'checkout-order-confirmation',
  'checkout-upload-prescription',
  'checkout-finalize',
  'external-checkout',
  'sign-in',
  'newsletter',
  'account',
  'order-lookup',
  'order-return-select',
  'order-return-confirm',
  'order-return-print',
  'store-locator',
  'store-detail',
  'appointment',
  'courtesy',
  'not-found',
  'internal-error',
] as const;

export type KnownPageKind = (typeof PAGE_KINDS)[number];

/** A kind that a remote brings along, under a name of its own: `gift-cards.balance`. Its releases say which address it has. */
export type AddedPageKind = `${string}.${string}`;

export type PageKind = KnownPageKind | AddedPageKind;

/** Pages that the shell draws itself, because they must be there when no remote is. */
export const SHELL_KINDS: ReadonlySet<PageKind> = new Set(['not-found', 'internal-error', 'courtesy']);

export const isKnownKind = (kind: string): kind is KnownPageKind => (PAGE_KINDS as readonly string[]).includes(kind);

/** Page-type codes carried by `currentPageChanged` (ROUTE-05). */
export type PageTypeCode = 'HP' | 'PLP' | 'PDP' | 'Cart' | 'Checkout' | 'LP' | 'store_locator';

const CODES: Readonly<Partial<Record<PageKind, PageTypeCode>>> = {
  home: 'HP',
  'product-list': 'PLP',
  search: 'PLP',
  'product-detail': 'PDP',
  cart: 'Cart',
  'checkout-shipping': 'Checkout',
  'checkout-payment': 'Checkout',
  'checkout-order-confirmation': 'Checkout',
  'checkout-upload-prescription': 'Checkout',
  'checkout-finalize': 'Checkout',
  'external-checkout': 'Checkout',
  'store-locator': 'store_locator',
  'store-detail': 'store_locator',
};

/** The page-type code of a kind; kinds without a code of their own read as a landing page, LP (ROUTE-05). */
export function pageTypeCode(kind: PageKind): PageTypeCode {
  return CODES[kind] ?? 'LP';
}

/** Sections of the account area (ROUTE-03). */
export const ACCOUNT_SECTIONS = [
  'my-profile',
  'dashboard',
  'address-book',
  'my-orders',
  'personal-information',
  'password',
  'payment-methods',
  'my-stores',
  'wishlist',
  'prescriptions',
  'order-reminder',
  'my-eyewear',
  'newsletter-preference',
  'personal-data-collection',
  'organization',
] as const;

export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

const FIRST_PAGES: ReadonlySet<PageKind> = new Set(['home', 'product-list', 'product-detail', 'search']);

/** Whether most visits begin with such pages: words of forms, of dialogs and of parts that wait do not come with them. */
export const isFirstPage = (kind: PageKind): boolean => FIRST_PAGES.has(kind);
