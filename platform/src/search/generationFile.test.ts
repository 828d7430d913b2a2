import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { SearchCatalogue } from './catalogue';
import { catalogueRecords } from './testing/catalogueRecords';
import { createGenerationFile } from './generationFile';
import { createSearchService } from './searchService';
import { smallCatalogue } from './testing/smallCatalogue';

const folder = mkdtempSync(path.join(tmpdir(), 'sightline-index-'));
const file = path.join(folder, 'search.index');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => rmSync(file, { force: true }));

/** Starts a search over data of a fingerprint, as a new process would. */
async function start(fingerprint: () => string, loadCatalogue: () => SearchCatalogue = smallCatalogue) {
  const faults: unknown[] = [];
  const loads: string[] = [];
  const service = createSearchService({
    loadCatalogue: async () => {
      loads.push(fingerprint());
      return loadCatalogue();
    },
    resolveRecord: catalogueRecords(smallCatalogue()),
    clock: () => 0,
    kept: createGenerationFile({ file, fingerprint: async () => fingerprint(), report: (fault) => faults.push(fault) }),
  });
  await service.rebuild();
  return { service, loads: loads.length, faults };
}

const QUESTIONS: readonly [index: string, request: object][] = [
  ['products_en-us_grouped', { query: 'sunglases', facets: ['*'] }],
  ['products_it-it_ungrouped', { query: 'nero', facets: ['attributes_translated.FRONT_COLOR'] }],
  ['products_en-us_grouped_price_guest_asc', { filters: 'sort.price.guest:50 TO 200' }],
  ['products_en-us_grouped_new_desc', {}],
  ['products_en-us_query_suggestions', { query: 'rou' }],
  ['cms_en-us_contents', { query: 'sunglases' }],
  ['cms_en-us_suggestions', { query: 'fin' }],
];

/** What is found, without how long it took. */
const answerOf = ({ body }: { body: object }) => {
  const { hits, nbHits, facets } = body as { hits?: unknown; nbHits?: unknown; facets?: unknown };
  return { hits, nbHits, facets };
};

describe('a kept index', () => {
  it('answers as the one that was built, without reading the catalogue', async () => {
    const built = await start(() => 'a');
    const kept = await start(() => 'a');
    expect([built.loads, kept.loads]).toEqual([1, 0]);
    expect(kept.service.version()).toBe(built.service.version());
    for (const [index, request] of QUESTIONS) {
      const [expected, found] = [await built.service.query(index, request), await kept.service.query(index, request)];
      expect(expected.status).toBe(200);
      expect([index, found.status, answerOf(found)]).toEqual([index, 200, answerOf(expected)]);
    }
  });

  it('is built again for other data, and that one is kept', async () => {
    await start(() => 'a');
    expect((await start(() => 'b')).loads).toBe(1);
    expect((await start(() => 'b')).loads).toBe(0);
  });

  it('is not kept for data that changed while it was built', async () => {
    let data = 'a';
    const change = () => {
      data = 'b';
      return smallCatalogue();
    };
    await start(() => data, change);
    expect((await start(() => data)).loads).toBe(1);
  });

  it('is built again in a running process whenever that is asked for', async () => {
    await start(() => 'a');
    const { service } = await start(
      () => 'a',
      () => smallCatalogue('2'),
    );
    expect(service.version()).toBe('1');
    await service.rebuild();
    expect(service.version()).toBe('2');
  });

  it('that cannot be read is told and built again; nothing unfinished is left', async () => {
    writeFileSync(file, 'half a file');
    const { loads, faults } = await start(() => 'a');
    expect([loads, faults.length]).toEqual([1, 1]);
    expect((await start(() => 'a')).loads).toBe(0);
    expect(readdirSync(folder)).toEqual(['search.index']);
  });
});
