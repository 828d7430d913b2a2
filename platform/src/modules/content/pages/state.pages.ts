import { seoOf } from '../content.draft';
import type { PageContext, PageDraft } from '../content.draft';
import { brandPath, brands, categoryIds, categoryPath, pagePaths, shopPaths } from '../content.paths';
import type { CategoryName } from '../content.words';

/** What the shop says when there is no page, when one did not open, and while it is closed. */
export function statePages({ words: { states, chrome } }: PageContext): PageDraft[] {
  const notFound = states['not-found'];
  const error = states['internal-error'];
  return [
    {
      id: 'not-found',
      type: 'NotFound',
      path: pagePaths['not-found'],
      seo: seoOf(notFound.title, notFound.text, pagePaths['not-found'], 'noindex,follow'),
      placements: {
        main: [
          {
            id: 'not-found.head',
            type: 'HeroBanner',
            fields: {
              title: notFound.title,
              text: notFound.text,
              cta: { label: notFound.cta, href: shopPaths.search },
              links: [
                { label: chrome.sections.sunglasses, href: categoryPath('sunglasses') },
                { label: chrome.sections.eyeglasses, href: categoryPath('eyeglasses') },
                { label: notFound.trackOrder, href: shopPaths.orders },
              ],
            },
          },
        ],
      },
    },
    {
      id: 'internal-error',
      type: 'ErrorPage',
      path: pagePaths['internal-error'],
      seo: seoOf(error.title, error.text, pagePaths['internal-error'], 'noindex,nofollow'),
      placements: {
        main: [
          {
            id: 'internal-error.head',
            type: 'HeroBanner',
            fields: { title: error.title, text: error.text, cta: { label: error.cta, href: '/' } },
          },
        ],
      },
    },
    {
      id: 'courtesy',
      type: 'CourtesyPage',
      path: pagePaths.courtesy,
      seo: seoOf(states.courtesy.title, states.courtesy.text, pagePaths.courtesy, 'noindex,nofollow'),
      placements: { main: [{ id: 'courtesy.head', type: 'HeroBanner', fields: { ...states.courtesy } }] },
    },
  ];
}

/** What product pages say below the product: for frames, contact lenses, hearing devices and goods that are none of these. */
export function productPage({ words: { states } }: PageContext): PageDraft {
  const { title, items, contactLenses, hearing, otherGoods } = states.product;
  const services = (id: string, list: typeof items): PageDraft['placements'][string] => [
    {
      id: `product.${id}`,
      type: 'TeaserGrid',
      fields: { title, items: list.map(({ title: heading, text }) => ({ title: heading, text })) },
    },
  ];
  return {
    id: 'product',
    type: 'ProductPage',
    externalId: '*',
    path: '',
    seo: seoOf('Sightline', '', ''),
    placements: {
      services: services('services', items),
      'services-contact-lenses': services('contactLenses', contactLenses),
      'services-hearing': services('hearing', hearing),
      'services-other': services('otherGoods', otherGoods),
    },
  };
}

/** The site map, a column a group (SEO-03). */
export function sitemapPage({ words }: PageContext): PageDraft {
  const { chrome, pages, listings, faq, cookies } = words;
  const named = (
    id:
      | 'insurance'
      | 'contact-us'
      | 'delivery-and-returns'
      | 'prescription-guide'
      | 'size-guide'
      | 'book-eye-test'
      | 'about'
      | 'privacy'
      | 'terms'
      | 'accessibility'
      | 'customer-service',
  ) => ({
    label: pages[id]?.title ?? '',
    href: pagePaths[id],
  });
  const groups = {
    shop: [
      { label: chrome.home, href: '/' },
      ...(Object.keys(categoryIds) as CategoryName[]).map((name) => ({
        label: chrome.sections[name],
        href: categoryPath(name),
      })),
    ],
    brands: [
      { label: listings.brandsIndex.title, href: pagePaths.brands },
      ...brands.map(({ slug, name }) => ({ label: name, href: brandPath(slug) })),
    ],
    services: [
      { label: chrome.utility.stores, href: shopPaths.stores },
      named('book-eye-test'),
      { label: chrome.footer.hearingTest, href: pagePaths['hearing-test'] },
      named('size-guide'),
      named('prescription-guide'),
      named('insurance'),
    ],
    help: [
      { label: faq.title, href: pagePaths.faq },
      named('delivery-and-returns'),
      named('contact-us'),
      named('customer-service'),
    ],
    company: [
      named('about'),
      named('accessibility'),
      named('privacy'),
      { label: cookies.title, href: pagePaths['cookie-policy'] },
      named('terms'),
    ],
  };
  return {
    id: 'sitemap',
    type: 'Sitemap',
    path: shopPaths.sitemap,
    seo: seoOf(chrome.legal.sitemap, chrome.legal.sitemap, shopPaths.sitemap),
    placements: {
      main: Object.entries(groups).map(([group, links]) => ({
        id: `sitemap.${group}`,
        type: 'FooterColumn',
        fields: { title: chrome.sitemap[group as keyof typeof groups], links },
      })),
    },
  };
}
