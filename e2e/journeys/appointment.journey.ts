import { expect, test, type Page } from '@playwright/test';

import { letterTo } from '../src/mailbox';
import { visit } from '../src/visit';
import { walked } from '../src/walked';

interface Words {
  readonly locale: string;
  readonly width: number;
  readonly path: string;
  readonly book: string;
  readonly name: string;
  readonly phone: RegExp;
  readonly move: string;
  readonly moveHere: string;
  readonly cancel: string;
  readonly really: string;
  readonly cancelled: string;
}

const SHOPS: readonly Words[] = [
  {
    locale: 'en-us',
    width: 1280,
    path: '/appointment?service=fitting',
    book: 'Book',
    name: 'Name',
    phone: /phone/i,
    move: 'Move',
    moveHere: 'Move it here',
    cancel: 'Cancel',
    really: 'Yes, cancel it',
    cancelled: 'This appointment is canceled.',
  },
  {
    locale: 'it-it',
    width: 390,
    path: '/it-it/appuntamento?service=fitting',
    book: 'Prenota',
    name: 'Nome e cognome',
    phone: /telefono/i,
    move: 'Sposta',
    moveHere: 'Sposta qui',
    cancel: 'Annulla',
    really: 'Sì, annulla',
    cancelled: 'Questo appuntamento è annullato.',
  },
];

/** Chooses the last time that the last day has: nobody else in these journeys wants it. */
async function chooseLast(page: Page, back = 0): Promise<void> {
  const days = page.locator('input[name="day"]');
  await days.nth((await days.count()) - 1 - back).check();
  await page.locator('input[name="time"]').last().check();
}

for (const { locale, width, ...words } of walked(SHOPS, 'it-it')) {
  test(`a guest books an appointment, reads the letter, moves and cancels it in ${locale} at ${width} [STOR-08]`, async ({
    page,
  }) => {
    const email = `visit-${locale}-${Date.now()}@mail.example`;
    await page.setViewportSize({ width, height: 800 });
    await visit(page, words.path);
    await page.locator('main a[href*="store="]').first().click();
    await expect(page.locator('input[name="day"]').first()).toBeVisible();
    await chooseLast(page);
    await page.getByRole('textbox', { name: words.name, exact: true }).fill('Ann Doe');
    await page.locator('input[name="email"]').fill(email);
    await page.getByRole('textbox', { name: words.phone }).fill('+39 333 5550100');
    await page.getByRole('button', { name: words.book, exact: true }).click();
    await expect(page.getByText(email)).toBeVisible();

    const letter = await letterTo(email, 'appointmentBooked');
    expect(letter.locale).toBe(locale);
    const link = /https?:\S+key=[\w-]{32}/.exec(letter.text)?.[0] ?? '';
    await page.context().clearCookies();
    await visit(page, new URL(link).pathname + new URL(link).search);
    await page.getByRole('button', { name: words.move, exact: true }).click();
    await expect(page.locator('input[name="day"]').first()).toBeVisible();
    await chooseLast(page, 1);
    await page.getByRole('button', { name: words.moveHere }).click();
    const moved = await letterTo(email, 'appointmentMoved');
    expect(moved.facts['startsAt']).not.toBe(letter.facts['startsAt']);

    await page.getByRole('button', { name: words.cancel, exact: true }).click();
    await page.getByRole('button', { name: words.really }).click();
    await expect(page.getByText(words.cancelled)).toBeVisible();
    await letterTo(email, 'appointmentCancelled');
  });
}
