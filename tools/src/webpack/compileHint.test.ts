import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import webpack, { type Configuration } from 'webpack';

import { baseConfiguration } from './base';
import { CompileHintPlugin } from './compileHint';
import { OwnChunkHashesPlugin } from './ownChunkHashes';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hint-')));
afterAll(() => rmSync(folder, { recursive: true }));

function build(...plugins: Configuration['plugins'] & object): Promise<Record<string, string>> {
  writeFileSync(
    join(folder, 'entry.js'),
    ['shop', 'rare', 'map'].map((name) => `import(/* webpackChunkName: "${name}" */ './${name}.js');`).join('\n'),
  );
  writeFileSync(join(folder, 'map.js'), `export const map = () => '${'sea'.repeat(40_000)}';`);
  writeFileSync(join(folder, 'shop.js'), 'export const shop = () => "shop";');
  writeFileSync(join(folder, 'rare.js'), 'export const rare = () => "rare";');
  const base = baseConfiguration('browser', 'production', folder);
  const output = { path: join(folder, 'dist'), filename: '[name].js', chunkFilename: '[name].js' };
  return new Promise((resolve, reject) => {
    webpack({ ...base, entry: { entry: './entry.js' }, output, plugins }, (error, stats) => {
      if (error || stats?.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')));
      const files = readdirSync(output.path);
      return resolve(Object.fromEntries(files.map((name) => [name, readFileSync(join(output.path, name), 'utf8')])));
    });
  });
}

const HINT = '//# allFunctionsCalledOnLoad\n';

it('asks for all functions of a file in advance, once, but for those of a large library', async () => {
  const files = await build(new CompileHintPlugin());
  for (const name of ['entry.js', 'shop.js', 'rare.js']) expect(files[name]?.split(HINT)).toHaveLength(2);
  expect(files['map.js']?.length).toBeGreaterThan(100_000);
  expect(files['map.js']).not.toContain(HINT);
});

it('asks for those of a large library that every page calls', async () => {
  const files = await build(new CompileHintPlugin('map'));
  for (const name of ['map.js', 'rare.js']) expect(files[name]?.split(HINT)).toHaveLength(2);
});

it('asks in the first line, where alone it counts, of the entry with its hashes too', async () => {
  const files = await build(new CompileHintPlugin(), new OwnChunkHashesPlugin('entry'));
  for (const name of ['entry.js', 'shop.js']) expect(files[name]?.startsWith(HINT)).toBe(true);
  expect(files['entry.js']?.slice(HINT.length)).toMatch(/^\(function\(h\)\{self\.sightlineIntegrity=/);
});
