import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

import { REMOTE_NAMES, WORKING_COPY } from '@sightline/shared-lib/contracts';
import webpack, { type Configuration } from 'webpack';

import { recordBuild } from '../build/buildRecord';
import { commandLine, fail } from '../cli/commandLine';
import { shopOrigin } from '../cli/shopOrigin';
import { overrideQuery } from '../release/overrideLink';
import { publishBuild } from '../release/publishBuild';
import { changeRegistry } from '../release/registryFile';
import { registryFiles } from '../release/registryFiles';
import { showWorkingCopy } from '../release/releaseChannels';
import { inRepository } from '../webpack/paths';
import type { BuildMode } from '../webpack/rules';

import { bringHost } from './hostBuild';
import { problemBook } from './problemBook';
import { followServerFailures, withSources } from './serverFailures';
import { typeCheck } from './typeCheck';
import { wordCheck } from './wordCheck';
import { workingCopyConfigurations } from './workingCopyBuild';

const HELP = `
npm run dev -- <remote>

Builds one remote on every change and shows it to you alone, in the running shop (npm start in another window): open the address that is
printed. Components change in the open page and keep their state (React Fast Refresh); for all else the page loads itself again. All others
keep the stable release. <shop>/?releases= ends it. Errors of builds, types and translations, and what the remote throws on the server, stand in
this window and on the page.

Remotes: ${REMOTE_NAMES.join(', ')}
`;

const { positionals } = commandLine(HELP, {});
const remote =
  REMOTE_NAMES.find((name) => name === positionals[0]) ??
  fail(`There is no remote "${positionals[0] ?? ''}".`, `Remotes: ${REMOTE_NAMES.join(', ')}`);
const releasesDir = resolve(process.env['RELEASES_DIR'] ?? inRepository('.data/releases'));
/** Apart from the build that is published: that stays what it is. */
const folder = inRepository('.cache/dev', remote);
const files = registryFiles(releasesDir);
const started = performance.now();
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
let shown = 0;

const problems = problemBook(join(releasesDir, remote, 'problems.json'), console.error);

/** The host is built beside the remote, on another core. */
function startHost(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', inRepository('tools/src/dev/host.cli.ts')], {
    cwd: inRepository(),
    stdio: 'inherit',
  });
  return new Promise((ready, reject) => {
    child.on('exit', (code) => (code === 0 ? ready() : reject(new Error('The shell’s script cannot be built.'))));
  });
}

async function show(since: number, host: Promise<void>): Promise<void> {
  await host;
  bringHost(folder);
  await recordBuild(remote, 'development', `${Date.now()}`, folder);
  const built = publishBuild(remote, releasesDir, { development: true, dirty: true, stale: true }, { folder });
  changeRegistry(files, (registry) => showWorkingCopy(registry, remote, built));
  problems.report('server', '');
  shown += 1;
  if (shown > 1) return console.log(`${remote} ${built.id}: shown ${seconds(since)} after the change`);
  console.log(`${remote} ${built.id}: ready in ${seconds(started)}. For four hours, for you alone:`);
  const query = overrideQuery(files, remote, WORKING_COPY);
  console.log(`${shopOrigin()}/${query}`);
  const cookie = query.replace('?releases=', 'sightline-releases=');
  const map = join(folder, 'server/server.cjs.map');
  void followServerFailures(`${shopOrigin()}/working-copy`, cookie, (stack) =>
    problems.report('server', withSources(stack, map)),
  );
}

async function watch(): Promise<void> {
  process.env['NODE_ENV'] = 'development';
  const { default: factory } = (await import(inRepository(remote, 'webpack.config.ts'))) as {
    default: (mode: BuildMode) => Configuration[];
  };
  console.log(`Watching ${remote}`);
  const host = startHost();
  const checkTypes = typeCheck(remote, (report) => problems.report('types', report));
  let since = started;
  const compiler = webpack(workingCopyConfigurations(factory('development'), folder));
  compiler.hooks.invalid.tap('dev', () => {
    since = performance.now();
  });
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    const isBroken = Boolean(error) || stats?.hasErrors();
    const report = error?.message ?? stats?.toString({ preset: 'errors-only', colors: false }) ?? '';
    problems.report('build', isBroken ? `${report}\nThe last good build stays.` : '');
    if (isBroken) return;
    show(since, host)
      .then(() => {
        problems.report('words', wordCheck(remote));
        checkTypes();
      })
      .catch((failure: unknown) => console.error(failure));
  });
}

watch().catch((error: unknown) => fail(String(error)));
