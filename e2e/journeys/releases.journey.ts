import { expect, type Page } from '@playwright/test';

import type { Releases } from '../src/forgedRelease';
import { test } from '../src/ownReleases';
import { complaints, heading, visit } from '../src/visit';

// One after another, in the worker that has started their shell.
test.describe.configure({ mode: 'default' });

const CATALOGUE = 'mfe-catalog';
const OLD = /^[\d,]+ frames$/;
const NEW = /^[\d,]+ spectacles$/;

/** A release that counts spectacles where the present one counts frames. */
const forgeSpectacles = (releases: Releases) =>
  releases.forge(CATALOGUE, (text) => text.replaceAll('{{total}} frames', '{{total}} spectacles'));

async function serverSays(origin: string, cookie = ''): Promise<string> {
  const answer = await fetch(`${origin}/eyeglasses`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  const html = await answer.text();
  return /[\d,]+ (?:frames|spectacles)/.exec(html)?.[0] ?? '';
}

const count = (page: Page) => page.getByRole('main').getByRole('status').first();

test('shows a promoted release on server and in browser within a second, without a restart [FED-02]', async ({
  page,
  shop: { origin, releases },
}) => {
  const heard = complaints(page);
  await visit(page, '/eyeglasses');
  await expect(count(page)).toHaveText(OLD);

  releases.promote(CATALOGUE, forgeSpectacles(releases));
  try {
    await releases.followed();
    expect(await serverSays(origin)).toMatch(NEW);
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
  await releases.followed();
  expect(await serverSays(origin)).toMatch(OLD);
  await visit(page, '/eyeglasses');
  await expect(count(page)).toHaveText(OLD);
  expect(heard).toEqual([]);
});

test('shows a canary to its share of shoppers and keeps each on one side [FED-04]', async ({
  page,
  context,
  shop: { origin, releases },
}) => {
  const heard = complaints(page);
  releases.canary(CATALOGUE, forgeSpectacles(releases), 30);
  try {
    await releases.followed();
    expect(await serverSays(origin, 'sightline-bucket=29')).toMatch(NEW);
    expect(await serverSays(origin, 'sightline-bucket=30')).toMatch(OLD);

    await context.addCookies([{ name: 'sightline-bucket', value: '7', url: origin }]);
    for (const path of ['/eyeglasses', '/eyeglasses?FRAME_SHAPE=Round']) {
      await visit(page, path);
      await expect(count(page)).toHaveText(NEW);
    }
    await visit(page, '/cart');
    await expect(heading(page, 'Your bag')).toBeVisible();
  } finally {
    releases.endCanary(CATALOGUE);
    await releases.followed();
  }
  expect(await serverSays(origin, 'sightline-bucket=29')).toMatch(OLD);
  expect(heard).toEqual([]);
});

test('takes a canary back by itself when its pages fail, and writes down why [FED-07]', async ({
  shop: { origin, releases },
}) => {
  const id = releases.forgeBroken(CATALOGUE);
  releases.canary(CATALOGUE, id, 50);
  try {
    await releases.followed();
    const takenBack = async () => {
      for (let visits = 0; visits < 5; visits += 1)
        await fetch(`${origin}/eyeglasses`, { headers: { cookie: 'sightline-bucket=1' } });
      return releases.takenBack(CATALOGUE)[0];
    };
    await expect
      .poll(takenBack, { timeout: 60_000 })
      .toMatchObject({ release: id, percent: 50, reason: expect.stringMatching(/^\d+ failures in \d+ pages/) });
    await releases.followed();
    expect(await serverSays(origin, 'sightline-bucket=1')).toMatch(OLD);
  } finally {
    releases.endCanary(CATALOGUE);
    await releases.followed();
  }
});

test('takes a promoted release back to the one before by itself when its pages fail, and writes down why [FED-07]', async ({
  shop: { origin, releases },
}) => {
  const { id: before } = releases.stable(CATALOGUE);
  const id = releases.forgeBroken(CATALOGUE);
  releases.promote(CATALOGUE, id);
  try {
    await releases.followed();
    const takenBack = async () => {
      for (let visits = 0; visits < 5; visits += 1) await fetch(`${origin}/eyeglasses`);
      return releases.takenBack(CATALOGUE)[0];
    };
    await expect
      .poll(takenBack, { timeout: 60_000 })
      .toMatchObject({ release: id, to: before, reason: expect.stringMatching(/of the release before/) });
    await releases.followed();
    expect(await serverSays(origin)).toMatch(OLD);
  } finally {
    if (releases.stable(CATALOGUE).id === id) releases.rollback(CATALOGUE);
    await releases.followed();
  }
});

test('shows one tester a published release by address, and nobody else [FED-04]', async ({
  page,
  browser,
  shop: { origin, releases },
}) => {
  const heard = complaints(page);
  const id = forgeSpectacles(releases);
  await releases.followed();
  await visit(page, `/eyeglasses${releases.testerQuery(CATALOGUE, id)}`);
  expect(page.url()).not.toContain('releases');
  await expect(count(page)).toHaveText(NEW);
  await visit(page, '/eyeglasses?FRAME_SHAPE=Round');
  await expect(count(page)).toHaveText(NEW);

  const stranger = await browser.newPage();
  await visit(stranger, `${origin}/eyeglasses`);
  await expect(count(stranger)).toHaveText(OLD);
  await stranger.close();

  await visit(page, '/eyeglasses?releases=');
  await expect(count(page)).toHaveText(OLD);
  expect(heard).toEqual([]);
});

test('pins no release for whoever follows a link that anybody could write [FED-04] [PLAT-06]', async ({
  page,
  shop: { releases },
}) => {
  const id = forgeSpectacles(releases);
  await releases.followed();
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
