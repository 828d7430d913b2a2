import { createSearchService } from '../search';
import { catalogueRecords } from '../search/testing/catalogueRecords';
import { smallCatalogue } from '../search/testing/smallCatalogue';
import { keepSearchFresh } from './search';

const index = 'products_it-it_grouped';
const LOOK_MS = 2000;

/** A catalogue whose Italian prices are all reduced from a moment on. */
function campaign(begins: number) {
  const catalogue = () => {
    const isOn = Date.now() >= begins;
    const small = smallCatalogue();
    const stores = small.stores.map((store) => ({
      ...store,
      offer: (product: number) => {
        const offer = store.offer(product);
        return offer && { ...offer, reduced: { guest: isOn, registered: isOn } };
      },
    }));
    return { ...small, stores };
  };
  return createSearchService({
    loadCatalogue: async () => catalogue(),
    resolveRecord: catalogueRecords(catalogue()),
    clock: Date.now,
  });
}

describe('the index in use', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-24T23:59:50Z') }));
  afterEach(() => jest.useRealTimers());

  it('follows prices that begin or end, also without a new version of the catalogue [SRCH-05]', async () => {
    const midnight = Date.parse('2026-11-25T00:00:00Z');
    const search = campaign(midnight);
    const built = search.rebuild();
    await jest.runAllTimersAsync();
    await built;
    const reduced = async () => {
      const { body } = await search.query(index, { facetFilters: 'reduced.guest:true' });
      return body['nbHits'];
    };
    const end = keepSearchFresh(search, {
      catalogue: {
        snapshot: async () => ({ version: 1 }) as never,
        nextPriceChange: async (after) => (after.getTime() < midnight ? new Date(midnight) : null),
      },
      clock: { now: () => new Date() },
      log: { error: fail },
      builtAt: new Date(),
    });
    await jest.advanceTimersByTimeAsync(LOOK_MS);
    expect(await reduced()).toBe(0);
    await jest.advanceTimersByTimeAsync(5 * LOOK_MS);
    expect(await reduced()).toBe(7);
    end();
  });
});

function fail(problem: unknown): never {
  throw new Error('The index could not be refreshed', { cause: problem });
}
