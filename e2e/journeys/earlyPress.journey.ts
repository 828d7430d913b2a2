import { expect, test, type Locator, type Page } from '@playwright/test';

import { expectAbsent } from '../src/absence';
import { productInStock } from '../src/searchIndex';

interface EarlyPress {
  readonly kind: string;
  readonly path: string;
  /** What is pressed before any script of the shop has come. */
  readonly pressed: (page: Page) => Locator;
  /** What is there once the page has answered, and not before. */
  readonly answer: (page: Page) => Locator;
}

const switched = (page: Page) => page.getByRole('main').getByRole('button', { pressed: true });
const comparison = {
  pressed: (page: Page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^Compare ?: / })
      .first(),
  answer: switched,
};
const country = {
  pressed: (page: Page) => page.getByRole('button', { name: 'United States / English' }),
  answer: (page: Page) => page.getByRole('dialog'),
};

const PRESSES: readonly EarlyPress[] = [
  { kind: 'home page', path: '/', ...country },
  { kind: 'list', path: '/sunglasses', ...comparison },
  {
    kind: 'heart of a tile',
    path: '/sunglasses',
    pressed: (page) => page.getByRole('main').locator('.tile-heart').first(),
    answer: switched,
  },
  { kind: 'search', path: '/search?q=gold', ...comparison },
  { kind: 'bag', path: '/cart', ...country },
  {
    kind: 'store finder',
    path: '/store-locator',
    pressed: (page) => page.getByRole('button', { name: 'Open now' }),
    answer: switched,
  },
  {
    kind: 'sign-in',
    path: '/sign-in',
    pressed: (page) => page.getByRole('main').getByRole('button', { name: 'Show' }),
    answer: switched,
  },
];

/** A connection as slow as the test wants: the scripts of the shop wait until they are let go. */
async function heldScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/(assets|releases)\/.*\.js$/, async (route) => {
    await waiting;
    await route.continue();
  });
  return letGo;
}

for (const { kind, path, pressed, answer } of PRESSES) {
  test(`answers a press on the ${kind} that was made before the scripts had come, and stays there [PLP-07][ROUTE-06]`, async ({
    page,
  }) => {
    const letGo = await heldScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await pressed(page).click();
    const url = page.url();
    await expect(page.locator('html')).toHaveClass(/sl-busy/);
    await expectAbsent(answer(page), pressed(page));
    letGo();
    await expect(answer(page)).toBeVisible();
    expect(page.url()).toBe(url);
  });
}

test('offers lenses to who chose them before the scripts had come, and never the frame alone [PDP-06][RX-10]', async ({
  page,
}) => {
  const { url } = await productInStock('sunglasses', { roxable: true });
  const letGo = await heldScripts(page);
  await page.goto(url, { waitUntil: 'commit' });
  const lenses = page.getByRole('radio', { name: /^With my prescription/ });
  await lenses.check();
  letGo();
  const chooses = page.getByRole('button', { name: 'Choose lenses' }).first();
  await expect(chooses).toBeVisible();
  await expectAbsent(page.getByRole('button', { name: /^Add to bag/ }), chooses);
  await expect(lenses).toBeChecked();
});

test('opens the lenses of eyeglasses by a press that was made before the scripts had come [PDP-06][RX-10]', async ({
  page,
}) => {
  const { url } = await productInStock('eyeglasses');
  const letGo = await heldScripts(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Choose lenses/ }).click();
  await expect(page.locator('html')).toHaveClass(/sl-busy/);
  letGo();
  await expect(page.getByRole('dialog', { name: /^Lenses for / })).toBeVisible();
});

test('sells the frame of eyeglasses alone to who chose and pressed that before the scripts had come [PDP-04][PDP-06]', async ({
  page,
}) => {
  const { url } = await productInStock('eyeglasses');
  const letGo = await heldScripts(page);
  await page.goto(url, { waitUntil: 'commit' });
  const adds = page.getByRole('button', { name: /^Add to bag/ });
  const chooses = page.getByRole('button', { name: /^Choose lenses/ });
  await expectAbsent(adds, chooses);
  await page.getByRole('radio', { name: 'Frame only' }).check();
  await expectAbsent(chooses, adds);
  await adds.click();
  await expect(page.locator('html')).toHaveClass(/sl-busy/);
  letGo();
  const bag = page.getByRole('dialog', { name: 'In your bag' });
  await expect(bag).toContainText('is in your bag');
  await expectAbsent(page.getByRole('dialog', { name: /^Lenses for / }), bag);
});
