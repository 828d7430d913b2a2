import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { REPOSITORY } from '../shopAddress';

/** A text of a package in a language, up to its first value; a key that is not there throws. */
export function catalogueWord(workspace: string, key: string, language: string): string {
  for (const folder of ['src/i18n', 'src/i18n/later']) {
    const file = resolve(REPOSITORY, workspace, folder, `${language}.json`);
    if (!existsSync(file)) continue;
    const text = (JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>)[key];
    if (text !== undefined) return text.split('{{')[0]?.trim() ?? '';
  }
  throw new Error(`${workspace} has no text ${key} in ${language}.`);
}
