import { seoOf } from '../content.draft';
import type { PageContext, PageDraft } from '../content.draft';
import { brandPath, brands, categoryIds, categoryPath, pagePaths } from '../content.paths';
import type { CategoryName } from '../content.words';
import { sizeTeaser } from './home.page';

function categoryPage(name: CategoryName, context: PageContext): PageDraft {
  const { listings, chrome } = context.words;
  const { title, intro, seoTitle, seoDescription } = listings.categories[name];
  const hasSizes = name === 'eyeglasses' || name === 'sunglasses';
  return {
    id: `category-${name}`,
    type: 'ProductListPage',
    externalId: categoryIds[name],
    path: categoryPath(name),
    seo: seoOf(seoTitle, seoDescription, categoryPath(name)),
    breadcrumb: [
      { label: chrome.home, href: '/' },
      { label: title, href: categoryPath(name) },
    ],
    placements: {
      head: [{ id: `category-${name}.head`, type: 'Teaser', fields: { title, text: intro } }],
      ...(hasSizes ? { grid: [sizeTeaser(context, `category-${name}.size`, { position: 9 })] } : {}),
    },
  };
}

function brandPage({ slug, name, isFrameHouse }: (typeof brands)[number], context: PageContext): PageDraft {
  const { listings, chrome } = context.words;
  const named = (text: string): string => text.replaceAll('{brand}', name);
  const text = listings.brands[slug] ?? '';
  const seo = isFrameHouse
    ? seoOf(named(listings.brandSeoTitle), named(listings.brandSeoDescription), brandPath(slug))
    : seoOf(name, text, brandPath(slug));
  return {
    id: `brand-${slug}`,
    type: 'ProductListPage',
    externalId: context.brandIds.get(brandPath(slug)) ?? '',
    path: brandPath(slug),
    seo,
    breadcrumb: [
      { label: chrome.home, href: '/' },
      { label: listings.brandsIndex.title, href: pagePaths.brands },
      { label: name, href: brandPath(slug) },
    ],
    placements: {
      head: [{ id: `brand-${slug}.head`, type: 'Teaser', fields: { title: name, text } }],
    },
  };
}

/** Heads of every listing, and the index of brands. */
export function listingPages(context: PageContext): PageDraft[] {
  const { listings, chrome } = context.words;
  const { title, intro, seoDescription } = listings.brandsIndex;
  const index: PageDraft = {
    id: 'brands',
    type: 'LandingPage',
    path: pagePaths.brands,
    seo: seoOf(title, seoDescription, pagePaths.brands),
    breadcrumb: [
      { label: chrome.home, href: '/' },
      { label: title, href: pagePaths.brands },
    ],
    placements: {
      main: [
        { id: 'brands.head', type: 'Teaser', fields: { title, text: intro } },
        {
          id: 'brands.index',
          type: 'TeaserGrid',
          fields: {
            items: brands.map(({ slug, name }) => ({
              title: name,
              text: listings.brands[slug] ?? '',
              cta: { label: name, href: brandPath(slug) },
            })),
            categoryIds: brands.map(({ slug }) => context.brandIds.get(brandPath(slug)) ?? ''),
          },
        },
      ],
    },
  };
  const categories = (Object.keys(categoryIds) as CategoryName[]).map((name) => categoryPage(name, context));
  return [...categories, index, ...brands.map((brand) => brandPage(brand, context))];
}
