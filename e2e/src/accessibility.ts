import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

import { settled } from './settled';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const RULES: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  // Documents in frames belong to the payment gateway and are looked at on their own.
  iframes: false,
};

/** A theme changes colours and nothing else: only these rules can judge the same document differently in another one. */
const COLOURS: RunOptions = { ...RULES, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What axe finds in the document as it stands, one line each. */
async function violations(page: Page | Frame, options: RunOptions): Promise<readonly string[]> {
  // Evaluated through the debugger, which the page's policy for scripts does not bind; once a document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const results = await page.evaluate(
    (rules) => (window as unknown as { axe: { run(o: unknown): Promise<AxeResults> } }).axe.run(rules),
    options,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** No violation of a settled page in light and in dark; a document without a ground of its own is judged in light alone. */
export async function expectAccessible(
  page: Page | Frame,
  where: string,
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  await settled('mainFrame' in page ? page : page.page());
  for (const [index, theme] of themes.entries()) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    expect(await violations(page, index === 0 ? RULES : COLOURS), `${where}, ${theme}`).toEqual([]);
  }
}
