import { basename, join, resolve } from 'node:path';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';
import webpack, { type Configuration } from 'webpack';

import { recordBuild } from '../build/buildRecord';
import { sourceStamp } from '../build/sourceStamp';
import { commandLine, fail } from '../cli/commandLine';
import { shopOrigin } from '../cli/shopOrigin';
import { overrideQuery } from '../release/overrideLink';
import { publishBuild } from '../release/publishBuild';
import { changeRegistry, registryFiles } from '../release/registryFile';
import { publish } from '../release/releaseChannels';
import { inRepository } from '../webpack/paths';
import type { BuildMode } from '../webpack/rules';

const HELP = `
npm run dev -- <remote>

Builds one remote on every change and shows it to you alone, in the running shop (npm start in another window): open the address that is
printed, then reload the page after a change, server and browser together. All others keep the stable release; <shop>/?releases= ends it.

Remotes: ${REMOTE_NAMES.join(', ')}
`;

const { positionals } = commandLine(HELP, {});
const remote =
  REMOTE_NAMES.find((name) => name === positionals[0]) ??
  fail(`There is no remote "${positionals[0] ?? ''}".`, `Remotes: ${REMOTE_NAMES.join(', ')}`);
const releasesDir = resolve(process.env['RELEASES_DIR'] ?? inRepository('.data/releases'));
/** Apart from the build that is published: that stays what it is. */
const folder = inRepository('.cache/dev', remote);
const shop = shopOrigin();

async function release(): Promise<void> {
  const files = registryFiles(releasesDir);
  await recordBuild(remote, 'development', sourceStamp(remote, 'development'), folder);
  const wishes = { development: true, dirty: true, stale: true };
  const built = publishBuild(remote, releasesDir, wishes, { folder });
  changeRegistry(files, (registry) => publish(registry, remote, built));
  console.log(`${remote} ${built.id}  ${shop}/${overrideQuery(files, remote, built.id)}`);
}

async function watch(): Promise<void> {
  process.env['NODE_ENV'] = 'development';
  const { default: factory } = (await import(inRepository(remote, 'webpack.config.ts'))) as {
    default: (mode: BuildMode) => Configuration[];
  };
  console.log(`Watching ${remote}`);
  const settings = { aggregateTimeout: 100 };
  const configurations = factory('development').map((one) => ({
    ...one,
    output: { ...one.output, path: join(folder, basename(one.output?.path ?? '')) },
  }));
  webpack(configurations).watch(settings, (error, stats) => {
    if (error || stats?.hasErrors()) {
      console.error(error ?? stats?.toString({ preset: 'errors-only', colors: true }));
      console.error('The last good release stays.');
      return;
    }
    release().catch((failure: unknown) => console.error(failure));
  });
}

watch().catch((error: unknown) => fail(String(error)));
