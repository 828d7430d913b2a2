/** Asks the search of the whole range as many shoppers do: `npx tsx platform/src/testing/bench/searchLoad.bench.ts --help`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';

import Fastify from 'fastify';

import { createSearchService, searchRoutes } from '../../search';
import { catalogueRecords } from '../../search/testing/catalogueRecords';
import { GRADED_PHRASES, phrasesOf } from '../../search/testing/judged/phrases/phrases';
import { seededRange } from '../seededRange';

const USAGE = `Usage: tsx searchLoad.bench.ts [--seconds <n>] [--connections <n>]

Serves the search of the whole range over HTTP and asks it from another process for some seconds (10), over so many
connections (16): the judged phrases of six languages, lists with ten facets, the strokes of keys and values of facets,
in turns. Prints searches a second by the clock, and the processor time of the serving process for each, which other
programs of the machine change little.`;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '16' },
    help: { type: 'boolean', default: false },
  },
});

const FACETS = ['PRODUCT_TYPE', 'FRAME_SIZE', 'FRAME_SHAPE', 'FRONT_COLOR', 'BRAND', 'GENDER'].map(
  (name) => `attributes.${name}`,
);
/** Of a record what a tile is made of. */
const SHOWN = {
  attributesToHighlight: [],
  attributesToRetrieve: ['objectID', 'partnumberId', 'url', 'type', 'buyable', 'attributes', 'attributes_translated'],
} as const;
const LISTED = { ...SHOWN, facets: FACETS, hitsPerPage: 18 } as const;

/** Calls of shoppers: results of a phrase, a list, and what a key in the search field asks for. */
function callsOf(): string[] {
  return GRADED_PHRASES.flatMap((set) => {
    const goods = `products_${set.locale}_grouped`;
    return phrasesOf(set).flatMap(([phrase], place) => {
      const begun = phrase.slice(0, 3 + (place % 5));
      const requests = [
        [{ indexName: goods, query: phrase, ...LISTED }],
        [{ indexName: goods, query: '', filters: `type:${place % 2 ? 'sun' : 'optical'}`, page: place % 4, ...LISTED }],
        [
          { indexName: `products_${set.locale}_query_suggestions`, query: begun, hitsPerPage: 4 },
          { indexName: goods, query: begun, ...SHOWN, hitsPerPage: 3, analytics: false },
        ],
      ];
      return requests.map((one) => JSON.stringify({ requests: one }));
    });
  });
}

/** What the asking process runs: connections that ask one call after the other until the time is over. */
async function ask(url: string, milliseconds: number, connections: number): Promise<void> {
  const calls = callsOf();
  const until = performance.now() + milliseconds;
  const count = { calls: 0, searches: 0, refused: 0 };
  const connection = async (first: number): Promise<void> => {
    for (let at = first; performance.now() < until; at += connections) {
      const answer = await fetch(url, { method: 'POST', body: calls[at % calls.length] ?? '' });
      const { results = [] } = (await answer.json()) as { results?: readonly unknown[] };
      count.calls += 1;
      count.searches += results.length;
      if (answer.status !== 200) count.refused += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, first) => connection(first)));
  process.stdout.write(JSON.stringify(count));
}

type Resolve = ReturnType<typeof catalogueRecords>;

/** Keeps records, as the platform does for half a minute. */
function keptRecords(resolve: Resolve): Resolve {
  const kept = new Map<string, ReturnType<Resolve>>();
  return (product, locale) => {
    const key = `${locale} ${product}`;
    if (!kept.has(key)) kept.set(key, resolve(product, locale));
    return kept.get(key);
  };
}

async function serve(): Promise<void> {
  const { catalogue } = await seededRange(GRADED_PHRASES.map(({ locale }) => locale));
  const service = createSearchService({
    loadCatalogue: async () => catalogue,
    resolveRecord: keptRecords(catalogueRecords(catalogue)),
    clock: () => 0,
  });
  await service.rebuild();
  const app = Fastify();
  await app.register(searchRoutes, { service });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/1/indexes/*/queries`;
  const run = async (seconds: number): Promise<void> => {
    const before = process.cpuUsage();
    const started = performance.now();
    const asking = { ...process.env, SEARCH_LOAD: JSON.stringify([url, seconds * 1000, Number(values.connections)]) };
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1] ?? ''], { env: asking });
    let said = '';
    child.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
    await once(child, 'exit');
    const elapsed = (performance.now() - started) / 1000;
    const { user, system } = process.cpuUsage(before);
    const { calls, searches, refused } = JSON.parse(said) as { calls: number; searches: number; refused: number };
    const each = (user + system) / 1000 / searches;
    console.log(
      `${searches} searches in ${calls} calls, ${refused} refused: ${(searches / seconds).toFixed(0)} a second by the clock, ` +
        `${each.toFixed(2)} ms of processor time each, so ${(1000 / each).toFixed(0)} a second on a core of its own (${elapsed.toFixed(0)} s)`,
    );
  };
  await run(2);
  await run(Number(values.seconds));
  await app.close();
}

const asked = process.env['SEARCH_LOAD'];
if (values.help) console.log(USAGE);
else if (asked === undefined) await serve();
else await ask(...(JSON.parse(asked) as Parameters<typeof ask>));
