import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';

import { baseConfiguration } from './base';
import { FederationIdsPlugin } from './federationIds';
import { inRepository } from './paths';
import { remoteConfigurations } from './remote';
import { consumedByRemote } from './sharing';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'clones-')));
afterAll(() => rmSync(folder, { recursive: true }));

/** Packages that a remote's entry is made of: each clone has its own. */
const FEDERATION = ['runtime', 'runtime-core', 'runtime-tools', 'sdk', 'webpack-bundler-runtime', 'error-codes'];

/** Files of a build, by name. */
function run(configuration: Configuration): Promise<Record<string, string>> {
  const compiler = webpack(configuration);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error || !stats || stats.hasErrors()) return reject(error ?? new Error(stats?.toString('errors-only')));
      const folder = configuration.output?.path ?? '';
      return resolve(
        Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
      );
    });
  });
}

function cloned(name: string, source: string): string {
  const context = join(folder, name);
  mkdirSync(join(context, 'src'), { recursive: true });
  writeFileSync(join(context, 'src/server.tsx'), source);
  writeFileSync(join(context, 'browser.js'), source);
  return context;
}

/** A small remote's files for browsers. */
function browserFiles(clone: string): Promise<Record<string, string>> {
  const context = cloned(clone, 'export const remote = 1;');
  for (const name of FEDERATION) {
    const installed = join('node_modules/@module-federation', name);
    cpSync(inRepository(installed), join(context, installed), { recursive: true });
  }
  const federation = new ModuleFederationPlugin({
    name: 'small',
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: { './remote': './browser.js' },
    shared: consumedByRemote(),
    manifest: false,
    dts: false,
    implementation: join(context, 'node_modules/@module-federation/runtime-tools'),
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  });
  return run({
    ...baseConfiguration('browser', 'production', context),
    entry: {},
    output: { path: join(context, 'dist'), chunkFilename: '[id].js' },
    plugins: [federation, new FederationIdsPlugin()],
  });
}

/** The server bundle of a remote that names a file beside its source, which only a page has an address of. */
function serverFiles(clone: string): Promise<Record<string, string>> {
  const context = cloned(clone, "export const address = new URL('./portrait.webp', import.meta.url).href;");
  const [, server] = remoteConfigurations('mfe-catalog');
  if (!server) throw new Error('A remote has no server build.');
  return run({
    ...server,
    context,
    output: { ...server.output, path: join(context, 'dist') },
    module: { ...server.module, parser: { javascript: { url: false } } },
  });
}

describe('the build of a remote', () => {
  it('is the same in whatever folder the clone lies, for browsers [FED-01]', async () => {
    const files = await browserFiles('one');
    expect(Object.keys(files)).toContainEqual(expect.stringMatching(/^remoteEntry\.[0-9a-f]{8}\.js$/));
    expect(await browserFiles('deeper/two')).toEqual(files);
  });

  it('is the same in whatever folder the clone lies, for servers [FED-01]', async () => {
    const files = await serverFiles('three');
    expect(files['server.cjs']).toContain('portrait.webp');
    expect(await serverFiles('deeper/four')).toEqual(files);
  });
});
