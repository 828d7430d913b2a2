import { aSite, fakeServices } from '@sightline/shared-lib/testing';

import type { PageState } from '../../page/pageState';

import { createCommands, createFragments } from './provisions';

// Nothing is painted here, unless a test says when.
const painted = jest.fn(() => Promise.resolve());
jest.mock('../yieldTask', () => ({ painted: () => painted() }));

const provides = { pages: [], fragments: ['stores.teaser'], commands: ['stores.choose'] };
const releases = {
  'mfe-store-locator': { id: 'r1', provides, base: '/', entry: 'e.js', integrity: '' },
} as unknown as PageState['releases'];

function options(isStoreLocatorEnabled: boolean) {
  const messages = jest.fn(() => Promise.resolve({}));
  const load = jest.fn(() =>
    Promise.resolve({
      fragments: { 'stores.teaser': () => Promise.resolve(() => null) },
      commands: { 'stores.choose': () => Promise.resolve(() => Promise.resolve(null)) },
      messages,
    }),
  );
  const services = fakeServices({ site: aSite({ config: { isStoreLocatorEnabled } }) });
  return { releases, loader: { load } as never, services: () => services, onFailure: jest.fn(), load, messages };
}

describe('pieces of the store locator', () => {
  it('are lent to every page while the site has one [STOR-06]', async () => {
    const on = options(true);
    expect(await createFragments(on).load('stores.teaser')).not.toBeNull();
    await expect(createCommands(on).run('stores.choose', {})).resolves.toBeNull();
  });

  it('say whose they are where the panel of releases asks, and nowhere else [FED-07]', async () => {
    const propsOf = async (marking: boolean) => {
      const load = createFragments({ ...options(true), marking }).load('stores.teaser') as Promise<unknown>;
      return ((await load) as (props: object) => { readonly props: object })({}).props;
    };
    expect(await propsOf(true)).toMatchObject({ 'data-part': 'mfe-store-locator stores.teaser' });
    expect(await propsOf(false)).not.toHaveProperty('data-part');
  });

  it('ask their remote for no more words than they begin with', async () => {
    const on = options(true);
    await createFragments(on).load('stores.teaser');
    expect(on.messages).toHaveBeenCalledWith('en', undefined, 'stores.teaser');
  });

  it('are lent to nobody once it is switched off, and their code stays away [STOR-06] [SITE-06]', async () => {
    const off = options(false);
    expect(await createFragments(off).load('stores.teaser')).toBeNull();
    await expect(createCommands(off).run('stores.choose', {})).rejects.toThrow('No remote provides');
    expect(off.load).not.toHaveBeenCalled();
  });
});

describe('commands', () => {
  it('fetch nothing before what the press showed is painted', async () => {
    let paint = () => undefined as void;
    painted.mockReturnValueOnce(new Promise((resolve) => (paint = resolve)));
    const shop = options(true);
    const chosen = createCommands(shop).run('stores.choose', {});
    await Promise.resolve();
    expect(shop.load).not.toHaveBeenCalled();
    paint();
    await expect(chosen).resolves.toBeNull();
    expect(shop.load).toHaveBeenCalledWith('mfe-store-locator');
  });
});
