import { expect, test, type Page } from '@playwright/test';

import { followed, forgeBrokenRelease, forgeRelease, releases, testerQuery } from '../src/forgedRelease';
import { SHOP } from '../src/shopAddress';
import { complaints, heading, visit } from '../src/visit';

// What is released is everybody's.
test.describe.configure({ lock: '-exclusive-' });

const CATALOGUE = 'mfe-catalog';
const OLD = /^[\d,]+ frames$/;
const NEW = /^[\d,]+ spectacles$/;

/** A release that counts spectacles where the present one counts frames. */
const forgeSpectacles = () =>
  forgeRelease(CATALOGUE, (text) => text.replaceAll('{{total}} frames', '{{total}} spectacles'));

async function serverSays(cookie = ''): Promise<string> {
  const html = await (await fetch(`${SHOP}/eyeglasses`, { headers: { cookie } })).text();
  return /[\d,]+ (?:frames|spectacles)/.exec(html)?.[0] ?? '';
}

const count = (page: Page) => page.getByRole('main').getByRole('status').first();

test('shows a promoted release on server and in browser within a second, without a restart [FED-02]', async ({
  page,
}) => {
  const heard = complaints(page);
  await visit(page, '/eyeglasses');
  await expect(count(page)).toHaveText(OLD);

  releases.promote(CATALOGUE, forgeSpectacles());
  try {
    await followed();
    expect(await serverSays()).toMatch(NEW);
    // The open tab stays with the release it began with.
    await page.getByRole('navigation', { name: 'Filter' }).getByRole('link', { name: 'Round' }).click();
    await expect(page).toHaveURL(/Round/);
    await expect(count(page)).toHaveText(OLD);

    await visit(page, '/eyeglasses');
    await expect(count(page)).toHaveText(NEW);
    await page.getByRole('navigation', { name: 'Filter' }).getByRole('link', { name: 'Round' }).click();
    await expect(page).toHaveURL(/Round/);
    await expect(count(page)).toHaveText(NEW);
  } finally {
    releases.rollback(CATALOGUE);
  }
  await followed();
  expect(await serverSays()).toMatch(OLD);
  await visit(page, '/eyeglasses');
  await expect(count(page)).toHaveText(OLD);
  expect(heard).toEqual([]);
});

test('shows a canary to its share of shoppers and keeps each on one side [FED-04]', async ({ page, context }) => {
  const heard = complaints(page);
  releases.canary(CATALOGUE, forgeSpectacles(), 30);
  try {
    await followed();
    expect(await serverSays('sightline-bucket=29')).toMatch(NEW);
    expect(await serverSays('sightline-bucket=30')).toMatch(OLD);

    await context.addCookies([{ name: 'sightline-bucket', value: '7', url: SHOP }]);
    for (const path of ['/eyeglasses', '/eyeglasses?FRAME_SHAPE=Round']) {
      await visit(page, path);
      await expect(count(page)).toHaveText(NEW);
    }
    await visit(page, '/cart');
    await expect(heading(page, 'Your bag')).toBeVisible();
  } finally {
    releases.endCanary(CATALOGUE);
    await followed();
  }
  expect(await serverSays('sightline-bucket=29')).toMatch(OLD);
  expect(heard).toEqual([]);
});

test('takes a canary back by itself when its pages fail, and writes down why [FED-07]', async () => {
  const id = forgeBrokenRelease(CATALOGUE);
  releases.canary(CATALOGUE, id, 50);
  try {
    await followed();
    const takenBack = async () => {
      for (let visits = 0; visits < 5; visits += 1)
        await fetch(`${SHOP}/eyeglasses`, { headers: { cookie: 'sightline-bucket=1' } });
      return releases.takenBack(CATALOGUE)[0];
    };
    await expect
      .poll(takenBack, { timeout: 60_000 })
      .toMatchObject({ release: id, percent: 50, reason: expect.stringMatching(/^\d+ failures in \d+ pages/) });
    await followed();
    expect(await serverSays('sightline-bucket=1')).toMatch(OLD);
  } finally {
    releases.endCanary(CATALOGUE);
    await followed();
  }
});

test('shows one tester a published release by address, and nobody else [FED-04]', async ({ page, browser }) => {
  const heard = complaints(page);
  const id = forgeSpectacles();
  await followed();
  await visit(page, `/eyeglasses${testerQuery(CATALOGUE, id)}`);
  expect(page.url()).not.toContain('releases');
  await expect(count(page)).toHaveText(NEW);
  await visit(page, '/eyeglasses?FRAME_SHAPE=Round');
  await expect(count(page)).toHaveText(NEW);

  const stranger = await browser.newPage();
  await visit(stranger, `${SHOP}/eyeglasses`);
  await expect(count(stranger)).toHaveText(OLD);
  await stranger.close();

  await visit(page, '/eyeglasses?releases=');
  await expect(count(page)).toHaveText(OLD);
  expect(heard).toEqual([]);
});

test('pins no release for whoever follows a link that anybody could write [FED-04] [PLAT-06]', async ({ page }) => {
  const id = forgeSpectacles();
  await followed();
  for (const wish of [
    `${CATALOGUE}@${id}`,
    `${CATALOGUE}@constructor`,
    `${CATALOGUE}@https%3A%2F%2Fevil.example%2Fx`,
  ]) {
    await visit(page, `/eyeglasses?releases=${wish}`);
    await expect(count(page)).toHaveText(OLD);
  }
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'sightline-releases' }));
});
