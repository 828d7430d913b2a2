import { expect, test, type Page } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { shopperIn, type SiteLocale } from '../src/commerce';
import { optician, orderOfLenses, prescriptionsOf } from '../src/lensOrder';
import { heading, visit } from '../src/visit';
import { walked } from '../src/walked';

interface Words {
  readonly locale: SiteLocale;
  readonly width: number;
  readonly page: string;
  readonly title: string;
  readonly distance: string;
  readonly save: string;
  readonly skip: string;
  readonly same: RegExp;
  readonly waiting: RegExp;
  readonly later: RegExp;
  readonly doneForNow: string;
  readonly done: string;
  readonly unreadable: RegExp;
  readonly approved: RegExp;
  readonly give: RegExp;
}

const SCREENS: readonly Words[] = [
  {
    locale: 'en-us',
    width: 1280,
    page: '/checkout/upload-prescription',
    title: 'Your prescription',
    distance: 'Pupillary distance',
    save: 'Check and continue',
    skip: 'Skip, send it later',
    same: /^The same prescription/,
    waiting: /With your order/,
    later: /You send it later/,
    doneForNow: 'That is all for now',
    done: 'Every prescription is with your order',
    unreadable: /The optician could not read it/,
    approved: /Read and approved/,
    give: /^Enter it/,
  },
  {
    locale: 'it-it',
    width: 390,
    page: '/it-it/checkout/upload-prescription',
    title: 'La tua ricetta',
    distance: 'Distanza interpupillare',
    save: 'Controlla e continua',
    skip: 'Salta, la mando più tardi',
    same: /^La stessa ricetta/,
    waiting: /Con il tuo ordine/,
    later: /La mandi più tardi/,
    doneForNow: 'Per ora è tutto',
    done: 'Tutte le ricette sono con il tuo ordine',
    unreadable: /L’ottico non è riuscito a leggerla/,
    approved: /Letta e approvata/,
    give: /^Inseriscila/,
  },
];

/** Types the distance alone: lenses may be without power. */
async function typeIt(page: Page, words: Words): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: words.distance }).first().fill('63');
  await main.getByRole('button', { name: words.save }).click();
}

for (const words of walked(SCREENS, 'en-us')) {
  test.describe(`on a screen of ${words.width} in ${words.locale}`, () => {
    test.use({ viewport: { width: words.width, height: 844 } });

    test('gives five pairs their prescriptions and skips one, which waits [RX-01][RX-07]', async ({
      page,
      context,
    }) => {
      const call = await shopperIn(context, words.locale);
      const { orderId, lines } = await orderOfLenses(call, words.locale, ['SV', 'SV', 'RD', 'RD', 'RD']);
      await visit(page, `${words.page}/${orderId}`);
      const main = page.getByRole('main');
      await expect(heading(page, words.title)).toBeVisible();
      const rows = main.locator('section li');
      await expect(rows).toHaveCount(5);
      await expect(rows.first()).toHaveAttribute('aria-current', 'step');
      await expectAccessible(page, 'the page of prescriptions');

      await typeIt(page, words);
      await expect(rows.first()).toContainText(words.waiting);
      await expect(rows.nth(1)).toHaveAttribute('aria-current', 'step');
      await main.getByRole('button', { name: words.skip }).first().click();
      await expect(rows.nth(1)).toContainText(words.later);

      await main.getByRole('checkbox', { name: words.same }).check();
      await typeIt(page, words);
      await expect(page.getByRole('heading', { name: words.doneForNow })).toBeFocused();
      await expect(main.getByText(words.waiting)).toHaveCount(4);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(words.width);
      await expectAccessible(page, 'what is still to come');

      const { body } = await call('GET', `order/${orderId}`);
      expect(body['orderStatus']).toBe('E');
      for (const line of lines.filter((_, index) => index !== 1)) await optician('approve', orderId, line);
      await rows.nth(1).getByRole('button', { name: words.give }).click();
      await typeIt(page, words);
      await expect(page.getByRole('heading', { name: words.done })).toBeFocused();
      expect(await optician('approve', orderId, lines[1] ?? '')).toContain(`${orderId}  R`);
    });

    test('says why a prescription came back, takes another one, and releases the order [RX-07][ORD-01]', async ({
      page,
      context,
    }) => {
      const call = await shopperIn(context, words.locale);
      const { orderId, lines } = await orderOfLenses(call, words.locale, ['SV']);
      const [line = ''] = lines;
      const main = page.getByRole('main');
      await visit(page, `${words.page}/${orderId}`);
      await typeIt(page, words);
      await expect(page.getByRole('heading', { name: words.done })).toBeFocused();

      expect(await optician('reject', orderId, line, '--reason', 'unreadable')).toContain(`${orderId}  N`);
      await visit(page, `${words.page}/${orderId}`);
      await expect(main).toContainText(words.unreadable);
      await expectAccessible(page, 'a prescription that came back');
      await typeIt(page, words);
      await expect(page.getByRole('heading', { name: words.done })).toBeFocused();

      expect((await prescriptionsOf(orderId)).orderStatus).toBe('W');
      expect(await optician('approve', orderId, line)).toContain(`${orderId}  R`);
      await visit(page, `${words.page}/${orderId}`);
      await expect(main).toContainText(words.approved);
    });
  });
}
