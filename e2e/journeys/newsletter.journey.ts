import { expect, test } from '@playwright/test';

import { expectGone } from '../src/absence';
import { expectAccessible } from '../src/accessibility';
import { newEmail } from '../src/shopper';
import { heading, visit } from '../src/visit';

test('signs a guest up for the newsletter over the page, and takes it back [SITE-11]', async ({ page }) => {
  await visit(page, '/c/support/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign up' }).click();
  const drawer = page.getByRole('dialog', { name: 'The newsletter' });
  await expect(drawer).toContainText('we keep this address for the newsletter, and for nothing else');
  await expect(page).toHaveURL(/\/newsletter$/);
  await expectAccessible(page, 'newsletter over a page');
  await drawer.getByLabel('E-mail', { exact: true }).fill(newEmail());
  await page.keyboard.press('Enter');
  await expect(drawer).toContainText('The next letter comes to you.');
  await drawer.getByRole('button', { name: 'Take it back' }).click();
  await expect(drawer).toContainText('No more letters come.');
  await expectGone(drawer, () => page.keyboard.press('Escape'));
  await expect(page).toHaveURL(/\/c\/support\/faq$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from the footer to a page of the newsletter [SITE-11]', async ({ page }) => {
    await page.goto('/it-it/c/support/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Iscriviti' }).click();
    await expect(heading(page, 'La newsletter')).toBeVisible();
    await expect(page.getByRole('main').getByLabel('E-mail', { exact: true })).toBeVisible();
  });
});
