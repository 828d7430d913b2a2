import type { AccountSection } from '@sightline/shared-lib/contracts';

/** Sections that work, in the order of the navigation (ROUTE-03); the others are not linked. */
export const LINKED_SECTIONS = [
  'dashboard',
  'my-orders',
  'wishlist',
  'my-stores',
  'address-book',
  'my-profile',
  'password',
  'newsletter-preference',
] as const satisfies readonly AccountSection[];

export type LinkedSection = (typeof LINKED_SECTIONS)[number];

/** What an address of the account area leads to: personal information is the profile, an unknown section `missing`. */
export type ShownSection = LinkedSection | 'later' | 'missing';

const LATER: readonly string[] = [
  'payment-methods',
  'order-reminder',
  'my-eyewear',
  'personal-data-collection',
] satisfies readonly AccountSection[];

export function sectionOf(asked: string | undefined): ShownSection {
  if (!asked) return 'dashboard';
  if (asked === 'personal-information') return 'my-profile';
  const linked = LINKED_SECTIONS.find((section) => section === asked);
  return linked ?? (LATER.includes(asked) ? 'later' : 'missing');
}
