import type { AccountSection, StoreConfiguration } from '../../contracts';

type Switches = Pick<StoreConfiguration, 'isStoreLocatorEnabled' | 'isProductSearchEnabled'>;

/** Areas that a store can switch off, by their locale-less address in English spelling, with the switch of each. */
const SWITCHES: readonly (readonly [area: string, by: keyof Switches])[] = [
  ['/store-locator', 'isStoreLocatorEnabled'],
  ['/appointment', 'isStoreLocatorEnabled'],
  // The content page before the appointments of the branches.
  ['/c/book-eye-test', 'isStoreLocatorEnabled'],
  ['/search', 'isProductSearchEnabled'],
];

/** False for a locale-less address into an area that the store has switched off: nothing may lead there (SITE-06, STOR-06). */
export function isOffered(href: string, config: Switches): boolean {
  const [path = ''] = href.split(/[?#]/);
  return SWITCHES.every(([area, by]) => config[by] || (path !== area && !path.startsWith(`${area}/`)));
}

/** False for a section of the account that the store has switched off, by its own switch or by that of what it shows (ACC-07). */
export function isAccountSectionOffered(
  section: AccountSection,
  config: Pick<StoreConfiguration, 'accountSectionsOff' | 'isStoreLocatorEnabled' | 'isWalletEnabled'>,
): boolean {
  if (config.accountSectionsOff.includes(section)) return false;
  if (section === 'payment-methods') return config.isWalletEnabled;
  return section !== 'my-stores' || config.isStoreLocatorEnabled;
}
