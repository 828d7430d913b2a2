import webpack, { type Configuration } from 'webpack';

import { baseConfiguration } from './base';
import { inRepository } from './paths';
import type { BuildMode } from './rules';

/** The platform's server, its workers and its seeding command. */
export function platformConfigurations(mode: BuildMode = 'production'): Configuration[] {
  const base = baseConfiguration('server', mode, inRepository('platform'));
  return [
    {
      ...base,
      name: 'platform:server',
      target: 'node20',
      entry: {
        server: './src/server.ts',
        'picture.worker': inRepository('pictures/src/picture.worker.ts'),
        'document.worker': './src/modules/prescription/documents/document.worker.ts',
        seed: './src/seed/seed.cli.ts',
      },
      output: {
        path: inRepository('platform/dist'),
        filename: '[name].cjs',
        library: { type: 'commonjs2' },
        clean: true,
      },
      externalsPresets: { node: true },
      externalsType: 'commonjs',
      // Installed packages stay outside; our own workspaces are bundled.
      externals: [
        ({ request }, callback) => {
          if (request && /^(@?[a-z])/.test(request) && !request.startsWith('@sightline/'))
            return callback(undefined, `commonjs ${request}`);
          return callback();
        },
      ],
      plugins: [...(base.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    },
  ];
}
