import { expect, test, type Page } from '@playwright/test';

import { SERVICE_FAULTS, SERVICES, startFaultyServices, type Service } from '../src/faults/faultyServices';
import { expectReadable } from '../src/faults/readable';
import { ENGLISH } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { E2E_PORT } from '../src/shopAddress';

type Faulty = Awaited<ReturnType<typeof startFaultyServices>>;

/** Services without which nothing can be sold, or no product be shown. */
const NEEDED: ReadonlySet<Service> = new Set(['commerce', 'catalogue']);

const PATHS = ['/', '/sunglasses', '/cart', '/store-locator', '/sign-in', '/faq'];

let faulty: Faulty;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  faulty = await startFaultyServices(E2E_PORT + 129);
});
test.afterAll(() => faulty.stop());
test.afterEach(() => faulty.faults.clear());

async function expectPages(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      const answer = await page.goto(`${faulty.origin}${path}`, { waitUntil: 'domcontentloaded' });
      expect(answer?.headers()['content-type']).toContain('text/html');
      await expectReadable(page);
    });
}

async function expectSale(page: Page, url: string): Promise<void> {
  await test.step('a purchase that needs nothing of it', async () => {
    await page.goto(`${faulty.origin}${url}`);
    await page.getByRole('button', { name: ENGLISH.add }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: ENGLISH.viewBag }).click();
    await page.getByRole('link', { name: ENGLISH.checkout }).click();
    await expect(page.getByRole('main').getByLabel(ENGLISH.fields.email, { exact: true })).toBeVisible();
  });
}

const services = Object.keys(SERVICES) as Service[];

for (const service of services) {
  for (const fault of SERVICE_FAULTS) {
    test(`${service} · ${fault}`, async ({ page }) => {
      const { url } = await productInStock('accessories');
      faulty.faults.set(service, fault);
      await expectPages(page, [...PATHS, url]);
      if (!NEEDED.has(service) || fault === 'slow') await expectSale(page, url);
      faulty.faults.clear();
      await test.step('afterwards', () => expectPages(page, ['/sunglasses']));
    });
  }
}

for (const [at, one] of services.entries()) {
  for (const other of services.slice(at + 1)) {
    test(`${one} and ${other} · down`, async ({ page }) => {
      const { url } = await productInStock('accessories');
      faulty.faults.set(one, 'down').set(other, 'down');
      await expectPages(page, ['/', '/sunglasses', '/cart', url]);
      if (!NEEDED.has(one) && !NEEDED.has(other)) await expectSale(page, url);
    });
  }
}
