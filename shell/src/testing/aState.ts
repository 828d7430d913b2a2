import type { PageRequest } from '@sightline/shared-lib/contracts';
import { aSite } from '@sightline/shared-lib/testing';

import type { CurrentPage, ShellState } from '../browser/state/shellState';
import { createShellStore, type ShellStore } from '../browser/state/shellStore';
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
    newsletterTitle: 'The newsletter',
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

/** The shell's store of a document with that state. */
export function aShellStore(
  { site, head, request }: PageState = aPageState(),
  areas: Partial<ShellState> = {},
): ShellStore {
  const store = createShellStore({ site, head, kind: request.kind });
  store.change(areas);
  return store;
}

/** A page on screen, as far as its request tells. */
export const shownPage = (request: Partial<PageRequest>): CurrentPage => ({
  owner: 'shell',
  page: {
    request: { kind: 'home', path: '/', url: '/', params: {}, query: {}, ...request },
    data: null,
    Page: () => null,
    Root: null,
    t: (key) => key,
  },
});
