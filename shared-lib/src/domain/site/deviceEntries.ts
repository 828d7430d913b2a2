/** How long an entry is kept: days, minutes, or until something happens. */
export type DeviceLifetime =
  | { readonly days: number }
  | { readonly minutes: number }
  | 'session'
  | 'browser'
  | 'tab'
  | 'order';

/** Something a visit leaves on a device, under the names that a browser shows. */
export interface DeviceEntry {
  /** Its words in the content. */
  readonly row: string;
  readonly names: readonly string[];
  readonly kind: 'necessary' | 'preference' | 'statistics';
  readonly kept: DeviceLifetime;
}

const entry = (
  row: string,
  names: readonly string[],
  kept: DeviceLifetime,
  kind: DeviceEntry['kind'] = 'necessary',
): DeviceEntry => ({ row, names, kind, kept });

const days = (count: number): DeviceLifetime => ({ days: count });

/** Days that a browser keeps a session: a guest's, and that of a shopper who stays signed in (AUTH-10). */
export const SESSION_DAYS = { guest: 7, remembered: 400 } as const;

/**
 * Every cookie, and every entry of a browser's storage, that the shop sets, in the order in which the cookie page lists them. Tests of the
 * shell hold it to the code that sets them; over plain HTTP the first two lack their prefix.
 */
export const DEVICE_ENTRIES: readonly DeviceEntry[] = [
  entry('trusted', ['__Host-sightline-trusted'], 'session'),
  entry('token', ['__Host-sightline-token'], 'session'),
  entry('visit', ['sightline-visit'], 'browser'),
  entry('bag', ['sightline-bag'], days(SESSION_DAYS.guest)),
  entry('personalization', ['sightline-personalization'], days(30)),
  entry('bucket', ['sightline-bucket'], days(30)),
  entry('signIn', ['sightline-provider-visit', 'sightline-provider-proof'], { minutes: 15 }),
  entry('links', ['sightline-releases', 'sightline-preview'], 'browser'),
  entry('user', ['sightline.user'], days(30)),
  entry('consent', ['sightline.consent'], days(182)),
  entry('theme', ['sightline.theme'], days(30)),
  entry('store', ['sightline.favourite-store'], days(30)),
  entry('asked', ['sightline.product.store'], days(30)),
  entry('compare', ['sightline.compare'], days(30)),
  entry('size', ['sightline.size.fit', 'sightline.size.shown'], days(30)),
  entry('bust', ['sightline.bust'], days(30)),
  entry('layout', ['sightline.listing.layout'], days(30)),
  entry('wishes', ['sightline.wishlist'], days(365)),
  entry('hearing', ['sightline.hearing-result'], days(90)),
  entry('distance', ['sightline.measured-distance'], days(30)),
  entry('seen', ['sightline.seenCart'], days(30)),
  entry('known', ['sightline.cartFilled', 'sightline.cartlessGuest'], days(7)),
  entry('tax', ['sightline.estimatedTax', 'sightline.estimatedTaxZip'], 'order'),
  entry(
    'checkout',
    [
      'sightline.checkoutDelivery',
      'sightline.checkoutStore',
      'sightline.checkoutBilling',
      'sightline.checkoutMethod',
      'sightline.checkoutPaying',
      'sightline.checkoutPartner',
      'sightline.lastOrder',
      'sightline.forterWebId',
    ],
    days(1),
  ),
  entry('lenses', ['sightline.lenses'], 'tab'),
  entry('viewed', ['sightline.product.viewed'], days(30), 'preference'),
  entry('recent', ['sightline.search.recent'], days(30), 'preference'),
  entry('origins', ['sightline.search.origins'], days(1), 'statistics'),
];
