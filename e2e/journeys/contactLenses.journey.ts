import { expect, test, type Locator, type Page } from '@playwright/test';

import { expectGone } from '../src/absence';
import { expectAccessible } from '../src/accessibility';
import { CARDS } from '../src/cards';
import { fillBilling, placeOrder } from '../src/payment';
import { fillPrescriber } from '../src/prescriber';
import {
  confirmedOrder,
  ENGLISH,
  fillAddress,
  fillContact,
  ITALIAN,
  MILANESE,
  NEW_YORKER,
  typeCard,
} from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { SITES } from '../src/sites';
import { complaints, visit } from '../src/visit';
import { inEveryForm } from '../src/walked';

/** Addresses and bodies of everything the page sends, but for the bag's own calls, which carry the values. */
function strangers(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const isBag = request.method() === 'POST' && /\/store\/\d+\/cart$/.test(new URL(request.url()).pathname);
    sent.push(isBag ? request.url() : `${request.url()} ${request.postData() ?? ''}`);
  });
  return sent;
}

/** Chooses the second of what each question offers, whatever the lens is asked for; tells the power as it is shown. */
async function chooseValues(form: Locator): Promise<string> {
  let power = '';
  for (const field of await form.getByRole('combobox').all()) {
    const option = field.getByRole('option').nth(2);
    power ||= (await option.textContent()) ?? '';
    await field.selectOption({ index: 2 });
  }
  for (const eye of await form.getByRole('radio').all()) await eye.check();
  return power;
}

test('buys lenses for both eyes as a guest, by the values of each [RX-20][PDP-04][CART-02][PAY-02]', async ({
  page,
}) => {
  const heard = complaints(page);
  const sent = strangers(page);
  const { url } = await productInStock('contact-lenses');
  await visit(page, url);
  const form = page.getByRole('form', { name: 'Your contact lenses' });
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: ENGLISH.add }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByRole('alert')).toContainText('Left eye, Power: choose a value.');
  await expectAccessible(page, 'the form of contact lenses with problems');

  await form.getByRole('checkbox', { name: 'Same values for both eyes' }).check();
  const power = await chooseValues(form);
  expect(power).toMatch(/^−\d+\.\d\d$/);
  await form.getByRole('group', { name: 'Left eye', exact: true }).getByRole('button', { name: 'One more' }).click();
  await form.getByRole('button', { name: ENGLISH.add }).click();
  const drawer = page.getByRole('dialog', { name: 'In your bag' });
  await expect(drawer).toContainText(`Right eye, power ${power}`);
  await expect(drawer).toContainText(/Left eye, .*2 boxes/);

  await drawer.getByRole('link', { name: ENGLISH.viewBag }).click();
  const group = page.getByRole('region', { name: 'Contact lenses' });
  await expect(group.getByRole('table')).toHaveCount(1);
  await expect(group.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(group.getByRole('cell', { name: power, exact: true })).toHaveCount(2);

  await page.getByRole('link', { name: ENGLISH.checkout }).click();
  await fillContact(page, NEW_YORKER);
  await fillAddress(page, NEW_YORKER);
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
  await typeCard(page, CARDS.visa);
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(`Right eye, power ${power}`);
  await placeOrder(page, SITES['en-us']);
  await confirmedOrder(page);
  await expect(page.getByRole('main')).toContainText(`Right eye, power ${power}`);
  await expect(page.getByRole('main')).toContainText(/Left eye, .*2 boxes/);

  await page.getByRole('link', { name: 'Name the prescriber' }).click();
  const prescriber = await fillPrescriber(page, 'Ann Fox');
  await expectAccessible(page, 'the form of a prescriber');
  await prescriber.send();
  await expect(page.getByRole('heading', { name: 'Every prescription is with your order' })).toBeVisible();

  expect(sent.filter((one) => one.includes(power.replace('−', '-')))).toEqual([]);
  expect(heard).toEqual([]);
});

test('changes the values of one eye in the bag, which keeps them and leaves the other as it was [RX-20][CART-03]', async ({
  page,
}) => {
  const { url } = await productInStock('contact-lenses');
  await visit(page, url);
  const form = page.getByRole('form', { name: 'Your contact lenses' });
  await form.getByRole('checkbox', { name: 'Same values for both eyes' }).check();
  const power = await chooseValues(form);
  await form.getByRole('button', { name: ENGLISH.add }).click();
  await page.getByRole('dialog', { name: 'In your bag' }).getByRole('link', { name: ENGLISH.viewBag }).click();
  const group = page.getByRole('region', { name: 'Contact lenses' });
  const eyes = group.getByRole('table');
  await expect(group.getByRole('cell', { name: power, exact: true })).toHaveCount(2);

  await group.getByRole('button', { name: /^Change values: .*, Right eye$/ }).click();
  const values = page.getByRole('form', { name: 'Change the values of your lenses' });
  const field = values.getByRole('combobox', { name: /^Power/ });
  const other = (await field.getByRole('option').nth(5).textContent()) ?? '';
  expect(other).not.toBe(power);
  await field.selectOption(other);
  await expectAccessible(page, 'the values of lenses in the bag');
  await expectGone(values, () => values.getByRole('button', { name: 'Keep these values' }).click());
  await page.reload();
  await expect(eyes).toHaveCount(1);
  await expect(eyes.getByRole('cell', { name: other, exact: true })).toHaveCount(1);
  await expect(eyes.getByRole('cell', { name: power, exact: true })).toHaveCount(1);
});

test.describe('on a phone in Italian', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'it-IT' });

  for (const change of inEveryForm<string>([], ['changes the values of one of two eyes in the bag']))
    test(`${change} [RX-20][CART-03]`, async ({ page }) => {
      const { url } = await productInStock('contact-lenses', { locale: 'it-it' });
      await visit(page, url.replace('/contact-lenses/', '/it-it/lenti-a-contatto/'));
      const form = page.getByRole('form', { name: 'Le tue lenti a contatto' });
      await form.getByRole('checkbox', { name: 'Stessi valori per i due occhi' }).check();
      const power = await chooseValues(form);
      await form.getByRole('button', { name: ITALIAN.add }).click();
      await page.getByRole('dialog').getByRole('link', { name: ITALIAN.viewBag }).click();
      const eyes = page.getByRole('region', { name: 'Lenti a contatto' }).getByRole('table');
      await expect(eyes.getByRole('cell', { name: power, exact: true })).toHaveCount(2);
      await page.getByRole('button', { name: /^Modifica i valori: .*, Occhio sinistro$/ }).click();
      const values = page.getByRole('form', { name: 'Modifica i valori delle tue lenti' });
      const field = values.getByRole('combobox', { name: /^Potere/ });
      const other = (await field.getByRole('option').nth(5).textContent()) ?? '';
      await field.selectOption(other);
      await expectAccessible(page, 'the values of lenses in the bag on a phone');
      await expectGone(values, () => values.getByRole('button', { name: 'Usa questi valori' }).click());
      await page.reload();
      await expect(eyes.getByRole('cell', { name: other, exact: true })).toHaveCount(1);
      await expect(eyes.getByRole('cell', { name: power, exact: true })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });

  test('buys lenses for one eye and keeps what was chosen through a mistake [RX-20][PDP-04][SITE-07]', async ({
    page,
  }) => {
    const { url } = await productInStock('contact-lenses', { locale: 'it-it' });
    await visit(page, url.replace('/contact-lenses/', '/it-it/lenti-a-contatto/'));
    const form = page.getByRole('form', { name: 'Le tue lenti a contatto' });
    await form
      .getByRole('group', { name: 'Occhio destro' })
      .getByRole('checkbox', { name: 'Lenti per questo occhio' })
      .uncheck();
    await form.getByRole('button', { name: ITALIAN.add }).click();
    await expect(form.getByRole('alert')).toContainText('Occhio sinistro, Potere: scegli un valore.');
    const power = await chooseValues(form);
    expect(power).toMatch(/^−\d+,\d\d$/);
    // Nothing sticks out of a narrow screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await form.getByRole('button', { name: ITALIAN.add }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toContainText(`Occhio sinistro, potere ${power}`);
    await drawer.getByRole('link', { name: ITALIAN.viewBag }).click();
    await expect(page.getByRole('region', { name: 'Lenti a contatto' }).getByRole('table')).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.getByRole('link', { name: ITALIAN.checkout }).click();
    await fillContact(page, MILANESE, ITALIAN);
    await fillAddress(page, MILANESE, ITALIAN);
    await page.getByRole('button', { name: ITALIAN.toPayment }).click();
    const site = SITES['it-it'];
    await fillBilling(page, site);
    await typeCard(page, CARDS.mastercard);
    await placeOrder(page, site);
    await confirmedOrder(page);
    await expect(page.getByRole('main')).toContainText(`Occhio sinistro, potere ${power}`);
  });
});
