import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import webpack from 'webpack';

import { baseConfiguration } from './base';
import { ChunkNamesPlugin, readChunkNames } from './chunkNames';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'names-')));
afterAll(() => rmSync(folder, { recursive: true }));

it('says of which scripts a named chunk consists, by the names that they have in the end', async () => {
  writeFileSync(join(folder, 'entry.js'), `import(/* webpackChunkName: "home" */ './home.js'); import('./rare.js');`);
  writeFileSync(join(folder, 'home.js'), 'export const home = () => "home";');
  writeFileSync(join(folder, 'rare.js'), 'export const rare = () => "rare";');
  const base = baseConfiguration('browser', 'production', folder);
  const output = { path: join(folder, 'dist/browser'), filename: '[name].js', chunkFilename: '[contenthash].js' };
  await new Promise<void>((resolve, reject) => {
    webpack({ ...base, entry: { entry: './entry.js' }, output, plugins: [new ChunkNamesPlugin()] }, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    );
  });
  expect(readChunkNames(join(folder, 'dist'), 'browser/')).toEqual({
    entry: ['browser/entry.js'],
    home: [expect.stringMatching(/^browser\/[0-9a-f]+\.js$/)],
  });
});
