/** @jest-environment jsdom */

import { SHOP_ROUTES } from '@sightline/shared-lib/domain/routing';
import { aSite, fakeServices } from '@sightline/shared-lib/testing';

import { aPageState, aShellStore } from '../../testing/aState';
import { createBus } from '../bus';
import { selectPage } from '../state/selectors';
import type { CurrentPage } from '../state/shellState';

import { createGlimpses } from './glimpses';
import { createNavigator } from './navigator';
import type { PreparedPage, Preparation } from './pageSource';
import { createScrollMemory } from './scrollMemory';

// Nothing is painted here, unless a test says when.
const painted = jest.fn(() => Promise.resolve());
jest.mock('../yieldTask', () => ({ painted: () => painted() }));

const LIST = '/sunglasses';
const PRODUCT = '/sunglasses/ordora';

function aPage(url: string, kind: 'product-list' | 'product-detail'): PreparedPage {
  const request = { kind, path: url, url, params: {}, query: {} };
  const page = { request, data: url, Page: () => null, Root: null, t: (key: string) => key };
  return { outcome: 'page', owner: 'mfe-catalog', page, head: { title: url }, status: 200 };
}

/** An answer that the test gives when it wants to. */
function anAnswer() {
  let resolve: (value: Preparation) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Preparation>((give, refuse) => {
    resolve = give;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/** The words that a shopper sees. */
const onScreen = () =>
  [...document.body.children]
    .map((part) => part as HTMLElement)
    .map(({ style, textContent }) => (style.contentVisibility === 'hidden' ? '' : textContent))
    .join('');

/** A shopper on a list whose next page is prepared when the test says so. */
function onList() {
  history.replaceState(null, '', LIST);
  const list: CurrentPage = aPage(LIST, 'product-list');
  const store = aShellStore(aPageState(), { page: list });
  const shown = () => selectPage(store.getState());
  document.body.innerHTML = '<div id="sl-page"><h1>Sunglasses</h1></div>';
  const glimpses = createGlimpses({ services: () => fakeServices(), t: (key) => key });
  const work = anAnswer();
  const onOffline = jest.fn();
  const prepare = jest.fn(() => work.promise);
  const navigation = createNavigator({
    site: aSite(),
    routes: SHOP_ROUTES,
    store,
    glimpses,
    source: { prepare, prefetch: () => undefined },
    bus: createBus(),
    scroll: createScrollMemory(),
    ready: () => Promise.resolve(),
    apply: () => Promise.resolve(),
    progress: { start: () => undefined, stop: () => undefined },
    onFailure: () => undefined,
    onOffline,
  });
  window.addEventListener('popstate', (event) => navigation.restore(location.pathname, event.state), { once: true });
  return { navigation, shown, list, work, prepare, onOffline };
}

describe('what is known of the next page', () => {
  beforeEach(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('stands under its address at once, until the page takes its place [ROUTE-06]', async () => {
    const { navigation, shown, list, work } = onList();
    const before = history.length;
    navigation.foresee({ href: PRODUCT, content: 'Ordora' });
    const going = navigation.navigate(PRODUCT);
    expect(onScreen()).toBe('Ordora');
    expect(location.pathname).toBe(PRODUCT);
    expect(shown()).toBe(list);

    const product = aPage(PRODUCT, 'product-detail');
    work.resolve(product);
    await going;
    expect(onScreen()).toBe('Sunglasses');
    expect(shown()?.page).toBe(product.page);
    expect(history.length).toBe(before + 1);
  });

  it('is painted before anything of the page is fetched [ROUTE-06]', async () => {
    const { navigation, prepare, work } = onList();
    let paint: () => void = () => undefined;
    painted.mockReturnValueOnce(new Promise((resolve) => (paint = resolve)));
    navigation.foresee({ href: PRODUCT, content: 'Ordora' });
    const going = navigation.navigate(PRODUCT);
    await new Promise((resolve) => setTimeout(resolve));
    expect(prepare).not.toHaveBeenCalled();
    paint();
    work.resolve(aPage(PRODUCT, 'product-detail'));
    await going;
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  it('counts for the move it was said of, and for no other', () => {
    const { navigation } = onList();
    navigation.foresee({ href: PRODUCT, content: 'Ordora' });
    void navigation.navigate('/eyeglasses');
    expect(onScreen()).toBe('Sunglasses');
    void navigation.navigate(PRODUCT);
    expect(onScreen()).toBe('Sunglasses');
  });

  it('stands before the page, and gives way to it on the way back [ROUTE-06]', async () => {
    const { navigation, shown, list, work } = onList();
    navigation.foresee({ href: PRODUCT, content: 'Ordora' });
    const going = navigation.navigate(PRODUCT);
    expect(onScreen()).toBe('Ordora');
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    history.back();
    await back;
    expect(onScreen()).toBe('Sunglasses');
    expect(location.pathname).toBe(LIST);

    work.resolve(aPage(PRODUCT, 'product-detail'));
    await going;
    expect(shown()).toBe(list);
    expect(location.pathname).toBe(LIST);
  });

  it('goes back to the page behind it when the connection ends on the way [ERR-02]', async () => {
    const { navigation, work, onOffline } = onList();
    navigation.foresee({ href: PRODUCT, content: 'Ordora' });
    const going = navigation.navigate(PRODUCT);
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    work.reject(new Error('no connection'));
    await Promise.all([going, back]);
    expect(onOffline).toHaveBeenCalledTimes(1);
    expect(onScreen()).toBe('Sunglasses');
    expect(location.pathname).toBe(LIST);
  });

  it('goes back to it too when another move loses the connection meanwhile [ERR-02]', async () => {
    const { navigation, work, onOffline } = onList();
    navigation.foresee({ href: PRODUCT, content: 'Ordora' });
    void navigation.navigate(PRODUCT);
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    const going = navigation.navigate('/eyeglasses');
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    work.reject(new Error('no connection'));
    await Promise.all([going, back]);
    expect(onOffline).toHaveBeenCalledTimes(1);
    expect(onScreen()).toBe('Sunglasses');
    expect(location.pathname).toBe(LIST);
  });
});
