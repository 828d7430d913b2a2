import { expect, test, type Page } from '@playwright/test';

import { HOST_PAGE, startHostPage } from '../src/hostPage';
import { productInStock } from '../src/searchIndex';
import { startShell } from '../src/secondShell';
import { E2E_PORT } from '../src/shopAddress';

const PORT = E2E_PORT + 150;
const SHOP = `http://localhost:${PORT}`;

/** Remotes that the federation's own devtools would show of a page. */
const hosted = (page: Page, host: string) =>
  page.evaluate((name) => {
    const told = Reflect.get(window, '__FEDERATION__') as
      | { moduleInfo: Record<string, { remotesInfo: Record<string, { matchedVersion: string }> } | undefined> }
      | undefined;
    return told?.moduleInfo[name]?.remotesInfo ?? {};
  }, host);

test('a page of another origin shows branches and sells glasses with lenses, by the federation’s own runtime [FED-01] [EMB-01] [RX-11]', async ({
  page,
}) => {
  test.slow();
  const product = await productInStock('eyeglasses');
  const [{ partNumber } = { partNumber: '' }] = product.items;
  const shell = await startShell(PORT, { SHOP_ORIGIN: SHOP, EMBED_ORIGINS: HOST_PAGE });
  const host = await startHostPage(SHOP, partNumber);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  try {
    await page.goto(HOST_PAGE);
    const branches = page.locator('#stores').getByRole('link');
    await expect(branches).toHaveCount(3);
    await expect(branches.first()).toHaveAttribute('href', new RegExp(`^${SHOP}/store-locator/`));
    expect(await hosted(page, 'magazine')).toEqual({
      mfe_store_locator: { matchedVersion: `${SHOP}/remotes/mfe-store-locator/mf-manifest.json` },
    });

    await page.getByRole('button', { name: 'Choose lenses' }).click();
    const dialog = page.getByRole('dialog', { name: /^Lenses for / });
    const next = () => dialog.getByRole('button', { name: /^Next: / }).click();
    await dialog.getByRole('radio', { name: /^Without prescription/ }).check();
    await next();
    await dialog.getByRole('radio', { name: /^Hard coat/ }).check();
    await next();
    await expect(dialog.getByRole('heading', { name: 'Anything else?' })).toBeFocused();
    await next();
    await dialog.getByRole('button', { name: /^Add to bag/ }).click();
    await page.waitForURL(`${SHOP}/cart`);
    await expect(page.getByRole('main')).toContainText(product.name);
    expect(failures).toEqual([]);

    await page.evaluate(() => localStorage.setItem('FEDERATION_DEBUG', '1'));
    await page.reload();
    await expect
      .poll(async () => Object.keys(await hosted(page, 'sightline_shell')))
      .toEqual(['mfe_catalog', 'mfe_cart_checkout', 'mfe_account', 'mfe_store_locator', 'mfe_prescription']);
  } finally {
    await host.stop();
    await shell.stop();
  }
});
