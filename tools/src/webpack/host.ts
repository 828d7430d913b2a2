import type { Configuration } from 'webpack';

import { baseConfiguration } from './base';
import { inRepository } from './paths';
import type { BuildMode } from './rules';

/** The example page of a host outside the shop, into a folder of the caller's. */
export function hostExample(folder: string, mode: BuildMode = 'production'): Configuration {
  const base = baseConfiguration('browser', mode, inRepository('host'));
  return {
    ...base,
    name: 'host:example',
    target: ['web', 'es2022'],
    entry: { example: './example/index.ts' },
    output: {
      path: folder,
      publicPath: 'auto',
      filename: '[name].js',
      chunkFilename: '[id].js',
      uniqueName: 'magazine',
    },
    devtool: false,
    // It is looked at, not sent to anybody.
    optimization: { ...base.optimization, minimize: false },
  };
}
