import { expect, test } from '@playwright/test';

import { expectAbsent, expectGone } from '../src/absence';
import { chooseFrameOnly } from '../src/purchase';
import { ask, modelOf, productInStock, type ProductHit } from '../src/searchIndex';
import { settled } from '../src/settled';
import { heading, markDocument, visit } from '../src/visit';

const ADD = { name: /^Add to bag/ };

async function products(filters: string): Promise<readonly ProductHit[]> {
  const [answer] = await ask({ indexName: 'products_en-us_ungrouped', filters, hitsPerPage: 60 });
  return answer?.hits ?? [];
}

test('compares frames of a list side by side, at an address that can be shared [PLP-07]', async ({ page }) => {
  await visit(page, '/eyeglasses');
  const sameDocument = await markDocument(page);
  const list = page.getByRole('list', { name: 'Eyeglasses' });
  const toggles = list.getByRole('button', { name: /^Compare/ });
  const names: string[] = [];
  for (const place of [0, 1, 2]) {
    await toggles.nth(place).click();
    await expect(toggles.nth(place)).toHaveAttribute('aria-pressed', 'true');
    names.push((await list.getByRole('heading', { level: 2 }).nth(place).textContent()) ?? '');
  }
  await page.getByRole('region', { name: 'Compare' }).getByRole('link', { name: 'See side by side' }).click();
  await expect(heading(page, 'Compare')).toBeFocused();
  await expect(page).toHaveURL(/\/compare\?p=[^&]+&p=[^&]+&p=[^&]+$/);
  for (const name of names) await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Total width' })).toBeVisible();
  const remove = page.getByRole('link', { name: new RegExp(`^Remove.*${names[1]}`) });
  await expectGone(page.getByRole('columnheader', { name: names[1] ?? '' }), () => remove.click());
  await sameDocument();
  const url = page.url();
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, url);
  await expect(page.getByRole('columnheader', { name: names[2] ?? '' })).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex,follow');
});

test('advises a size from a pair that fits, and takes it along to the list [ADV-01]', async ({ page }) => {
  const shelf = 'attributes.LX_CANONICAL_CATEGORY:"sunglasses" AND attributes.LX_SOLDOUT:FALSE';
  const product = (await products(shelf)).find(({ items }) => items.length > 1);
  await visit(page, product?.url ?? '');
  await page.getByRole('button', { name: 'Size advisor' }).click();
  const drawer = page.getByRole('dialog', { name: 'Size advisor' });
  await drawer.getByRole('radio', { name: 'My face' }).check({ force: true });
  const width = String(product?.attributes['FRAME_WIDTH']);
  await drawer.getByRole('textbox', { name: /Width of your face/ }).fill(width);
  await expect(drawer).toContainText('Recommended: as wide as your face.');
  await expectGone(drawer, () => drawer.getByRole('button', { name: /^Choose / }).click());
  await expect(page.getByRole('main')).toContainText('Recommended: as wide as your face.');
  await expect(page).toHaveURL(/\?size=([A-Z]+)#suggested-size=\1$/);
  await visit(page, '/sunglasses');
  await expect(page.getByText(/^Your size: (XXS|XS|S|M|L|XL|XXL)$/)).toBeVisible();
});

test('keeps an address for what is sold out, and sells nothing meanwhile [PDP-05]', async ({ page }) => {
  const [product] = await products('attributes.LX_CANONICAL_CATEGORY:"sunglasses" AND attributes.LX_SOLDOUT:TRUE');
  await visit(page, product?.url ?? '');
  const main = page.getByRole('main');
  await expect(main).toContainText('Sold out');
  const tellMe = main.getByRole('link', { name: 'Tell me when it is back' }).first();
  await settled(page);
  await expectAbsent(main.getByRole('button', ADD), tellMe);
  await tellMe.click();
  const drawer = page.getByRole('dialog', { name: 'Tell me when it is back' });
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill('waiting@example.com');
  await drawer.getByRole('button', { name: 'Tell me', exact: true }).click();
  await expect(drawer.getByRole('status')).toContainText('We write to waiting@example.com when it is back.');
});

test('tells in Italy what a branch has on its shelf and what a frame cost in the last month [PDP-05] [PDP-08]', async ({
  page,
}) => {
  const { url } = await productInStock('sunglasses');
  await visit(page, url.replace('/sunglasses/', '/it-it/occhiali-da-sole/'));
  await page.getByRole('button', { name: 'Verifica in un negozio' }).click();
  const drawer = page.getByRole('dialog', { name: 'Dove ritirare' });
  await drawer.getByRole('radio').first().check({ force: true });
  await expectGone(drawer, () => drawer.getByRole('button', { name: 'Ritira qui' }).click());
  const told = page.getByText(/^(Ne rest\S+ \S+|Disponibile|Non disponibile) da /);
  await expect(told).toBeVisible();
  // The next page asks the same branch by itself.
  await visit(page, '/it-it/occhiali-da-sole?sort=3');
  const reduced = page.getByRole('listitem').filter({ hasText: '%' }).getByRole('heading', { level: 2 }).first();
  await visit(page, (await reduced.getByRole('link').getAttribute('href')) ?? '');
  await expect(page.getByText(/^Prezzo più basso dei 30 giorni precedenti: .*€\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Altri negozi' })).toBeVisible();
});

test('shows every kind of product in its own way, and describes each to search engines [PDP-04] [SEO-02]', async ({
  page,
}) => {
  const kinds = [
    ['contact-lenses', 'Contact lens'],
    ['lens-care', 'Contents'],
    ['accessories', 'Kind'],
    ['audio-glasses', 'Sound and battery'],
  ] as const;
  for (const [shelf, words] of kinds) {
    const { url, name } = await productInStock(shelf);
    await visit(page, url);
    const main = page.getByRole('main');
    await expect(heading(page, new RegExp(modelOf(name)))).toBeVisible();
    await expect(main.getByText(words, { exact: true }).first()).toBeVisible();
    // Boxes of lenses are bought by the values of each eye: their one button is that of the form, which is lent and comes late.
    const form = main.getByRole('form', { name: 'Your contact lenses' });
    await chooseFrameOnly(page);
    const buying = shelf === 'contact-lenses' ? form : main;
    await expect(buying.getByRole('button', ADD)).toBeVisible();
    await settled(page);
    await expect(main.getByRole('button', ADD)).toHaveCount(1);
    const html = await (await page.request.get(url)).text();
    const data = Array.from(html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g), ([, text = '']) =>
      JSON.parse(text),
    ).find((one) => one['@type'] === 'Product');
    expect(data).toMatchObject({
      name: expect.stringMatching(/\S/),
      image: [expect.stringMatching(/^http/), ...data.image.slice(1)],
      sku: expect.stringMatching(/\S/),
      brand: { '@type': 'Brand', name: expect.stringMatching(/\S/) },
      offers: {
        '@type': 'Offer',
        price: expect.stringMatching(/^\d+\.\d\d$/),
        priceCurrency: 'USD',
        availability: expect.stringMatching(/^https:\/\/schema\.org\/\w+$/),
        url: expect.stringMatching(/^http/),
      },
    });
  }
});
