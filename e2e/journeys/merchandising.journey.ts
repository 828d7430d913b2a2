import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { OPERATIONS_TOKEN, PLATFORM } from '../src/shopAddress';
import { visit } from '../src/visit';

const WORDS = 'panto frames';
const RESULTS = `/search?q=${WORDS.replace(' ', '+')}`;
const PAGES = `${PLATFORM}/merchandising`;
const BANNER = 'Panto, seen anew';

const firstGoods = (page: Page) =>
  page
    .getByRole('list', { name: /panto frames/ })
    .getByRole('heading', { level: 2 })
    .first();

const press = (page: Page, name: string) => page.getByRole('button', { name }).press('Enter');

test('those who sell pin a model and say so, see it before they publish, in the shop afterwards, and take it back, by keyboard [SRCH-07]', async ({
  page,
}) => {
  await visit(page, RESULTS);
  const before = await firstGoods(page).innerText();

  await page.goto(PAGES);
  await expectAccessible(page, 'sign-in', ['light']);
  await page.getByLabel('Your name').fill('Ann');
  await page.getByLabel('Operations token').fill(OPERATIONS_TOKEN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Reports' })).toBeVisible();
  await expectAccessible(page, 'reports', ['light']);

  await page.goto(`${PAGES}/preview?words=${WORDS.replace(' ', '+')}`);
  const drafted = page.getByRole('region', { name: 'After publishing' });
  const third = drafted.getByRole('listitem').nth(2);
  const partNumber = await third.locator('small').innerText();
  await third.getByRole('link', { name: /^Pin/ }).press('Enter');
  await expect(page.getByLabel('Article number')).toHaveValue(partNumber);
  await press(page, 'Keep as a draft');
  await expect(page.getByRole('status')).toContainText('kept as a draft');

  await page.getByRole('link', { name: 'Add a banner' }).press('Enter');
  await page.getByLabel('Words that are searched').fill(WORDS);
  await press(page, 'Keep as a draft');
  await page.getByRole('link', { name: 'A banner has a title.' }).press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await expectAccessible(page, 'form', ['light']);
  await page.getByLabel('Title').fill(BANNER);
  await press(page, 'Keep as a draft');

  await page.goto(`${PAGES}/preview?words=${WORDS.replace(' ', '+')}`);
  await expect(drafted.getByRole('listitem').first()).toContainText(partNumber);
  await expect(drafted.getByRole('listitem').first()).toContainText('from place 3');
  await expect(drafted).toContainText(BANNER);
  await expect(page.getByRole('region', { name: 'Now' })).not.toContainText(BANNER);
  await expectAccessible(page, 'preview', ['light']);

  await page.goto(`${PAGES}/rules`);
  await expectAccessible(page, 'rules', ['light']);
  await press(page, 'Publish 2 changes');
  await expect(page.getByRole('status')).toContainText('Published.');

  const said = page.getByRole('complementary', { name: BANNER });
  await expect(async () => {
    await page.goto(RESULTS);
    await expect(said).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(firstGoods(page)).not.toHaveText(before);

  await page.goto(`${PAGES}/history`);
  await expectAccessible(page, 'history', ['light']);
  await page
    .getByRole('button', { name: /^Take back what Ann published/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('status')).toContainText('Taken back.');
  await expect(async () => {
    await page.goto(RESULTS);
    await expect(firstGoods(page)).toHaveText(before, { timeout: 1000 });
  }).toPass();
});
