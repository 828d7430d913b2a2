import { expect, test, type Locator, type Page } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { shopperIn } from '../src/commerce';
import { lowFrame, tintableSunglasses } from '../src/lensFrames';
import { ITALIAN } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { newEmail } from '../src/shopper';
import { visit } from '../src/visit';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'it-IT' });

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^Lenti per / });
const next = (page: Page) =>
  dialog(page)
    .getByRole('button', { name: /^Avanti: / })
    .click();

async function pick(page: Page, name: RegExp): Promise<void> {
  await dialog(page).getByRole('radio', { name }).check();
  await next(page);
}

/** The Italian page of a product whose address is the English one. */
async function openConfigurator(page: Page, url: string): Promise<Locator> {
  await visit(
    page,
    url.replace('/eyeglasses/', '/it-it/occhiali-da-vista/').replace('/sunglasses/', '/it-it/occhiali-da-sole/'),
  );
  await page.getByRole('radio', { name: /^Con la mia gradazione/ }).check();
  await page.getByRole('button', { name: 'Scegli le lenti' }).first().click();
  await expect(dialog(page).getByRole('heading', { name: 'A cosa servono le lenti?' })).toBeFocused();
  return dialog(page);
}

async function intoBag(page: Page, opened: Locator): Promise<Locator> {
  await opened.getByRole('button', { name: /^Aggiungi al carrello/ }).click();
  await page.getByRole('dialog', { name: 'Il tuo carrello' }).getByRole('link', { name: ITALIAN.viewBag }).click();
  const glasses = page.getByRole('region', { name: 'Occhiali con lenti graduate' });
  await expect(glasses.getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  return glasses;
}

test('refuses progressive lenses for a low frame and makes them for another, to a prescription that was saved [RX-04][RX-10][RX-12]', async ({
  page,
  context,
}) => {
  const call = await shopperIn(context, 'it-it', { email: newEmail(), password: 'Passw0rd!' });
  const prescriptionDetails = {
    rightSphere: '-1.00',
    rightAdd: '+2.00',
    leftSphere: '-1.25',
    leftAdd: '+2.00',
    pupillaryDistance: '63',
  };
  const saved = { nickName: 'Ufficio', firstName: 'Anna', lastName: 'Rossi', prescriptionDetails };
  expect((await call('POST', 'prescription/@self', saved)).status).toBe(201);

  await visit(page, '/it-it/account');
  const refused = await openConfigurator(page, await lowFrame('it-it'));
  const progressive = refused.getByRole('radio', { name: /^Progressive/ });
  await expect(progressive).toBeDisabled();
  await expect(progressive).toHaveAccessibleDescription(/alta almeno 28 mm.*scegline una più alta/);

  const { url } = await productInStock('eyeglasses', { locale: 'it-it' });
  const opened = await openConfigurator(page, url);
  await pick(page, /^Progressive/);
  await expectAccessible(page, 'a saved prescription in the lens configurator on a phone');
  await opened.getByRole('button', { name: 'Usa questa: Ufficio' }).click();
  await pick(page, /^Antiriflesso/);
  await pick(page, /^Standard/);
  await next(page);
  await expect(opened).toContainText('sfera −1,25');
  await expect(await intoBag(page, opened)).toContainText('Progressive');
});

test('puts tinted lenses into sunglasses whose prescription is sent later [RX-10][CART-02][SITE-07]', async ({
  page,
}) => {
  const opened = await openConfigurator(page, await tintableSunglasses('it-it'));
  await pick(page, /^Monofocali/);
  await opened.getByRole('button', { name: 'Invia più tardi' }).click();
  await pick(page, /^Tinta da sole \d/);
  await pick(page, /^Grigio/);
  await pick(page, /^Standard/);
  await next(page);
  const glasses = await intoBag(page, opened);
  await expect(glasses).toContainText('Aggiungi la ricetta dopo l’ordine');
  await expect(glasses.locator('.line-picture img')).toHaveAttribute('src', /[?&]lens=TINT-GRY/);
});
