import type { LoadServices, PageModule, RemoteModule } from '@sightline/shared-lib/contracts';
import { aSite, fakeClient } from '@sightline/shared-lib/testing';

import { createPageSource, type PageSourceOptions } from './pageSource';

/** Pages of one remote; what its list is loaded with is kept. */
function aSource(askerSegments: () => readonly string[], code?: Promise<RemoteModule>) {
  const given: LoadServices[] = [];
  const page: PageModule<null> = {
    load: (_request, services) => {
      given.push(services);
      return Promise.resolve({ outcome: 'page', status: 200, head: { title: '' }, data: null, cache: 'private' });
    },
    Page: () => null,
  };
  const remote = { pages: { cart: () => Promise.resolve(page as PageModule) }, messages: () => Promise.resolve({}) };
  const options = {
    site: aSite(),
    client: fakeClient(),
    releases: { 'mfe-x': { id: '1', provides: { pages: ['cart'] } } },
    loader: { load: () => code ?? Promise.resolve(remote as unknown as RemoteModule) },
    resolve: () => Promise.resolve(null),
    askerSegments,
  } as unknown as PageSourceOptions;
  return { source: createPageSource(options), given };
}

describe('pages fetched in the browser', () => {
  it('are told the segments of the shopper of this moment, and priced for nobody in particular [PLP-08] [CAT-07]', async () => {
    let segments: readonly string[] = [];
    const { source, given } = aSource(() => segments);
    await source.prepare('/cart');
    segments = ['RegisteredUsers'];
    await source.prepare('/cart');
    expect(given.map((one) => one.askerSegments)).toEqual([[], ['RegisteredUsers']]);
    expect(given.map((one) => one.segments)).toEqual([[], []]);
  });

  it('are left to the server when their code does not come in time, and are not when it does [FED-03] [ROUTE-06]', async () => {
    const { source } = aSource(() => [], new Promise(() => undefined));
    jest.useFakeTimers();
    const waiting = source.prepare('/cart');
    await jest.advanceTimersByTimeAsync(2_999);
    const early = jest.fn();
    void waiting.then(early);
    await jest.advanceTimersByTimeAsync(0);
    expect(early).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await waiting).toEqual({ outcome: 'document' });
    jest.useRealTimers();
    expect(await aSource(() => []).source.prepare('/cart')).toMatchObject({ outcome: 'page' });
  });

  it('are left to the server when nobody here knows their address: a release that is newer than the tab may have them [FED-02] [ROUTE-08]', async () => {
    const { source } = aSource(() => []);
    expect(await source.prepare('/gift-cards')).toEqual({ outcome: 'document' });
    expect(await source.prepare('/not-found-page')).toMatchObject({ outcome: 'page', status: 404 });
  });
});
