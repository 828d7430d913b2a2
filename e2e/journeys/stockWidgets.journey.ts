import { expect, test, type Page } from '@playwright/test';

import { ask } from '../src/searchIndex';
import { startWidgetPage } from '../src/widgetPage';

const INDEX = 'products_en-us_grouped';

/** Runs in the page: every widget of a listing, with nothing but what its documentation names. */
const LISTING = `(searchClient, place) => {
  const { widgets } = instantsearch;
  const search = instantsearch({ indexName: '${INDEX}', searchClient });
  search.addWidgets([
    widgets.configure({ hitsPerPage: 12 }),
    widgets.searchBox({ container: place('box') }),
    widgets.stats({ container: place('stats') }),
    widgets.sortBy({
      container: place('sort'),
      items: [
        { label: 'Best sellers', value: '${INDEX}' },
        { label: 'Cheapest', value: '${INDEX}_price_guest_asc' },
      ],
    }),
    widgets.currentRefinements({ container: place('current') }),
    widgets.clearRefinements({ container: place('clear') }),
    widgets.hierarchicalMenu({
      container: place('levels'),
      attributes: ['categories.lvl0', 'categories.lvl1', 'categories.lvl2'],
    }),
    widgets.menu({ container: place('menu'), attribute: 'attributes_translated.GENDER' }),
    widgets.refinementList({ container: place('brands'), attribute: 'attributes.BRAND', searchable: true, showMore: true }),
    widgets.toggleRefinement({ container: place('reduced'), attribute: 'reduced.guest', on: true }),
    widgets.rangeInput({ container: place('range'), attribute: 'sort.price.guest' }),
    widgets.numericMenu({
      container: place('numeric'),
      attribute: 'sort.price.guest',
      items: [{ label: 'All' }, { label: 'Below 100', end: 100 }, { label: 'From 300', start: 300 }],
    }),
    widgets.hits({
      container: place('hits'),
      templates: {
        item: (hit, { html, components }) =>
          html\`<h2>\${components.Highlight({ hit, attribute: 'attributes_translated.BRAND' })}</h2><p>\${hit.sort.price.guest}</p>\`,
      },
    }),
    widgets.pagination({ container: place('pages') }),
  ]);
  search.start();
}`;

const total = async (page: Page) =>
  Number((await page.locator('#stats').innerText()).replace(/^([\d,]+).*$/s, '$1').replaceAll(',', ''));

/** Waits for what the index itself says that a choice leaves. */
async function expectTotal(page: Page, query: Readonly<Record<string, unknown>>): Promise<number> {
  const [answer] = await ask({ indexName: INDEX, query: '', hitsPerPage: 0, ...query });
  await expect.poll(() => total(page)).toBe(answer?.nbHits);
  return answer?.nbHits ?? 0;
}

/** What a browser says of an answer that it may not read, or of a script that failed. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text());
  });
  return complaints;
}

test('drives the stock widgets of InstantSearch from another origin [PLAT-02][PLP-03]', async ({ page }) => {
  const widgets = await startWidgetPage(LISTING);
  const complaints = complaintsOf(page);
  try {
    await page.goto(widgets.address);
    await expect(page.locator('#hits h2')).toHaveCount(12);
    const all = await expectTotal(page, {});

    await test.step('searchBox, hits and stats', async () => {
      await page.getByRole('searchbox').first().fill('norvnae');
      expect(await expectTotal(page, { query: 'norvnae' })).toBeLessThan(all);
      await expect(page.locator('#hits h2').first()).toHaveText('Norvane');
      await expect(page.locator('#hits mark').first()).toHaveText('Norvane');
      await page.getByRole('button', { name: 'Clear the search query' }).click();
      await expectTotal(page, {});
    });

    await test.step('hierarchicalMenu', async () => {
      await page
        .locator('#levels')
        .getByRole('link', { name: /^Sunglasses/ })
        .click();
      await expectTotal(page, { facetFilters: ['categories.lvl0:Sunglasses'] });
      await page
        .locator('#levels')
        .getByRole('link', { name: /^Round/ })
        .click();
      const round = await expectTotal(page, { facetFilters: ['categories.lvl1:Sunglasses > Round'] });
      await page
        .locator('#levels')
        .getByRole('link', { name: /^Norvane/ })
        .click();
      const deepest = await expectTotal(page, { facetFilters: ['categories.lvl2:Sunglasses > Round > Norvane'] });
      expect(deepest).toBeGreaterThan(0);
      expect(deepest).toBeLessThan(round);
    });

    await test.step('currentRefinements and clearRefinements', async () => {
      await expect(page.locator('#current')).toContainText('Sunglasses > Round > Norvane');
      await page.locator('#clear').getByRole('button').click();
      await expectTotal(page, {});
    });

    await test.step('menu', async () => {
      await page
        .locator('#menu')
        .getByRole('link', { name: /^Women/ })
        .click();
      await expectTotal(page, { facetFilters: ['attributes_translated.GENDER:Women'] });
      await page.locator('#clear').getByRole('button').click();
    });

    await test.step('refinementList, and a search of its values', async () => {
      const brands = page.locator('#brands');
      const valueOf = (place: number) => brands.getByRole('checkbox').nth(place).inputValue();
      const [first, second] = [await valueOf(0), await valueOf(1)];
      await brands.getByRole('checkbox').first().check();
      const one = await expectTotal(page, { facetFilters: [[`attributes.BRAND:${first}`]] });
      await brands.getByRole('searchbox').fill(second.slice(0, 5).toLowerCase());
      await expect(brands.getByRole('checkbox')).toHaveCount(1);
      await brands.getByRole('checkbox').click();
      const both = await expectTotal(page, {
        facetFilters: [[`attributes.BRAND:${first}`, `attributes.BRAND:${second}`]],
      });
      expect(both).toBeGreaterThan(one);
      await page.locator('#current').getByRole('button').first().click();
      await expect.poll(() => total(page)).toBeLessThan(both);
      await page.locator('#clear').getByRole('button').click();
    });

    await test.step('toggleRefinement, rangeInput and numericMenu', async () => {
      await page.locator('#reduced').getByRole('checkbox').check();
      expect(await expectTotal(page, { facetFilters: ['reduced.guest:true'] })).toBeLessThan(all);
      await page.locator('#reduced').getByRole('checkbox').uncheck();
      await page.locator('#range input').first().fill('120');
      await page.locator('#range input').last().fill('150');
      await page.locator('#range').getByRole('button').click();
      await expectTotal(page, { numericFilters: ['sort.price.guest>=120', 'sort.price.guest<=150'] });
      await page.locator('#clear').getByRole('button').click();
      await page.locator('#numeric').getByRole('radio', { name: 'Below 100' }).check();
      await expectTotal(page, { numericFilters: ['sort.price.guest<=100'] });
    });

    await test.step('sortBy and pagination', async () => {
      await page.locator('#sort').getByRole('combobox').selectOption('Cheapest');
      const prices = async () => (await page.locator('#hits p').allInnerTexts()).map(Number);
      await expect
        .poll(async () => (await prices()).every((price, at, list) => at === 0 || price >= (list[at - 1] ?? 0)))
        .toBe(true);
      const dearest = (await prices()).at(-1) ?? 0;
      await page.locator('#pages').getByRole('link', { name: 'Page 2' }).click();
      await expect.poll(async () => (await prices())[0] ?? 0).toBeGreaterThanOrEqual(dearest);
      await expect(page.locator('#pages .ais-Pagination-item--selected')).toHaveText('2');
    });
    expect(complaints).toEqual([]);
  } finally {
    await widgets.stop();
  }
});

/** Runs in the page: facets in the order that the index tells, an order by price of what is relevant, and branches around a place. */
const TOLD = `(searchClient, place) => {
  const { connectors, widgets } = instantsearch;
  const goods = instantsearch({ indexName: '${INDEX}_price_guest_asc', searchClient });
  goods.addWidgets([
    widgets.configure({ relevancyStrictness: 90, optionalWords: ['round'], optionalFilters: ['attributes.BRAND:Norvane'] }),
    widgets.searchBox({ container: place('box') }),
    widgets.stats({ container: place('stats') }),
    widgets.relevantSort({ container: place('relevant') }),
    widgets.dynamicWidgets({
      container: place('facets'),
      widgets: [],
      fallbackWidget: ({ container, attribute }) => {
        container.dataset.attribute = attribute;
        return widgets.refinementList({ container, attribute });
      },
    }),
  ]);
  goods.start();
  const stores = instantsearch({ indexName: 'cms_en-us_stores', searchClient });
  const branches = place('branches');
  stores.addWidgets([
    widgets.configure({ aroundLatLng: '40.7434,-73.9993', aroundRadius: 30000, hitsPerPage: 5 }),
    connectors.connectGeoSearch(({ items, refine }) => {
      branches.textContent = items.map(({ objectID, _geoloc }) => objectID + ' ' + _geoloc.lat).join('\\n');
      branches.onclick = () => refine({ northEast: { lat: 34.4, lng: -117.5 }, southWest: { lat: 33.5, lng: -118.9 } });
    })({ enableRefine: true }),
  ]);
  stores.start();
}`;

test('drives stock widgets that follow what the index tells of facets, relevance and places [PLAT-02][SRCH-01]', async ({
  page,
}) => {
  const widgets = await startWidgetPage(TOLD);
  const complaints = complaintsOf(page);
  try {
    await page.goto(widgets.address);
    await test.step('dynamicWidgets', async () => {
      const shown = page.locator('#facets [data-attribute]');
      await expect(shown.first()).toHaveAttribute('data-attribute', 'attributes_translated.PRODUCT_TYPE');
      const sizes = page.locator('[data-attribute="attributes_translated.FRAME_SIZE"] .ais-RefinementList-labelText');
      await expect(sizes.first()).toHaveText('XXS');
    });

    await test.step('relevantSort', async () => {
      await page.getByRole('searchbox').first().fill('round gold');
      await expect(page.locator('#stats')).toContainText('relevant results sorted out of');
      await page.getByRole('button', { name: 'See all results' }).click();
      await expect(page.getByRole('button', { name: 'See relevant results' })).toBeVisible();
      await expect(page.locator('#stats')).not.toContainText('sorted out of');
    });

    await test.step('connectGeoSearch', async () => {
      const near = { indexName: 'cms_en-us_stores', query: '', aroundLatLng: '40.7434,-73.9993', aroundRadius: 30_000 };
      const [answer] = await ask({ ...near, hitsPerPage: 5 });
      const branches = page.locator('#branches');
      expect(answer?.nbHits).toBeGreaterThan(0);
      await expect(branches).toContainText(String(answer?.hits[0]?.['objectID']));
      await branches.click();
      await expect(branches).toContainText(/ 3[34]\./);
      await expect(branches).not.toContainText(/ 40\./);
    });
    expect(complaints).toEqual([]);
  } finally {
    await widgets.stop();
  }
});

/** Runs in the page: phrases by the stock plugin, and products beside them. */
const COMPLETION = `(searchClient, place) => {
  const { autocomplete, getAlgoliaResults } = window['@algolia/autocomplete-js'];
  const { createQuerySuggestionsPlugin } = window['@algolia/autocomplete-plugin-query-suggestions'];
  autocomplete({
    container: place('autocomplete'),
    placeholder: 'Search',
    openOnFocus: true,
    detachedMediaQuery: 'none',
    plugins: [createQuerySuggestionsPlugin({ searchClient, indexName: 'products_en-us_query_suggestions' })],
    getSources: ({ query }) => [
      {
        sourceId: 'products',
        getItems: () => getAlgoliaResults({ searchClient, queries: [{ indexName: '${INDEX}', query, params: { hitsPerPage: 3 } }] }),
        templates: { item: ({ item, components, html }) => html\`<b>\${components.Highlight({ hit: item, attribute: ['attributes_translated', 'BRAND'] })}</b>\` },
      },
    ],
  });
}`;

test('drives Autocomplete with its plugin for query suggestions from another origin [PLAT-02][SRCH-01]', async ({
  page,
}) => {
  const widgets = await startWidgetPage(COMPLETION);
  const complaints = complaintsOf(page);
  try {
    await page.goto(widgets.address);
    await page.getByPlaceholder('Search').fill('round sung');
    const phrases = page.locator('[data-autocomplete-source-id="querySuggestionsPlugin"] [role="option"]');
    await expect(phrases.first()).toContainText('round sunglasses');
    await expect(page.locator('[data-autocomplete-source-id="products"] [role="option"]')).toHaveCount(3);
    await page.getByPlaceholder('Search').fill('norvan');
    await expect(page.locator('[data-autocomplete-source-id="products"] mark').first()).toHaveText('Norvan');
    await page.getByPlaceholder('Search').press('ArrowDown');
    await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
    expect(complaints).toEqual([]);
  } finally {
    await widgets.stop();
  }
});
