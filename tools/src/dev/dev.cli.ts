import { resolve } from 'node:path';

import { REMOTE_NAMES, WORKING_COPY } from '@sightline/shared-lib/contracts';
import webpack, { type Configuration } from 'webpack';

import { recordBuild } from '../build/buildRecord';
import { sourceStamp } from '../build/sourceStamp';
import { commandLine, fail } from '../cli/commandLine';
import { shopOrigin } from '../cli/shopOrigin';
import { overrideQuery } from '../release/overrideLink';
import { publishBuild } from '../release/publishBuild';
import { changeRegistry, registryFiles } from '../release/registryFile';
import { showWorkingCopy } from '../release/releaseChannels';
import { inRepository } from '../webpack/paths';
import type { BuildMode } from '../webpack/rules';

import { typeCheck } from './typeCheck';
import { workingCopyConfigurations } from './workingCopyBuild';

const HELP = `
npm run dev -- <remote>

Builds one remote on every change and shows it to you alone, in the running shop (npm start in another window): open the address that is
printed; its pages load themselves again after each change, server and browser together. All others keep the stable release.
<shop>/?releases= ends it. Errors of types stand in this window.

Remotes: ${REMOTE_NAMES.join(', ')}
`;

const { positionals } = commandLine(HELP, {});
const remote =
  REMOTE_NAMES.find((name) => name === positionals[0]) ??
  fail(`There is no remote "${positionals[0] ?? ''}".`, `Remotes: ${REMOTE_NAMES.join(', ')}`);
const releasesDir = resolve(process.env['RELEASES_DIR'] ?? inRepository('.data/releases'));
/** Apart from the build that is published: that stays what it is. */
const folder = inRepository('.cache/dev', remote);
const started = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
let shown = 0;

async function show(since: number): Promise<void> {
  const files = registryFiles(releasesDir);
  await recordBuild(remote, 'development', sourceStamp(remote, 'development'), folder);
  const built = publishBuild(remote, releasesDir, { development: true, dirty: true, stale: true }, { folder });
  changeRegistry(files, (registry) => showWorkingCopy(registry, remote, built));
  shown += 1;
  if (shown > 1) return console.log(`${remote} ${built.id}: shown ${seconds(since)} after the change`);
  console.log(`${remote} ${built.id}: ready in ${seconds(started)}. For four hours, for you alone:`);
  console.log(`${shopOrigin()}/${overrideQuery(files, remote, WORKING_COPY)}`);
}

async function watch(): Promise<void> {
  process.env['NODE_ENV'] = 'development';
  const { default: factory } = (await import(inRepository(remote, 'webpack.config.ts'))) as {
    default: (mode: BuildMode) => Configuration[];
  };
  console.log(`Watching ${remote}`);
  const checkTypes = typeCheck(remote);
  let since = started;
  const compiler = webpack(workingCopyConfigurations(factory('development'), folder));
  compiler.hooks.invalid.tap('dev', () => {
    since = performance.now();
  });
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error || stats?.hasErrors()) {
      console.error(error ?? stats?.toString({ preset: 'errors-only', colors: true }));
      console.error('The last good build stays.');
      return;
    }
    show(since)
      .then(checkTypes)
      .catch((failure: unknown) => console.error(failure));
  });
}

watch().catch((error: unknown) => fail(String(error)));
