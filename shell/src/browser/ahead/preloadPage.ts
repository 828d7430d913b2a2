import { pageChunks, type Language } from '@sightline/shared-lib/contracts';

import type { EmbeddedState, SiteState } from '../../page/pageState';
import type { ScriptIntegrity } from '../remotes/scriptIntegrity';

interface Wanted {
  readonly releases: SiteState['releases'];
  readonly page: Pick<EmbeddedState['page'], 'owner' | 'request' | 'plainToken'>;
  readonly language: Language;
  readonly integrity: ScriptIntegrity;
}

/** Lets the browser fetch the scripts of a page that its remote will ask for one after the other; none of them runs by it. */
export async function preloadPage({ releases, page, language, integrity }: Wanted): Promise<void> {
  const { owner, request, plainToken } = page;
  const release = owner === 'shell' ? undefined : releases[owner];
  if (!release) return;
  await integrity.prepare(release);
  for (const file of [release.entry, ...pageChunks(release, { request, language, isOwn: Boolean(plainToken) })]) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.href = release.base + file;
    integrity.protect(link, link.href);
    document.head.append(link);
  }
}
