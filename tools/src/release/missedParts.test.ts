import {
  PAGE_KINDS,
  type Agreement,
  type Release,
  type ReleaseRegistry,
  type RemoteName,
} from '@sightline/shared-lib/contracts';

import { withoutNewMisses } from './missedParts';
import { promote, publish, startCanary } from './releaseChannels';
import { aRelease } from './testing/aRelease';

const SHELL: Agreement = {
  gives: { 'event userChanged': 'u1', 'event cartChanged': 'c1' },
  takes: { 'fragment cart.badge': 'b1', 'command cart.add': 'a1', 'event orderPaid': 'p1', 'event cartChanged': 'c1' },
};

type Said = Pick<Release, 'provides'> & { readonly agreement: Agreement };

/** What the stable releases of three remotes give and take. */
const STABLE = {
  'mfe-catalog': {
    provides: { pages: PAGE_KINDS.filter((kind) => kind !== 'cart'), fragments: [], commands: ['search.open'] },
    agreement: {
      gives: { 'command search.open': 's1' },
      takes: { 'command cart.add': 'a1', 'fragment account.wishlistHeart': 'h1', 'event wishlistChanged': 'w1' },
    },
  },
  'mfe-cart-checkout': {
    provides: { pages: ['cart'], fragments: ['cart.badge', 'checkout.saveCard'], commands: ['cart.add', 'cart.again'] },
    agreement: {
      gives: {
        'command cart.add': 'a1',
        'command cart.again': 'g1',
        'fragment cart.badge': 'b1',
        'fragment checkout.saveCard': 'd1',
        'event cartChanged': 'c1',
        'event orderPaid': 'p1',
      },
      takes: { 'command account.signIn': 'i1' },
    },
  },
  'mfe-account': {
    provides: { pages: [], fragments: ['account.wishlistHeart'], commands: ['account.signIn'] },
    agreement: {
      gives: { 'command account.signIn': 'i1', 'fragment account.wishlistHeart': 'h1', 'event wishlistChanged': 'w1' },
      takes: { 'command cart.again': 'g1', 'fragment checkout.saveCard': 'd1', 'event cartChanged': 'c1' },
    },
  },
} as const satisfies Record<RemoteName, Said>;

type Known = keyof typeof STABLE;

const SHOP = Object.entries(STABLE).reduce<ReleaseRegistry>(
  (registry, [remote, said]) => publish(registry, remote as RemoteName, aRelease('old', said)),
  { revision: 0, remotes: {} },
);

const without = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** Releases without a part, with another shape of it, and with a new wish. */
const gone = (remote: Known, part: string): Said => {
  const { provides, agreement }: Said = STABLE[remote];
  const [kind, name] = part.split(' ');
  return {
    provides: {
      pages: provides.pages.filter((page) => kind !== 'page' || page !== name),
      fragments: provides.fragments.filter((one) => kind !== 'fragment' || one !== name),
      commands: provides.commands.filter((one) => kind !== 'command' || one !== name),
    },
    agreement: { ...agreement, gives: without(agreement.gives, part) },
  };
};
const changed = (remote: Known, part: string, side: keyof Agreement = 'gives'): Said => {
  const { provides, agreement }: Said = STABLE[remote];
  return { provides, agreement: { ...agreement, [side]: { ...agreement[side], [part]: 'other' } } };
};

function promoted(remote: Known, said: Partial<Release>, shop = SHOP) {
  const added = publish(shop, remote, aRelease('new', said));
  return withoutNewMisses(added, promote(added, remote, 'new', 3), SHELL);
}

describe('what a promotion would take from others', () => {
  it.each<readonly [broken: string, remote: Known, said: Said, consumer: string]>([
    [
      'a command that is gone',
      'mfe-cart-checkout',
      gone('mfe-cart-checkout', 'command cart.add'),
      'mfe-catalog old needs command cart.add: nobody',
    ],
    [
      'a command that the shell runs',
      'mfe-cart-checkout',
      gone('mfe-cart-checkout', 'command cart.add'),
      'shell needs command cart.add: nobody',
    ],
    [
      'another remote’s only way to buy again',
      'mfe-cart-checkout',
      gone('mfe-cart-checkout', 'command cart.again'),
      'mfe-account old needs command cart.again: nobody',
    ],
    [
      'a fragment of the header that is gone',
      'mfe-cart-checkout',
      gone('mfe-cart-checkout', 'fragment cart.badge'),
      'shell needs fragment cart.badge: nobody',
    ],
    [
      'a fragment of the account that is gone',
      'mfe-cart-checkout',
      gone('mfe-cart-checkout', 'fragment checkout.saveCard'),
      'mfe-account old needs fragment checkout.saveCard: nobody',
    ],
    [
      'a heart that tiles draw',
      'mfe-account',
      gone('mfe-account', 'fragment account.wishlistHeart'),
      'mfe-catalog old needs fragment account.wishlistHeart: nobody',
    ],
    [
      'a sign-in that the checkout asks for',
      'mfe-account',
      gone('mfe-account', 'command account.signIn'),
      'mfe-cart-checkout old needs command account.signIn: nobody',
    ],
    [
      'another signature of a command',
      'mfe-cart-checkout',
      changed('mfe-cart-checkout', 'command cart.add'),
      'mfe-catalog old needs command cart.add: its signature',
    ],
    [
      'another signature of a command that the shell runs',
      'mfe-cart-checkout',
      changed('mfe-cart-checkout', 'command cart.add'),
      'shell needs command cart.add: its signature',
    ],
    [
      'renamed properties of a fragment',
      'mfe-account',
      changed('mfe-account', 'fragment account.wishlistHeart'),
      'mfe-catalog old needs fragment account.wishlistHeart: its signature',
    ],
    [
      'other contents of an event',
      'mfe-account',
      changed('mfe-account', 'event wishlistChanged'),
      'mfe-catalog old needs event wishlistChanged: its signature',
    ],
    [
      'an event that only this remote tells of',
      'mfe-cart-checkout',
      gone('mfe-cart-checkout', 'event orderPaid'),
      'shell needs event orderPaid: nobody',
    ],
    [
      'an event that the shell tells of too',
      'mfe-cart-checkout',
      gone('mfe-cart-checkout', 'event cartChanged'),
      'mfe-account old needs event cartChanged: mfe-cart-checkout no longer',
    ],
    [
      'a page that is gone',
      'mfe-cart-checkout',
      gone('mfe-cart-checkout', 'page cart'),
      'shell needs page cart: nobody',
    ],
    [
      'a command that nobody has yet',
      'mfe-catalog',
      changed('mfe-catalog', 'command stores.choose', 'takes'),
      'mfe-catalog new needs command stores.choose: nobody',
    ],
    [
      'a command in a shape that nobody has yet',
      'mfe-catalog',
      changed('mfe-catalog', 'command cart.add', 'takes'),
      'mfe-catalog new needs command cart.add: its signature',
    ],
  ])('is said with the name of who misses it: %s [FED-05]', (_broken, remote, said, consumer) => {
    expect(() => promoted(remote, said)).toThrow(consumer);
  });

  it('is nothing where a release does as the one before, or gives more [FED-05]', () => {
    for (const remote of Object.keys(STABLE) as Known[]) {
      const { provides, agreement }: Said = STABLE[remote];
      const more = { ...agreement, gives: { ...agreement.gives, 'command new.one': 'n1' } };
      expect(promoted(remote, { provides, agreement: more }).remotes[remote]?.stable).toBe('new');
    }
  });

  it('counts a page that another remote has meanwhile, and what was missed before [FED-05]', () => {
    const { provides, agreement }: Said = STABLE['mfe-account'];
    const took = promoted('mfe-account', { provides: { ...provides, pages: ['cart'] }, agreement });
    expect(promoted('mfe-cart-checkout', gone('mfe-cart-checkout', 'page cart'), took).revision).toBe(7);
    const bare = publish({ revision: 0, remotes: {} }, 'mfe-catalog', aRelease('old', STABLE['mfe-catalog']));
    expect(promoted('mfe-catalog', STABLE['mfe-catalog'], bare).remotes['mfe-catalog']?.stable).toBe('new');
  });

  it('asks canaries too, and takes releases of older tools at their word [FED-04] [FED-05]', () => {
    const wish = changed('mfe-catalog', 'command cart.again', 'takes').agreement;
    const takes = { ...wish.takes, 'command cart.again': 'g1' };
    const { provides } = STABLE['mfe-catalog'];
    const added = publish(SHOP, 'mfe-catalog', aRelease('canary', { provides, agreement: { ...wish, takes } }));
    const shop = startCanary(added, 'mfe-catalog', 'canary', 5);
    const broken = gone('mfe-cart-checkout', 'command cart.again');
    expect(() => promoted('mfe-cart-checkout', broken, shop)).toThrow('mfe-catalog canary needs command cart.again');

    // What only a canary gives, most shoppers' pages ask for in vain.
    const early = aRelease('early', {
      provides,
      agreement: { gives: { 'command stores.choose': 'other' }, takes: {} },
    });
    const offered = startCanary(publish(SHOP, 'mfe-account', early), 'mfe-account', 'early', 5);
    const asking = changed('mfe-catalog', 'command stores.choose', 'takes');
    expect(() => promoted('mfe-catalog', asking, offered)).toThrow('mfe-catalog new needs command stores.choose');

    const { provides: said } = STABLE['mfe-cart-checkout'];
    expect(promoted('mfe-cart-checkout', { provides: said }).remotes['mfe-cart-checkout']?.stable).toBe('new');
    const { agreement: _unsaid, ...older } = broken;
    expect(() => promoted('mfe-cart-checkout', older)).toThrow('mfe-account old needs command cart.again: nobody');
  });
});
