import type { ComponentDraft, PageContext, PageDraft } from '../content.draft';
import { seoOf } from '../content.draft';
import { categoryIds, categoryPath, narrowed, newest, pagePaths, sections, shopPaths } from '../content.paths';
import type { CollectionName } from '../content.words';

/** The frame on the line of the first screen. */
const heroProduct = '0NO4001S-01';

/** The frame that faces of three widths wear: it suits the one in the middle. */
export const wornProduct = '0KW7154V-01';

/** What stands for hearing, where batteries sell best. */
const heardWith = '0HR3002-01';

/** The question of size, which home, listings and the size guide ask. */
export function sizeTeaser(
  { words: { home } }: PageContext,
  id: string,
  {
    position,
    toFrames = false,
    worn,
  }: { readonly position?: number; readonly toFrames?: boolean; readonly worn?: string } = {},
): ComponentDraft {
  return {
    id,
    type: 'Teaser',
    fields: {
      title: home.size.title,
      text: home.size.text,
      // The guide itself leads on to the frames.
      cta: toFrames
        ? { label: home.hero.cta, href: categoryPath('eyeglasses') }
        : { label: home.size.cta, href: pagePaths['size-guide'] },
      sizes: [
        { label: 'S', widthMm: 126 },
        { label: 'L', widthMm: 142 },
      ],
      ...(position === undefined ? {} : { position }),
    },
    ...(worn === undefined
      ? {}
      : { products: { productTypes: ['optical'], partNumber: worn, order: 'bestSelling', limit: 1 } }),
  };
}

/** The newest frames, with the way to all of them. */
export function newFrames({ words: { home } }: PageContext, id: string): ComponentDraft {
  return {
    id,
    type: 'ProductCarousel',
    fields: { title: home.rail.title, cta: { label: home.rail.cta, href: newest('eyeglasses') } },
    products: { productTypes: ['sun', 'optical'], order: 'newest', limit: 4 },
  };
}

/** Collections with what narrows a listing to them, and the frame that stands for each. */
const collections = {
  titanium: {
    listing: 'eyeglasses',
    productTypes: ['optical'],
    having: { attribute: 'FRAME_MATERIAL_FACET', code: 'Titanium' },
    partNumber: '0CA7176V-01',
  },
  polarized: {
    listing: 'sunglasses',
    productTypes: ['sun'],
    having: { attribute: 'LENS_TREATMENT_FACET', code: 'Polarized' },
    partNumber: '0IV4053S-04',
  },
} as const;

/** A collection: one of its frames on the line, and the way to all that a filter finds. */
function collectionTeaser({ words: { home } }: PageContext, name: CollectionName): ComponentDraft {
  const { title, text, cta } = home.collections[name];
  const { listing, productTypes, having, partNumber } = collections[name];
  return {
    id: `home.collection-${name}`,
    type: 'Teaser',
    fields: {
      kicker: home.collections.kicker,
      title,
      text,
      cta: { label: cta, href: narrowed(listing, having.attribute, having.code) },
    },
    products: { productTypes, having, partNumber, order: 'bestSelling', limit: 1 },
  };
}

/** The hearing check, as home asks for it. */
export function hearingTeaser({ words: { home } }: PageContext, id: string): ComponentDraft {
  const { kicker, title, text, cta } = home.hearing;
  return {
    id,
    type: 'HearingTestEntry',
    fields: { kicker, title, text, cta: { label: cta, href: pagePaths['hearing-test'] } },
  };
}

/** The stores nearest to whoever reads. */
export function storesTeaser({ words: { home } }: PageContext, id: string): ComponentDraft {
  const { kicker, title, text, cta } = home.stores;
  return {
    id,
    type: 'StoreFinderTeaser',
    fields: { kicker, title, text, cta: { label: cta, href: shopPaths.stores }, maxItems: 3 },
  };
}

/** The home page, in the order of its screens. */
export function homePage(context: PageContext): PageDraft {
  const { home, chrome } = context.words;
  const index = sections.flatMap((name) => (name === 'accessories' ? [] : [name]));
  return {
    id: 'home',
    type: 'HomePage',
    path: '/',
    seo: seoOf(home.seoTitle, home.seoDescription, '/'),
    placements: {
      hero: [
        {
          id: 'home.hero',
          type: 'HeroBanner',
          fields: { title: home.hero.title, cta: { label: home.hero.cta, href: categoryPath('eyeglasses') } },
          products: { productTypes: ['sun'], partNumber: heroProduct, order: 'bestSelling', limit: 1 },
        },
      ],
      main: [
        {
          id: 'home.index',
          type: 'TeaserGrid',
          fields: {
            items: index.map((name) => ({
              title: chrome.sections[name],
              text: home.index[name],
              cta: { label: chrome.sections[name], href: categoryPath(name) },
            })),
            categoryIds: index.map((name) => categoryIds[name]),
          },
          products: {
            productTypes: [],
            shelves: index,
            partNumber: heardWith,
            order: 'bestSelling',
            limit: index.length,
          },
        },
        newFrames(context, 'home.rail'),
        collectionTeaser(context, 'titanium'),
        collectionTeaser(context, 'polarized'),
        sizeTeaser(context, 'home.size', { worn: wornProduct }),
        hearingTeaser(context, 'home.hearing'),
        storesTeaser(context, 'home.stores'),
      ],
    },
  };
}
