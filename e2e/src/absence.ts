import { expect, type Locator } from '@playwright/test';

/**
 * Not on the page, which is as far as `sign` tells: this comes together with what is asked for or after it. Nothing is waited for
 * then. On a page that is late everything is missing, so that without a sign such a look proves nothing.
 */
export async function expectAbsent(absent: Locator, sign: Locator): Promise<void> {
  await expect(sign).toBeVisible();
  expect(await absent.count(), `${absent} beside ${sign}`).toBe(0);
}

/** Was to be seen, and is no longer after `act`. */
export async function expectGone(gone: Locator, act: () => Promise<unknown>, within?: { timeout: number }) {
  await expect(gone).toBeVisible(within);
  await act();
  await expect(gone).toBeHidden(within);
}
