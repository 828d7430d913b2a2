import { expect, test } from '@playwright/test';

import { modelOf, productInStock } from '../src/searchIndex';
import { newEmail, register, signIn } from '../src/shopper';
import { heading, visit } from '../src/visit';
import { walked } from '../src/walked';

const PASSWORD = 'Quiet4Millimeters!';

const SCREENS = [
  {
    width: 1280,
    locale: 'en-us',
    path: '',
    save: 'Save',
    saved: 'Saved.',
    share: 'Share by link',
    link: 'The link',
    shared: 'A shared list',
    stop: 'Stop sharing',
    over: 'This list is not shared any more.',
  },
  {
    width: 390,
    locale: 'it-it',
    path: '/it-it',
    save: 'Aggiungi ai preferiti',
    saved: 'Tra i preferiti.',
    share: 'Condividi con un link',
    link: 'Il link',
    shared: 'Una lista condivisa',
    stop: 'Non condividere più',
    over: 'Questa lista non è più condivisa.',
  },
] as const;

for (const words of walked(SCREENS, 'en-us')) {
  const viewport = { width: words.width, height: 900 };
  test.describe(`on a screen of ${words.width} in ${words.locale}`, () => {
    test.use({ viewport });

    test('takes a guest’s saved products into the account, shows them on another device and by a link [ACC-05]', async ({
      page,
      browser,
    }) => {
      const member = { email: newEmail(), password: PASSWORD, locale: words.locale };
      const { url, name } = await productInStock('sunglasses', { locale: words.locale });
      const model = modelOf(name);
      await visit(page, words.path + url);
      await page.getByRole('main').getByRole('button', { name: words.save, exact: true }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      const kept = page.waitForResponse((answer) => answer.url().includes('/wishlist/@self/item'));
      await register(page, member);
      expect((await kept).status()).toBe(200);

      const context = await browser.newContext({ viewport });
      const other = await context.newPage();
      await signIn(other, member);
      await visit(other, `${words.path}/wishlist`);
      const main = other.getByRole('main');
      await expect(main.getByRole('link', { name: new RegExp(model) }).first()).toBeVisible();
      await main.getByRole('button', { name: words.share }).click();
      const href = await main.getByRole('link', { name: words.link }).getAttribute('href');

      const strangers = await browser.newContext({ viewport });
      const stranger = await strangers.newPage();
      await visit(stranger, href ?? '');
      await expect(heading(stranger, words.shared)).toBeVisible();
      await expect(stranger.getByRole('link', { name: new RegExp(model) }).first()).toBeVisible();
      await main.getByRole('button', { name: words.stop }).click();
      await expect(main.getByRole('button', { name: words.share })).toBeVisible();
      await visit(stranger, href ?? '');
      await expect(stranger.getByText(words.over)).toBeVisible();
      await strangers.close();
      await context.close();
    });
  });
}
