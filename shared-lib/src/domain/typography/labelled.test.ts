import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { labelled } from '.';

const ROOT = path.join(__dirname, '../../../..');
/**
 * On pages of products, whose bytes are counted one by one, buttons still join their names themselves; nobody sees
 * those, and speech reads a colon with a space and without one alike.
 */
const COUNTED = [
  'mfe-catalog/src/catalogue/tiles/TryOnButton.tsx',
  'mfe-catalog/src/catalogue/tiles/CompareToggle.tsx',
];

it('joins a label and its value as the language does [SITE-09]', () => {
  expect(labelled('Total', '5 €', 'en-US')).toBe('Total: 5 €');
  expect(labelled('Gesamt', '5 €', 'de-DE')).toBe('Gesamt: 5 €');
  expect(labelled('Total', '5 €', 'fr-FR')).toBe('Total\u202f: 5 €');
});

it('is the one way that screens join them [SITE-09]', () => {
  const sources = ['account', 'cart-checkout', 'catalog', 'prescription', 'store-locator']
    .map((name) => `mfe-${name}/src`)
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\.tsx$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  const joined = sources.filter((file) => /\}: \$\{/.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(joined.toSorted()).toEqual(COUNTED.toSorted());
});
