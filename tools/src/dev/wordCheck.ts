import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { LANGUAGES, type RemoteName } from '@sightline/shared-lib/contracts';

import { catalogueFaults } from '../verify/translationRules';
import { inRepository } from '../webpack/paths';

type Catalogue = Readonly<Record<string, string>>;

/** What the catalogues of a remote lack, a line each; empty when every language has every text. */
export function wordCheck(remote: RemoteName, root = inRepository()): string {
  const folder = join(root, remote, 'src/i18n');
  const read = (file: string): Catalogue =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalogue) : {};
  const words = (language: string) => ({
    ...read(join(folder, `${language}.json`)),
    ...read(join(folder, 'later', `${language}.json`)),
  });
  try {
    return catalogueFaults(Object.fromEntries(LANGUAGES.map((language) => [language, words(language)]))).join('\n');
  } catch (error) {
    // A catalogue that is being written is not JSON yet.
    return String(error);
  }
}
