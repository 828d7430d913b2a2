import type { ComponentDraft, PageContext, PageDraft } from '../content.draft';
import { seoOf } from '../content.draft';
import { categoryIds, categoryPath, newest, pagePaths, sections, shopPaths } from '../content.paths';

/** The frame on the line of the first screen. */
const heroProduct = '0NO4001S-01';

/** The question of size, which home and listings ask. */
export function sizeTeaser({ words: { home } }: PageContext, id: string, position?: number): ComponentDraft {
  return {
    id,
    type: 'Teaser',
    fields: {
      title: home.size.title,
      text: home.size.text,
      cta: { label: home.size.cta, href: pagePaths['size-guide'] },
      sizes: [
        { label: 'S', widthMm: 126 },
        { label: 'L', widthMm: 142 },
      ],
      ...(position === undefined ? {} : { position }),
    },
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
        },
        {
          id: 'home.rail',
          type: 'ProductCarousel',
          fields: { title: home.rail.title, cta: { label: home.rail.cta, href: newest('eyeglasses') } },
          products: { productTypes: ['sun', 'optical'], order: 'newest', limit: 4 },
        },
        sizeTeaser(context, 'home.size'),
        {
          id: 'home.hearing',
          type: 'HearingTestEntry',
          fields: {
            kicker: home.hearing.kicker,
            title: home.hearing.title,
            text: home.hearing.text,
            cta: { label: home.hearing.cta, href: pagePaths['hearing-test'] },
          },
        },
        {
          id: 'home.stores',
          type: 'StoreFinderTeaser',
          fields: {
            kicker: home.stores.kicker,
            title: home.stores.title,
            text: home.stores.text,
            cta: { label: home.stores.cta, href: shopPaths.stores },
            maxItems: 3,
          },
        },
      ],
    },
  };
}
