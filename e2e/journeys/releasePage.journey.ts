import { expect, test } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { followed, forgeRelease, releases, stableRelease } from '../src/forgedRelease';
import { OPERATIONS_TOKEN, PLATFORM, SHOP } from '../src/shopAddress';

// What is released is everybody's.
test.describe.configure({ lock: '-exclusive-' });

const CATALOGUE = 'mfe-catalog';

async function serverSays(): Promise<string> {
  await followed();
  const html = await (await fetch(`${SHOP}/eyeglasses`)).text();
  return /[\d,]+ (frames|spectacles)/.exec(html)?.[1] ?? '';
}

test('somebody who runs the shop promotes a release by the page and takes it back, by keyboard, each with a reason [FED-02] [FED-07]', async ({
  page,
}) => {
  const before = stableRelease(CATALOGUE).id;
  const id = forgeRelease(CATALOGUE, (text) => text.replaceAll('{{total}} frames', '{{total}} spectacles'));
  const press = (role: 'link' | 'button', name: string) => page.getByRole(role, { name, exact: true }).press('Enter');

  await page.goto(`${PLATFORM}/operations`);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Operations token').fill(OPERATIONS_TOKEN);
  await page.keyboard.press('Enter');
  const catalogue = page.getByRole('region', { name: CATALOGUE });
  await expect(catalogue.getByRole('listitem').filter({ hasText: before })).toContainText('live');
  await expectAccessible(page, 'releases', ['light']);
  try {
    await press('link', `Promote: ${CATALOGUE} ${id}`);
    await expect(page.getByRole('heading', { name: `Promote ${CATALOGUE} ${id}` })).toBeVisible();
    await expectAccessible(page, 'promote', ['light']);
    await page.getByLabel('Reason').fill('Spectacles, as people say');
    await press('button', 'Promote');
    await expect(page.getByRole('status')).toContainText('Promoted.');
    expect(await serverSays()).toBe('spectacles');

    await press('link', `Take back: ${CATALOGUE} ${id}`);
    await page.getByLabel('Reason').fill('Frames after all');
    await press('button', 'Take back');
    await expect(page.getByRole('status')).toContainText('Taken back.');
    expect(await serverSays()).toBe('frames');
    await catalogue.getByText(`History of ${CATALOGUE} (2)`).press('Enter');
    await expect(catalogue).toContainText(`Ann promoted ${id}`);
    await expect(catalogue).toContainText('Frames after all');
  } finally {
    if (stableRelease(CATALOGUE).id !== before) releases.rollback(CATALOGUE);
  }
});
