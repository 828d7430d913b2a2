import { Subject } from 'rxjs';

import {
  isContractSupported,
  type CommandRunner,
  type EventBus,
  type PageModule,
  type RemoteManifest,
  type RemoteModule,
} from '.';
import { CONTRACT_VERSION } from './contractVersion';
import { PAGE_KINDS, pageTypeCode } from './pageKind';

describe('the version of the contract', () => {
  it('admits remotes of the shell’s own version and the one before it, and no others [FED-05]', () => {
    const admitted = (remote: number) => isContractSupported(remote, 7);
    expect([5, 6, 7, 8].map(admitted)).toEqual([false, true, true, false]);
    expect([Number.NaN, 6.5, Number.POSITIVE_INFINITY].map(admitted)).toEqual([false, false, false]);
  });

  it('admits what is built today into the shell of today [FED-05]', () => {
    expect(isContractSupported(CONTRACT_VERSION)).toBe(true);
  });
});

describe('the page-type codes', () => {
  it('are those of the specification, and LP for every kind that it names no code for [ROUTE-05]', () => {
    const kindsOf = (code: string) => PAGE_KINDS.filter((kind) => pageTypeCode(kind) === code);
    expect(kindsOf('HP')).toEqual(['home']);
    expect(kindsOf('PLP')).toEqual(['search', 'product-list']);
    expect(kindsOf('PDP')).toEqual(['product-detail']);
    expect(kindsOf('Cart')).toEqual(['cart']);
    expect(kindsOf('Checkout')).toEqual(PAGE_KINDS.filter((kind) => /checkout/.test(kind)));
    expect(kindsOf('store_locator')).toEqual(['store-locator', 'store-detail']);
    expect(kindsOf('LP')).toContain('landing');
    expect(kindsOf('LP')).toHaveLength(18);
  });
});

/** The compiler proves these: an expected error that does not come is an error of the type check. */
describe('the types of the contract', () => {
  const bus: EventBus = { emit: jest.fn(), on: () => new Subject<never>() };
  const commands: CommandRunner = { run: jest.fn(() => new Promise<never>(() => undefined)) };

  it('give every event what it says and no more', () => {
    bus.emit('cartChanged', { count: 1, orderId: null });
    // @ts-expect-error -- an event says everything that it promises
    bus.emit('cartChanged', { count: 1 });
    // @ts-expect-error -- a listener hears what its event says and nothing else
    bus.on('localeChanged').subscribe(({ orderId }) => orderId);
    // @ts-expect-error -- nobody invents events
    bus.emit('cartEmptied', {});
    expect(bus.emit).toHaveBeenCalledTimes(3);
  });

  it('give every command its own input and answer', () => {
    void commands.run('account.toggleWishlist', { partNumber: '1' }).then(({ saved }) => saved);
    // @ts-expect-error -- the input of a command is its own
    void commands.run('account.toggleWishlist', { sku: '1' });
    // @ts-expect-error -- a shopper may have chosen no store
    void commands.run('stores.choose', {}).then((store) => store.name);
    // @ts-expect-error -- nobody invents commands
    void commands.run('cart.remove', {});
    expect(commands.run).toHaveBeenCalledTimes(4);
  });

  it('hold a remote to what it declares', () => {
    const manifest: RemoteManifest = {
      name: 'mfe-catalog',
      contract: CONTRACT_VERSION,
      // @ts-expect-error -- a remote owns pages that the contract knows
      pages: ['home', 'castle'],
      fragments: ['search.drawer'],
      commands: [],
    };
    const fragments: RemoteModule['fragments'] = {
      // @ts-expect-error -- a fragment draws from what its borrowers pass
      'cart.badge': () => Promise.resolve(({ colour }: { readonly colour: string }) => colour),
    };
    const page: PageModule<object> = {
      // @ts-expect-error -- a page answers head and cache policy with its data
      load: () => Promise.resolve({ outcome: 'page', status: 200, data: {} }),
      Page: () => null,
    };
    expect([manifest, fragments, page].map((one) => Object.keys(one).length)).toEqual([5, 1, 2]);
  });
});
