import { cpSync, existsSync, rmSync } from 'node:fs';

import webpack, { type Configuration } from 'webpack';

import { inRepository } from '../webpack/paths';
import type { BuildMode } from '../webpack/rules';

import type { BuiltPackage } from './packages';

type ConfigurationFactory = (mode: BuildMode) => Configuration[];

function run(configurations: Configuration[]): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configurations, (error, stats) => {
      if (error) return reject(error);
      const report = stats?.toString({ preset: 'errors-warnings', colors: false }) ?? '';
      if (stats?.hasErrors()) return reject(new Error(report));
      if (stats?.hasWarnings()) console.warn(report);
      return resolve();
    });
  });
}

/** Builds one package into its `dist` folder. Rejects with webpack's report. */
export async function buildPackage(name: BuiltPackage, mode: BuildMode): Promise<void> {
  process.env['NODE_ENV'] = mode;
  const dist = inRepository(name, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const { default: factory } = (await import(inRepository(name, 'webpack.config.ts'))) as {
    default: ConfigurationFactory;
  };
  await run(factory(mode));
  if (name !== 'shell') return;
  cpSync(inRepository('shell/public'), inRepository('shell/dist/public'), { recursive: true });
  const fonts = inRepository('shared-lib/src/ui/fonts');
  if (existsSync(fonts)) cpSync(fonts, inRepository('shell/dist/public/fonts'), { recursive: true });
}
