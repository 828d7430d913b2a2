import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';

import { commandLine, fail } from '../cli/commandLine';
import { listPackages } from '../versions/packages';
import { inRepository } from '../webpack/paths';
import type { BuildMode } from '../webpack/rules';

import { agreementOf } from './agreement';
import { buildPackage } from './buildPackage';
import { confirmProvenance, recordBuild } from './buildRecord';
import { BUILT_PACKAGES, isBuiltPackage, isRemote, type BuiltPackage } from './packages';
import { isBuilt, markBuilt, sourceStamp } from './sourceStamp';

const HELP = `
npm run build [-- <package> ... | --since <revision>] [--mode production|development] [--force]

Builds the named packages, or all of them: ${BUILT_PACKAGES.join(', ')}.
--since takes those that a change since a revision reaches, by lerna. What did not change since its last build is left alone;
--force builds it all the same.
`;

const { values, positionals } = commandLine(HELP, {
  mode: { type: 'string', default: 'production' },
  force: { type: 'boolean', default: false },
  worker: { type: 'boolean', default: false },
  since: { type: 'string' },
});

const mode: BuildMode = values.mode === 'development' ? 'development' : 'production';
const wrong = positionals.find((name) => !isBuiltPackage(name));
if (wrong) fail(`There is no package "${wrong}".`, `Packages: ${BUILT_PACKAGES.join(', ')}`);
if (values.since && positionals.length > 0) fail('Name packages, or a revision with --since: not both.');

function wantedPackages(): readonly BuiltPackage[] {
  if (positionals.length > 0) return positionals.filter(isBuiltPackage);
  if (!values.since) return BUILT_PACKAGES;
  const reached = new Set(listPackages(values.since).map(({ location }) => basename(location)));
  return BUILT_PACKAGES.filter((name) => reached.has(name));
}

const wanted = wantedPackages();

function unchanged(name: BuiltPackage): void {
  if (isRemote(name)) confirmProvenance(name);
  console.log(`  ${name}: unchanged`);
}

async function buildHere(name: BuiltPackage): Promise<void> {
  const stamp = sourceStamp(name, mode);
  if (!values.force && isBuilt(name, stamp)) return unchanged(name);
  const started = performance.now();
  await buildPackage(name, mode);
  if (isRemote(name)) await recordBuild(name, mode, stamp);
  if (name === 'shell')
    writeFileSync(inRepository('shell/dist/agreement.json'), JSON.stringify(agreementOf(inRepository('shell/dist'))));
  markBuilt(name, stamp);
  console.log(`  ${name}: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

function buildApart(name: BuiltPackage): Promise<void> {
  const args = ['--worker', '--mode', mode, ...(values.force ? ['--force'] : []), name];
  const child = spawn(process.execPath, ['--import', 'tsx', inRepository('tools/src/build/build.cli.ts'), ...args], {
    stdio: 'inherit',
    cwd: inRepository(),
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} failed to build`))));
  });
}

async function buildAll(): Promise<void> {
  const queue = wanted.filter((name) => values.force || !isBuilt(name, sourceStamp(name, mode)));
  for (const name of wanted) if (!queue.includes(name)) unchanged(name);
  const lanes = Math.max(1, Math.min(availableParallelism(), queue.length));
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (let name = queue.shift(); name; name = queue.shift()) await buildApart(name);
    }),
  );
}

const [only] = wanted;
const work = values.worker && only ? buildHere(only) : buildAll();
work.catch((error: unknown) =>
  fail(
    error instanceof Error ? error.message : String(error),
    'Nothing was published. Mend the error above and build again.',
  ),
);
