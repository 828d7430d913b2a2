import { basename } from 'node:path';

import { commandLine, fail } from '../cli/commandLine';
import { listPackages } from '../versions/packages';
import type { BuildMode } from '../webpack/rules';

import { buildChanged, builtLine } from './buildChanged';
import { BUILT_PACKAGES, isBuiltPackage, type BuiltPackage } from './packages';

const HELP = `
npm run build [-- <package> ... | --since <revision>] [--mode production|development] [--force]

Builds the named packages, or all of them: ${BUILT_PACKAGES.join(', ')}.
--since takes those that a change since a revision reaches, by lerna. What did not change since its last build is left alone;
--force builds it all the same.
`;

const { values, positionals } = commandLine(HELP, {
  mode: { type: 'string', default: 'production' },
  force: { type: 'boolean', default: false },
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

buildChanged(wantedPackages(), {
  mode,
  force: values.force,
  onBuilt: (name, seconds) => console.log(builtLine(name, seconds)),
}).catch((error: unknown) =>
  fail(
    error instanceof Error ? error.message : String(error),
    'Nothing was published. Mend the error above and build again.',
  ),
);
