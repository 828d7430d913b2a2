import type { AddedRoute, Release, ReleaseRegistry } from '@sightline/shared-lib/contracts';

import { promote, publish } from './releaseChannels';
import { withoutTakenPages } from './takenPages';
import { aRelease } from './testing/aRelease';

const release = (id: string, provides: Partial<Release['provides']>) =>
  aRelease(id, {
    createdAt: `2026-01-01T00:00:00.00${id.length}Z`,
    provides: { pages: [], fragments: [], commands: [], ...provides },
  });

const route = (pattern: string, words?: AddedRoute['words']): Partial<Release['provides']> => ({
  pages: ['gift-cards.shop'],
  routes: [{ kind: 'gift-cards.shop', pattern, whose: 'everybody', ...(words ? { words } : {}) }],
});

const POINTS: AddedRoute = { kind: 'loyalty.points', pattern: '/points/:card?', whose: 'shopper' };

const SHOP = [
  ['mfe-catalog', release('c', { pages: ['landing', 'product-list', 'search'] })],
  ['mfe-cart-checkout', release('k', { pages: ['cart'] })],
  ['mfe-account', release('a', { pages: ['account'] })],
  ['mfe-loyalty', release('l', { pages: ['loyalty.points'], routes: [POINTS] })],
] as const;

const shop = SHOP.reduce<ReleaseRegistry>((registry, [remote, one]) => publish(registry, remote, one), {
  revision: 0,
  remotes: {},
});

/** The first release of a sixth remote, which is stable at once. */
const added = (provides: Partial<Release['provides']>) => () =>
  withoutTakenPages(shop, publish(shop, 'mfe-gift-cards', release('g', provides)), 'mfe-gift-cards');

describe('pages that somebody has', () => {
  it('are refused to another remote, by their owner’s name [FED-01]', () => {
    expect(added({ pages: ['cart'] })).toThrow('mfe-gift-cards: page cart belongs to mfe-cart-checkout');
    expect(added({ pages: ['not-found'] })).toThrow('page not-found belongs to shell');
    expect(added({ pages: ['loyalty.points'] })).toThrow('page loyalty.points belongs to mfe-loyalty');
  });

  it('are refused by their addresses, whatever the page is called [FED-01]', () => {
    const owners = ['/cart', '/account/gift-cards', '/sunglasses/gift', '/c/gift-cards', '/points', '/:any'].map(
      (path) => {
        try {
          added(route(path))();
          return [path, 'nobody'];
        } catch (error) {
          return [path, /belongs to ([\w-]+)/.exec(String(error))?.[1]];
        }
      },
    );
    expect(owners).toEqual([
      ['/cart', 'mfe-cart-checkout'],
      ['/account/gift-cards', 'mfe-account'],
      ['/sunglasses/gift', 'mfe-catalog'],
      ['/c/gift-cards', 'mfe-catalog'],
      ['/points', 'mfe-loyalty'],
      ['/:any', 'shell'],
    ]);
  });

  it('are refused by a spelling that another word has, and by an address without its page [FED-01] [SITE-03]', () => {
    expect(added(route('/gift-cards', { 'gift-cards': ['cerca', 'cadeaux', 'karten'] }))).toThrow(
      'the spelling of "gift-cards" is that of "search"',
    );
    expect(added({ ...route('/gift-cards'), pages: [] })).toThrow(
      'leads to gift-cards.shop, which is not among its pages',
    );
  });

  it('are nobody’s when they are new, and stay whose they are in later releases [FED-01]', () => {
    const first = added(route('/gift-cards/:code?', { 'gift-cards': ['carte-regalo', 'cartes', 'karten'] }))();
    const second = publish(first, 'mfe-gift-cards', release('gg', route('/gift-cards')));
    const after = promote(second, 'mfe-gift-cards', 'gg');
    expect(withoutTakenPages(first, after, 'mfe-gift-cards')).toBe(after);
  });

  it('may be kept by who was let have them: only what is new is refused [FED-01]', () => {
    const meant = publish(shop, 'mfe-gift-cards', release('g', { pages: ['cart'] }));
    const after = promote(publish(meant, 'mfe-gift-cards', release('gg', { pages: ['cart'] })), 'mfe-gift-cards', 'gg');
    expect(withoutTakenPages(meant, after, 'mfe-gift-cards')).toBe(after);
  });
});
