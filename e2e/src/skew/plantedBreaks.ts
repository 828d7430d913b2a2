/** A way to break the contract in the sources. */
export interface PlantedBreak {
  readonly broken: string;
  readonly file: string;
  readonly from: string;
  /** Null takes the file away. */
  readonly to: string | null;
  /** Package in whose files the type check must fail. */
  readonly consumer: string;
}

const contract = (file: string) => `shared-lib/src/contracts/${file}.ts`;

/** Breaks that the type check sees: what one side changed, and the side that would have been hurt. */
export const PLANTED_BREAKS: readonly PlantedBreak[] = [
  {
    broken: 'a renamed property of pages',
    file: contract('page'),
    from: 'readonly data: Data;\n  readonly request: PageRequest;',
    to: 'readonly content: Data;\n  readonly request: PageRequest;',
    consumer: 'mfe-catalog',
  },
  {
    broken: 'a cache policy that is gone',
    file: contract('page'),
    from: "'content' | 'category' | 'product' | 'private'",
    to: "'content' | 'product' | 'private'",
    consumer: 'mfe-catalog',
  },
  {
    broken: 'a kind of page that is gone',
    file: contract('pageKind'),
    from: "  'compare',\n",
    to: '',
    consumer: 'mfe-catalog',
  },
  {
    broken: 'a renamed field of a command',
    file: contract('commands'),
    from: "'account.toggleWishlist': { input: { readonly partNumber",
    to: "'account.toggleWishlist': { input: { readonly sku",
    consumer: 'mfe-cart-checkout',
  },
  {
    broken: 'an answer without its reason',
    file: contract('commands'),
    from: "/** Why, in the shopper's language. */\n      readonly message: string;",
    to: '',
    consumer: 'mfe-catalog',
  },
  {
    broken: 'a command that is gone',
    file: contract('commands'),
    from: "'stores.choose'",
    to: "'stores.pick'",
    consumer: 'mfe-catalog',
  },
  {
    broken: 'a field of a store that is gone',
    file: contract('commands'),
    from: '  readonly distributionChannel: string;\n',
    to: '',
    consumer: 'mfe-store-locator',
  },
  {
    broken: 'a renamed property of a fragment',
    file: contract('fragments'),
    from: "'account.wishlistHeart': { readonly partNumber",
    to: "'account.wishlistHeart': { readonly sku",
    consumer: 'mfe-catalog',
  },
  {
    broken: 'a fragment that is gone',
    file: contract('fragments'),
    from: "  'stores.teaser': Record<string, never>;\n",
    to: '',
    consumer: 'mfe-catalog',
  },
  {
    broken: 'a fragment of the header that asks for more',
    file: contract('fragments'),
    from: "'cart.badge': { readonly label: string }",
    to: "'cart.badge': { readonly label: string; readonly tone: string }",
    consumer: 'shell',
  },
  {
    broken: 'an event that is gone',
    file: contract('events'),
    from: '  orderPaid: { readonly orderId: string };\n',
    to: '',
    consumer: 'mfe-cart-checkout',
  },
  {
    broken: 'an event with another payload',
    file: contract('events'),
    from: 'wishlistChanged: { readonly partNumbers',
    to: 'wishlistChanged: { readonly skus',
    consumer: 'mfe-account',
  },
  {
    broken: 'a service that is gone',
    file: contract('services'),
    from: '  readonly overlays: Overlays;\n',
    to: '',
    consumer: 'mfe-account',
  },
  {
    broken: 'a service with another signature',
    file: contract('services'),
    from: 'show(toast: Toast): void;',
    to: 'show(message: string, toast: Toast): void;',
    consumer: 'mfe-account',
  },
  {
    broken: 'a renamed function of navigation',
    file: contract('services'),
    from: 'localise(path: string): string;',
    to: 'localize(path: string): string;',
    consumer: 'shell',
  },
  {
    broken: 'a call that must say more',
    file: contract('platformClient'),
    from: 'send(call: PlatformCall): Promise<unknown>;',
    to: 'send(call: PlatformCall, retries: number): Promise<unknown>;',
    consumer: 'shared-lib',
  },
  {
    broken: 'another shape of a session',
    file: contract('identity'),
    from: 'readonly email',
    to: 'readonly mail',
    consumer: 'shell',
  },
  {
    broken: 'a rule of the domain under another name',
    file: 'shared-lib/src/domain/cart/index.ts',
    from: 'FREE_DELIVERY_FROM, isDeliveryFree',
    to: 'isDeliveryFree',
    consumer: 'platform',
  },
  {
    broken: 'an export of the runtime that is gone',
    file: 'shared-lib/src/runtime/index.ts',
    from: 'useLatestEvent, useUser',
    to: 'useLatestEvent',
    consumer: 'mfe-account',
  },
  {
    broken: 'a page under another name in its remote',
    file: 'mfe-catalog/src/pages/Compare/Compare.tsx',
    from: 'export const comparePage',
    to: 'export const comparison',
    consumer: 'mfe-catalog',
  },
  {
    broken: 'a catalogue of texts that is gone',
    file: 'mfe-store-locator/src/i18n/pt.json',
    from: '',
    to: null,
    consumer: 'mfe-store-locator',
  },
  {
    broken: 'a language that nobody loads',
    file: 'mfe-store-locator/src/loadMessages.ts',
    from: "  fr: () => import('./i18n/fr.json'),\n",
    to: '',
    consumer: 'mfe-store-locator',
  },
  {
    broken: 'a text under another key',
    file: 'mfe-cart-checkout/src/i18n/en.json',
    from: '"Cart.Save":',
    to: '"Cart.Keep":',
    consumer: 'mfe-cart-checkout',
  },
  {
    broken: 'a manifest of a command that nobody knows',
    file: 'mfe-catalog/remote.ts',
    from: "'search.open'",
    to: "'search.show'",
    consumer: 'mfe-catalog',
  },
];
