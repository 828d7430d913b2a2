import { expect, test } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { shopReleases as releases } from '../src/forgedRelease';
import { OPERATIONS_TOKEN, PLATFORM, SHOP } from '../src/shopAddress';

const STORES = 'mfe-store-locator';

/** A word of the page's description, which search engines read and no other journey does. */
async function serverSays(): Promise<string> {
  await releases.followed();
  const html = await (await fetch(`${SHOP}/store-locator`)).text();
  return /Find a Sightline (\w+) near you/.exec(html)?.[1] ?? '';
}

test('somebody who runs the shop promotes a release by the page and takes it back, by keyboard, each with a reason [FED-02] [FED-07]', async ({
  page,
}) => {
  const before = releases.stable(STORES).id;
  const id = releases.forge(STORES, (text) => text.replaceAll('Find a Sightline store', 'Find a Sightline branch'));
  const press = (role: 'link' | 'button', name: string) => page.getByRole(role, { name, exact: true }).press('Enter');

  await page.goto(`${PLATFORM}/operations`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Operations token').fill(OPERATIONS_TOKEN);
  await page.keyboard.press('Enter');
  const stores = page.getByRole('region', { name: STORES });
  await expect(stores.getByRole('listitem').filter({ hasText: before })).toContainText('live');
  await expectAccessible(page, 'releases', ['light']);
  try {
    await press('link', `Promote: ${STORES} ${id}`);
    await expect(page.getByRole('heading', { name: `Promote ${STORES} ${id}` })).toBeVisible();
    await expectAccessible(page, 'promote', ['light']);
    await page.getByLabel('Reason').fill('Branches, as people say');
    await press('button', 'Promote');
    await expect(page.getByRole('status')).toContainText('Promoted.');
    expect(await serverSays()).toBe('branch');

    await press('link', `Take back: ${STORES} ${id}`);
    await page.getByLabel('Reason').fill('Stores after all');
    await press('button', 'Take back');
    await expect(page.getByRole('status')).toContainText('Taken back.');
    expect(await serverSays()).toBe('store');
    await stores.getByText(`History of ${STORES} (2)`).press('Enter');
    await expect(stores).toContainText(`Ann promoted ${id}`);
    await expect(stores).toContainText('Stores after all');
  } finally {
    if (releases.stable(STORES).id !== before) releases.rollback(STORES);
  }
});
