import { createRequire } from 'node:module';

import type { RuleSetRule } from 'webpack';

const require = createRequire(import.meta.url);

export type BuildMode = 'production' | 'development';

/**
 * TypeScript and JSX through SWC. Styled-components get stable class names on both sides: the plugin runs in every build, otherwise
 * hydration mismatches.
 */
export function scriptRule(side: 'browser' | 'server', mode: BuildMode): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic', development: mode === 'development' } },
          experimental: {
            plugins: [
              [
                require.resolve('@swc/plugin-styled-components'),
                { ssr: true, displayName: false, fileName: false, minify: true, pure: true },
              ],
            ],
          },
        },
        env: undefined,
        minify: false,
        sourceMaps: side === 'browser' || mode === 'development',
      },
    },
  };
}
