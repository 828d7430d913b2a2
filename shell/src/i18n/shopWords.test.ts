import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';

const root = resolve(__dirname, '../../..');

/** Other words for the bag than the one its address and its sign use. */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  en: /\b(basket|shopping cart)\b/i,
  it: /\bborsa\b/i,
  fr: /\b(sac|corbeille)\b/i,
  de: /\b(einkaufs(korb|tasche|wagen))\b/i,
  es: /\b(bolsa|carrito)\b/i,
  pt: /\b(saco|carrinho)\b/i,
};

const PACKAGES = [...REMOTE_NAMES, 'shell'];

function filesOf(language: string): string[] {
  const content = 'platform/data/content';
  const folders = readdirSync(resolve(root, content)).filter((name) => name.startsWith(language));
  return [
    ...PACKAGES.map((name) => `${name}/src/i18n/${language}.json`),
    `shared-lib/src/ui/i18n/${language}.json`,
    ...folders.flatMap((folder) =>
      readdirSync(resolve(root, content, folder)).map((file) => `${content}/${folder}/${file}`),
    ),
  ];
}

describe('words of the shop', () => {
  it.each(Object.entries(FOREIGN))(
    'call the bag by one word in %s, in strings and content alike [SITE-09]',
    (language, other) => {
      const files = filesOf(language);
      expect(files.length).toBeGreaterThan(5);
      const strays = files.flatMap((file) =>
        readFileSync(resolve(root, file), 'utf8')
          .split('\n')
          .flatMap((line) => (other.test(line) ? [`${file}: ${line.trim()}`] : [])),
      );
      expect(strays).toEqual([]);
    },
  );
});
