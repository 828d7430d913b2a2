import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageKind } from '@sightline/shared-lib/contracts';

import { inRepository } from '../webpack/paths';

import { componentSkeleton } from './component';
import { featureSkeleton } from './feature';
import { moduleSkeleton, nextMigration } from './module';
import { nameOf, type Name } from './names';
import { operationSkeleton } from './operation';
import { pageSkeleton } from './page';
import { refuseTakenPage } from './registerPage';
import { remoteSkeleton } from './remote';
import { writeSkeleton, type Skeleton } from './skeleton';

const name = (text: string) => nameOf(text) as Name;

/** Runs one of the repository's programs without jest's own environment, by a node that is set like this one. */
function run(program: string, args: readonly string[], cwd: string): string {
  const { JEST_WORKER_ID: _worker, NODE_ENV: _env, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, inRepository(program), ...args],
    {
      cwd,
      env,
      encoding: 'utf8',
    },
  );
  return status === 0 ? 'ok' : `${stdout}${stderr}`;
}

type Models = Parameters<typeof remoteSkeleton>[1];

const models = ['mfe-store-locator', 'mfe-account'].map((remote) =>
  JSON.parse(readFileSync(inRepository(remote, 'package.json'), 'utf8')),
) as Models;

/** An existing remote's name, so that what refers to it compiles. */
const remote = 'mfe-prescription';

const page = { remote, kind: 'prescription.order-gift', address: '/order-gift' } as const;

const SKELETONS: readonly Skeleton[] = [
  remoteSkeleton(remote, models),
  pageSkeleton(name('order-gift'), page),
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
    for (const skeleton of SKELETONS) writeSkeleton({ ...skeleton, edits: [], links: {} }, folder);
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
    const again = pageSkeleton(name('order-gift'), page);
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

  it('name a new remote and its page wherever remotes are named, and ask for nothing but words [FED-01]', () => {
    const root = mkdtempSync(join(tmpdir(), 'create-root-'));
    const [own, gifts] = [
      remoteSkeleton('mfe-gift-cards', models),
      { remote: 'mfe-gift-cards', address: '/gift-cards' } as const,
    ];
    for (const { file } of own.edits ?? []) {
      mkdirSync(join(root, file, '..'), { recursive: true });
      copyFileSync(inRepository(file), join(root, file));
    }
    writeSkeleton(own, root);
    writeSkeleton(pageSkeleton(name('shop'), { ...gifts, kind: 'gift-cards.shop' }), root);
    writeSkeleton(
      pageSkeleton(name('balance'), { ...gifts, kind: 'gift-cards.balance', address: '/gift-cards/balance' }),
      root,
    );
    const text = (file: string) => readFileSync(join(root, file), 'utf8');
    const lock = JSON.parse(text('package-lock.json')) as { packages: Record<string, { workspaces?: string[] }> };
    expect(lock.packages['']?.workspaces).toContain('mfe-gift-cards');
    expect(lock.packages['node_modules/@sightline/mfe-gift-cards']).toEqual({ resolved: 'mfe-gift-cards', link: true });
    expect(Object.keys(lock.packages).slice(0, 12)).toEqual(Object.keys(lock.packages).slice(0, 12).toSorted());
    expect(JSON.parse(text('package.json'))).toMatchObject({ workspaces: expect.arrayContaining(['mfe-gift-cards']) });
    for (const [file, line] of [
      ['package.json', /"depcruise": ".* mfe-prescription mfe-gift-cards /],
      ['shared-lib/src/contracts/remote.ts', /'mfe-prescription',\n {2}'mfe-gift-cards',\n\]/],
      ['tsconfig.json', /\{ "path": ".\/mfe-gift-cards" \},\n/],
      ['jest.config.cjs', /preset\.browser\('mfe-gift-cards'\),\n/],
      ['.dependency-cruiser.cjs', /\|prescription\|gift-cards\)\//],
      ['CODEOWNERS', /^\/mfe-gift-cards\/ +@sightline\/gift-cards$/m],
      ['CODEOWNERS', /contracts\/ .* @sightline\/gift-cards$/m],
      ['README.md', /^mfe-gift-cards\/ +gift cards$/m],
      ['README.md', /^\| `mfe-gift-cards` \| `\/gift-cards`, `\/gift-cards\/balance` \| \| \|$/m],
      ['mfe-gift-cards/remote.ts', /'gift-cards\.balance', 'gift-cards\.shop'/],
      ['mfe-gift-cards/remote.ts', /pattern: '\/gift-cards', whose: 'everybody'/],
      [
        'mfe-gift-cards/src/module.ts',
        /'gift-cards\.balance': \(\) => import\(.*"gift-cards\.balance" \*\/ '\.\/pages\/Balance\/balancePage'\)/,
      ],
    ] as const)
      expect([file, text(file)]).toEqual([file, expect.stringMatching(line)]);
    expect(lstatSync(join(root, 'node_modules/@sightline/mfe-gift-cards')).isSymbolicLink()).toBe(true);
    expect(() =>
      writeSkeleton({ files: {}, edits: own.edits ?? [], next: [] }, mkdtempSync(join(root, 'empty-'))),
    ).toThrow('no such file');
    rmSync(root, { recursive: true });
  });

  it('refuse a page that another remote has, by its name [FED-01]', () => {
    const manifests = [
      { name: 'mfe-account', contract: 3, pages: ['account'], fragments: [], commands: [] },
      { name: 'mfe-gift-cards', contract: 3, pages: [], fragments: [], commands: [] },
    ] as const;
    const refused = (kind: PageKind, address?: string) => () =>
      refuseTakenPage({ remote: 'mfe-gift-cards', kind, address }, manifests);
    expect(refused('account')).toThrow('page account belongs to mfe-account');
    expect(refused('gift-cards.list', '/account/gift-cards')).toThrow('/account/gift-cards belongs to mfe-account');
    expect(refused('gift-cards.list', '/gift-cards')).not.toThrow();
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
    expect(create('page', 'cart', 'mfe-catalog')).toContain('page cart belongs to mfe-cart-checkout');
    expect(create('page', 'gifts', 'mfe-catalog', 'gifts')).toContain('is no address');
    expect(create('feature', 'gift-note', 'mfe-nowhere')).toContain('There is no remote "mfe-nowhere"');
    expect(create('castle', 'one')).toContain('Try --help');
    expect(create('--help')).toBe('ok');
  }, 30_000);
});
