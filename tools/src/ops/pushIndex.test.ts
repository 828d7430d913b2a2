import type { Algoliasearch } from 'algoliasearch';

import { pushIndices } from './pushIndex';

const NAMES = ['products_en-us_grouped', 'products_en-us_grouped_price_asc', 'products_it-it_grouped'];

/** The platform's own index: a list in two languages, one of them with a sorted form, told in two parts. */
const source = {
  listIndices: () =>
    Promise.resolve({ items: NAMES.map((name) => (name.endsWith('_asc') ? { name, primary: NAMES[0] } : { name })) }),
  getSettings: ({ indexName }: { readonly indexName: string }) =>
    Promise.resolve(indexName.endsWith('_asc') ? { ranking: ['asc(price)'], primary: NAMES[0] } : { distinct: true }),
  browseSynonyms: ({ indexName, aggregator }: Browse) => {
    const own = indexName.includes('en-us') ? [{ objectID: 'sunnies' }] : [];
    return Promise.resolve(aggregator({ hits: own }));
  },
  browseRules: ({ indexName, aggregator }: Browse) => {
    const own = indexName.includes('en-us') ? [{ objectID: 'pin-1' }] : [];
    return Promise.resolve(aggregator({ hits: own }));
  },
  browseObjects: ({ indexName, aggregator }: Browse) => {
    for (const part of ['a', 'b']) aggregator({ hits: [{ objectID: `${indexName}-${part}` }] });
    return Promise.resolve();
  },
};

interface Browse {
  readonly indexName: string;
  readonly aggregator: (answer: { readonly hits: readonly object[] }) => void;
}

/** The provider notes what it is asked to do. */
function provider() {
  const done: (readonly [call: string, input: object])[] = [];
  const task = (call: string) => (input: object) => {
    done.push([call, input]);
    return Promise.resolve({ taskID: done.length });
  };
  const calls = ['setSettings', 'saveSynonyms', 'clearSynonyms', 'saveRules', 'replaceAllObjects', 'waitForTask'];
  const target = Object.fromEntries(calls.map((call) => [call, task(call)]));
  const inputsOf = (call: string) => done.filter(([name]) => name === call).map(([, input]) => input);
  return { target, inputsOf };
}

async function push(locale?: string) {
  const { target, inputsOf } = provider();
  const told: object[] = [];
  const count = await pushIndices({
    source: source as unknown as Algoliasearch,
    target: target as unknown as Algoliasearch,
    locale,
    told: (index) => told.push(index),
  });
  return { count, told, inputsOf };
}

describe('a hosted search provider is fed [PLAT-02]', () => {
  it('with settings of each index and its sorted forms, which know by themselves whose they are', async () => {
    const { count, inputsOf } = await push('en-us');
    expect(count).toBe(2);
    expect(inputsOf('setSettings')).toEqual([
      { indexName: 'products_en-us_grouped', indexSettings: { distinct: true } },
      { indexName: 'products_en-us_grouped_price_asc', indexSettings: { ranking: ['asc(price)'] } },
    ]);
  });

  it('with all records at once in place of the old ones, and synonyms and rules for sorted forms too', async () => {
    const { told, inputsOf } = await push('en-us');
    expect(inputsOf('replaceAllObjects')).toEqual([
      {
        indexName: 'products_en-us_grouped',
        objects: [{ objectID: 'products_en-us_grouped-a' }, { objectID: 'products_en-us_grouped-b' }],
        batchSize: 1000,
      },
    ]);
    expect(inputsOf('saveSynonyms')).toEqual([
      {
        indexName: 'products_en-us_grouped',
        synonymHit: [{ objectID: 'sunnies' }],
        forwardToReplicas: true,
        replaceExistingSynonyms: true,
      },
    ]);
    expect(inputsOf('saveRules')).toEqual([
      {
        indexName: 'products_en-us_grouped',
        rules: [{ objectID: 'pin-1' }],
        forwardToReplicas: true,
        clearExistingRules: true,
      },
    ]);
    expect(told).toEqual([{ name: 'products_en-us_grouped', records: 2, synonyms: 1, rules: 1 }]);
  });

  it('with every locale when none is named; synonyms that are gone are taken away', async () => {
    const { count, inputsOf } = await push();
    expect(count).toBe(3);
    expect(inputsOf('clearSynonyms')).toEqual([{ indexName: 'products_it-it_grouped', forwardToReplicas: true }]);
    expect(inputsOf('saveRules')).toHaveLength(1);
  });

  it('with nothing where no index is of that locale', async () => {
    const { count, inputsOf } = await push('fr-fr');
    expect(count).toBe(0);
    expect(inputsOf('replaceAllObjects')).toEqual([]);
  });
});
