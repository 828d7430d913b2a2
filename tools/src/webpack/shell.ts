import webpack, { type Configuration } from 'webpack';

import { baseConfiguration } from './base';
import { ChunkIntegrityPlugin } from './chunkIntegrity';
import { ChunkNamesPlugin } from './chunkNames';
import { CompileHintPlugin } from './compileHint';
import { OwnChunkHashesPlugin } from './ownChunkHashes';
import { inRepository } from './paths';
import type { BuildMode } from './rules';

/** Prefixes of old browsers, which styled-components writes only if it is asked to: we do not ask, and no browser of es2022 needs them. */
const withoutPrefixes = new webpack.NormalModuleReplacementPlugin(/\/Prefixer\.js$/, (asked) => {
  if (/[\\/]stylis[\\/]/.test(asked.context))
    asked.request = 'data:text/javascript,export const prefix = (value) => value';
});

function browserConfiguration(mode: BuildMode): Configuration {
  const base = baseConfiguration('browser', mode, inRepository('shell'));
  return {
    ...base,
    name: 'shell:browser',
    target: ['web', 'es2022'],
    entry: { shell: './src/browser/index.ts' },
    output: {
      path: inRepository('shell/dist/browser'),
      publicPath: '/assets/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: 'sightline_shell',
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    plugins: [
      ...(base.plugins ?? []),
      withoutPrefixes,
      new CompileHintPlugin('shop'),
      new ChunkIntegrityPlugin(),
      new ChunkNamesPlugin(),
      new OwnChunkHashesPlugin('shell'),
    ],
  };
}

/** The boot script, inlined into every document, and the script for pages of other origins: small files without runtime or chunks. */
function bootConfiguration(mode: BuildMode): Configuration {
  const base = baseConfiguration('browser', 'production', inRepository('shell'));
  return {
    ...base,
    name: `shell:boot:${mode}`,
    devtool: false,
    target: ['web', 'es2022'],
    entry: { boot: './src/boot/boot.ts', embed: './src/embed/embed.ts' },
    output: { path: inRepository('shell/dist/boot'), filename: '[name].js', iife: true, clean: true },
  };
}

function serverConfiguration(mode: BuildMode): Configuration {
  const base = baseConfiguration('server', mode, inRepository('shell'));
  return {
    ...base,
    name: 'shell:server',
    target: 'node20',
    entry: { server: './src/server/main.ts', stallWorker: './src/server/stalls/stallWorker.ts' },
    output: {
      path: inRepository('shell/dist/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externalsPresets: { node: true },
    externalsType: 'commonjs',
    externals: ['fastify', '@fastify/reply-from', 'pino', 'axios', 'prom-client'],
    plugins: [...(base.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 2 })],
  };
}

/** Browser, boot script and server of the shell. */
export function shellConfigurations(mode: BuildMode = 'production'): Configuration[] {
  return [browserConfiguration(mode), bootConfiguration(mode), serverConfiguration(mode)];
}
