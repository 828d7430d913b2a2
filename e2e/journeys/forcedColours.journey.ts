import { expect, test, type Locator, type Page } from '@playwright/test';

import { expectAbsent } from '../src/absence';
import { shopperIn } from '../src/commerce';
import { fillBag } from '../src/delivery';
import { expectToldApart } from '../src/forcedColours';
import { orderOfLenses } from '../src/lensOrder';
import { cardFields, ENGLISH, fillAddress, fillContact, NEW_YORKER } from '../src/purchase';
import { ask, modelOf } from '../src/searchIndex';
import { AS_EMMA, EMMA, signIn } from '../src/shopper';
import { settled } from '../src/settled';
import { SITES } from '../src/sites';
import { visit } from '../src/visit';

test.use({
  contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  viewport: { width: 1440, height: 900 },
});

const chosenOf = (page: Page, among: Locator, mark = '[aria-current]') => among.and(page.locator(mark)).first();

/** The label around a radio, which says for it that it is chosen. */
const labelOf = (radio: Locator) => radio.locator('xpath=ancestor::label');

/** The page of a model that comes in several colours. */
async function severalColours(): Promise<string> {
  const [answer] = await ask({ indexName: 'products_en-us_ungrouped', hitsPerPage: 60 });
  const hits = answer?.hits ?? [];
  const found = hits.find((one) => hits.some((other) => other !== one && modelOf(other.name) === modelOf(one.name)));
  if (!found) throw new Error('No model comes in two colours.');
  return found.url;
}

test('shows in forced colours what is chosen in a list, and where one is [SITE-10][SITE-11][PLP-03]', async ({
  page,
}) => {
  await visit(page, '/sunglasses?FRAME_SHAPE=Round&FRONT_COLOR=Black&GENDER=women');
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('button');
  await expectToldApart(chosenOf(page, sections), sections.filter({ hasText: 'Eyeglasses' }));
  const main = page.getByRole('main');
  const link = (name: RegExp) => main.getByRole('link', { name }).first();
  await expectToldApart(link(/^Round\s*, chosen/), link(/^Square/));
  await expectToldApart(link(/^Black\s*, chosen/), link(/^Brown/));
  // A colour of the goods stays what it is.
  await expect(link(/^Brown/).locator('.disc')).toHaveCSS('color', 'rgb(91, 58, 38)');
  await expect(link(/^Brown/).locator('.disc')).toHaveCSS('border-top-color', 'rgb(91, 58, 38)');
  const box = (name: RegExp) => link(name).locator('.facet-box');
  await expectToldApart(box(/^Women\s*, chosen/), box(/^Men/));
  const compare = main.getByRole('button', { name: /^Compare\s*: / });
  await compare.first().click();
  await expectToldApart(compare.first().locator('.sign'), compare.nth(1).locator('.sign'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const themes = page.getByRole('group', { name: 'Appearance' }).getByRole('radio');
  await expectToldApart(labelOf(themes.first()), labelOf(themes.last()));
});

test('shows in forced colours which colour and which suggestion is chosen [SITE-10][PDP-02][SRCH-01]', async ({
  page,
}) => {
  await visit(page, await severalColours());
  const colours = page.getByRole('main').getByRole('list', { name: 'Colors' }).first().getByRole('link');
  await expectToldApart(chosenOf(page, colours), chosenOf(page, colours, ':not([aria-current])'));
  // Each is told by its word, in place of a disc.
  await expect(colours.last()).toHaveAccessibleName(/\w/);
  await expectAbsent(colours.last().locator('.disc').filter({ visible: true }), colours.last());
  expect(await colours.last().evaluate((link) => getComputedStyle(link, '::before').content)).toMatch(/aria-label|"\w/);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  const search = page.getByRole('combobox');
  await search.pressSequentially('round');
  const options = page.getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  await search.press('ArrowDown');
  await expectToldApart(chosenOf(page, options, '[aria-selected="true"]'), options.last());
});

test('shows in forced colours what is chosen in checkout, and which card field has the focus [SITE-10][CHK-01][PAY-02]', async ({
  page,
  context,
}) => {
  await fillBag(await shopperIn(context, 'en-us'), SITES['en-us'], 'accessories');
  await visit(page, '/checkout/shipping');
  const steps = page.getByRole('list', { name: 'Checkout steps' }).getByRole('listitem');
  await expectToldApart(steps.first(), steps.last());
  const speeds = page.getByRole('group', { name: 'Delivery time' }).getByRole('radio');
  await expectToldApart(speeds.first(), speeds.last());
  await fillContact(page, NEW_YORKER);
  await fillAddress(page, NEW_YORKER);
  await page.getByRole('button', { name: ENGLISH.toPayment }).click();
  await settled(page);
  const card = await cardFields(page);
  await card.locator('#card-number').press('Tab');
  await expectToldApart(card.locator('#card-expiry'), card.locator('#card-number'));
});

test('shows in forced colours the pair that is asked about and the selected tab [SITE-10][RX-01]', async ({
  page,
  context,
}) => {
  const { orderId } = await orderOfLenses(await shopperIn(context, 'en-us'), 'en-us', ['SV', 'RD']);
  await visit(page, `/checkout/upload-prescription/${orderId}`);
  const tabs = page.getByRole('tab');
  await expectToldApart(chosenOf(page, tabs, '[aria-selected="true"]'), tabs.last());
  const pairs = page.getByRole('main').getByRole('listitem');
  await expectToldApart(chosenOf(page, pairs), chosenOf(page, pairs, ':not([aria-current])'));
});

test('shows in forced colours the section of the account [SITE-10][ACC-01]', AS_EMMA, async ({ page }) => {
  await visit(page, '/sign-in');
  await signIn(page, EMMA);
  const sections = page.getByRole('navigation', { name: 'Account sections' }).getByRole('link');
  await expectToldApart(chosenOf(page, sections), sections.last());
});
