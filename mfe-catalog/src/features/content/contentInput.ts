import type { ContentInput } from '@sightline/shared-lib/api/content';
import { hasStatus } from '@sightline/shared-lib/api/client';
import type { LoadServices, SiteContext } from '@sightline/shared-lib/contracts';
import type { ContentPage } from '@sightline/shared-lib/domain/content';

/** Where content of a site is looked up; a preview shows the page as of its date (CMS-02). */
export function contentInput(
  site: SiteContext,
  which: Partial<ContentInput>,
  preview?: LoadServices['preview'],
): ContentInput {
  return {
    store: site.brand,
    lang: site.language,
    country: site.country,
    noEnrich: true,
    ...(preview?.date ? { previewDate: preview.date } : {}),
    ...which,
  };
}

/** What a content call came to: the page, nothing, or in preview the reason it failed (CMS-05). */
export interface ReadContent {
  readonly page: ContentPage | null;
  readonly missing: boolean;
  /** Message of the content service; only in preview. */
  readonly error?: string;
}

/** Reads content without taking the page down: live, a failure leaves its part out (CMS-05). */
export async function tryContent(
  read: () => Promise<ContentPage>,
  preview?: LoadServices['preview'],
): Promise<ReadContent> {
  try {
    return { page: await read(), missing: false };
  } catch (error) {
    const missing = hasStatus(error, 404);
    const message = error instanceof Error ? error.message : String(error);
    return { page: null, missing, ...(preview ? { error: message } : {}) };
  }
}
