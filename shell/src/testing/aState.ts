import { aSite } from '@sightline/shared-lib/testing';

import type { ChromeContent } from '../chrome/chromeContent';
import type { PageState } from '../page/pageState';

/** Header and footer of a small shop. */
export const someChrome: ChromeContent = {
  promise: 'Free delivery over $75.',
  utilityLinks: [
    { label: 'Find a store', href: '/store-locator' },
    { label: 'Help', href: '/c/support/faq' },
  ],
  sections: [
    { label: 'Sunglasses', href: '/sunglasses', categoryId: '10501' },
    { label: 'Hearing', href: '/hearing', categoryId: '' },
  ],
  footer: {
    newsletterTitle: 'New frames, twice a month.',
    newsletterText: 'One letter.',
    columns: [{ title: 'Services', links: [{ label: 'Insurance', href: '/c/support/insurance' }] }],
    legal: [{ label: 'Cookies', href: '/c/cookie-policy' }],
    copyright: '© Sightline',
  },
};

/** The state of a home page in a document. */
export function aPageState(overrides: Partial<PageState> = {}): PageState {
  return {
    site: aSite(),
    request: { kind: 'home', path: '/', url: '/', params: {}, query: {} },
    owner: 'mfe-catalog',
    head: { title: 'Sightline' },
    data: null,
    rendered: true,
    releases: {},
    chrome: someChrome,
    now: 0,
    status: 200,
    ...overrides,
  };
}
