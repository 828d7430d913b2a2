import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { aGuest, aSignedInUser, aSite, fakeBus, fakeIdentity } from '@sightline/shared-lib/testing';

import { aPageState, someChrome } from '../../testing/aState';
import type { ShopperContext } from '../connectPlatform';
import { createExpiringStorage } from '../expiringStorage';
import { createCurrentPageStore } from '../navigation/currentPage';
import { observableValue } from '../observable';
import { createTheme } from '../theme';
import { createToasts } from '../toasts';

import { watchedClient } from './apiFlows';
import { openShellStore } from './followShop';
import * as select from './selectors';

const root = resolve(__dirname, '../../../..');

/** Client state areas of seed 1 §3, as the ledger spells them. */
const AREAS = [
  'person',
  'api flow list',
  'confirmation',
  'context',
  'contract',
  'error',
  'order',
  'orderDetails',
  'organization',
  'success',
  'seo',
  'search keywords',
  'site',
  'theme mode',
  'user',
  'wishList',
  'preview',
  'product',
  'cms header and footer',
  'plp',
  'ui',
  'prescription',
  'stores',
  'productTypeFilters',
  'forter web id',
  'frame genius',
  'orderReturn',
];

interface Row {
  readonly area: string;
  readonly room: string;
  readonly file: string;
  readonly symbol: string;
}

function tableOfAreas(): readonly Row[] {
  const text = readFileSync(resolve(root, 'docs/state.md'), 'utf8');
  return Array.from(
    text.matchAll(/^\| ([^|]+) \| ((?:shell|mfe)[^|]*) \| [^|]+ \| (\S+) `(\w[\w-]*)` \|$/gm),
    ([, area = '', room = '', file = '', symbol = '']) => ({ area, room, file, symbol }),
  );
}

function aShop(user = aGuest()) {
  localStorage.clear();
  const identity = fakeIdentity(user);
  const context = observableValue<ShopperContext | null>(null);
  const pages = createCurrentPageStore();
  const state = aPageState({ site: aSite({ locale: 'it-it' }), preview: { date: '2027-03-02' } });
  const head = observableValue(state.head);
  const theme = createTheme(createExpiringStorage(localStorage, () => 0));
  const toasts = createToasts();
  const bus = fakeBus();
  const list = observableValue<readonly unknown[]>([]);
  const send = jest.fn<Promise<unknown>, []>(() => Promise.resolve({}));
  const watched = watchedClient({ send });
  const sources = { state, bus, identity, context, pages, head, theme, toasts, overlays: { list } };
  const store = openShellStore({ ...sources, flows: watched.flows });
  return { ...sources, list, send, client: watched.client, store };
}

const search = (term: string) => ({
  owner: 'shell' as const,
  page: {
    request: { kind: 'search', path: '/search', url: `/search?q=${term}`, params: {}, query: { q: [term] } },
  } as never,
});

describe('areas of client state', () => {
  it('are all named, each with the room, file and symbol it lives in [SITE-15]', () => {
    const rows = tableOfAreas();
    expect(rows.map(({ area }) => area).toSorted()).toEqual(AREAS.toSorted());
    const lost = rows.filter(
      ({ file, symbol }) =>
        !existsSync(resolve(root, file)) || !readFileSync(resolve(root, file), 'utf8').includes(symbol),
    );
    expect(lost).toEqual([]);
  });

  it('of the shell have a selector each [SITE-15]', () => {
    const state = aShop().store.getState();
    const own = tableOfAreas().filter(({ room }) => room === 'shell');
    expect(own).toHaveLength(Object.keys(state).length);
    const known = new Set<unknown>(Object.values(state));
    const selectors = new Map<string, unknown>(Object.entries(select));
    for (const { symbol } of own) {
      const selectArea = selectors.get(symbol) as (from: typeof state) => unknown;
      expect(known.has(selectArea(state))).toBe(true);
    }
  });
});

describe('the shell’s store', () => {
  it('opens on the shop as it is [SITE-15]', () => {
    const { store } = aShop();
    const state = store.getState();
    expect(select.selectSite(state).locale).toBe('it-it');
    expect(select.selectTheme(state)).toEqual({ mode: 'light' });
    expect(select.selectPreview(state)).toEqual({ date: '2027-03-02' });
    expect(select.selectHeaderAndFooter(state)).toBe(someChrome);
    expect(select.selectUser(state)).toMatchObject({ userId: '15005', isGuest: true });
  });

  it('follows the shopper, without tokens [SITE-15] [AUTH-02]', async () => {
    const { store, identity, context } = aShop();
    await identity.adopt({ userId: '15006', WCToken: 'secret-token', personalizationID: '1-1' });
    context.set({
      callerId: '15006',
      runAsId: '15006',
      isRegistered: true,
      isGeneric: false,
      activeOrganizationId: '-2000',
      tradingAgreementIds: ['-11005', '7'],
      eligibleAgreementIds: ['-11005'],
    } as unknown as ShopperContext);
    const state = store.getState();
    expect(select.selectPerson(state)?.email1).toBe(aSignedInUser().details?.email1);
    expect(select.selectContext(state)?.isRegistered).toBe(true);
    expect(select.selectOrganization(state).activeOrganizationId).toBe('-2000');
    expect(select.selectActiveContract(state)).toBe('-11005');
    expect(JSON.stringify(state)).not.toContain('secret-token');
  });

  it('follows pages, head, theme, messages, overlays and errors [SITE-15]', () => {
    const { store, pages, head, theme, toasts, list, bus } = aShop();
    head.set({ title: 'Ricerca' });
    theme.set('dark');
    list.set([{}]);
    toasts.show({ message: 'Saved.', tone: 'good' });
    pages.set(search('tondo'));
    bus.emit('serverError', { source: 'server', status: 500, errorCode: 'X', errorKey: 'K' });
    const state = store.getState();
    expect(select.selectSeo(state)).toEqual({ title: 'Ricerca' });
    expect(select.selectTheme(state).mode).toBe('dark');
    expect(select.selectUi(state)).toEqual({ page: 'search', pageType: 'PLP', overlays: 1, messages: 1 });
    expect(select.selectSuccess(state)?.key).toBe('Saved.');
    expect(select.selectError(state)).toMatchObject({ status: 500, errorKey: 'K' });
  });

  it('keeps the latest four search keywords, each once [SITE-15]', () => {
    const { store, pages } = aShop();
    for (const term of ['a', 'b', 'c', 'b', 'd', 'e']) pages.set(search(term));
    expect(select.selectSearchKeywords(store.getState())).toEqual(['e', 'd', 'b', 'c']);
  });

  it('lists calls by their shape while they run and after, never with their values [SITE-15]', async () => {
    const { store, client, send } = aShop();
    let answer: (value: unknown) => void = () => undefined;
    send.mockReturnValueOnce(new Promise((resolveCall) => (answer = resolveCall)));
    const call = {
      surface: 'commerce',
      method: 'GET',
      path: '/order/{orderId}',
      pathParams: { orderId: '7001' },
    } as const;
    const running = client.send(call);
    expect(select.selectPendingFlows(store.getState())).toMatchObject([{ call: 'GET commerce/order/{orderId}' }]);
    answer({});
    await running;
    send.mockRejectedValueOnce(new Error('down'));
    await expect(client.send(call)).rejects.toThrow('down');
    expect(select.selectApiFlows(store.getState()).map(({ state }) => state)).toEqual(['answered', 'failed']);
    expect(JSON.stringify(store.getState().apiFlowList)).not.toContain('7001');
  });
});
