import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openWholePlatform, type WholePlatform } from '../testing/ownership/client';

interface Found {
  readonly results: readonly { readonly hits: readonly { readonly url: string }[] }[];
}

interface Texts {
  readonly results: readonly { readonly hits: readonly { readonly text: string }[] }[];
}

describe('what people search help by', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-help-'));
  let shop: WholePlatform;
  beforeAll(async () => {
    shop = await openWholePlatform(dataDir);
  }, 240_000);
  afterAll(async () => {
    await shop.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Where the first answer of each query leads. */
  const firsts = async (locale: string, queries: readonly string[]) => {
    const requests = queries.map((query) => ({ indexName: `cms_${locale}_contents`, query, hitsPerPage: 3 }));
    const body = { requests };
    const { results } = await shop.done<Found>({ method: 'POST', url: '/1/indexes/*/queries', body });
    return results.map(({ hits }) => hits[0]?.url ?? '');
  };
  const returns = '/c/delivery-and-returns';
  const orders = '/track-order';
  const stores = '/store-locator';
  const eyes = '/c/book-eye-test';
  const paper = '/c/prescription-guide';

  it.each([
    ['en-us', ['returns', 'shipping cost', 'tracking', 'opening hours', 'eye exam', 'pupillary distance']],
    ['de-de', ['Umtausch', 'Versandkosten', 'Sendungsverfolgung', 'Öffnungszeiten', 'Sehtest', 'Brillenpass']],
    ['fr-fr', ['échange', 'frais de port', 'où est ma commande', 'horaires', 'examen de la vue', 'ordonnance']],
    ['it-it', ['restituire', 'spese di spedizione', 'stato dell’ordine', 'orari', 'controllo della vista', 'ricetta']],
    ['es-es', ['devolver', 'gastos de envío', 'seguimiento', 'horario', 'revisión de la vista', 'receta']],
    ['pt-pt', ['troca', 'portes', 'rastreio', 'horário', 'exame à vista', 'receita']],
  ] as const)('leads to its page or service in %s [SRCH-02]', async (locale, queries) => {
    expect(await firsts(locale, queries)).toEqual([returns, returns, orders, stores, eyes, paper]);
  });

  it('shows times and days as pages say them, not their names in the texts [SRCH-02] [CMS-01]', async () => {
    const requests = [{ indexName: 'cms_en-us_contents', query: '', hitsPerPage: 100, attributesToRetrieve: ['text'] }];
    const body = { requests };
    const { results } = await shop.done<Texts>({ method: 'POST', url: '/1/indexes/*/queries', body });
    const texts = results.flatMap(({ hits }) => hits.map(({ text }) => text));
    expect(texts.filter((text) => /business\sdays/.test(text)).length).toBeGreaterThan(0);
    expect(texts.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
  });

  it.each(['en-ww', 'en-int'] as const)(
    'leads to no branches in %s, which has none [SRCH-02] [STOR-06]',
    async (locale) => {
      expect(await firsts(locale, ['store near me'])).not.toEqual([stores]);
    },
  );
});
