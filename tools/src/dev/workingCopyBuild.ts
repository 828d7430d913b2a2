import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

import webpack, { type Configuration, type RuleSetRule } from 'webpack';

import { inRepository } from '../webpack/paths';
import { scriptRule } from '../webpack/rules';
import { shellConfigurations } from '../webpack/shell';

const require = createRequire(import.meta.url);

/** What was parsed before is read from here when `npm run dev` starts again. */
const remembered = (name: string) => ({
  type: 'filesystem' as const,
  cacheDirectory: inRepository('.cache/dev/webpack'),
  name,
});

/** The transform for React Refresh, on what may be replaced in the open page. */
const LOADER = inRepository('tools/src/dev/refresh.loader.ts');

/** A remote's configurations for a developer's eyes: into a folder of their own, the browser's modules replaceable one by one. */
export function workingCopyConfigurations(configurations: readonly Configuration[], folder: string): Configuration[] {
  return configurations.map((one) => {
    const side = basename(one.output?.path ?? '');
    const output = { ...one.output, path: join(folder, side) };
    const cache = remembered(`${basename(folder)}-${side}`);
    if (side !== 'browser') return { ...one, output, cache };
    return {
      ...one,
      // The shell's script lies there as well.
      output: { ...output, clean: { keep: /^host\b/ } },
      cache,
      module: { ...one.module, rules: [scriptRule('development', { refreshLoader: LOADER })] },
      plugins: [...(one.plugins ?? []), new webpack.HotModuleReplacementPlugin()],
    };
  });
}

/** Styles are named as the production server names them: with warnings on, the library hashes differently. */
const productionStyles: RuleSetRule = {
  test: /[\\/]styled-components[\\/]dist[\\/]/,
  loader: require.resolve('swc-loader'),
  options: {
    jsc: { target: 'es2022', transform: { optimizer: { globals: { envs: { NODE_ENV: '"production"' } } } } },
  },
};

/** The shell's script with React's development build and React Refresh, which a working copy brings along. */
export function hostConfiguration(folder: string): Configuration {
  const [browser] = shellConfigurations('development');
  if (!browser) throw new Error('The shell has no build for browsers.');
  return {
    ...browser,
    name: 'working copy:host',
    devtool: false,
    entry: { shell: [inRepository('tools/src/dev/browser/host.ts'), './src/browser/index.ts'] },
    output: { ...browser.output, path: folder, publicPath: 'auto' },
    cache: remembered('host'),
    module: { ...browser.module, rules: [...(browser.module?.rules ?? []), productionStyles] },
  };
}
