import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';
import { expect, test } from '@playwright/test';

import { PLANTED_BREAKS } from '../src/skew/plantedBreaks';
import { COPY } from '../src/skew/skewed';

// One copy of the sources, broken in one way at a time.
test.describe.configure({ mode: 'default', timeout: 600_000 });

/** Files in which the type check of packages, and of what they are made of, finds errors. */
function filesWithErrors(...packages: readonly string[]): readonly string[] {
  const compiler = join(COPY, 'node_modules/typescript-7/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '-b', ...packages, '--pretty', 'false'], {
    cwd: COPY,
    encoding: 'utf8',
  });
  return [...new Set([...stdout.matchAll(/^(\S+\.tsx?)\(\d+,\d+\): error /gm)].map(([, file = '']) => file))];
}

/** Breaks a file while something is done. */
function whileBroken<Result>(file: string, from: string, to: string | null, work: () => Result): Result {
  const path = join(COPY, file);
  const sound = readFileSync(path, 'utf8');
  expect(sound).toContain(from);
  if (to === null) rmSync(path);
  else writeFileSync(path, sound.replace(from, to));
  try {
    return work();
  } finally {
    writeFileSync(path, sound);
  }
}

test('nothing broken · type check', () => {
  expect(filesWithErrors('shell', ...REMOTE_NAMES)).toEqual([]);
});

for (const { broken, file, from, to, consumer } of PLANTED_BREAKS) {
  test(`${broken} · type check`, async () => {
    const named = whileBroken(file, from, to, () => filesWithErrors(consumer)).filter((path) =>
      path.startsWith(`${consumer}/`),
    );
    test.info().annotations.push({ type: 'figure', description: named[0] ?? 'no file' });
    await test.step(`names no file of ${consumer}`, () => expect(named).not.toEqual([]));
  });
}
