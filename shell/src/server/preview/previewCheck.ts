import { previewPage } from '@sightline/shared-lib/api/content';
import type { PlatformClient } from '@sightline/shared-lib/contracts';

const REFUSALS: ReadonlySet<number> = new Set([401, 403]);

/** True when the content service does not take the token any more; a service that does not answer refuses nothing (CMS-02). */
export async function isPreviewRefused(client: PlatformClient): Promise<boolean> {
  try {
    await previewPage(client, { id: 'home' });
    return false;
  } catch (error) {
    return error instanceof Error && 'failure' in error && REFUSALS.has((error.failure as { status: number }).status);
  }
}
