import type { AccountSection, StoreConfiguration } from '../../contracts';
import { ownValue } from '../validation/ownValue';

/** First segment of an area that a store can switch off, in English spelling, and its switch. */
const SWITCHES: Readonly<Record<string, 'isStoreLocatorEnabled' | 'isProductSearchEnabled'>> = {
  'store-locator': 'isStoreLocatorEnabled',
  search: 'isProductSearchEnabled',
};

type Switches = Pick<StoreConfiguration, 'isStoreLocatorEnabled' | 'isProductSearchEnabled'>;

/** False for a locale-less address into an area that the store has switched off: nothing may lead there (SITE-06, STOR-06). */
export function isOffered(href: string, config: Switches): boolean {
  const [, first = ''] = href.split(/[/?#]/);
  const area = href.startsWith('/') ? ownValue(SWITCHES, first) : undefined;
  return area === undefined || config[area];
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
