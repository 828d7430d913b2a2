import { parseIndexName } from './indexName';

describe('index names', () => {
  it('carry locale, grouping, sort, segment and direction [PLP-08]', () => {
    expect(parseIndexName('products_en-us_grouped', 'products')).toEqual({
      kind: 'products',
      locale: 'en-us',
      grouped: true,
      sort: undefined,
    });
    expect(parseIndexName('products_ch-fr_ungrouped_new_desc', 'products')).toEqual({
      kind: 'products',
      locale: 'ch-fr',
      grouped: false,
      sort: { by: 'newArrivals', direction: 'desc' },
    });
    expect(parseIndexName('my_shop_it-it_grouped_price_registered_asc', 'my_shop')).toEqual({
      kind: 'products',
      locale: 'it-it',
      grouped: true,
      sort: { by: 'price', segment: 'registered', direction: 'asc' },
    });
  });

  it('name suggestions and content', () => {
    expect(parseIndexName('products_de-de_query_suggestions', 'products')).toEqual({
      kind: 'suggestions',
      locale: 'de-de',
    });
    expect(parseIndexName('cms_en-gb_suggestions', 'products')).toEqual({
      kind: 'contentSuggestions',
      locale: 'en-gb',
    });
    expect(parseIndexName('cms_en-gb_contents', 'products')).toEqual({ kind: 'contents', locale: 'en-gb' });
  });

  it.each([
    'products_en-us',
    'products_xx-xx_grouped',
    'products_en-us_grouped_price_asc',
    'other_en-us_grouped',
    'products_en-us_grouped_new_guest_desc',
  ])('refuse %s', (name) => expect(parseIndexName(name, 'products')).toBeUndefined());
});
