import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { inRepository } from '../webpack/paths';

/** Looks at what is not on a page; `expectAbsent` and `expectGone` of the journeys ask for a sign before them. */
const BARE =
  /toHaveCount\(\s*0|toBeHidden\(|not\.toBeVisible\(|not\.toBeAttached\(|toBeVisible\(\{ visible: false|toBeAttached\(\{ attached: false|state: '(?:hidden|detached)'/;

const bareLooks = (source: string) =>
  source.split('\n').flatMap((line, index) => (BARE.test(line) ? [`${index + 1}: ${line.trim()}`] : []));

const JOURNEYS = inRepository('e2e/journeys');
const files = readdirSync(JOURNEYS).filter((name) => name.endsWith('.journey.ts'));

describe('a journey', () => {
  it('says that something is missing only after a sign that the page is complete', () => {
    const found = files.flatMap((name) =>
      bareLooks(readFileSync(join(JOURNEYS, name), 'utf8')).map((look) => `${name}:${look}`),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });

  it.each([
    'await expect(dialog).toHaveCount(0, FOUND);',
    'await expect(dialog).toBeHidden();',
    'await expect(dialog).not.toBeVisible();',
    "await dialog.waitFor({ state: 'detached' });",
  ])('would be told of %s', (line) => {
    expect(bareLooks(`await visit(page, '/');\n${line}`)).toEqual([`2: ${line}`]);
  });
});
