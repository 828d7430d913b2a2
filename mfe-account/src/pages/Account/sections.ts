import type { AccountSection, StoreConfiguration, UserDetails } from '@sightline/shared-lib/contracts';
import { isAccountSectionOffered } from '@sightline/shared-lib/domain/site';

/** Sections in the order of the navigation (ROUTE-03). */
const LINKED_SECTIONS = [
  'dashboard',
  'my-orders',
  'wishlist',
  'my-stores',
  'prescriptions',
  'my-eyewear',
  'order-reminder',
  'address-book',
  'payment-methods',
  'my-profile',
  'password',
  'newsletter-preference',
  'personal-data-collection',
  'organization',
] as const satisfies readonly AccountSection[];

export type LinkedSection = (typeof LINKED_SECTIONS)[number];

/** What an address of the account area leads to: personal information is the profile, an unknown section `missing`. */
export type ShownSection = LinkedSection | 'missing';

/** Sections of this site's account, in the order of the navigation (ACC-07). */
export function offeredSections(config: StoreConfiguration): readonly LinkedSection[] {
  return LINKED_SECTIONS.filter((section) => isAccountSectionOffered(section, config));
}

/** Sections that lead a shopper somewhere: that of an organisation is for those who buy for one (AUTH-12). */
export function shownSections(config: StoreConfiguration, details: UserDetails | null): readonly LinkedSection[] {
  return offeredSections(config).filter((section) => section !== 'organization' || details?.isBuyer);
}

export function sectionOf(asked: string | undefined, config: StoreConfiguration): ShownSection {
  if (!asked) return 'dashboard';
  if (asked === 'personal-information') return 'my-profile';
  return offeredSections(config).find((section) => section === asked) ?? 'missing';
}
