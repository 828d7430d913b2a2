import type { ContentComponent, ContentPage } from '@sightline/shared-lib/domain';

import { EMPTY_CHROME, type ChromeContent } from './chromeContent';

/** Components of header and footer are known by the end of their id, as the content service names them. */
const named = (components: readonly ContentComponent[], name: string) =>
  components.find(({ id }) => id.endsWith(`.${name}`))?.fields;

/** What header and footer show, out of the content service's pages. */
export function chromeContentOf(header: ContentPage, footer: ContentPage): ChromeContent {
  const top = header.placements['header'] ?? [];
  const bottom = footer.placements['footer'] ?? [];
  const sections = named(top, 'sections');
  const categoryIds = Array.isArray(sections?.others['categoryIds'])
    ? (sections.others['categoryIds'] as unknown[])
    : [];
  const legal = named(bottom, 'legal');
  return {
    promise: named(top, 'promise')?.text ?? '',
    utilityLinks: named(top, 'utility')?.links ?? [],
    sections: (sections?.links ?? []).map((link, index) => ({ ...link, categoryId: String(categoryIds[index] ?? '') })),
    footer: {
      newsletterTitle: named(bottom, 'newsletter')?.title ?? '',
      newsletterText: named(bottom, 'newsletter')?.text ?? '',
      columns: bottom
        .filter(({ type }) => type === 'FooterColumn')
        .map(({ fields }) => ({ title: fields.title, links: fields.links })),
      legal: legal?.links ?? [],
      copyright: legal?.text || EMPTY_CHROME.footer.copyright,
    },
  };
}
