import { expect, test, type Locator, type Page } from '@playwright/test';

import { keptByBrowser } from '../src/browserStorage';
import { CARDS } from '../src/cards';
import { addContactLenses } from '../src/contactLenses';
import { filesHolding } from '../src/dataFolder';
import { pdfPicture } from '../src/files';
import { placeOrder } from '../src/payment';
import { fillPrescriber } from '../src/prescriber';
import { confirmedOrder, ENGLISH, fillAddress, fillContact, NEW_YORKER, typeCard } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { E2E_DATA, SHOP } from '../src/shopAddress';
import { newEmail, register } from '../src/shopper';
import { SITES } from '../src/sites';
import { visit } from '../src/visit';

/** Values and names that nobody else has, so that every trace of them is a leak. */
const CANARY = {
  right: '-7.75',
  left: '-8.25',
  distance: '61.5',
  firstName: 'Quaxleya',
  lastName: 'Vombrandt',
  file: 'vombrandt-eyes.pdf',
  inside: 'sphere of Quaxleya',
};

/** Calls that carry a prescription, by their bodies; nothing else may. */
const CARRIERS = /\/wcs\/resources\/store\/\d+\/(cart|prescription\/|contactLens\/|rox\/choice\/)/;

/** What leaves the page: every address, bodies to where they do not belong, and what is said on the console. */
function leaving(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const isCarrier = origin === SHOP && CARRIERS.test(pathname);
    sent.push(isCarrier ? request.url() : `${request.url()} ${request.postData() ?? ''}`);
  });
  page.on('console', (message) => sent.push(message.text()));
  return sent;
}

/** Neither what left the page, nor the browser, nor the files of the shop with its log, holds anything of it. */
function expectNoTrace(sent: readonly string[], kept: readonly string[]): void {
  const needles = Object.values(CANARY);
  for (const needle of [...needles, ...needles.map((one) => encodeURIComponent(one))]) {
    expect(sent.filter((one) => one.includes(needle))).toEqual([]);
    expect(kept.filter((one) => one.includes(needle))).toEqual([]);
  }
  // Powers stand in the catalogue too; as values of an eye they would be texts.
  const atRest = [`"${CANARY.right}"`, `"${CANARY.left}"`];
  const { firstName, lastName, file, inside } = CANARY;
  expect(filesHolding(E2E_DATA, [...atRest, firstName, lastName, file, inside])).toEqual([]);
}

/** Types the values of both eyes and says that they are right, rare as they are. */
async function typeValues(form: Locator): Promise<void> {
  for (const [eye, value] of [
    ['Right eye', CANARY.right],
    ['Left eye', CANARY.left],
  ] as const) {
    await form.getByRole('group', { name: eye }).getByRole('spinbutton', { name: 'Sphere' }).fill(value);
  }
  await form.getByRole('textbox', { name: 'Pupillary distance' }).fill(CANARY.distance);
  await form.getByRole('button', { name: 'Check and continue' }).click();
  await form.getByRole('button', { name: 'Yes, it says so on the paper' }).click();
}

/** The configurator of a frame at the question of the prescription. */
async function atPrescription(page: Page, url: string): Promise<Locator> {
  await visit(page, url);
  await page.getByRole('radio', { name: /^With my prescription/ }).check();
  await page.getByRole('button', { name: 'Choose lenses' }).first().click();
  const opened = page.getByRole('dialog', { name: /^Lenses for / });
  await opened.getByRole('radio', { name: /^Single vision/ }).check();
  await opened.getByRole('button', { name: /^Next: / }).click();
  return opened;
}

/** Puts lenses into the bag; gives what the browser kept while they were being chosen. */
async function lensesByHand(page: Page): Promise<string> {
  const { url } = await productInStock('eyeglasses');
  const opened = await atPrescription(page, url);
  const pick = async (name: RegExp) => {
    await opened.getByRole('radio', { name }).check();
    await opened.getByRole('button', { name: /^Next: / }).click();
  };
  await typeValues(opened);
  await pick(/^Anti-reflective/);
  await pick(/^Very thin/);
  await opened.getByRole('button', { name: /^Next: / }).click();
  const kept = await keptByBrowser(page);
  await opened.getByRole('button', { name: /^Add to bag/ }).click();
  await expect(page.getByRole('dialog', { name: 'In your bag' })).toBeVisible();
  return kept;
}

async function afterTheOrder(page: Page, orderId: string): Promise<void> {
  await visit(page, `/checkout/upload-prescription/${orderId}`);
  const main = page.getByRole('main');
  const done = main.getByRole('heading', { name: 'Every prescription is with your order' });
  const again = async () => {
    const glasses = main.getByRole('region', { name: 'Glasses for distance' });
    await glasses.getByRole('button', { name: /^Change/ }).click();
    await main.getByRole('textbox', { name: 'First name' }).fill(CANARY.firstName);
    await main.getByRole('textbox', { name: 'Last name' }).fill(CANARY.lastName);
  };
  await again();
  await page.getByRole('tab', { name: 'Upload a photo' }).click();
  await page.locator('main input[type="file"][multiple]').setInputFiles(pdfPicture(CANARY.file, CANARY.inside));
  await page.getByRole('button', { name: 'Send 1 page' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const prescriber = await fillPrescriber(page, `${CANARY.firstName} ${CANARY.lastName}`);
  await prescriber.send();
  await expect(done).toBeVisible();
  await again();
  const saved = page.waitForResponse((answer) => answer.url().includes('/prescriptionDetails/multiple'));
  await typeValues(main);
  expect((await saved).status()).toBe(200);
  await expect(done).toBeVisible();
}

test('leaves the values of eyes with their owner alone: lenses by hand, contact lenses, upload and after the order [RX-06] [RX-20] [PLAT-04] [ANA-01]', async ({
  page,
}) => {
  const sent = leaving(page);
  const kept = [await lensesByHand(page), await keptByBrowser(page)];
  await (await addContactLenses(page)).getByRole('link', { name: ENGLISH.viewBag }).click();
  kept.push(await keptByBrowser(page));
  await page.getByRole('link', { name: ENGLISH.checkout }).click();
  await fillContact(page, NEW_YORKER);
  await fillAddress(page, NEW_YORKER);
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
  await typeCard(page, CARDS.visa);
  await placeOrder(page, SITES['en-us']);
  const orderId = await confirmedOrder(page);
  await afterTheOrder(page, orderId);
  kept.push(await keptByBrowser(page));

  expectNoTrace(sent, kept);
});

test('leaves them with their owner alone in an account too: saved for next time, half-chosen, photographed while choosing [RX-04] [RX-06] [RX-10] [PLAT-04]', async ({
  page,
}) => {
  const sent = leaving(page);
  await register(page, { email: newEmail(), password: 'Journey-2026!' });
  const { url } = await productInStock('eyeglasses');
  const opened = await atPrescription(page, url);
  await opened.getByRole('textbox', { name: /^First name/ }).fill(CANARY.firstName);
  await opened.getByRole('textbox', { name: /^Last name/ }).fill(CANARY.lastName);
  const [half, saved] = [/\/rox\/choice\//, /\/prescription\/(@|%40)self(\?|$)/].map((path) =>
    page.waitForResponse((answer) => path.test(answer.url()) && answer.request().method() !== 'GET'),
  );
  await typeValues(opened);
  expect([(await saved)?.status(), (await half)?.status()]).toEqual([201, 200]);
  const kept = [await keptByBrowser(page)];

  await opened.getByRole('button', { name: 'Change: Prescription' }).click();
  await opened.getByRole('tab', { name: 'Upload a photo' }).click();
  await opened.locator('input[type="file"][multiple]').setInputFiles(pdfPicture(CANARY.file, CANARY.inside));
  await opened.getByRole('button', { name: 'Send 1 page' }).click();
  await expect(opened.getByText(/^Your prescription, 1 page/)).toBeVisible();
  kept.push(await keptByBrowser(page));

  await visit(page, '/account/prescriptions');
  await expect(page.getByRole('heading', { name: CANARY.firstName })).toBeVisible();
  kept.push(await keptByBrowser(page));
  expectNoTrace(sent, kept);
});
