import { REMOTE_CHUNK } from '@sightline/shared-lib/contracts';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';

import { baseConfiguration } from './base';
import { ChunkIntegrityPlugin } from './chunkIntegrity';
import { ChunkNamesPlugin } from './chunkNames';
import { CompileHintPlugin } from './compileHint';
import { FederationIdsPlugin } from './federationIds';
import { inRepository } from './paths';
import type { BuildMode } from './rules';
import { consumedByRemote, SERVER_EXTERNALS } from './sharing';

/** The plugin's functions for containers: the shell has one copy for all remotes (shell/src/browser/remotes/bundlerRuntime.ts). */
const OF_THE_SHELL = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;

const bundlerRuntimeOfTheShell = async ({ request }: { readonly request?: string }) =>
  request && OF_THE_SHELL.test(request) ? 'global _FEDERATION_BUNDLER_RUNTIME' : undefined;

/** A working copy's entry also knows how to take changes while its page is open. */
const HOT = inRepository('tools/src/dev/browser/hotRemote.ts');

const containerName = (remote: string) => remote.replaceAll('-', '_');

function browserConfiguration(remote: string, mode: BuildMode): Configuration {
  const folder = inRepository(remote);
  const base = baseConfiguration('browser', mode, folder);
  return {
    ...base,
    name: `${remote}:browser`,
    target: ['web', 'es2022'],
    entry: {},
    externals: [bundlerRuntimeOfTheShell],
    output: {
      path: inRepository(remote, 'dist/browser'),
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      // A release's folder is named by its content: its files need no hash in their names, which the entry would list.
      chunkFilename: '[id].js',
      uniqueName: containerName(remote),
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    // Fewer, larger files: small ones of one page compress worse apart than together.
    optimization: { ...base.optimization, splitChunks: { minSize: 40_000 } },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(remote),
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: {
          './remote': {
            import: mode === 'development' ? [HOT, './src/browser.tsx'] : ['./src/browser.tsx'],
            name: REMOTE_CHUNK,
          },
        },
        shared: consumedByRemote(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
        },
      }),
      new FederationIdsPlugin(),
      // Before the hashes of files are made.
      new CompileHintPlugin(),
      new ChunkIntegrityPlugin(),
      new ChunkNamesPlugin(),
      new webpack.DefinePlugin({ WORKING_COPY_OF: JSON.stringify(remote) }),
    ],
  };
}

function serverConfiguration(remote: string, mode: BuildMode): Configuration {
  const base = baseConfiguration('server', mode, inRepository(remote));
  return {
    ...base,
    name: `${remote}:server`,
    target: 'node20',
    entry: { server: './src/server.tsx' },
    output: {
      path: inRepository(remote, 'dist/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    // Files beside a script have an address in the browser alone: the server is asked for no base of its own.
    module: { ...base.module, parser: { javascript: { url: 'relative' } } },
    externalsType: 'commonjs',
    externals: Object.fromEntries(SERVER_EXTERNALS.map((name) => [name, name])),
    plugins: [
      ...(base.plugins ?? []),
      // A bundle is run from memory: it lies nowhere, and says nothing of the folder that it was built in.
      new webpack.DefinePlugin({ 'import.meta.url': JSON.stringify('file:///') }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
  };
}

/** Browser and server build of one remote. */
export function remoteConfigurations(remote: string, mode: BuildMode = 'production'): Configuration[] {
  return [browserConfiguration(remote, mode), serverConfiguration(remote, mode)];
}
