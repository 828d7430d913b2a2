import { expect, test } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { shopperIn } from '../src/commerce';
import { addContactLenses } from '../src/contactLenses';
import { placeBag } from '../src/lensOrder';
import { newEmail } from '../src/shopper';
import { heading, visit } from '../src/visit';
import { walked } from '../src/walked';

const DAY_MS = 86_400_000;

const SCREENS = [
  {
    width: 1280,
    locale: 'en-us',
    account: '/account',
    title: 'Your account',
    remind: 'Remind me',
    day: 'Day',
    often: 'How often',
    rhythm: 'every 90 days',
    save: 'Save the reminder',
    set: /We write to you on .+, every 90 days\./,
    waiting: 'Waiting for you',
    reminder: 'Reminder for',
    again: 'Order again',
    reminders: /\/account\/order-reminder$/,
    buy: 'Buy again',
    bag: /bag/,
    eyes: ['Right eye, power', 'Left eye, power'],
  },
  {
    width: 390,
    locale: 'it-it',
    account: '/it-it/account',
    title: 'Il tuo account',
    remind: 'Ricordamelo',
    day: 'Giorno',
    often: 'Ogni quanto',
    rhythm: 'ogni 90 giorni',
    save: 'Salva il promemoria',
    set: /Ti scriviamo il .+, ogni 90 giorni\./,
    waiting: 'In attesa di te',
    reminder: 'Promemoria per',
    again: 'Riordina',
    reminders: /\/it-it\/il-mio-account\/promemoria-ordine$/,
    buy: 'Acquista di nuovo',
    bag: /carrello/,
    eyes: ['Occhio destro', 'Occhio sinistro'],
  },
] as const;

for (const words of walked(SCREENS, 'it-it')) {
  test.describe(`on a screen of ${words.width} in ${words.locale}`, () => {
    test.use({ viewport: { width: words.width, height: 900 } });

    test('reminds of contact lenses on the day that was chosen, and orders them again in one press [REM-01][ACC-01][RX-20]', async ({
      page,
      context,
    }) => {
      const call = await shopperIn(context, words.locale, { email: newEmail(), password: 'Sightline1!' });
      // The account knows who came; a page for everybody would begin with a new guest.
      await visit(page, words.account);
      await expect(heading(page, words.title)).toBeVisible();
      await addContactLenses(page, words.locale);
      const { body } = await call('GET', 'cart/@self');
      const orderId = String(body['orderId']);
      await placeBag(call, words.locale, orderId);

      await visit(page, `${words.account}/my-orders/${orderId}`);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: words.remind }).click();
      const inThreeDays = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
      await main.getByLabel(words.day).fill(inThreeDays);
      await main.getByLabel(words.often).selectOption(words.rhythm);
      await expectAccessible(page, 'the form of a reminder');
      await main.getByRole('button', { name: words.save }).click();
      await expect(main).toContainText(words.set);

      await visit(page, words.account);
      const waiting = page.getByRole('region', { name: words.waiting });
      await expect(waiting).toContainText(words.reminder);
      await waiting.getByRole('link', { name: words.again }).click();
      await expect(page).toHaveURL(words.reminders);
      await expectAccessible(page, 'the reminders of a shopper');
      await main.getByRole('button', { name: words.buy }).click();
      const drawer = page.getByRole('dialog', { name: words.bag });
      for (const eye of words.eyes) await expect(drawer).toContainText(eye);
    });
  });
}
