import { expect, test, type Page } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { ENGLISH, ITALIAN, putIntoBag } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { newEmail } from '../src/shopper';
import { visit } from '../src/visit';
import { walkedIn } from '../src/walked';

const WORDS = {
  'en-us': {
    words: ENGLISH,
    list: '/sunglasses',
    width: 1280,
    account: '/account',
    openSignIn: 'Account',
    signIn: '/sign-in',
    provider: 'Continue with Example ID',
    email: 'E-mail',
    firstName: 'First name',
    goOn: 'Continue to Sightline',
    back: 'Back to the shop',
    left: 'You are not signed in: the sign-in with Example ID was left.',
    other: 'Sign in another way',
    bag: '/cart',
  },
  'it-it': {
    words: ITALIAN,
    list: '/it-it/occhiali-da-sole',
    width: 390,
    account: '/it-it/account',
    openSignIn: null,
    signIn: '/it-it/accesso',
    provider: 'Continua con Example ID',
    email: 'E-mail',
    firstName: 'Nome',
    goOn: 'Continua su Sightline',
    back: 'Torna al sito',
    left: 'Accesso non effettuato: l’accesso con Example ID è stato interrotto.',
    other: 'Accedi in un altro modo',
    bag: '/it-it/carrello',
  },
} as const;

type Site = (typeof WORDS)[keyof typeof WORDS];

/** On a large screen signing in lies over the list; on a phone it is a page that knows the list. */
async function toProvider(page: Page, { list, openSignIn, signIn, provider, email }: Site): Promise<void> {
  if (openSignIn) {
    await visit(page, list);
    await page.getByRole('banner').getByRole('link', { name: openSignIn }).click();
    await page.getByRole('dialog').getByRole('link', { name: provider }).click();
  } else {
    await visit(page, `${signIn}?next=${list}`);
    await page.getByRole('main').getByRole('link', { name: provider }).click();
  }
  await expect(page.getByLabel(email)).toBeVisible();
}

const localised = (url: string, locale: string) => (locale === 'en-us' ? url : `/${locale}${url}`);

for (const locale of walkedIn('en-us', 'en-us', 'it-it')) {
  const site: Site = WORDS[locale];
  test.describe(`on a screen of ${site.width} in ${locale}`, () => {
    test.use({ viewport: { width: site.width, height: 900 } });

    test('signs in with a provider over the page at hand, and keeps page, bag and name [AUTH-07][AUTH-09]', async ({
      page,
    }) => {
      const { url } = await productInStock('sunglasses', { locale });
      await putIntoBag(page, localised(url, locale), site.words);
      await toProvider(page, site);
      await page.getByRole('button', { name: site.back }).click();
      await expect(page.getByRole('alert').filter({ hasText: site.left })).toBeVisible();
      await expectAccessible(page, `a sign-in that was left, ${locale}`);

      await toProvider(page, site);
      await page.getByLabel(site.email).fill(newEmail());
      await page.getByLabel(site.firstName, { exact: true }).fill('Ottavia');
      await page.getByRole('button', { name: site.goOn }).click();
      await expect(page).toHaveURL(new RegExp(`${site.list}$`));
      await visit(page, site.account);
      await expect(page.getByRole('main')).toContainText('Ottavia');
      await visit(page, site.bag);
      await expect(page.getByRole('link', { name: site.words.checkout })).toBeVisible();
    });
  });
}
