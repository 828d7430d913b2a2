import { expect, test } from '@playwright/test';

import { HOSTED, startHostedProvider } from '../src/hostedProvider';
import { operationsWith } from '../src/operations';
import { ask } from '../src/searchIndex';
import { startShell } from '../src/secondShell';
import { E2E_PORT, SEARCH_ADMIN_KEY } from '../src/shopAddress';
import { inEveryForm } from '../src/walked';

const INDEX = 'products_en-us_grouped';

// What is sent to a provider is tested call by call in any case.
for (const move of inEveryForm<string>([], ['moves to a hosted search provider']))
  test(`${move} by configuration alone [PLAT-02]`, async ({ page }) => {
    // Ten thousand records are read and written, beside other journeys.
    test.slow();
    const provider = await startHostedProvider();
    try {
      const keys = {
        SEARCH_APP_ID: HOSTED.appId,
        SEARCH_WRITE_KEY: HOSTED.writeKey,
        SEARCH_WRITE_URL: provider.address,
      };
      const told = await operationsWith({ ...keys, SEARCH_ADMIN_KEY }, 'index', 'push', '--locale', 'en-us');
      expect(told).toContain('18 indices, sorted forms among them');
      const [all] = await ask({ indexName: INDEX, query: '', distinct: false, hitsPerPage: 0 });
      const { records, settings, synonyms } = provider.indices.get(INDEX) ?? {};
      expect(records?.size).toBe(all?.nbHits);
      expect(provider.seen.batches).toContain(1000);
      expect(synonyms?.length).toBeGreaterThan(50);
      expect(settings).toMatchObject({ attributeForDistinct: 'x_groupkey', distinct: true });
      expect(provider.indices.get(`${INDEX}_price_guest_asc`)?.settings).toMatchObject({
        ranking: expect.arrayContaining(['asc(sort.price.guest)']),
      });
      const [record] = records?.values() ?? [];
      expect(record).toMatchObject({ storeId: '10801', words: { type: [expect.any(String)] } });
      expect([...provider.indices.keys()].filter((name) => name.includes('_tmp_'))).toEqual([]);

      const shell = await startShell(E2E_PORT + 131, {
        SEARCH_INDEX_URL: provider.address,
        SEARCH_APP_ID: HOSTED.appId,
        SEARCH_API_KEY: HOSTED.searchKey,
      });
      try {
        const texts: Promise<string>[] = [];
        page.on('request', (request) => {
          texts.push(request.allHeaders().then((headers) => `${request.url()} ${JSON.stringify(headers)}`));
        });
        page.on('response', (response) => {
          if (/html|json/.test(response.headers()['content-type'] ?? '')) texts.push(response.text().catch(() => ''));
        });
        await page.goto(`${shell.origin}/search?q=aviator`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText('aviator');
        const atServer = provider.seen.searches;
        expect(atServer).toBeGreaterThan(0);
        const found = await page.evaluate(async (indexName) => {
          const body = JSON.stringify({ requests: [{ indexName, query: 'aviator' }] });
          const answer = await fetch('/1/indexes/*/queries', { method: 'POST', body });
          return (await answer.json()) as { results: { nbHits: number }[] };
        }, INDEX);
        expect(found.results[0]?.nbHits).toBeGreaterThan(0);
        expect(provider.seen.searches).toBeGreaterThan(atServer);
        expect(provider.seen.refused).toBe(0);
        for (const text of await Promise.all(texts)) expect(text).not.toContain(HOSTED.searchKey);
      } finally {
        await shell.stop();
      }
    } finally {
      await provider.stop();
    }
  });
