import { expect, test } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { shopperIn } from '../src/commerce';
import { operations, placeBag } from '../src/lensOrder';
import { letterTo, shownLetter } from '../src/mailbox';
import { productInStock } from '../src/searchIndex';
import { newEmail } from '../src/shopper';
import { heading, visit } from '../src/visit';
import { inEveryForm } from '../src/walked';

const SCREENS = [
  {
    width: 1280,
    locale: 'en-us',
    select: '/return/select',
    reason: 'Reason',
    tooSmall: 'Too small',
    instead: 'What you get for it',
    collected: 'It is collected',
    ready: / have it ready on /,
    announce: 'Get my label',
    done: 'Your return',
    waits: /^Instead we send you .+ once it has arrived/,
    exchanged: 'Exchanged',
    nothing: 'Exchange, nothing to pay',
    follow: 'Follow parcel 1Z-EXCHANGE',
    toOrder: '/account/my-orders',
  },
  {
    width: 390,
    locale: 'it-it',
    select: '/it-it/return/select',
    reason: 'Motivo',
    tooSmall: 'Troppo piccolo',
    instead: 'Che cosa ricevi in cambio',
    collected: 'Viene ritirato',
    ready: / tienilo pronto per il /,
    announce: 'Crea l’etichetta',
    done: 'Il tuo reso',
    waits: /^All’arrivo ti spediamo .+/,
    exchanged: 'Cambiato',
    nothing: 'Cambio, niente da pagare',
    follow: 'Segui il pacco 1Z-EXCHANGE',
    toOrder: '/it-it/account/my-orders',
  },
] as const;

// Returning a pair walks most of this way (returns.journey): exchanging one is for `npm test -- --whole` (docs/adr/0114).
for (const words of inEveryForm([], SCREENS)) {
  test.describe(`on a screen of ${words.width} in ${words.locale}`, () => {
    test.use({ viewport: { width: words.width, height: 900 } });

    test('gets another size for glasses that were too small, and follows its parcel [RET-02]', async ({
      page,
      context,
    }) => {
      const email = newEmail();
      const call = await shopperIn(context, words.locale, { email, password: 'Passw0rd!' });
      const { items } = await productInStock('sunglasses', { locale: words.locale, sizes: 2 });
      const orderItem = [{ partNumber: items[0]?.partNumber, quantity: '1' }];
      const { body } = await call('POST', 'cart', { orderId: '.', x_calculateOrder: '1', orderItem });
      const orderId = String(body['orderId']);
      await placeBag(call, words.locale, orderId, email);
      await operations('ship', orderId);
      await operations('deliver', orderId);

      await visit(page, `${words.select}/${orderId}`);
      await page.getByRole('checkbox').first().check();
      await page.getByRole('combobox', { name: words.reason }).selectOption({ label: words.tooSmall });
      await page.getByRole('combobox', { name: words.instead }).selectOption({ index: 1 });
      await page.getByRole('radio', { name: words.collected }).check();
      await expectAccessible(page, 'an exchange');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(words.width);
      await page.getByRole('button', { name: words.announce }).click();
      await expect(heading(page, words.done)).toBeVisible();
      await expect(page.getByText(words.waits)).toBeVisible();
      await expect(page.getByText(words.ready)).toBeVisible();
      const number = page.getByRole('heading', { name: /RMA-\d+/ });
      const rmaId = /RMA-\d+/.exec((await number.textContent()) ?? '')?.[0] ?? '';

      await operations('return', 'receive', rmaId);
      await operations('return', 'refund', rmaId, '--tracking', '1Z-EXCHANGE');
      await page.reload();
      await expect(page.getByText(words.exchanged, { exact: true })).toBeVisible();
      expect(await shownLetter(await letterTo(email, 'orderExchanged'))).toBeTruthy();
      await visit(page, `${words.toOrder}/${orderId}`);
      await expect(page.getByText(words.nothing)).toBeVisible();
      await expect(page.getByRole('link', { name: words.follow })).toBeVisible();
      await expectAccessible(page, 'an order with an exchange');
    });
  });
}
