import { expect, test } from '@playwright/test';

import { shopperIn } from '../src/commerce';
import { GALLERY } from '../src/gallery/galleryScreens';
import { PATIENCE_MS, visitorOf } from '../src/gallery/visitor';
import { operations, orderOfLenses } from '../src/lensOrder';
import { cardFields } from '../src/purchase';
import { settled } from '../src/settled';
import { SPOKEN } from '../src/spokenWords';
import { walkedIn } from '../src/walked';

const screen = (name: string) => {
  const found = GALLERY.find((one) => one.name === name);
  if (!found) throw new Error(`The gallery has no ${name}.`);
  return found;
};

for (const locale of walkedIn('de-de', 'en-us', 'de-de')) {
  const words = SPOKEN[locale];
  test.describe(`to a screen reader in ${locale}`, () => {
    test('says what is wrong with a delivery, and where [SITE-10][CHK-03]', async ({ page, context }) => {
      await screen('delivery').show(visitorOf(context, page, locale));
      const main = page.getByRole('main');
      await main.locator('button[type="submit"]').last().click();
      await expect(main.getByRole('alert')).toBeFocused();
      await expect(main).toMatchAriaSnapshot(words.deliveryWrong);
      const [name, description] = words.email;
      await expect(main.getByRole('textbox', { name })).toHaveAccessibleDescription(description);
    });

    test('says which fields a card has, and what is wrong with one [SITE-10][PAY-02]', async ({ page, context }) => {
      await screen('payment').show(visitorOf(context, page, locale));
      await settled(page, PATIENCE_MS);
      const card = await cardFields(page);
      await expect(card.locator('body')).toMatchAriaSnapshot(words.card);
      const [name, mistake] = words.cardNumber;
      const number = card.getByRole('textbox', { name });
      await number.fill('411');
      await number.press('Tab');
      await expect(number).toHaveAccessibleDescription(mistake);
    });

    test('asks about lenses with what each of them is for [SITE-10][RX-07]', async ({ page, context }) => {
      await screen('configurator').show(visitorOf(context, page, locale));
      const opened = page.getByRole('dialog');
      await expect(opened).toMatchAriaSnapshot(words.lenses);
      const [name, description] = words.firstLens;
      await expect(opened.getByRole('radio', { name })).toHaveAccessibleDescription(description);
    });

    test('says why a photo of a prescription is refused [SITE-10][RX-03]', async ({ page, context }) => {
      const { orderId } = await orderOfLenses(await shopperIn(context, locale), locale, ['SV']);
      await visitorOf(context, page, locale).open(`/checkout/upload-prescription/${orderId}`);
      await page.getByRole('tab', { name: words.photo }).click();
      const text = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
      await page.locator('main input[type="file"][multiple]').setInputFiles(text);
      await expect(page.getByRole('main')).toMatchAriaSnapshot(words.upload);
    });

    test('asks what is sent back, and why [SITE-10][RET-01]', async ({ page, context }) => {
      const visitor = visitorOf(context, page, locale);
      const orderId = await visitor.ordered();
      await operations('ship', orderId);
      await operations('deliver', orderId);
      await visitor.open(`/return/select/${orderId}`);
      const main = page.getByRole('main');
      await main.getByRole('checkbox').first().check();
      await expect(main).toMatchAriaSnapshot(words.returned);
    });
  });
}
