import { existsSync, readFileSync } from 'node:fs';

import { inRepository } from '../webpack/paths';

const text = readFileSync(inRepository('docs/architecture.md'), 'utf8');
const [, chapter = ''] = text.split('\n## Where is it decided\n');
const rows = (chapter.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '));

test('the table of decisions answers every question with one file that exists', () => {
  const questions = rows.filter((row) => row !== '| question | file |');
  const files = questions.map((row) => /^\| [^|`]+ \| `([\w./-]+\.(?:tsx?|json))` \|$/.exec(row)?.[1] ?? row);
  expect(files.length).toBeGreaterThanOrEqual(30);
  expect(files.filter((file) => !existsSync(inRepository(file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});
