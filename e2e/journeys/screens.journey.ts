import { localisePath } from '@sightline/shared-lib/domain/routing';
import { expect, test, type Page } from '@playwright/test';

import { expectGone } from '../src/absence';
import { expectAccessible } from '../src/accessibility';
import { WITH_PICTURES } from '../src/browser';
import { pngPicture } from '../src/files';
import { LANGUAGES, screensOf, type WalkedLocale } from '../src/screens';
import { productInStock } from '../src/searchIndex';
import { settled } from '../src/settled';
import { expectTranslated } from '../src/translated';
import { complaints, visit } from '../src/visit';
import { walkedIn } from '../src/walked';

// With pictures: the policy of pages must let them in.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: WITH_PICTURES,
});

// Seventeen documents a language: seconds on an idle machine, more on a busy one.
test.setTimeout(180_000);

/** Words in the shopper's language, nothing wider than a telephone, nothing axe objects to in either theme. */
async function expectSound(page: Page, where: string) {
  await settled(page);
  await expectTranslated(page, where);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(390);
  await expectAccessible(page, where);
}

for (const locale of walkedIn<WalkedLocale>('de-de', 'it-it', 'de-de')) {
  const language = LANGUAGES[locale];
  test(`shows every screen in its language, at 390 pixels, without a fault: ${locale} [SITE-03][SITE-09][SITE-10][CMS-04]`, async ({
    page,
  }) => {
    // Pictures are drawn when they are first asked for: this journey reads words.
    await page.route('**/pictures/**', (route) =>
      route.fulfill({ contentType: 'image/png', body: pngPicture('grey.png', 8).buffer }),
    );
    const heard = complaints(page);
    const products = await Promise.all([productInStock('sunglasses'), productInStock('eyeglasses')]);
    for (const { name, path, heading, opens = [] } of screensOf(...products)) {
      await test.step(name, async () => {
        await visit(page, localisePath(path, locale));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1, name: heading[locale], exact: true })).toBeVisible();
        await expectSound(page, `${name}, ${locale}`);
        for (const { button, dialog } of opens) {
          await page.getByRole('main').getByRole('button', { name: button[locale] }).first().click();
          const opened = page.getByRole('dialog', { name: dialog[locale] });
          await expect(opened).toBeVisible();
          await expectSound(page, `${dialog[locale]}, ${locale}`);
          await expectGone(opened, () => page.keyboard.press('Escape'));
        }
        expect(heard, `${name}, ${locale}`).toEqual([]);
      });
    }
  });
}
