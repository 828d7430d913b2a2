import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';

import { inRepository } from './paths';
import { scriptRule, type BuildMode } from './rules';

/** What every build of ours has in common. */
export function baseConfiguration(side: 'browser' | 'server', mode: BuildMode, context: string): Configuration {
  return {
    mode,
    context,
    devtool: mode === 'development' ? 'source-map' : false,
    module: { rules: [scriptRule(mode)] },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      // rxjs offers an ES2015 build, which needs no tslib.
      conditionNames: ['es2015', '...'],
    },
    resolveLoader: { modules: [inRepository('node_modules')] },
    optimization: {
      minimize: mode === 'production' && side === 'browser',
      minimizer: [
        new TerserPlugin({
          // SWC has threads of its own: processes for it would only have to be started.
          parallel: false,
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 2 }, mangle: true, format: { asciiOnly: true } },
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    plugins: [
      new webpack.DefinePlugin({
        // Styles go through the CSSOM in every build: text nodes would be stopped by the content security policy.
        SC_DISABLE_SPEEDY: 'false',
      }),
    ],
  };
}
