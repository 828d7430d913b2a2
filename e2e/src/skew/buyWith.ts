import { isContractSupported, REMOTE_NAMES, type RemoteName } from '@sightline/shared-lib/contracts';
import { promote } from '@sightline/tools/release';
import { expect, test, type Page } from '@playwright/test';

import { CARDS } from '../cards';
import { chooseDelivery } from '../delivery';
import { shopReleases } from '../forgedRelease';
import { LENS_WORDS } from '../lensChoice';
import { lowFrame } from '../lensFrames';
import { fillBilling, placeOrder } from '../payment';
import { confirmedOrder, ENGLISH, typeCard } from '../purchase';
import { productInStock } from '../searchIndex';
import { SITES } from '../sites';
import { visit } from '../visit';

import { skewed, type ShellName } from './skewed';

/** Every choice of remotes, none and all among them. */
const ALL_CHOICES = REMOTE_NAMES.reduce<readonly (readonly RemoteName[])[]>(
  (choices, remote) => choices.flatMap((chosen) => [chosen, [...chosen, remote]]),
  [[]],
).toSorted((one, other) => one.length - other.length);

/** None, all, each alone, and all but each: any two remotes meet in all four ways. */
const PAIRS = ALL_CHOICES.filter(({ length }) => length < 2 || length > REMOTE_NAMES.length - 2);

const CHOICES = process.env['SKEW_ALL'] ? ALL_CHOICES : PAIRS;

const short = (remote: RemoteName) => remote.replace('mfe-', '');
const rowOf = (choice: readonly RemoteName[]) =>
  choice.length === 0 ? 'no remote of before' : `of before: ${choice.map(short).join(', ')}`;
const site = SITES['en-us'];
const words = LENS_WORDS['en-us'];

let frame: Promise<string> | undefined;

async function buysTogether(page: Page, choice: readonly RemoteName[], name: ShellName) {
  const { older, shells } = skewed();
  const { contract, script } = shells[name];
  const registry = shopReleases.registry();
  const chosen = shopReleases.together(choice, older);
  const unfit = chosen.filter((release) => !isContractSupported(release.contract, contract));
  for (const { remote, id } of unfit)
    await test.step(`${remote} is refused`, () =>
      expect(() => promote(registry, remote, id, contract)).toThrow(remote));
  if (unfit.length > 0) return;

  await test.step('lenses for a frame', async () => {
    frame ??= lowFrame();
    await visit(page, `${await frame}${choice.length > 0 ? `&${shopReleases.shownTogether(choice, older)}` : ''}`);
    await page.getByRole('radio', { name: words.way }).check();
    await page.getByRole('button', { name: words.choose }).first().click();
    await expect(page.getByRole('heading', { name: words.first })).toBeVisible();
  });
  await test.step('into the bag', async () => {
    await visit(page, (await productInStock('accessories')).url);
    await page.getByRole('button', { name: ENGLISH.add }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: ENGLISH.viewBag }).click();
    await page.getByRole('link', { name: ENGLISH.checkout }).click();
  });
  await test.step('to a store', () => chooseDelivery(page, site, 'ShipToStore'));
  await test.step('paid by card', async () => {
    await fillBilling(page, site);
    await typeCard(page, CARDS.visa);
    await placeOrder(page, site);
    await confirmedOrder(page);
  });
  await test.step('the form of an account', async () => {
    await page.getByRole('button', { name: 'Create an account' }).click();
    await expect(page.getByRole('main').getByLabel('Password', { exact: true })).toBeVisible();
  });
  await test.step('by exactly these releases', async () => {
    expect(await page.content()).toContain(script);
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
    for (const { remote, id } of chosen)
      for (const script of scripts.filter((one) => one.includes(`/releases/${remote}/`)))
        expect(script).toContain(`/releases/${remote}/${id}/`);
  });
}

/** Buys with a shell and each choice of earlier remotes. */
export function buyWith(name: ShellName): void {
  for (const choice of CHOICES) test(`${rowOf(choice)} · ${name}`, ({ page }) => buysTogether(page, choice, name));
}
