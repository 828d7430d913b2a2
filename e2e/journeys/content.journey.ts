import { expect, test } from '@playwright/test';

import { expectAbsent, expectGone } from '../src/absence';
import { PREVIEW_TOKEN } from '../src/shopAddress';
import { settled } from '../src/settled';
import { heading, hydrated, markDocument, visit } from '../src/visit';

const events = (names: readonly { readonly name: string }[] | undefined) => (names ?? []).map(({ name }) => name);

test.describe('a shopper who was never asked', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is measured only after saying yes, and no longer after saying no [ANA-01]', async ({ page }) => {
    const kept = () => page.evaluate(() => (window as { sightlineEvents?: { name: string }[] }).sightlineEvents);
    await visit(page, '/it-it');
    const question = page.getByRole('region', { name: 'Quali cookie accetti?' });
    await expect(question).toBeVisible();
    await settled(page);
    expect(await kept()).toBeUndefined();

    await expectGone(question, () => question.getByRole('button', { name: 'Accetta tutto' }).click());
    await expect.poll(async () => events(await kept())).toContain('page_view');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie' }).click();
    await expect(heading(page, 'Cookie')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Statistiche' })).toBeChecked();
    await page.getByRole('button', { name: 'Solo le necessarie' }).click();
    await expect(page.getByRole('checkbox', { name: 'Statistiche' })).not.toBeChecked();
    await expect.poll(async () => events(await kept())).toEqual([]);

    await visit(page, '/it-it');
    await settled(page);
    await expectAbsent(question, heading(page, /./));
    expect(await kept()).toBeUndefined();
  });
});

test('writes to customer service and is told a number [CMS-04]', async ({ page }) => {
  await visit(page, '/fr-fr/c/contact-us-page');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByRole('alert')).toContainText('4 points à corriger');
  await page.getByLabel('De quoi s’agit-il ?').selectOption({ label: 'Une commande' });
  await page.getByLabel('Votre message').fill('Où est ma commande ?');
  await page.getByLabel('Votre nom').fill('Anne Dupont');
  await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill('anne@example.com');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText(/Son numéro\s: C-\d{7}/)).toBeVisible();
});

test('finds an answer by its words and keeps its address [CMS-04]', async ({ page }) => {
  await visit(page, '/c/support/faq#how-can-i-pay');
  await expect(page.locator('#how-can-i-pay')).toHaveAttribute('open', '');

  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('promotion code');
  await expect(page.getByText('1 answer', { exact: true })).toBeVisible();
  const isSameDocument = await markDocument(page);
  const answer = page.locator('#how-do-i-use-a-promotion-code');
  await answer.locator('summary').click();
  await answer.getByRole('link', { name: 'Link to this answer' }).click();
  await expect(page).toHaveURL(/#how-do-i-use-a-promotion-code$/);
  await expect(answer).toHaveAttribute('open', '');
  await isSameDocument();
});

test('shows an editor a page before its day, and shoppers nothing of it [CMS-02]', async ({ page, browser }) => {
  await page.goto(`/c/spring-light?previewToken=${PREVIEW_TOKEN}&previewDate=2027-03-02`);
  await hydrated(page);
  await expect(page).toHaveURL(/\/c\/spring-light$/);
  await expect(heading(page, 'Spring light')).toBeVisible();
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect(bar).toContainText('March 2, 2027');

  const shopper = await (await browser.newContext()).newPage();
  expect((await visit(shopper, '/c/spring-light'))?.status()).toBe(404);
  await shopper.context().close();

  await bar.getByRole('button', { name: 'End preview' }).click();
  await expectAbsent(bar, heading(page, 'Page not found'));
});
