import { createHash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';

import { expect, test, type Response } from '@playwright/test';

import { cardFields, goToPayment, putIntoBag } from '../src/purchase';
import { productInStock } from '../src/searchIndex';
import { SHOP } from '../src/shopAddress';

interface Entry {
  readonly owner: string;
  readonly name: string;
  readonly purpose: string;
  readonly hash: string;
}

interface Inventory {
  readonly scripts: readonly Entry[];
  readonly others?: readonly string[];
}

const read = async (address: string) => (await (await fetch(address)).json()) as Inventory;
const sri = (algorithm: 'sha256' | 'sha384', body: Buffer | string) =>
  `${algorithm}-${createHash(algorithm).update(body).digest('base64')}`;

/** Hash of each script that the inventories name, by whole address or, for scripts inside documents, by itself. */
async function inventory() {
  const own = await read(`${SHOP}/scripts.json`);
  const lists = [[SHOP, own] as const];
  for (const address of own.others ?? []) lists.push([new URL(address).origin, await read(address)]);
  const entries = lists.flatMap(([origin, { scripts }]) => scripts.map((script) => ({ ...script, origin })));
  return {
    entries,
    inline: new Set(entries.filter(({ name }) => !name.startsWith('/')).map(({ hash }) => hash)),
    files: new Map(entries.filter(({ name }) => name.startsWith('/')).map((one) => [one.origin + one.name, one.hash])),
  };
}

/**
 * Waits until a second goes by without another script. The browser's own word for quiet (`networkidle`) waits for every
 * frame and every kind of request, and once did not come within half a minute.
 */
async function noMoreOf(loaded: readonly Response[]): Promise<void> {
  let before = -1;
  while (loaded.length !== before) {
    before = loaded.length;
    await after(1000);
  }
}

test('runs on the payment pages no script that the inventory does not name, with its hash [PAY-02] [PLAT-04]', async ({
  page,
}) => {
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') loaded.push(response);
  });
  const { url } = await productInStock('accessories');
  await putIntoBag(page, url);
  await goToPayment(page);
  await expect((await cardFields(page)).locator('#card-number')).toBeVisible();
  // The page comes again, so that its own scripts are all that is seen.
  loaded.length = 0;
  await page.reload();
  await expect((await cardFields(page)).locator('#card-number')).toBeVisible();
  await noMoreOf(loaded);

  const { entries, inline, files } = await inventory();
  for (const { owner, purpose } of entries) expect([owner, purpose]).not.toContain('');
  expect(loaded.length).toBeGreaterThan(3);
  for (const response of loaded) {
    const hash = files.get(response.url()) ?? '';
    const algorithm = hash.startsWith('sha384') ? 'sha384' : 'sha256';
    expect([response.url(), sri(algorithm, await response.body())]).toEqual([response.url(), hash]);
  }
  const frames = page.frames().filter((frame) => frame.url().startsWith('http'));
  expect(frames.length).toBeGreaterThan(1);
  for (const frame of frames) {
    const texts = await frame.evaluate(() =>
      Array.from(document.scripts, ({ src, type, text }) => (src === '' && !/json/.test(type) ? text : '')).filter(
        Boolean,
      ),
    );
    for (const text of texts) expect([frame.url(), inline.has(sri('sha256', text))]).toEqual([frame.url(), true]);
  }
});
