import type { Navigation } from '@sightline/shared-lib/contracts';
import type { ShopRoutes } from '@sightline/shared-lib/domain/routing';

import { isPersonalAddress } from '../../page/personalPages';

/** Addresses that are files, platform calls or other documents, not pages. */
const NOT_PAGES = /^\/(wcs|search\/resources|cms|1|stores|api|pictures|geo|releases|assets|actions)\/|\.[a-z0-9]{2,5}$/;

function pageLink(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  if (link.hasAttribute('data-document') || NOT_PAGES.test(link.pathname)) return null;
  return link;
}

/** How long a pointer rests on a link that is meant, in milliseconds: less is passing over it, or pressing it already. */
const RESTING_MS = 65;

/** Fetches the page of a link that is about to be followed. A press is answered first: the visit fetches what it needs. */
function fetchAhead(navigation: Navigation, routes: ShopRoutes): void {
  let resting: { readonly link: HTMLAnchorElement; readonly timer: number } | null = null;
  const leave = () => {
    if (resting) window.clearTimeout(resting.timer);
    resting = null;
  };
  const fetch = (link: HTMLAnchorElement) => {
    // Personal pages are not fetched ahead: they change too often to be kept.
    if (!isPersonalAddress(link.pathname, routes)) navigation.prefetch(link.href);
  };
  const fetchNow = (event: Event) => {
    const link = pageLink(event);
    if (link) fetch(link);
  };
  // A mouse focuses the link it presses.
  const fetchFocused = (event: Event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) fetchNow(event);
  };
  const rest = (event: Event) => {
    const link = pageLink(event);
    if (link === resting?.link) return;
    leave();
    if (link) resting = { link, timer: window.setTimeout(fetch, RESTING_MS, link) };
  };
  document.addEventListener('pointerover', rest, { passive: true });
  document.addEventListener('pointerdown', leave, { passive: true });
  document.addEventListener('touchstart', fetchNow, { passive: true });
  document.addEventListener('focusin', fetchFocused);
}

/** Follows ordinary clicks on links of the shop inside the document; modified clicks stay the browser's. */
export function followLinks(navigation: Navigation, routes: ShopRoutes): void {
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = pageLink(event);
    if (!link) return;
    const samePage = link.pathname === location.pathname && link.search === location.search;
    if (samePage && link.hash) return;
    event.preventDefault();
    void navigation.navigate(link.href);
  });

  fetchAhead(navigation, routes);
}

/**
 * GET forms of the shop, such as the search box, become page changes. An enhanced form has code of its own: a press that comes before the code
 * answers hydrates the form, and is repeated once. Where the code cannot be had, the form works as plain HTML.
 */
export function followForms(navigation: Navigation): void {
  const repeated = new WeakSet<HTMLFormElement>();
  document.addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.hasAttribute('data-enhanced') && submitter && !repeated.has(form)) {
      event.preventDefault();
      repeated.add(form);
      window.setTimeout(() => submitter.click());
      return;
    }
    if (form.method !== 'get' || form.hasAttribute('data-document')) return;
    const target = new URL(form.action, location.href);
    if (target.origin !== location.origin) return;
    event.preventDefault();
    target.search = new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    ).toString();
    void navigation.navigate(target.href);
  });
}
