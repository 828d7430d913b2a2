/** @jest-environment jsdom */

import type { PageKind } from '@sightline/shared-lib/contracts';
import { aSite, fakeBus } from '@sightline/shared-lib/testing';

import { aPageState, aShellStore, shownPage } from '../../testing/aState';
import { selectDialog, selectPage, selectPageKind } from '../state/selectors';

import { createNavigator, type NavigatorOptions } from './navigator';
import type { PreparedPage } from './pageSource';
import { createScrollMemory } from './scrollMemory';

const LIST = '/sunglasses';
const SIGN_IN = '/sign-in';
const REGISTER = '/sign-in/register';

/** Sign-in is a page that can be a dialog, the others are pages alone. */
function prepared(url: string): PreparedPage {
  const kind: PageKind = url.startsWith(SIGN_IN) ? 'sign-in' : 'landing';
  const { owner, page } = shownPage({ kind, path: url, url });
  const Dialog = kind === 'sign-in' ? () => null : undefined;
  return { outcome: 'page', owner, page: { ...page, Dialog }, head: { title: `Title of ${url}` }, status: 200 };
}

/** A shopper on a page, as far down as the test says. */
function on(url: string) {
  history.pushState(null, '', url);
  const head = { title: `Title of ${url}` };
  document.title = head.title;
  const { owner, page } = prepared(url);
  const store = aShellStore(aPageState({ head }), { page: { owner, page } });
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const bus = fakeBus();
  const navigation = createNavigator({
    site: aSite(),
    store,
    bus,
    source: { prepare: async (asked: string) => prepared(asked), prefetch: () => undefined },
    glimpses: { isShown: () => false, hide: () => undefined },
    scroll: createScrollMemory(),
    progress: { start: () => undefined, stop: () => undefined },
    ready: () => Promise.resolve(),
    apply: () => Promise.resolve(),
    onFailure: (error: unknown) => {
      throw error;
    },
  } as unknown as NavigatorOptions);
  const follow = (event: PopStateEvent) => navigation.restore(location.pathname, event.state);
  window.addEventListener('popstate', follow);
  stop = () => window.removeEventListener('popstate', follow);
  const seen = () => ({
    at: location.pathname,
    page: selectPage(store.getState())?.page.request.url,
    dialog: selectDialog(store.getState())?.page.request.url,
    title: document.title,
  });
  return { navigation, store, bus, scrollTo, seen };
}

let stop: () => void = () => undefined;

/** The browser has moved, and what that leads to has been prepared. */
async function moved(act: () => void): Promise<void> {
  const there = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  act();
  await there;
  await new Promise((resolve) => setTimeout(resolve));
}

const over = (url: string, page = LIST) => ({ at: url, page, dialog: url, title: `Title of ${url}` });
const alone = (url: string) => ({ at: url, page: url, dialog: undefined, title: `Title of ${url}` });

describe('a page that can lie over another one', () => {
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
  });

  it('has its own address and title, while the page below stays as it is [ROUTE-07]', async () => {
    const { navigation, store, bus, seen } = on(LIST);
    await navigation.navigate(SIGN_IN);
    expect(seen()).toEqual(over(SIGN_IN));
    expect(selectPageKind(store.getState())).toBe('sign-in');
    expect(bus.events).toEqual([]);
  });

  it('is left by Back, for the place where the page below was, and comes again by Forward [ROUTE-07]', async () => {
    const { navigation, scrollTo, seen } = on(LIST);
    Object.assign(window, { scrollY: 840 });
    await navigation.navigate(SIGN_IN);
    await moved(() => history.back());
    expect(seen()).toEqual(alone(LIST));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 840, behavior: 'instant' });
    await moved(() => history.forward());
    expect(seen()).toEqual(over(SIGN_IN));
  });

  it('leads back to the page below at once, however many dialogs came between [ROUTE-07]', async () => {
    const { navigation, seen } = on(LIST);
    await navigation.navigate(SIGN_IN);
    await navigation.navigate(REGISTER);
    await navigation.navigate(`${SIGN_IN}/registration-success`, { replace: true });
    expect(seen()).toEqual(over(`${SIGN_IN}/registration-success`));
    await moved(() => navigation.closeDialog());
    expect(seen()).toEqual(alone(LIST));
  });

  it('goes step by step by Back [ROUTE-07]', async () => {
    const { navigation, seen } = on(LIST);
    await navigation.navigate(SIGN_IN);
    await navigation.navigate(REGISTER);
    await moved(() => history.back());
    expect(seen()).toEqual(over(SIGN_IN));
  });

  it('gives way to another page, and is a page itself when Back leads to it from there [ROUTE-07]', async () => {
    const { navigation, seen } = on(LIST);
    await navigation.navigate(SIGN_IN);
    await navigation.navigate('/cart');
    expect(seen()).toEqual(alone('/cart'));
    await moved(() => history.back());
    expect(seen()).toEqual(alone(SIGN_IN));
  });

  it('stays a page between pages of its own kind [ROUTE-07]', async () => {
    const { navigation, seen } = on(SIGN_IN);
    await navigation.navigate(REGISTER);
    expect(seen()).toEqual(alone(REGISTER));
  });
});
