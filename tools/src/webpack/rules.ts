import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { RuleSetRule, RuleSetUseItem } from 'webpack';

const require = createRequire(import.meta.url);

export type BuildMode = 'production' | 'development';

/** Class names that are the same on both sides: without the plugin hydration finds others than the server wrote. */
const STABLE_CLASS_NAMES = [
  require.resolve('@swc/plugin-styled-components'),
  { ssr: true, displayName: false, fileName: false, minify: true, pure: true },
];

/** The plugin changes these files alone, and starting it for each of the others is a third of a build's processor time. Webpack asks for '' first. */
const hasStyles = (file: string): boolean => file !== '' && readFileSync(file, 'utf8').includes('styled-components');

interface ScriptRuleOptions {
  /** A component that was changed is replaced in the open page; this loader comes after the compiler. */
  readonly refreshLoader?: string;
}

/** TypeScript and JSX through SWC; styled-components with their plugin, in every build. */
export function scriptRule(mode: BuildMode, { refreshLoader }: ScriptRuleOptions = {}): RuleSetRule {
  const compile = (experimental: object): RuleSetUseItem[] => [
    ...(refreshLoader ? [refreshLoader] : []),
    {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: {
            react: { runtime: 'automatic', development: mode === 'development', refresh: Boolean(refreshLoader) },
          },
          experimental,
        },
        env: undefined,
        minify: false,
        sourceMaps: mode === 'development',
      },
    },
  ];
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    oneOf: [{ test: hasStyles, use: compile({ plugins: [STABLE_CLASS_NAMES] }) }, { use: compile({}) }],
  };
}
