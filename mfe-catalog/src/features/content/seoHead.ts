import type { PageHead } from '@sightline/shared-lib/contracts';
import type { ContentPage } from '@sightline/shared-lib/domain/content';

/** "X | Sightline", once. */
export function pageTitle(title: string): string {
  return title.includes('Sightline') ? title : `${title} | Sightline`;
}

/** Head of a page from what the content service says about it. */
export function contentHead(page: ContentPage, path: string): PageHead {
  const { title, description, robots } = page.seo;
  return {
    title: pageTitle(title),
    canonicalPath: path,
    ...(description ? { description } : {}),
    ...(robots && robots !== 'index,follow' ? { robots } : {}),
  };
}
