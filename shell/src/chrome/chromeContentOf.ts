import type { SiteContext } from '@sightline/shared-lib/contracts';
import type { ContentComponent, ContentPage } from '@sightline/shared-lib/domain/content';
import { isOffered } from '@sightline/shared-lib/domain/site';

import { EMPTY_CHROME, type ChromeContent } from './chromeContent';

/** Components of header and footer are known by the end of their id, as the content service names them. */
const named = (components: readonly ContentComponent[], name: string) =>
  components.find(({ id }) => id.endsWith(`.${name}`))?.fields;

/** What header and footer show, out of the content service's pages; nothing leads to what the store has switched off (SITE-06). */
export function chromeContentOf(
  header: ContentPage,
  footer: ContentPage,
  { config }: Pick<SiteContext, 'config'>,
): ChromeContent {
  const offered = <Link extends { readonly href: string }>(links: readonly Link[]) =>
    links.filter(({ href }) => isOffered(href, config));
  const top = header.placements['header'] ?? [];
  const bottom = footer.placements['footer'] ?? [];
  const sections = named(top, 'sections');
  const legal = named(bottom, 'legal');
  return {
    promise: named(top, 'promise')?.text ?? '',
    utilityLinks: offered(named(top, 'utility')?.links ?? []),
    sections: (sections?.links ?? []).map((link, index) => ({
      ...link,
      categoryId: sections?.categoryIds[index] ?? '',
    })),
    footer: {
      newsletterTitle: named(bottom, 'newsletter')?.title ?? '',
      newsletterText: named(bottom, 'newsletter')?.text ?? '',
      columns: bottom
        .filter(({ type }) => type === 'FooterColumn')
        .map(({ fields }) => ({ title: fields.title, links: offered(fields.links) })),
      legal: offered(legal?.links ?? []),
      copyright: legal?.text || EMPTY_CHROME.footer.copyright,
    },
  };
}
