import { expect, test } from '@playwright/test';

import { startDetachedShell } from '../src/detachedShell';
import { heading, hydrated } from '../src/visit';

test('says so while the platform does not answer, sells from its cache and recovers [SITE-14][ERR-02][SEO-05]', async ({
  page,
}) => {
  const shell = await startDetachedShell();
  const status = async (path: string) => (await fetch(shell.origin + path)).status;
  try {
    // Nothing was ever read: a page that needs nothing stands in, and no load balancer sends anyone here.
    const response = await page.goto(`${shell.origin}/sunglasses`);
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toBeDefined();
    await expect(heading(page, 'We will be right back')).toBeVisible();
    expect(await status('/readyz')).toBe(503);

    shell.mend();
    await expect.poll(() => status('/readyz')).toBe(200);
    await page.getByRole('link', { name: 'Try again' }).click();
    await hydrated(page);
    await expect(heading(page, 'Sunglasses')).toBeVisible();

    shell.cut();
    expect(await status('/sunglasses')).toBe(200);
    const failed = await page.goto(`${shell.origin}/eyeglasses`);
    expect(failed?.status()).toBe(500);
    await expect(heading(page, 'This page did not load')).toBeVisible();

    shell.mend();
    await expect.poll(() => status('/eyeglasses')).toBe(200);
    await page.reload();
    await hydrated(page);
    await expect(heading(page, 'Eyeglasses')).toBeVisible();
  } finally {
    await shell.stop();
  }
});
