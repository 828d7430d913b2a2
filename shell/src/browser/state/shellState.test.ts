/** @jest-environment jsdom */

import type { FragmentLoader, IdentityTokens, PlatformClient } from '@sightline/shared-lib/contracts';
import { aSite } from '@sightline/shared-lib/testing';

import { aPageState, aShellStore, shownPage } from '../../testing/aState';
import { createBus } from '../bus';
import { createConsent } from '../consent/consent';
import { createExpiringStorage } from '../expiringStorage';
import { createIdentity } from '../identity/identityService';
import { createNavigator, type NavigatorOptions } from '../navigation/navigator';
import type { PreparedPage } from '../navigation/pageSource';
import { createOverlays } from '../overlays';
import { createTheme } from '../theme';
import { createToasts } from '../toasts';

import * as select from './selectors';

const TOKENS: IdentityTokens = { userId: '2', WCToken: '2%2Ca', personalizationID: 'p-1' };
const MARTA = { userId: '2', firstName: 'Marta', contact: [], hasNewsletter: false };

/** The shell's services on one store, as the document starts them. */
function aShop() {
  localStorage.clear();
  const store = aShellStore(aPageState({ site: aSite({ locale: 'it-it' }) }));
  const storage = createExpiringStorage(localStorage);
  const identity = createIdentity({ storage, bus: createBus(), store });
  identity.connect({} as PlatformClient, {
    createGuest: () => Promise.resolve(TOKENS),
    endGuest: () => Promise.resolve(),
    logOut: () => Promise.resolve(),
    readDetails: () => Promise.resolve({ details: MARTA, registered: true, isRemembered: false }),
  });
  return { store, storage, identity, state: store.getState };
}

function aNavigator({ store }: ReturnType<typeof aShop>) {
  const { owner, page } = shownPage({ kind: 'search', path: '/search', url: '/search?q=tondo' });
  const prepared: PreparedPage = { outcome: 'page', owner, page, head: { title: 'Ricerca' }, status: 200 };
  return createNavigator({
    store,
    site: aSite({ locale: 'it-it' }),
    source: { prepare: () => Promise.resolve(prepared), prefetch: () => undefined },
    glimpses: { isShown: () => false, hide: () => undefined },
    bus: createBus(),
    scroll: { save: () => undefined, nextState: () => ({}) },
    progress: { start: () => undefined, stop: () => undefined },
    ready: () => Promise.resolve(),
    apply: () => Promise.resolve(),
  } as unknown as NavigatorOptions);
}

describe('the shell’s store', () => {
  it('holds the site and the page the document arrived with [SITE-15]', () => {
    const { state } = aShop();
    expect(select.selectSite(state()).locale).toBe('it-it');
    expect([select.selectPageKind(state()), select.selectHead(state()).title]).toEqual(['home', 'Sightline']);
  });

  it('knows the person once somebody has signed in, and nobody after they left [SITE-15]', async () => {
    const { state, identity } = aShop();
    await identity.service.adopt(TOKENS);
    expect(select.selectUser(state())).toMatchObject({ userLoggedIn: true, details: { firstName: 'Marta' } });
    await identity.service.signOut();
    expect(select.selectUser(state())).toMatchObject({ userId: '', details: null });
  });

  it('knows the theme and the consent that were chosen, and tells who follows them of each change once [SITE-15]', () => {
    const { store, state, storage } = aShop();
    const themes: string[] = [];
    const stop = store.follow(select.selectTheme, (mode) => themes.push(mode));
    createTheme(storage, store).set('dark');
    createConsent(storage, store).choose({ preferences: true, analytics: false, marketing: false });
    stop();
    createTheme(storage, store).set('light');
    expect(themes).toEqual(['dark']);
    expect(select.selectTheme(state())).toBe('light');
    expect(select.selectConsent(state())).toEqual({ preferences: true, analytics: false, marketing: false });
  });

  it('knows the page and its head after a move inside the document [SITE-15]', async () => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const shop = aShop();
    await aNavigator(shop).navigate('/search?q=tondo');
    expect(select.selectPage(shop.state())?.owner).toBe('shell');
    expect(select.selectPageRequest(shop.state())?.url).toBe('/search?q=tondo');
    expect([select.selectPageKind(shop.state()), select.selectHead(shop.state()).title]).toEqual(['search', 'Ricerca']);
  });

  it('lists what lies over the page until it is closed, and the latest three messages [SITE-15]', async () => {
    const { store, state } = aShop();
    const overlays = createOverlays({ load: async () => () => null } as unknown as FragmentLoader, store);
    const close = await overlays.open('search.drawer', { onClose: () => undefined });
    expect(select.selectOverlays(state())).toHaveLength(1);
    close();
    expect(select.selectOverlays(state())).toEqual([]);
    const toasts = createToasts(store);
    for (const message of ['a', 'b', 'c', 'd']) toasts.show({ message });
    toasts.dismiss(3);
    expect(select.selectMessages(state()).map(({ message }) => message)).toEqual(['b', 'd']);
  });
});
