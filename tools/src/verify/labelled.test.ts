import { readdirSync, readFileSync } from 'node:fs';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';

import { inRepository } from '../webpack/paths';

/**
 * On pages of products, whose bytes are counted one by one, buttons still join their names themselves; nobody sees
 * those, and speech reads a colon with a space and without one alike.
 */
const COUNTED = [
  'mfe-catalog/src/catalogue/tiles/CompareToggle.tsx',
  'mfe-catalog/src/catalogue/tiles/TryOnButton.tsx',
];

describe('a label and its value', () => {
  it('are joined on screens by the one rule of the languages [SITE-09]', () => {
    const sources = REMOTE_NAMES.flatMap((name) =>
      readdirSync(inRepository(name, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${name}/src/${file}`,
      ),
    ).filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file));
    expect(sources.length).toBeGreaterThan(100);
    const joined = sources.filter((file) => /\}: \$\{/.test(readFileSync(inRepository(file), 'utf8')));
    expect(joined.toSorted()).toEqual(COUNTED);
  });
});
