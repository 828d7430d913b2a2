import { expect, test, type Page } from '@playwright/test';

import { expectAbsent, expectGone } from '../src/absence';
import { expectAccessible } from '../src/accessibility';
import { settled } from '../src/settled';
import { newEmail } from '../src/shopper';
import { heading, visit } from '../src/visit';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('signs a guest up for the newsletter over the page, takes it back, and leaves the page where it was [SITE-11][ROUTE-07]', async ({
  page,
}) => {
  await visit(page, '/c/support/faq');
  const entry = page.getByRole('contentinfo').getByRole('link', { name: 'Sign up' });
  await entry.focus();
  await settled(page);
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'The newsletter' });
  await expect(drawer).toContainText('we keep this address for the newsletter, and for nothing else');
  await expect(page).toHaveURL(/\/newsletter$/);
  await expectAccessible(page, 'newsletter over a page');
  await drawer.getByLabel('E-mail', { exact: true }).fill(newEmail());
  await page.keyboard.press('Enter');
  await expect(drawer).toContainText('You are on the list.');
  await drawer.getByRole('button', { name: 'Take it back' }).click();
  await expect(drawer).toContainText('You are no longer on the list.');
  await expectGone(drawer, () => page.keyboard.press('Escape'));
  await expect(page).toHaveURL(/\/c\/support\/faq$/);
  expect(await scrolled(page)).toBe(top);
  await expect(entry).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from the footer to a page of the newsletter, which offers it once [SITE-11]', async ({ page }) => {
    await page.goto('/it-it/c/support/faq');
    const footer = page.getByRole('contentinfo');
    const entry = footer.getByRole('link', { name: 'Iscriviti' });
    await entry.click();
    await expect(heading(page, 'La newsletter')).toBeVisible();
    await expect(page.getByRole('main').getByLabel('E-mail', { exact: true })).toBeVisible();
    await expectAbsent(entry, footer.getByRole('navigation').first());
  });
});
