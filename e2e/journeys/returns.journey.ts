import { expect, test } from '@playwright/test';

import { expectAccessible } from '../src/accessibility';
import { shopperIn } from '../src/commerce';
import { operations, optician, orderOfLenses } from '../src/lensOrder';
import { heading, visit } from '../src/visit';
import { walked } from '../src/walked';

const SCREENS = [
  {
    width: 1280,
    locale: 'en-us',
    select: '/return/select',
    title: 'Return items',
    reason: 'Reason',
    tooSmall: 'Too small',
    announce: 'Get my label',
    done: 'Your return',
    label: 'Download the label',
    withLenses: /Comes back with its lenses$/,
    paysBack: 'is paid back once it has arrived',
    paidBack: 'Paid back',
    order: '/track-order',
    returning: 'This order is being returned',
    returned: 'You returned this order',
  },
  {
    width: 390,
    locale: 'it-it',
    select: '/it-it/return/select',
    title: 'Fai un reso',
    reason: 'Motivo',
    tooSmall: 'Troppo piccolo',
    announce: 'Crea l’etichetta',
    done: 'Il tuo reso',
    label: 'Scarica l’etichetta',
    withLenses: /Con le sue lenti$/,
    paysBack: 'vengono rimborsati dopo l’arrivo',
    paidBack: 'Rimborsato',
    order: '/it-it/track-order',
    returning: 'Questo ordine è in fase di reso',
    returned: 'Questo ordine è stato reso',
  },
] as const;

for (const words of walked(SCREENS, 'it-it')) {
  test.describe(`on a screen of ${words.width} in ${words.locale}`, () => {
    test.use({ viewport: { width: words.width, height: 900 } });

    test('sends a pair back with its lenses, prints the label, and is paid back when it has arrived [RET-01][RET-02]', async ({
      page,
      context,
    }) => {
      test.slow();
      const call = await shopperIn(context, words.locale);
      const { orderId, lines } = await orderOfLenses(call, words.locale, ['SV']);
      const [lens = ''] = lines;
      const prescriptionDetails = { rightSphere: '-1.25', leftSphere: '-1.00', pupillaryDistance: '63' };
      const given = { orderId, orderItemId: lens, prescriptionDetails };
      expect((await call('POST', 'prescription/prescriptionDetails', given)).status).toBe(201);
      await optician('approve', orderId, lens);

      await visit(page, `${words.select}/${orderId}`);
      await expect(heading(page, words.title)).toBeVisible();
      await operations('ship', orderId);
      await operations('deliver', orderId);
      await page.reload();
      const glasses = page.getByRole('checkbox').first();
      await expect(glasses).toHaveAccessibleDescription(words.withLenses);
      await glasses.check();
      await page.getByRole('checkbox').nth(1).check();
      for (const reason of await page.getByRole('combobox', { name: words.reason }).all())
        await reason.selectOption({ label: words.tooSmall });
      // What is told before it is announced is what is told then.
      const promised =
        /^\D*[\d.,]+/.exec((await page.getByText(words.paysBack).textContent()) ?? '')?.[0] ?? 'no amount';
      await expectAccessible(page, 'what comes back');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(words.width);
      await page.getByRole('button', { name: words.announce }).click();

      await expect(heading(page, words.done)).toBeVisible();
      const number = page.getByRole('heading', { name: /RMA-\d+/ });
      const rmaId = /RMA-\d+/.exec((await number.textContent()) ?? '')?.[0] ?? '';
      await expect(page.getByText(words.paysBack)).toContainText(promised);
      await expectAccessible(page, 'a return that was announced');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words.label }).click();
      expect((await download).suggestedFilename()).toBe(`${rmaId}.pdf`);

      await visit(page, `${words.order}/${orderId}`);
      await expect(heading(page, words.returning)).toBeVisible();
      await page.goBack();
      await operations('return', 'receive', rmaId);
      expect(await operations('return', 'refund', rmaId)).toContain('REF');
      await page.reload();
      await expect(page.getByText(words.paidBack, { exact: true })).toBeVisible();
      await visit(page, `${words.order}/${orderId}`);
      await expect(heading(page, words.returned)).toBeVisible();
    });
  });
}
