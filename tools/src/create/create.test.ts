import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inRepository } from '../webpack/paths';

import { componentSkeleton } from './component';
import { featureSkeleton } from './feature';
import { moduleSkeleton, nextMigration } from './module';
import { nameOf, type Name } from './names';
import { operationSkeleton } from './operation';
import { pageSkeleton } from './page';
import { remoteSkeleton } from './remote';
import { writeSkeleton, type Skeleton } from './skeleton';

const name = (text: string) => nameOf(text) as Name;

/** Runs one of the repository's programs without jest's own environment. */
function run(program: string, args: readonly string[], cwd: string): string {
  const { JEST_WORKER_ID: _worker, NODE_ENV: _env, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [inRepository(program), ...args], {
    cwd,
    env,
    encoding: 'utf8',
  });
  return status === 0 ? 'ok' : `${stdout}${stderr}`;
}

type Models = Parameters<typeof remoteSkeleton>[1];

const models = ['mfe-store-locator', 'mfe-account'].map((remote) =>
  JSON.parse(readFileSync(inRepository(remote, 'package.json'), 'utf8')),
) as Models;

/** An existing remote's name, so that what refers to it compiles. */
const remote = 'mfe-prescription';

const SKELETONS: readonly Skeleton[] = [
  remoteSkeleton(remote, models),
  pageSkeleton(name('order-return-select'), remote),
  featureSkeleton(name('gift-note'), remote),
  componentSkeleton(name('plate-tag'), remote),
  componentSkeleton(name('plate-tag'), 'shared-lib'),
  operationSkeleton(name('readGiftCard'), name('giftCard')),
  moduleSkeleton(name('giftCard'), '0410'),
];

const generated = SKELETONS.flatMap((skeleton) => Object.keys(skeleton.files));

/** Neighbours that generated files import by relative paths: jest needs them in place, the compiler finds them by `rootDirs`. */
const NEIGHBOURS = [
  'shared-lib/src/contracts',
  'shared-lib/src/testing',
  'shared-lib/src/api/client',
  'shared-lib/src/api/wire',
  'platform/src/kernel',
  'platform/src/testing',
];

const jestConfiguration = (folder: string) => `
const preset = require(${JSON.stringify(inRepository('tools/jest/preset.cjs'))});
const stories = ${JSON.stringify(inRepository('tools/jest/stories'))};
const at = (project, name) => ({
  ...project,
  displayName: name,
  rootDir: ${JSON.stringify(folder)} + '/' + name,
  roots: ['<rootDir>', ...(name === '${remote}' ? [stories] : [])],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', stories + '/*.test.cjs'],
  globals: { PACKAGE_FOLDER: ${JSON.stringify(folder)} + '/' + name },
});
module.exports = {
  projects: [
    at(preset.browser('shared-lib'), 'shared-lib'),
    at(preset.browser('shared-lib'), '${remote}'),
    at(preset.server('platform'), 'platform'),
  ],
};
`;

const tsconfigIn = (folder: string) => ({
  extends: inRepository('tsconfig.base.json'),
  compilerOptions: {
    noEmit: true,
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    rootDirs: [folder, inRepository()],
  },
  files: generated.filter((file) => /\.tsx?$/.test(file)),
});

describe('generated files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'create-'));
  beforeAll(() => {
    symlinkSync(inRepository('node_modules'), join(folder, 'node_modules'));
    for (const skeleton of SKELETONS) writeSkeleton(skeleton, folder);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfigIn(folder)));
    writeFileSync(join(folder, 'jest.config.cjs'), jestConfiguration(folder));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('compile under the strict settings of the project', () => {
    expect(run('node_modules/typescript-7/bin/tsc', ['-p', folder], folder)).toBe('ok');
  }, 60_000);

  it('pass the lint rules', () => {
    const rules = ['-c', inRepository('.oxlintrc.json'), '--deny-warnings'];
    expect(run('node_modules/.bin/oxlint', [...rules, ...generated], folder)).toBe('ok');
  });

  it('come with tests and stories that pass', () => {
    for (const neighbour of NEIGHBOURS) {
      mkdirSync(join(folder, neighbour, '..'), { recursive: true });
      symlinkSync(inRepository(neighbour), join(folder, neighbour));
    }
    expect(run('node_modules/.bin/jest', ['--runInBand', '--config', join(folder, 'jest.config.cjs')], folder)).toBe(
      'ok',
    );
  }, 120_000);

  it('are never written over files that are there, not even in part', () => {
    const again = pageSkeleton(name('order-return-select'), remote);
    const [first = ''] = Object.keys(again.files);
    writeFileSync(join(folder, first), 'mine');
    const fresh = `${remote}/src/fresh.ts`;
    expect(() => writeSkeleton({ ...again, files: { [fresh]: '', ...again.files } }, folder)).toThrow(
      'Nothing was written',
    );
    expect(readFileSync(join(folder, first), 'utf8')).toBe('mine');
    expect(existsSync(join(folder, fresh))).toBe(false);
  });
});

describe('generators', () => {
  it('read a name in any spelling', () => {
    const spellings = { camel: 'giftCard', pascal: 'GiftCard', kebab: 'gift-card', snake: 'gift_card' };
    for (const text of ['giftCard', 'GiftCard', 'gift-card', 'gift_card'])
      expect(nameOf(text)).toEqual({ ...spellings, words: 'gift card' });
    for (const text of ['', '7up', '../up', 'gift card', 'gift-']) expect(nameOf(text)).toBeNull();
  });

  it('say where a new remote has to be registered', () => {
    const steps = remoteSkeleton('mfe-gift-cards', models).next.join('\n');
    for (const place of ['REMOTE_NAMES', 'workspaces', 'tsconfig.json', 'jest.config.cjs', 'README.md'])
      expect(steps).toContain(place);
  });

  it('give a remote its own name in scripts and what all remotes depend on', () => {
    const special = { ...models[0], dependencies: { ...models[0]?.dependencies, 'only-here': '1.0.0' } };
    const { files } = remoteSkeleton('mfe-gift-cards', [special, ...models.slice(1)] as Models);
    const written = JSON.parse(files['mfe-gift-cards/package.json'] ?? '') as Models[number];
    expect(written.dependencies['react']).toBe(models[0]?.dependencies['react']);
    expect(written.dependencies).not.toHaveProperty('only-here');
    expect(written.scripts['test']).toContain('--selectProjects mfe-gift-cards');
    expect(JSON.stringify(written)).not.toContain('store-locator');
  });

  it('number migrations after those that are there', () => {
    expect(nextMigration([`{ '0401_orders': {} }`, `{ '0510_lenses': {}, '0500_rx': {} }`])).toBe('0520');
    expect(nextMigration([])).toBe('0010');
  });

  it('stop with a hint instead of guessing', () => {
    const create = (...words: string[]) =>
      run('node_modules/tsx/dist/cli.mjs', [inRepository('tools/src/create/create.cli.ts'), ...words], inRepository());
    expect(create('page', 'no-such-page', 'mfe-catalog')).toContain('PAGE_KINDS');
    expect(create('feature', 'gift-note', 'mfe-nowhere')).toContain('There is no remote "mfe-nowhere"');
    expect(create('castle', 'one')).toContain('Try --help');
    expect(create('--help')).toBe('ok');
  }, 30_000);
});
