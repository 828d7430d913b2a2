import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';
import { expect, test } from '@playwright/test';

import { forgeEndless } from '../src/faults/faultyReleases';
import { PAGES } from '../src/faults/pagesOfRemotes';
import { expectReadable } from '../src/faults/readable';
import { shopReleases } from '../src/forgedRelease';
import { startShell } from '../src/secondShell';
import { E2E_PORT } from '../src/shopAddress';

for (const [index, remote] of REMOTE_NAMES.entries()) {
  test(`${remote} · never ends on the server`, async ({ page }) => {
    const query = shopReleases.testerQuery(remote, forgeEndless(remote));
    const path = `${PAGES[remote]}${query}`;
    const settings = {
      STALL_LIMIT_MS: '2000',
      STALLED_RELEASES: join(mkdtempSync(join(tmpdir(), 'sightline-endless-')), 'stalled.json'),
    };
    const port = E2E_PORT + 130 + index;
    await test.step('the shell that draws it ends', async () => {
      const shell = await startShell(port, settings);
      try {
        await expect(page.goto(`${shell.origin}${path}`)).rejects.toThrow();
        await shell.ended;
      } finally {
        await shell.stop();
      }
    });
    const again = await startShell(port, settings);
    try {
      await test.step('the shell that is started next shows the stable one', async () => {
        await page.goto(`${again.origin}${path}`, { waitUntil: 'domcontentloaded' });
        await expectReadable(page);
      });
    } finally {
      await again.stop();
    }
  });
}
