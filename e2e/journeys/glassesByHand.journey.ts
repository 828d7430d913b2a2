import { expect, test, type Page } from '@playwright/test';

import { fillBilling, placeOrder } from '../src/payment';
import { confirmedOrder, fillAddress, fillContact, typeCard } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { SITES } from '../src/sites';
import { visit } from '../src/visit';

/** What a shopper may be asked for beyond address and card. */
const MOST = { presses: 14, typed: 9 };

const SCREENS = [
  {
    width: 1280,
    locale: 'en-us',
    path: (url: string) => url,
    way: /^With my prescription/,
    choose: 'Choose lenses',
    dialog: /^Lenses for /,
    next: /^Next: /,
    use: /^Single vision/,
    right: 'Right eye',
    left: 'Left eye',
    fields: ['Sphere', 'Cylinder', 'Axis'],
    distance: 'Pupillary distance',
    check: 'Check and continue',
    treatment: /^Anti-reflective/,
    thin: /^Thin/,
    add: /^Add to bag/,
  },
  {
    width: 390,
    locale: 'it-it',
    path: (url: string) => url.replace('/eyeglasses/', '/it-it/occhiali-da-vista/'),
    way: /^Con la mia gradazione/,
    choose: 'Scegli le lenti',
    dialog: /^Lenti per /,
    next: /^Avanti: /,
    use: /^Monofocali/,
    right: 'Occhio destro',
    left: 'Occhio sinistro',
    fields: ['Sfera', 'Cilindro', 'Asse'],
    distance: 'Distanza interpupillare',
    check: 'Controlla e continua',
    treatment: /^Antiriflesso/,
    thin: /^Sottile/,
    add: /^Aggiungi al carrello/,
  },
] as const;

/** Counts what is pressed and typed; the step that asks for the address is left out. */
async function counted(page: Page, delivery: string) {
  const pressed: string[] = [];
  const typed = new Set<string>();
  await page.exposeFunction('notePress', (path: string) => void (path.endsWith(delivery) ? 0 : pressed.push(path)));
  await page.exposeFunction('noteTyping', (name: string) => void typed.add(name));
  await page.addInitScript(() => {
    const { notePress, noteTyping } = window as unknown as Record<string, (text: string) => void>;
    document.addEventListener('pointerdown', () => notePress?.(location.pathname), true);
    document.addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.closest('dialog')?.open && target.type === 'text')
          noteTyping?.(target.id);
      },
      true,
    );
  });
  return { pressed, typed };
}

for (const words of SCREENS) {
  test.describe(`on a screen of ${words.width} in ${words.locale}`, () => {
    test.use({ viewport: { width: words.width, height: 844 } });

    test('buys glasses with lenses by hand, from the product to the paid order, in few presses [RX-10][RX-11][CHK-06]', async ({
      page,
    }) => {
      test.slow();
      const site = SITES[words.locale];
      const { pressed, typed } = await counted(page, site.delivery);
      const { url } = await productInStock('eyeglasses', { locale: words.locale });
      await visit(page, words.path(url));
      await page.getByRole('radio', { name: words.way }).check();
      await page.getByRole('button', { name: words.choose }).first().click();
      const opened = page.getByRole('dialog', { name: words.dialog });
      const next = () => opened.getByRole('button', { name: words.next }).click();
      const pick = async (name: RegExp) => {
        await opened.getByRole('radio', { name }).check();
        await next();
      };
      await pick(words.use);
      for (const [eye, values] of [
        [words.right, ['-3.75', '-0.50', '170']],
        [words.left, ['-4.00', '-0.25', '10']],
      ] as const) {
        for (const [index, name] of words.fields.entries()) {
          const group = opened.getByRole('group', { name: eye });
          await group.getByRole('spinbutton', { name }).fill(values[index] ?? '');
        }
      }
      await opened.getByRole('textbox', { name: words.distance }).fill('63');
      await opened.getByRole('button', { name: words.check }).click();
      await pick(words.treatment);
      await pick(words.thin);
      await next();
      await opened.getByRole('button', { name: words.add }).click();
      await page.getByRole('dialog').getByRole('link', { name: site.words.viewBag }).click();
      await page.getByRole('link', { name: site.words.checkout }).click();
      await fillContact(page, site.buyer, site.words);
      await fillAddress(page, site.buyer, site.words);
      await page.getByRole('button', { name: site.words.toPayment }).click();
      await expect(page.getByRole('button', { name: site.words.place })).toBeVisible();
      await fillBilling(page, site);
      await typeCard(page, '4111111111111111');
      await placeOrder(page, site);
      await confirmedOrder(page);

      // Something was counted at all.
      expect([pressed.length > 5, typed.size > 5]).toEqual([true, true]);
      expect(pressed.length).toBeLessThanOrEqual(MOST.presses);
      expect(typed.size).toBeLessThanOrEqual(MOST.typed);
    });
  });
}
