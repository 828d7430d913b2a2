import { catalogueRecords } from '../testing/catalogueRecords';
import { createSearchService } from '../searchService';
import { smallCatalogue } from '../testing/smallCatalogue';
import { applyRules } from './applyRules';
import type { RuleBook, RuleConsequence, SearchRule } from './rule';

interface Found {
  readonly hits: readonly Record<string, unknown>[];
  readonly nbHits: number;
  readonly facets?: Record<string, Record<string, number>>;
  readonly renderingContent: unknown;
  readonly userData?: unknown;
  readonly appliedRules?: unknown;
}

const ROUND = { words: { text: 'round', how: 'is' } } as const;
let ids = 0;
const rule = (consequence: RuleConsequence, when: SearchRule['when'] = ROUND): SearchRule => {
  ids += 1;
  return { id: String(ids), locale: 'en-us', when, consequence };
};
const book = (...rules: SearchRule[]): RuleBook => ({ rules, synonyms: [] });

async function open(rules: RuleBook) {
  const service = createSearchService({
    loadCatalogue: async () => smallCatalogue(),
    resolveRecord: catalogueRecords(smallCatalogue()),
    clock: () => 1_764_288_000_000,
  });
  await service.rebuild();
  service.useRules(rules);
  const ask = async (query: string, more: object = {}, index = 'products_en-us_grouped'): Promise<Found> =>
    (await service.query(index, { query, ...more })).body as unknown as Found;
  const models = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).hits.map((hit) => hit['x_groupkey']);
  return { service, ask, models };
}

const AS_FOUND = ['0VE1300', '0NO4001S', '0SO7700', '0AM5100'];

describe('rules of those who sell', () => {
  it('pin goods at their places, also goods that the words do not find, on every page [SRCH-07]', async () => {
    const { models, ask } = await open(
      book(
        rule({ kind: 'pin', partNumber: '0VE1200-902', place: 1 }),
        rule({ kind: 'pin', partNumber: '0AM5100-901', place: 3 }),
      ),
    );
    const pinned = ['0VE1200', '0VE1300', '0AM5100', '0NO4001S', '0SO7700'];
    expect(await models('round')).toEqual(pinned);
    const pages = [0, 1, 2].map((page) => models('round', { page, hitsPerPage: 2 }));
    expect((await Promise.all(pages)).flat()).toEqual(pinned);
    const { nbHits, hits, facets } = await ask('round', { facets: ['attributes.FRAME_SHAPE'] });
    expect([nbHits, hits[0]?.['partnumberId']]).toEqual([5, '0VE1200-902']);
    expect(facets?.['attributes.FRAME_SHAPE']).toMatchObject({ CAT_EYE: 1 });
    expect(await models('square')).not.toContain('0VE1200');
  });

  it('pin nothing that a choice of the shopper leaves out, and move nothing in an order by price [SRCH-07]', async () => {
    const { models } = await open(book(rule({ kind: 'pin', partNumber: '0VE1200-901', place: 1 })));
    expect(await models('round', { filters: 'attributes.FRAME_SHAPE:ROUND' })).not.toContain('0VE1200');
    const byPrice = await models('round', {}, 'products_en-us_grouped_price_guest_desc');
    expect(byPrice).toEqual(['0VE1300', '0AM5100', '0NO4001S', '0VE1200', '0SO7700']);
  });

  it('show another colour of a pinned model where a choice leaves its own out [SRCH-07]', async () => {
    const { ask } = await open(book(rule({ kind: 'pin', partNumber: '0VE1200-902', place: 1 })));
    const { hits } = await ask('round', { filters: 'attributes.FRONT_COLOR:BLACK' });
    expect(hits[0]).toMatchObject({ partnumberId: '0VE1200-901' });
  });

  it('hide a model with all its colours from hits, counts and values of facets [SRCH-07]', async () => {
    const { service, ask, models } = await open(book(rule({ kind: 'hide', partNumber: '0NO4001S-902' })));
    expect(await models('round')).toEqual(AS_FOUND.filter((model) => model !== '0NO4001S'));
    const { nbHits, facets } = await ask('round', { facets: ['attributes.BRAND'] });
    expect([nbHits, facets?.['attributes.BRAND']?.['Norvane']]).toEqual([3, undefined]);
    expect(await models('round', {}, 'products_en-us_ungrouped')).not.toContain('0NO4001S');
    const values = await service.facetQuery('products_en-us_grouped', 'attributes.BRAND', { query: 'round' });
    expect(JSON.stringify(values.body)).not.toContain('Norvane');
    expect(await models('norvane')).toContain('0NO4001S');
  });

  it('let goods come first among equal matches, and in a list [SRCH-07]', async () => {
    const brand = { kind: 'boost', attribute: 'attributes.BRAND', value: 'Solenne' } as const;
    const { models } = await open(book(rule(brand), rule(brand, { context: 'sunglasses' })));
    expect((await models('round'))[0]).toBe('0SO7700');
    const list = { ruleContexts: ['sunglasses'], filters: 'type:sun' };
    expect(await models('', list)).toEqual(['0SO7700', '0SO7800', '0NO4001S', '0NO4002S']);
    expect((await models('', { filters: 'type:sun' }))[0]).toBe('0NO4001S');
    const missing = { optionalWords: ['vellino'] };
    expect((await models('vellino round', missing))[0]).toBe('0VE1300');
  });

  it('say banners and redirects in the members of the protocol, and which rules they are [SRCH-07]', async () => {
    const banner = { title: 'Round week', text: 'All of it.', label: 'See', url: '/sunglasses' };
    const shown = rule({ kind: 'banner', ...banner });
    const led = rule({ kind: 'redirect', url: '/faq' });
    const { ask } = await open(book(shown, led));
    expect(await ask('round')).toMatchObject({
      renderingContent: { redirect: { url: '/faq' } },
      userData: [{ banner }],
      appliedRules: [{ objectID: shown.id }, { objectID: led.id }],
    });
    const plain = await ask('round', { enableRules: false });
    expect([plain.renderingContent, plain.userData, plain.appliedRules]).toEqual([{}, undefined, undefined]);
  });

  it('let words stand for others, in one locale and from the next query on [SRCH-07]', async () => {
    const synonyms: RuleBook['synonyms'] = [
      { id: '1', locale: 'en-us', phrases: ['lollipop', 'round'], from: undefined },
      { id: '2', locale: 'en-us', phrases: ['cat eye'], from: 'fifties' },
    ];
    const { service, models } = await open({ rules: [], synonyms });
    expect(await models('lollipops')).toEqual(AS_FOUND);
    expect(await models('fifties')).toEqual(['0VE1200']);
    expect(await models('lollipop', {}, 'products_en-gb_grouped')).toEqual([]);
    service.useRules({ rules: [], synonyms: [] });
    expect(await models('lollipop')).toEqual([]);
  });

  it('are tried for one query without answering anybody else by them [SRCH-07]', async () => {
    const { service, models } = await open(book());
    const tried = await service.query(
      'products_en-us_grouped',
      { query: 'round' },
      book(rule({ kind: 'hide', partNumber: '0VE1300-901' })),
    );
    expect(tried.body).toMatchObject({ nbHits: 3 });
    expect(await models('round')).toEqual(AS_FOUND);
  });

  it('pass over articles that the index does not have [SRCH-07]', async () => {
    const { models } = await open(
      book(rule({ kind: 'pin', partNumber: 'GONE', place: 1 }), rule({ kind: 'hide', partNumber: 'GONE' })),
    );
    expect(await models('round')).toEqual(AS_FOUND);
  });
});

describe('the rules of a query', () => {
  const redirect = (when: SearchRule['when']) => rule({ kind: 'redirect', url: '/x' }, when);
  const led = (query: string, when: SearchRule['when'], contexts: string[] = []) =>
    applyRules({ query, contexts }, 'en-us', [redirect(when)]).redirect === '/x';

  it('are those whose words it is or holds, without case, accents and plurals [SRCH-07]', () => {
    const is = { words: { text: 'Gift card', how: 'is' } } as const;
    const contains = { words: { text: 'gift card', how: 'contains' } } as const;
    expect(led('GIFT  cards', is)).toBe(true);
    expect(led('gift card balance', is)).toBe(false);
    expect(led('my gift-card balance', contains)).toBe(true);
    expect(led('gift cardigan', contains)).toBe(false);
    expect(led('card gift', contains)).toBe(false);
    expect(led('', { words: { text: '!', how: 'contains' } })).toBe(false);
  });

  it('are those of its context and locale, and all conditions hold together [SRCH-07]', () => {
    expect(led('', { context: 'sunglasses' }, ['sunglasses'])).toBe(true);
    expect(led('', { context: 'sunglasses' })).toBe(false);
    const both = { ...ROUND, context: 'sunglasses' };
    expect([led('round', both), led('round', both, ['sunglasses'])]).toEqual([false, true]);
    expect(applyRules({ query: 'round', contexts: [] }, 'en-gb', [redirect(ROUND)]).applied).toEqual([]);
  });
});
