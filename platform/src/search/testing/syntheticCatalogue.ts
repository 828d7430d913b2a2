import type {
  BaseProduct,
  LanguageCatalogue,
  ProductType,
  SearchCatalogue,
  SearchLocale,
  StoreOffer,
} from '../catalogue';
import { languageOf } from '../catalogue';

const TYPES: readonly ProductType[] = ['sun', 'sun', 'sun', 'optical', 'optical', 'accessories', 'contact-lenses'];
const SHAPES = ['Round', 'Square', 'Rectangle', 'Oval', 'Cat Eye', 'Pilot', 'Butterfly', 'Panthos', 'Irregular'];
const COLOURS = ['Black', 'White', 'Gold', 'Silver', 'Tortoise', 'Brown', 'Blue', 'Green', 'Red', 'Pink', 'Grey'];
const SYLLABLES = ['no', 'va', 'ri', 'lu', 'den', 'mar', 'so', 'ti', 'ka', 'bel', 'or', 'fen', 'ga', 'zu', 'pe', 'lan'];
/** With BRAND, MODEL_NAME, FRAME_SHAPE, FRONT_COLOR, LENS_COLOR and PRODUCT_TYPE: 25 facets. */
const FLAT_FACETS = 19;

/** A repeatable source of numbers from 0 up to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** An invented catalogue of any size: models with one to six colour variants, 25 attributes, several locales. */
export function syntheticCatalogue(size: number, locales: readonly SearchLocale[], seed = 1): SearchCatalogue {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const name = (syllables: number): string => {
    const text = Array.from({ length: syllables }, () => pick(SYLLABLES)).join('');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const brands = Array.from({ length: 80 }, () => name(3));
  const products: BaseProduct[] = [];
  for (let model = 0; products.length < size; model += 1) {
    const brand = pick(brands);
    const type = pick(TYPES);
    const shape = pick(SHAPES);
    const modelName = name(3 + Math.floor(random() * 2));
    const modelCode = `0${brand.slice(0, 2).toUpperCase()}${4000 + model}`;
    const flat = Object.fromEntries(
      Array.from({ length: FLAT_FACETS }, (_, facet) => [
        `FACET_${facet}`,
        `V${Math.floor(random() ** 2 * (3 + facet * 3))}`,
      ]),
    );
    const variants = Math.min(1 + Math.floor(random() * 6), size - products.length);
    for (let variant = 0; variant < variants; variant += 1) {
      const number = products.length;
      products.push({
        productId: String(100_000 + number),
        partNumber: `${modelCode}-${100 + variant}`,
        groupKey: modelCode,
        type,
        brand,
        modelName,
        modelCode,
        attributes: {
          BRAND: brand,
          MODEL_NAME: modelName,
          PRODUCT_TYPE: type,
          FRAME_SHAPE: shape,
          FRONT_COLOR: pick(COLOURS),
          LENS_COLOR: random() < 0.2 ? [pick(COLOURS), pick(COLOURS)] : pick(COLOURS),
          ...flat,
        },
        bestSellers: Math.floor(random() * size) + 1,
        newArrivals: 19_000 + Math.floor(random() * 1500),
        gtins: [String(2_900_000_000_000 + number)],
      });
    }
  }
  return {
    version: `${size}-${seed}`,
    products,
    languages: [...new Set(locales.map(languageOf))].map((language): LanguageCatalogue => ({
      spelling: language,
      valueTranslated: (attribute, value) => translated(attribute, value, language),
    })),
    stores: locales.map((locale, store) => ({
      locale,
      storeId: String(10_801 + store),
      currency: 'EUR',
      offer: (index) => offerOf(products[index], index, store),
    })),
    contents: [],
  };
}

function translated(attribute: string, value: string, language: string): string {
  const isNamed = attribute === 'FRAME_SHAPE' || attribute === 'FRONT_COLOR';
  return isNamed && language !== 'en' ? `${value} ${language}` : value;
}

function offerOf(product: BaseProduct | undefined, index: number, store: number): StoreOffer | undefined {
  if (!product || (index + store) % 37 === 0) return undefined;
  const guest = 40 + ((index * 7919 + store * 13) % 460);
  return {
    url: `/p/${product.partNumber.toLowerCase()}`,
    price: { guest, registered: Math.round(guest * 90) / 100 },
    reduced: { guest: index % 9 === 0, registered: true },
    buyable: index % 11 !== 0,
    display: true,
  };
}
