import { expect, test, type Page } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { pdfPicture } from '../src/files';
import { chooseLenses } from '../src/lensChoice';
import { lowFrame, tintableSunglasses } from '../src/lensFrames';
import { approveOnly, operations } from '../src/lensOrder';
import { payFromBag } from '../src/payment';
import { productInStock } from '../src/searchIndex';
import { SITES } from '../src/sites';
import { inEveryForm, walked } from '../src/walked';

const SCREENS = [
  {
    locale: 'en-us',
    width: 1280,
    single: /^Single vision/,
    without: /^Without prescription/,
    tooLow: /at least 28\smm high.*choose a higher frame/,
    eyes: ['Right eye', 'Left eye'],
    sphere: 'Sphere',
    addition: 'Add',
    distance: 'Pupillary distance',
    check: 'Check and continue',
    coated: /^Anti-reflective/,
    tinted: /^Sun tint \$/,
    gray: /^Gray/,
    upload: 'Upload a photo',
    send: 'Send 1 page',
    received: 'Prescription received',
  },
  {
    locale: 'it-it',
    width: 390,
    single: /^Monofocali/,
    without: /^Senza ricetta/,
    tooLow: /alta almeno 28\smm.*scegline una più alta/,
    eyes: ['Occhio destro', 'Occhio sinistro'],
    sphere: 'Sfera',
    addition: 'Addizione',
    distance: 'Distanza interpupillare',
    check: 'Controlla e continua',
    coated: /^Antiriflesso/,
    tinted: /^Tinta da sole \d/,
    gray: /^Grigio/,
    upload: 'Carica una foto',
    send: 'Invia 1 pagina',
    received: 'Ricetta ricevuta',
  },
] as const;

for (const words of walked(SCREENS, 'it-it')) {
  const { locale, width } = words;
  const site = SITES[locale];

  test.describe(`on a screen of ${width} in ${locale}`, () => {
    test.use({ viewport: { width, height: 844 } });

    const fits = async (page: Page) =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    test('refuses progressive lenses for a frame that is too low, with the reason, and pays them with another [RX-10][RX-12][CHK-06]', async ({
      page,
    }) => {
      test.slow();
      const refused = await chooseLenses(page, await lowFrame(locale), locale);
      const progressive = refused.opened.getByRole('radio', { name: /^Progressive/ });
      await expect(progressive).toBeDisabled();
      await expect(progressive).toHaveAccessibleDescription(words.tooLow);

      const { url } = await productInStock('eyeglasses', { locale });
      const { opened, pick, next, intoBag } = await chooseLenses(page, url, locale);
      await pick(/^Progressive/);
      for (const [index, eye] of words.eyes.entries()) {
        const field = (name: string) => opened.getByRole('group', { name: eye }).getByRole('spinbutton', { name });
        await field(words.sphere).fill(index === 0 ? '-1.00' : '-1.25');
        await field(words.addition).fill('+2.00');
      }
      await opened.getByRole('textbox', { name: words.distance }).fill('63');
      await opened.getByRole('button', { name: words.check }).click();
      await pick(words.coated);
      await pick(/^Standard/);
      await next();
      await expect(await intoBag()).toContainText('Progressive');
      await fits(page);
      const orderId = await payFromBag(page, site);
      // An optician looks at every prescription before its lenses are made.
      expect(await approveOnly(orderId)).toEqual(['W', 'R']);
    });

    test('pays tinted lenses in sunglasses, shown in the frame wherever it is shown [RX-10][CART-02][CHK-06]', async ({
      page,
    }) => {
      test.slow();
      const { opened, pick, next, intoBag } = await chooseLenses(page, await tintableSunglasses(locale), locale);
      await pick(words.without);
      await pick(words.tinted);
      await pick(words.gray);
      await expect(opened.locator('.plate img')).toHaveAttribute('src', /[?&]lens=TINT-GRY/);
      await next();
      const glasses = await intoBag();
      await expect(glasses.locator('.line-picture img')).toHaveAttribute('src', /[?&]lens=TINT-GRY/);
      await fits(page);
      const orderId = await payFromBag(page, site);
      await expect(page.getByRole('main').locator('img[src*="lens=TINT-GRY"]').first()).toBeAttached();
      // Lenses without power need no prescription.
      expect(await operations('ship', orderId)).toContain(orderId);
    });

    // Pairs to a paper are paid beside others in any case, and an order waits for an optician in the first of these.
    for (const glasses of inEveryForm<string>([], ['glasses whose paper is all there is']))
      test(`pays ${glasses}, which are held until an optician has read it [RX-03][RX-06][RX-07][CHK-06]`, async ({
        page,
      }) => {
        test.slow();
        const { url } = await productInStock('eyeglasses', { locale });
        const { opened, pick, next, intoBag } = await chooseLenses(page, url, locale);
        await pick(words.single);
        await opened.getByRole('tab', { name: words.upload }).click();
        await opened.locator('input[type="file"][multiple]').setInputFiles(pdfPicture('paper.pdf', 'values'));
        await opened.getByRole('button', { name: words.send }).click();
        await pick(words.coated);
        await pick(/^Standard/);
        await next();
        await expect(await intoBag()).toContainText(words.received);
        const orderId = await payFromBag(page, site);
        await expectAccessible(page, 'the confirmation of glasses whose prescription is to be read');
        await expect(operations('ship', orderId)).rejects.toThrow('_ERR_ORDER_WRONG_STATUS');
        expect(await approveOnly(orderId)).toEqual(['W', 'R']);
        expect(await operations('ship', orderId)).toContain(orderId);
      });
  });
}
