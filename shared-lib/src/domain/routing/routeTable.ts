import type { AddedRoute, PageKind } from '../../contracts';

/**
 * Fixed routes in English spelling (ROUTE-01 to ROUTE-03), first match wins. `:name` takes one segment, `:name?` is
 * optional. The first row of a kind is the one links are built from; rows with `fixed` need those parameters.
 */
export interface RouteRow {
  readonly kind: PageKind;
  readonly pattern: string;
  readonly fixed?: Readonly<Record<string, string>>;
  /** Only of kinds that a remote brings along. */
  readonly whose?: AddedRoute['whose'];
}

export const ROUTE_TABLE: readonly RouteRow[] = [
  { kind: 'home', pattern: '/' },
  { kind: 'home', pattern: '/c' },
  { kind: 'not-found', pattern: '/not-found-page' },
  { kind: 'internal-error', pattern: '/internal-error' },
  { kind: 'courtesy', pattern: '/courtesy-page' },
  { kind: 'hearing-test', pattern: '/hearing-test' },
  { kind: 'contact', pattern: '/c/contact-us-page' },
  { kind: 'contact', pattern: '/c/customer-service/contact-us', fixed: { topic: 'customer-service' } },
  { kind: 'faq', pattern: '/c/support/faq' },
  { kind: 'landing', pattern: '/c/cookie-policy', fixed: { page: 'cookie-policy' } },
  { kind: 'landing', pattern: '/c/support/insurance', fixed: { page: 'insurance' } },
  { kind: 'search', pattern: '/search' },
  { kind: 'compare', pattern: '/compare' },
  { kind: 'sitemap', pattern: '/sitemap' },
  { kind: 'wishlist', pattern: '/wishlist' },
  { kind: 'cart', pattern: '/cart' },
  { kind: 'checkout-shipping', pattern: '/checkout/shipping' },
  { kind: 'checkout-payment', pattern: '/checkout/payment/:orderId?' },
  { kind: 'checkout-order-confirmation', pattern: '/checkout/order-confirmation/:orderId?' },
  { kind: 'checkout-upload-prescription', pattern: '/checkout/upload-prescription/:orderId?' },
  { kind: 'checkout-finalize', pattern: '/checkout/finalize' },
  { kind: 'external-checkout', pattern: '/checkout/external' },
  { kind: 'order-lookup', pattern: '/track-order/:orderId?/:parcel?' },
  { kind: 'order-return-select', pattern: '/return/select/:orderId?' },
  { kind: 'order-return-confirm', pattern: '/return/confirmation/:orderId?' },
  { kind: 'order-return-print', pattern: '/return/print/:orderId?' },
  { kind: 'store-locator', pattern: '/store-locator' },
  { kind: 'store-detail', pattern: '/store-locator/:store' },
  { kind: 'appointment', pattern: '/appointment' },
  { kind: 'sign-in', pattern: '/sign-in/:step?' },
  { kind: 'newsletter', pattern: '/newsletter' },
  { kind: 'account', pattern: '/account/:section?/:id?' },
];

/** Screens of the sign-in page, each with its own address (ROUTE-07); no step is the login form. */
export const SIGN_IN_STEPS = [
  'register',
  'registration-success',
  'forgot-password',
  'reset-password',
  'reset-password-success',
  'provider',
  'register-organization',
  'organization-asked',
] as const;

export type SignInStep = (typeof SIGN_IN_STEPS)[number];

/** Parameters whose values are words of the segment table, written in the language of the locale. */
export const TRANSLATED_PARAMS: readonly string[] = ['section', 'step'];
