import { resolve } from 'node:path';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';
import webpack, { type Configuration } from 'webpack';

import { commandLine, fail } from '../cli/commandLine';
import { shopOrigin } from '../cli/shopOrigin';
import { overrideQuery } from '../release/overrideLink';
import { publishBuild } from '../release/publishBuild';
import { changeRegistry, registryFiles } from '../release/registryFile';
import { promote, publish } from '../release/releaseChannels';
import { inRepository } from '../webpack/paths';
import type { BuildMode } from '../webpack/rules';

const HELP = `
npm run dev -- <remote> [--only-me]

Builds one remote on every change and releases it to the running shop (npm start in another window): reload the page to see it,
server and browser together. With --only-me the release stays out of the stable channel; open the address that is printed.

Remotes: ${REMOTE_NAMES.join(', ')}
`;

const { values, positionals } = commandLine(HELP, { 'only-me': { type: 'boolean', default: false } });
const remote =
  REMOTE_NAMES.find((name) => name === positionals[0]) ??
  fail(`There is no remote "${positionals[0] ?? ''}".`, `Remotes: ${REMOTE_NAMES.join(', ')}`);
const releasesDir = resolve(process.env['RELEASES_DIR'] ?? inRepository('.data/releases'));
const shop = shopOrigin();

async function release(): Promise<void> {
  const files = registryFiles(releasesDir);
  const built = await publishBuild(remote, releasesDir);
  changeRegistry(files, (registry) => {
    const published = publish(registry, remote, built);
    return values['only-me'] ? published : promote(published, remote, built.id);
  });
  console.log(
    `${remote} ${built.id}  ${values['only-me'] ? `${shop}/${overrideQuery(files, remote, built.id)}` : shop}`,
  );
}

async function watch(): Promise<void> {
  process.env['NODE_ENV'] = 'development';
  const { default: factory } = (await import(inRepository(remote, 'webpack.config.ts'))) as {
    default: (mode: BuildMode) => Configuration[];
  };
  console.log(`Watching ${remote}`);
  const settings = { aggregateTimeout: 100 };
  webpack(factory('development')).watch(settings, (error, stats) => {
    if (error || stats?.hasErrors()) {
      console.error(error ?? stats?.toString({ preset: 'errors-only', colors: true }));
      console.error('The last good release stays.');
      return;
    }
    release().catch((failure: unknown) => console.error(failure));
  });
}

watch().catch((error: unknown) => fail(String(error)));
