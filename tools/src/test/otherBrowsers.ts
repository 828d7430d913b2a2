import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { isExecutable, onPath } from './findProgram';

/** Where Debian keeps WebKit's own small browser: a folder of the architecture, one of the library's version. */
const LIBRARIES = '/usr/lib';

const foldersIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

export function findMiniBrowser(root = LIBRARIES): string | null {
  const candidates = foldersIn(root)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(foldersIn)
    .filter((folder) => /\/webkit2gtk-[\d.]+$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'));
  return candidates.find(isExecutable) ?? null;
}

/** Debian's packages of the programs that are not here. */
export function missingPackages(find = onPath, miniBrowser = findMiniBrowser()): readonly string[] {
  return [
    ...(find(['firefox-esr', 'firefox']) ? [] : ['firefox-esr']),
    ...(find(['WebKitWebDriver']) && miniBrowser ? [] : ['webkit2gtk-driver']),
    ...(find(['Xvfb']) ? [] : ['xvfb']),
  ];
}
