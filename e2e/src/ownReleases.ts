import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { registryFiles, watchReleases } from '@sightline/tools/release';
import { test as base } from '@playwright/test';

import { answeredConsent } from './consent';
import { releasesIn, type Releases } from './forgedRelease';
import { startShell } from './secondShell';
import { E2E_DATA, E2E_PORT } from './shopAddress';

interface OwnShop {
  /** Where the shell answers. */
  readonly origin: string;
  readonly releases: Releases;
}

/**
 * Journeys that release what would hurt others have a shell of their own, on a copy of the shop's releases and on its platform, whose canaries
 * are watched. A worker starts it once.
 */
export const test = base.extend<object, { shop: OwnShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture wants
    async ({}, use, { parallelIndex }) => {
      const folder = join(E2E_DATA, `releases-${parallelIndex}`);
      cpSync(join(E2E_DATA, 'releases'), folder, { recursive: true });
      const token = randomUUID();
      const shell = await startShell(E2E_PORT + 140 + parallelIndex, {
        RELEASES_DIR: folder,
        RELEASE_HEALTH_TOKEN: token,
      });
      const watching = new AbortController();
      const { signal } = watching;
      const watch = watchReleases({ files: registryFiles(folder), shells: [shell.origin], token, signal });
      await use({ origin: shell.origin, releases: releasesIn(folder, shell.origin) });
      watching.abort();
      await watch;
      await shell.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ shop }, use) => use(shop.origin),
  storageState: ({ shop }, use) => use(answeredConsent(shop.origin)),
});
