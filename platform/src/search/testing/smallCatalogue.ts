import type { BaseProduct, BranchDocument, SearchCatalogue, SearchLocale } from '../catalogue';

type Row = readonly [
  code: string,
  colours: readonly string[],
  brand: string,
  name: string,
  type: 'sun' | 'optical',
  shape: string,
  price: number,
];

/** Models of invented brands; colour variants share the code. */
const MODELS: readonly Row[] = [
  ['0NO4001S', ['BLACK', 'GOLD', 'BLUE'], 'Norvane', 'Ordora', 'sun', 'ROUND', 120],
  ['0NO4002S', ['BLACK'], 'Norvane', 'Lunalle', 'sun', 'SQUARE', 180],
  ['0VE1200', ['BLACK', 'RED'], 'Vellino', 'Dama', 'optical', 'CAT_EYE', 90],
  ['0VE1300', ['GOLD'], 'Vellino', 'Round About', 'optical', 'SQUARE', 210],
  ['0SO7700', ['BLUE', 'GREEN'], 'Solenne', 'Marisol', 'sun', 'ROUND', 60],
  ['0SO7800', ['TORTOISE'], 'Solenne', 'Black Pearl', 'sun', 'OVAL', 75],
  ['0AM5100', ['BLACK'], 'Ambra & Figli', '<Éclat>', 'optical', 'ROUND', 150],
];

const TEXTS: Readonly<Record<'en' | 'it', Readonly<Record<string, string>>>> = {
  en: {
    BLACK: 'Black',
    GOLD: 'Gold',
    BLUE: 'Blue',
    RED: 'Red',
    GREEN: 'Green',
    TORTOISE: 'Tortoise',
    ROUND: 'Round',
    SQUARE: 'Square',
    CAT_EYE: 'Cat Eye',
    OVAL: 'Oval',
  },
  it: {
    BLACK: 'Nero',
    GOLD: 'Oro',
    BLUE: 'Blu',
    RED: 'Rosso',
    GREEN: 'Verde',
    TORTOISE: 'Tartaruga',
    ROUND: 'Rotondo',
    SQUARE: 'Quadrato',
    CAT_EYE: 'Cat Eye',
    OVAL: 'Ovale',
  },
};

const LOCALES: readonly (readonly [SearchLocale, storeId: string, currency: string, rate: number])[] = [
  ['en-us', '10801', 'USD', 1],
  ['en-gb', '10802', 'GBP', 0.8],
  ['it-it', '10803', 'EUR', 0.9],
];

/** Branches in New York, some way up the Hudson, and in San Francisco. */
const BRANCHES: readonly (readonly [
  id: string,
  name: string,
  city: string,
  lat: number,
  lng: number,
  service: string,
])[] = [
  ['1', 'Broadway', 'New York', 40.72, -74, 'eye-test'],
  ['2', 'Broadway North', 'New York', 40.8, -73.96, 'hearing'],
  ['3', 'River Street', 'Yonkers', 40.94, -73.9, 'eye-test'],
  ['4', 'Market Street', 'San Francisco', 37.78, -122.41, 'eye-test'],
];

function branchOf([id, name, city, lat, lng, service]: (typeof BRANCHES)[number]): BranchDocument {
  const address = `${id}0 ${name}`;
  const place = { address, zipCode: `1000${id}`, city, stateOrProvinceName: '', country: 'us', phone: '', lat, lng };
  return { id, locale: 'en-us', name, ...place, url: `/store-locator/${id}`, services: [service] };
}

function productsOf(models: readonly Row[]): BaseProduct[] {
  return models.flatMap(([code, colours, brand, name, type, shape], model) =>
    colours.map((colour, variant) => ({
      productId: String(1000 + model * 10 + variant),
      partNumber: `${code}-${901 + variant}`,
      groupKey: code,
      type,
      brand,
      modelName: name,
      modelCode: code,
      attributes: { BRAND: brand, MODEL_NAME: name, FRAME_SHAPE: shape, FRONT_COLOR: colour },
      bestSellers: model * 10 + variant + 1,
      newArrivals: 20_000 - model * 10 - variant,
      gtins: [String(2_900_000_000_000 + model * 10 + variant)],
    })),
  );
}

/**
 * Seven models in eleven colour variants, three stores (two of them English), three pages of content. Registered
 * shoppers pay half, for Norvane a quarter; for guests Solenne is reduced in the United States.
 */
export function smallCatalogue(version = '1'): SearchCatalogue {
  const products = productsOf(MODELS);
  const priceOf = (groupKey: string): number => MODELS.find(([code]) => code === groupKey)?.[6] ?? 0;
  return {
    version,
    products,
    languages: (['en', 'it'] as const).map((language) => ({
      spelling: language,
      valueTranslated: (attribute, value) =>
        attribute === 'FRAME_SHAPE' || attribute === 'FRONT_COLOR' ? (TEXTS[language][value] ?? '') : value,
      levels: (index) => {
        const { type = '', attributes = {}, brand = '' } = products[index] ?? {};
        const shape = `${type} > ${TEXTS[language][String(attributes['FRAME_SHAPE'])] ?? ''}`;
        return [type, shape, `${shape} > ${brand}`];
      },
    })),
    stores: LOCALES.map(([locale, storeId, currency, rate]) => ({
      locale,
      storeId,
      currency,
      offer: (index) => {
        const product = products[index];
        if (!product) return undefined;
        const guest = priceOf(product.groupKey) * rate;
        return {
          url: `/${locale}/${product.partNumber.toLowerCase()}`,
          price: { guest, registered: product.brand === 'Norvane' ? guest / 4 : guest / 2 },
          reduced: { guest: locale === 'en-us' && product.brand === 'Solenne', registered: true },
          buyable: product.groupKey !== '0SO7800',
          // The green variant is hidden in Great Britain only.
          display: !(locale === 'en-gb' && product.attributes['FRONT_COLOR'] === 'GREEN'),
        };
      },
    })),
    branches: BRANCHES.map(branchOf),
    contents: [
      {
        id: 'returns',
        locale: 'en-us',
        title: 'Returns and refunds',
        text: 'Send unworn sunglasses back within thirty days. Refunds take a week.',
        url: '/en-us/returns',
        type: 'faq',
        popularity: 5,
      },
      {
        id: 'sizes',
        locale: 'en-us',
        title: 'Find your frame size',
        text: 'Measure the bridge and the temple of a frame that fits. Contact lenses have their own guide.',
        url: '/en-us/sizes',
        type: 'guide',
        popularity: 9,
      },
      {
        id: 'resi',
        locale: 'it-it',
        title: 'Resi e rimborsi',
        text: 'Entro trenta giorni.',
        url: '/it-it/resi',
        type: 'faq',
      },
    ],
  };
}
