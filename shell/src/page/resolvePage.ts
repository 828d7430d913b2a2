import { readPageContent } from '@sightline/shared-lib/api/content';
import { resolveUrl } from '@sightline/shared-lib/api/product';
import type { SiteContext } from '@sightline/shared-lib/contracts';

import type { PageResolver } from './findPage';

/** Content pages live below this path, by their id. */
const CONTENT_PREFIX = '/c/';

const isMissing = (error: unknown) =>
  error instanceof Error && 'failure' in error && (error.failure as { status: number }).status === 404;

/** Catalogue first for listings and products, content service for pages below `/c/` (ROUTE-04). */
export function createPageResolver({ brand, language, country }: SiteContext, previewDate?: string): PageResolver {
  return async (client, path) => {
    if (path.startsWith(CONTENT_PREFIX)) {
      const pageId = path.slice(CONTENT_PREFIX.length);
      try {
        const page = await readPageContent(client, {
          store: brand,
          lang: language,
          country,
          pageId,
          previewDate,
          noEnrich: true,
        });
        return { externalId: pageId, type: page.type };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    }
    const found = await resolveUrl(client, { identifier: path.slice(1) });
    if (!found) return null;
    const externalId = found.token === 'ProductToken' ? found.externalId : found.id;
    return { externalId, type: found.pageType, ...(found.redirect ? { redirect: found.redirect } : {}) };
  };
}
