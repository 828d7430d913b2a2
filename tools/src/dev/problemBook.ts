import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { Problem } from './problems';

/**
 * Problems of a working copy by where they were found: each report replaces the one before of the same place. They are written where the shop
 * looks, for the page, and said in this window.
 */
export function problemBook(file: string, say: (text: string) => void) {
  const found = new Map<Problem['where'], string>();
  const write = () => {
    const problems = [...found].filter(([, text]) => text !== '').map(([where, text]) => ({ where, text }));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.next`, JSON.stringify(problems));
    renameSync(`${file}.next`, file);
  };
  write();
  return {
    report(where: Problem['where'], text: string): void {
      if ((found.get(where) ?? '') === text) return;
      found.set(where, text);
      write();
      say(text === '' ? `${where}: mended` : `${where}:\n${text}`);
    },
  };
}
