import { LOCALES, type PageHead, type PageRequest, type SiteContext } from '@sightline/shared-lib/contracts';
import { localisePath, type ShopRoutes } from '@sightline/shared-lib/domain/routing';

function setMeta(name: string, content: string | undefined): void {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!content) return found?.remove();
  const meta = found ?? document.head.appendChild(Object.assign(document.createElement('meta'), { name }));
  meta.content = content;
}

/** Title, description and addresses of the new page; structured data is for documents, not for moves inside one. */
export function applyHead(head: PageHead, request: PageRequest, site: SiteContext, routes: ShopRoutes): void {
  document.title = head.title;
  setMeta('description', head.description);
  setMeta('robots', head.robots);
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical)
    canonical.href = location.origin + localisePath(head.canonicalPath ?? request.path, site.locale, routes);
  for (const locale of LOCALES) {
    const path = head.alternatePaths?.[locale] ?? head.canonicalPath ?? request.path;
    const address = localisePath(path, locale, routes);
    for (const element of document.querySelectorAll<HTMLLinkElement | HTMLAnchorElement>(`[data-locale="${locale}"]`))
      element.href = address;
  }
}
