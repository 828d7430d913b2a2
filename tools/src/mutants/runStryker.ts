import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';

import { inRepository } from '../webpack/paths';

import type { MutationReport } from './survivors';

const CACHE = '.cache/mutants';

/** What a package needs of others: the platform's database is made from pictures, and the shell's tests ask what the remotes provide. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { platform: ['pictures'], shell: REMOTE_NAMES };

/** Packages whose sources a copy needs. */
const neededBy = (name: string): readonly string[] => [
  ...new Set(['shared-lib', 'tools', name, ...(BESIDE[name] ?? [])]),
];

/** Which mutants of each folder are judged. */
export interface Choice {
  /** Names of the files that are changed. */
  readonly files: string;
  /** How many mutants, and which; null for all. */
  readonly sample: { readonly count: number; readonly seed: number } | null;
  /** By tests alone that open neither a database nor a server. */
  readonly isQuick: boolean;
}

function configuration(name: string, folders: readonly string[], { files, sample }: Choice): object {
  return {
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner', inRepository('tools/jest/mutants.sample.cjs')],
    checkers: sample ? ['sample'] : [],
    packageManager: 'npm',
    jest: { configFile: 'tools/jest/mutants.config.cjs', enableFindRelatedTests: false },
    buildCommand: `node tools/jest/mutants.environments.cjs ${name}`,
    mutate: [
      ...folders.map((folder) => `${name}/${folder}/**/${files}`),
      '!**/*.{test,stories,fixture}.{ts,tsx}',
      '!**/*.d.ts',
      '!**/testing/**',
    ],
    ignorePatterns: [
      '**',
      ...neededBy(name).map((one) => `!${one}/**`),
      // Some tests hold a document to the code.
      '!docs/**',
      '!*.json',
      '!*.cjs',
      // What every database of a test is a copy of; to make it takes longer than most tests.
      '!.cache/bare-database-*.tar',
      '**/dist',
      '**/node_modules',
    ],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    // Beyond one and a half times what the tests take without a change: a busy machine is no endless loop, and those are counted.
    timeoutMS: 300_000,
    dryRunTimeoutMinutes: 30,
    tempDirName: `${CACHE}/copies`,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: `${CACHE}/report.json` },
    allowConsoleColors: false,
  };
}

/**
 * Changes the code of a package's folders in the chosen ways of all that Stryker knows and runs the tests of the changed one each time; null
 * when they fail without a change.
 */
export function runStryker(name: string, folders: readonly string[], choice: Choice): MutationReport | null {
  mkdirSync(inRepository(CACHE), { recursive: true });
  const file = inRepository(CACHE, 'configuration.json');
  writeFileSync(file, JSON.stringify(configuration(name, folders, choice)));
  const { sample, isQuick } = choice;
  const { status } = spawnSync(inRepository('node_modules/.bin/stryker'), ['run', file], {
    cwd: inRepository(),
    stdio: 'inherit',
    env: {
      ...process.env,
      MUTANTS_PACKAGE: name,
      MUTANTS_FOLDERS: JSON.stringify(folders),
      MUTANTS_OWNERS: inRepository(CACHE, 'owners.json'),
      MUTANTS_QUICK: String(isQuick),
      ...(sample && { MUTANTS_SAMPLE: String(sample.count), MUTANTS_SEED: String(sample.seed) }),
    },
  });
  return status === 0 ? (JSON.parse(readFileSync(inRepository(CACHE, 'report.json'), 'utf8')) as MutationReport) : null;
}
