import { expect, test, type Page } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { shopperIn, type SiteLocale } from '../src/commerce';
import { pdfPicture } from '../src/files';
import { payBag } from '../src/lensOrder';
import { productInStock } from '../src/searchIndex';
import { newEmail } from '../src/shopper';
import { visit } from '../src/visit';
import { walked } from '../src/walked';

interface Words {
  readonly locale: SiteLocale;
  readonly width: number;
  readonly path: (url: string) => string;
  readonly way: RegExp;
  readonly choose: string;
  readonly dialog: RegExp;
  readonly next: RegExp;
  readonly use: RegExp;
  readonly saved: string;
  readonly upload: string;
  readonly send: string;
  readonly later: string;
  readonly treatment: RegExp;
  readonly add: RegExp;
  readonly bag: string;
  readonly account: string;
  readonly page: string;
  readonly withOrder: RegExp;
}

const SCREENS: readonly Words[] = [
  {
    locale: 'en-us',
    width: 1280,
    path: (url) => url,
    way: /^With my prescription/,
    choose: 'Choose lenses',
    dialog: /^Lenses for /,
    next: /^Next: /,
    use: /^Single vision/,
    saved: 'Use this one: Office',
    upload: 'Upload a photo',
    send: 'Send 1 page',
    later: 'Send it later',
    treatment: /^Anti-reflective/,
    add: /^Add to bag/,
    bag: 'In your bag',
    account: '/account',
    page: '/checkout/upload-prescription',
    withOrder: /With your order/,
  },
  {
    locale: 'it-it',
    width: 390,
    path: (url) => url.replace('/eyeglasses/', '/it-it/occhiali-da-vista/'),
    way: /^Con la mia graduazione/,
    choose: 'Scegli le lenti',
    dialog: /^Lenti per /,
    next: /^Avanti: /,
    use: /^Monofocali/,
    saved: 'Usa questa: Office',
    upload: 'Carica una foto',
    send: 'Invia 1 pagina',
    later: 'Invia più tardi',
    treatment: /^Antiriflesso/,
    add: /^Aggiungi al carrello/,
    bag: 'Nel tuo carrello',
    account: '/it-it/account',
    page: '/it-it/checkout/upload-prescription',
    withOrder: /Con il tuo ordine/,
  },
];

const SAVED = {
  nickName: 'Office',
  firstName: 'Anna',
  lastName: 'Rossi',
  prescriptionDetails: { rightSphere: '-1.00', leftSphere: '-1.25', pupillaryDistance: '63' },
};

/** Puts a pair into the bag whose prescription is saved, on paper or still to come. */
async function putPair(page: Page, url: string, words: Words, prescription: 'saved' | 'paper' | 'later') {
  await visit(page, words.path(url));
  await page.getByRole('radio', { name: words.way }).check();
  await page.getByRole('button', { name: words.choose }).first().click();
  const opened = page.getByRole('dialog', { name: words.dialog });
  const pick = async (name: RegExp) => {
    await opened.getByRole('radio', { name }).check();
    await opened.getByRole('button', { name: words.next }).click();
  };
  await pick(words.use);
  if (prescription === 'saved') await opened.getByRole('button', { name: words.saved }).click();
  if (prescription === 'later') await opened.getByRole('button', { name: words.later }).click();
  if (prescription === 'paper') {
    await opened.getByRole('tab', { name: words.upload }).click();
    await opened.locator('input[type="file"][multiple]').setInputFiles(pdfPicture('paper.pdf', 'values'));
    await opened.getByRole('button', { name: words.send }).click();
  }
  await pick(words.treatment);
  await pick(/^Standard/);
  await opened.getByRole('button', { name: words.next }).click();
  await opened.getByRole('button', { name: words.add }).click();
  await expect(page.getByRole('dialog', { name: words.bag })).toBeVisible();
}

for (const words of walked(SCREENS, 'it-it')) {
  test.describe(`on a screen of ${words.width} in ${words.locale}`, () => {
    test.use({ viewport: { width: words.width, height: 844 } });

    test('pays pairs to a saved prescription, to one on paper and to one that comes later, and asks for the last alone [RX-03][RX-04][RX-07][RX-11]', async ({
      page,
      context,
    }) => {
      const call = await shopperIn(context, words.locale, { email: newEmail(), password: 'Passw0rd!' });
      expect((await call('POST', 'prescription/@self', SAVED)).status).toBe(201);
      // The browser learns there who it is.
      await visit(page, words.account);
      const { url } = await productInStock('eyeglasses', { locale: words.locale });
      for (const one of ['saved', 'paper', 'later'] as const) await putPair(page, url, words, one);

      const { orderId, states } = await payBag(call, words.locale);
      expect(states).toEqual(['missing', 'waiting', 'waiting']);

      await visit(page, `${words.page}/${orderId}`);
      const rows = page.getByRole('main').locator('section li');
      await expect(rows).toHaveCount(3);
      await expect(page.getByRole('main').getByText(words.withOrder)).toHaveCount(2);
      await expect(rows.and(page.locator('[aria-current="step"]'))).toHaveCount(1);
      await expectAccessible(page, 'prescriptions of an order of three pairs');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(words.width);
    });
  });
}
