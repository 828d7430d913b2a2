import {
  pageTypeCode,
  type EventBus,
  type Glimpse,
  type Navigation,
  type PageKind,
  type SiteContext,
} from '@sightline/shared-lib/contracts';
import {
  localisePath,
  pathFor,
  percentDecoded,
  translatePath,
  type ShopRoutes,
} from '@sightline/shared-lib/domain/routing';

import { ROOT_IDS, type PageOwner } from '../../page/pageState';
import { selectPageKind, selectPageRequest } from '../state/selectors';
import type { ShellStore } from '../state/shellStore';
import { painted } from '../yieldTask';

import { applyHead } from './documentHead';
import type { Glimpses } from './glimpses';
import { createPageDialogs } from './pageDialogs';
import type { PageSource, PreparedPage } from './pageSource';
import type { ScrollMemory } from './scrollMemory';

export interface NavigatorOptions {
  readonly site: SiteContext;
  readonly routes: ShopRoutes;
  readonly store: ShellStore;
  readonly glimpses: Glimpses;
  readonly source: PageSource;
  readonly bus: EventBus;
  readonly scroll: ScrollMemory;
  /** Waits until pages of an owner can be mounted. */
  readonly ready: (owner: PageOwner) => Promise<void>;
  /** Mounts the owner of the page, which may have changed. */
  readonly apply: () => Promise<void>;
  readonly progress: { start(): void; stop(): void };
  readonly onFailure: (error: unknown) => void;
  /** The connection is gone; the page that is here stays. */
  readonly onOffline: () => void;
}

interface Visit {
  readonly url: string;
  /** `foreseen`: the address is written, and what is known of the page is on screen. */
  readonly mode: 'push' | 'replace' | 'restore' | 'foreseen';
  readonly keepScroll: boolean;
  /** Position to return to when restoring. */
  readonly top: number;
  /** Never load a document instead: the page is already being shown. */
  readonly onlyHere?: boolean;
}

const REDIRECT_LIMIT = 5;

/** Puts focus on the new page's heading, as a document load would (ROUTE-06). */
function focusHeading(): void {
  const place = document.getElementById(ROOT_IDS.glimpse) ?? document.getElementById(ROOT_IDS.page);
  const heading = place?.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('#main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What only the shell may ask of navigation. */
export interface ShellNavigation extends Navigation {
  navigate(
    href: string,
    options?: { readonly replace?: boolean; readonly keepScroll?: boolean; readonly onlyHere?: boolean },
  ): Promise<void>;
  /** Follows the browser's Back and Forward to an address and its history state. */
  restore(url: string, entry: unknown): void;
  /** Leaves the page that lies over another one, for the page below. */
  closeDialog(): void;
}

/** How long a page that is still reading may replace its heading, in milliseconds. */
const SETTLING_MS = 5_000;

const isFocusLost = () => {
  const at = document.activeElement;
  return at === null || at === document.body || at.id === 'main';
};

/** A page that swaps its heading when its data arrives must not drop the focus: it goes to the new heading (ROUTE-06). */
function keepHeadingFocused(): void {
  const page = document.getElementById(ROOT_IDS.page);
  if (!page) return;
  const observer = new MutationObserver(() => {
    if (isFocusLost()) focusHeading();
  });
  const stop = () => observer.disconnect();
  observer.observe(page, { childList: true, subtree: true });
  window.setTimeout(stop, SETTLING_MS);
  // Whoever moves the focus knows better.
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, stop, { once: true });
}

/** Goes to a place inside the page that has just been shown, as a document load would. */
function goToPlace(url: string, hash: string): void {
  if (!hash || url !== location.pathname + location.search) return;
  history.replaceState(history.state, '', location.pathname + location.search + hash);
  document.getElementById(percentDecoded(hash.slice(1)))?.scrollIntoView();
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Changes pages without loading a document; whatever cannot be done that way becomes a document load. */
export function createNavigator(options: NavigatorOptions): ShellNavigation {
  const { site, routes, store, glimpses, source, bus, scroll, apply, progress, onFailure } = options;
  const dialogs = createPageDialogs(store, scroll);
  let latest = 0;
  let foreseen: Glimpse | null = null;
  let previous: PageKind = selectPageKind(store.getState());

  const announce = (kind: PageKind) => {
    if (kind === previous) return;
    bus.emit('currentPageChanged', { previousPage: previous, currentPage: kind, pageType: pageTypeCode(kind) });
    previous = kind;
  };

  const inside = (href: string): string | null => {
    const target = new URL(href, location.href);
    return target.origin === location.origin ? target.pathname + target.search : null;
  };

  /** Shows what is known of a page before it is there (ROUTE-06). */
  const showGlimpse = (visit: Visit): Visit => {
    const known = foreseen;
    foreseen = null;
    const isKnown = known !== null && inside(known.href) === visit.url;
    if (!isKnown || visit.mode !== 'push' || visit.keepScroll || !navigator.onLine) return visit;
    history.pushState(scroll.nextState(), '', visit.url);
    glimpses.show();
    window.scrollTo({ top: 0, behavior: 'instant' });
    return { ...visit, mode: 'foreseen' };
  };

  /** Back to the page that still stands behind the glimpse. */
  const withdraw = (top: number) => {
    latest += 1;
    progress.stop();
    glimpses.hide();
    window.scrollTo({ top, behavior: 'instant' });
  };

  /** The page below has stayed as it was, and whatever was on its way to the dialog is not wanted any more. */
  const leaveDialog = (top: number) => {
    latest += 1;
    progress.stop();
    dialogs.leave();
    window.scrollTo({ top, behavior: 'instant' });
  };

  const show = async (prepared: PreparedPage, visit: Visit) => {
    if (visit.mode !== 'foreseen' && dialogs.show(prepared, visit.url, visit.mode)) return;
    const { owner, page, head, status } = prepared;
    const kindChanged = selectPageRequest(store.getState())?.kind !== page.request.kind;
    if (visit.mode === 'push') history.pushState(scroll.nextState(), '', visit.url);
    if (visit.mode === 'replace') history.replaceState(scroll.sameState(), '', visit.url);
    store.change({ page: { owner, page }, dialog: null });
    glimpses.hide();
    await apply();
    store.change({ head });
    applyHead(head, page.request, site, routes);
    if (status === 404) bus.emit('pageNotFound', { url: visit.url });
    // Whoever has begun to read keeps the place.
    if (!visit.keepScroll && visit.mode !== 'foreseen') window.scrollTo({ top: visit.top, behavior: 'instant' });
    if (kindChanged || !visit.keepScroll) {
      if (visit.mode !== 'foreseen' || isFocusLost()) focusHeading();
      keepHeadingFocused();
    }
    announce(page.request.kind);
  };

  const go = async (asked: Visit, redirects = 0): Promise<void> => {
    const turn = ++latest;
    scroll.save();
    progress.start();
    const visit = showGlimpse(asked);
    try {
      if (visit.mode === 'foreseen') {
        // The code of the page, evaluated, would hold up the paint.
        await painted();
        if (turn !== latest) return;
        focusHeading();
      }
      window.sightlineEarly?.outline();
      const prepared = await source.prepare(visit.url);
      if (turn !== latest) return;
      if (prepared.outcome === 'document' || redirects > REDIRECT_LIMIT) {
        // The document that is here already cannot do better by being loaded again.
        if (!visit.onlyHere) location.assign(visit.url);
        return;
      }
      if (prepared.outcome === 'redirect') {
        const mode = visit.mode === 'foreseen' ? 'replace' : visit.mode;
        return await go({ ...visit, mode, url: prepared.location }, redirects + 1);
      }
      await options.ready(prepared.owner);
      if (turn !== latest) return;
      await show(prepared, visit);
    } catch (error) {
      if (turn !== latest) return;
      // Without a connection a document would be the browser's own page of errors.
      if (!navigator.onLine && visit.mode !== 'restore') {
        // The page behind the glimpse is still there, whichever move was lost.
        if (glimpses.isShown()) history.back();
        return options.onOffline();
      }
      onFailure(error);
      if (visit.onlyHere) return;
      // The server may do what the browser could not, and shows the designed page when it cannot either.
      if (visit.mode === 'restore') location.reload();
      else location.assign(visit.url);
    } finally {
      if (turn === latest) progress.stop();
    }
  };

  return {
    href: (target) => pathFor(target, site.locale, routes),
    localise: (path) => localisePath(path, site.locale, routes),
    hrefInLocale: (locale) => translatePath(location.pathname + location.search, site.locale, locale, routes),
    back: () => history.back(),
    closeDialog: () => dialogs.close(),
    prefetch(href) {
      const url = inside(href);
      if (url) source.prefetch(url);
    },
    async navigate(href, { replace = false, keepScroll = false, onlyHere = false } = {}) {
      const url = inside(href);
      if (!url) return location.assign(href);
      await go({ url, mode: replace ? 'replace' : 'push', keepScroll, top: 0, onlyHere });
      return goToPlace(url, new URL(href, location.href).hash);
    },
    foresee(known) {
      if (known.href === foreseen?.href || glimpses.isShown()) return;
      foreseen = known;
      glimpses.prepare(known.content);
    },
    restore(url, entry) {
      const isHere = url === selectPageRequest(store.getState())?.url;
      // A move to a place inside the page is the browser's own.
      if (isHere && !glimpses.isShown() && !dialogs.isOpen()) return;
      const top = scroll.enter(entry);
      if (isHere && dialogs.isOpen()) leaveDialog(top);
      else if (isHere) withdraw(top);
      else void go({ url, mode: 'restore', keepScroll: false, top });
    },
  };
}
