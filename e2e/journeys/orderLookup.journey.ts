import { expect, test } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { guest } from '../src/commerce';
import { operations, orderOfLenses } from '../src/lensOrder';
import { letterTo, shownLetter } from '../src/mailbox';
import { newEmail } from '../src/shopper';
import { heading, hydrated, visit } from '../src/visit';
import { walked } from '../src/walked';

const SCREENS = [
  {
    width: 1280,
    locale: 'en-us',
    home: '/',
    track: 'Track an order',
    title: 'Track your order',
    link: 'See the order',
    number: 'Order number',
    email: 'E-mail',
    show: 'Show the order',
    wrong: 'We found no order with this number and this e-\u2060mail address.',
    delivered: 'Delivered',
    sendBack: /^Return items/,
    reason: 'Reason',
    tooSmall: 'Too small',
    announce: 'Get my label',
    done: 'Your return',
    label: 'Download the label',
    cancel: 'Cancel this return',
    sure: 'Cancel the return',
    cancelled: / is canceled$/,
  },
  {
    width: 390,
    locale: 'it-it',
    home: '/it-it',
    track: 'Segui un ordine',
    title: 'Segui il tuo ordine',
    link: 'Vedi l’ordine',
    number: 'Numero dell’ordine',
    email: 'E-mail',
    show: 'Mostra l’ordine',
    wrong: 'Non abbiamo trovato un ordine con questo numero e questa e-\u2060mail.',
    delivered: 'Consegnato',
    sendBack: /^Fai un reso/,
    reason: 'Motivo',
    tooSmall: 'Troppo piccolo',
    announce: 'Crea l’etichetta',
    done: 'Il tuo reso',
    label: 'Scarica l’etichetta',
    cancel: 'Annulla il reso',
    sure: 'Annulla il reso',
    cancelled: / annullato$/,
  },
] as const;

for (const words of walked(SCREENS, 'it-it')) {
  test.describe(`on a screen of ${words.width} in ${words.locale}`, () => {
    test.use({ viewport: { width: words.width, height: 900 } });

    test('finds a guest’s order in another browser by number and e-mail, and sends it back from there [ORD-03][RET-04]', async ({
      page,
    }) => {
      test.slow();
      const email = newEmail();
      const { orderId } = await orderOfLenses(await guest(words.locale), words.locale, [], email);
      await operations('ship', orderId);
      await operations('deliver', orderId);
      await visit(page, words.home);
      const footer = page.getByRole('contentinfo').getByRole('link', { name: words.track, includeHidden: true });
      await expect(footer).toHaveAttribute('href', /\/(track-order|segui-il-tuo-ordine)$/);

      await page.goto(shownLetter(await letterTo(email, 'orderReceived')));
      await page.getByRole('link', { name: words.link }).click();
      await hydrated(page);
      const main = page.getByRole('main');
      await expect(main.getByLabel(words.number)).toHaveValue(orderId);
      await expectAccessible(page, 'the look-up');
      const show = main.getByRole('button', { name: words.show });
      await main.getByLabel(words.email, { exact: true }).fill(newEmail());
      await show.click();
      await expect(main.getByText(words.wrong)).toBeVisible();
      await main.getByLabel(words.email, { exact: true }).fill(email);
      await show.click();

      await expect(heading(page, words.delivered)).toBeVisible();
      expect(page.url()).not.toContain(encodeURIComponent(email));
      await expectAccessible(page, 'an order that was looked up');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(words.width);
      await main.getByRole('link', { name: words.sendBack }).click();
      await main.getByRole('checkbox').first().check();
      await main.getByRole('combobox', { name: words.reason }).selectOption({ label: words.tooSmall });
      await main.getByRole('button', { name: words.announce }).click();

      await expect(heading(page, words.done)).toBeVisible();
      const download = page.waitForEvent('download');
      await main.getByRole('button', { name: words.label }).click();
      expect((await download).suggestedFilename()).toMatch(/^RMA-\d+\.pdf$/);
      await main.getByRole('button', { name: words.cancel }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.sure }).click();
      await expect(main.getByRole('heading', { name: words.cancelled })).toBeFocused();
    });
  });
}
