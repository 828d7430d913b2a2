import { expect, test, type Page } from '@playwright/test';

import { payFromBag } from '../src/payment';
import { productInStock } from '../src/searchIndex';
import { SITES } from '../src/sites';
import { visit } from '../src/visit';
import { walked } from '../src/walked';

/**
 * What a shopper does beyond address and card: at most 14 presses and 9 fields may be asked for. E-mail and phone are counted, though they stand
 * beside the address; left out are the press that sends it, and the tax code that Italy's law asks of every buyer.
 */
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
    way: /^Con la mia graduazione/,
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

interface Typed {
  readonly path: string;
  readonly id: string;
  readonly autocomplete: string;
  readonly label: string;
}

/** Notes every press and every field that is typed into or chosen from, on all pages of the shop. */
async function noted(page: Page) {
  const pressed: string[] = [];
  const typed = new Map<string, Typed>();
  await page.exposeFunction('notePress', (path: string) => void pressed.push(path));
  await page.exposeFunction('noteTyping', (field: Typed) => void typed.set(`${field.path} ${field.id}`, field));
  await page.addInitScript(() => {
    const { notePress, noteTyping } = window as unknown as Record<string, (what: unknown) => void>;
    document.addEventListener('pointerdown', () => notePress?.(location.pathname), true);
    document.addEventListener(
      'input',
      ({ target: field }) => {
        const isTyped = field instanceof HTMLInputElement && !['radio', 'checkbox'].includes(field.type);
        if (!isTyped && !(field instanceof HTMLSelectElement)) return;
        const { id, name, autocomplete, labels } = field;
        const label = labels?.[0]?.textContent ?? '';
        noteTyping?.({ path: location.pathname, id: id || name, autocomplete, label });
      },
      true,
    );
  });
  return { pressed, typed };
}

for (const words of walked(SCREENS, 'it-it')) {
  test.describe(`on a screen of ${words.width} in ${words.locale}`, () => {
    test.use({ viewport: { width: words.width, height: 844 } });

    test('buys glasses with lenses by hand, from the product to the paid order, in few presses [RX-10][RX-11][CHK-06]', async ({
      page,
    }) => {
      test.slow();
      const site = SITES[words.locale];
      const { pressed, typed } = await noted(page);
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
      await payFromBag(page, site);

      const isCard = ({ path }: Typed) => path.endsWith('/fields');
      const isDelivery = (path: string) => path.endsWith(site.delivery);
      const isAddress = ({ path, autocomplete }: Typed) => isDelivery(path) && !/email|tel/.test(autocomplete);
      const fields = [...typed.values()];
      const byLaw = fields.filter(({ label }) => site.taxCode && label.startsWith(site.taxCode.label));
      const asked = fields.filter((field) => !isAddress(field) && !isCard(field) && !byLaw.includes(field));
      expect(pressed.filter(isDelivery)).toHaveLength(1);
      expect(pressed.filter((path) => !isDelivery(path)).length).toBeLessThanOrEqual(MOST.presses);
      expect(byLaw).toHaveLength(site.taxCode ? 1 : 0);
      expect(asked.length).toBeLessThanOrEqual(MOST.typed);
      // Something was counted at all.
      expect([pressed.length > 5, asked.length > 5]).toEqual([true, true]);
    });
  });
}
