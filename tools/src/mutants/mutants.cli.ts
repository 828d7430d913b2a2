import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import { commandLine, fail } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { runStryker } from './runStryker';
import { extent, filesUnder, percent, scoresOf } from './survivors';

const HELP = `
npm run mutants -- <folder>... [--files <pattern>] [--quick] [--at-least <per cent>] [--sample <mutants> [--seed <number>]]

Changes the code of a folder, such as shared-lib/src/domain/price, in small ways and runs the tests that lie in it each time. Names every
change that no test noticed, by file. Ends with 1 when fewer were noticed than --at-least asks for (default 0).
Several folders of one package, with --sample, are judged in one go, each by its own tests: that saves making a copy for each.
--files changes only files of such names, such as '*.{service,domain}.ts'.
--quick leaves out test files that open a database or a server, for a first look at rules.
--sample judges no more mutants than that; --seed (default 1) chooses which, the same ones each time.
`;

const { values, positionals } = commandLine(HELP, {
  'at-least': { type: 'string', default: '0' },
  files: { type: 'string' },
  quick: { type: 'boolean', default: false },
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
});
const paths = positionals.map((given) => relative(inRepository(), resolve(given)));
const [name = ''] = (paths[0] ?? '').split('/');
const folders = paths.map((path) => path.slice(name.length + 1));
const wanted = Number(values['at-least']);
const isThere = (path: string) => path.startsWith(`${name}/`) && existsSync(inRepository(path));
if (!paths.every(isThere) || paths.length === 0)
  fail(`There is no folder in one package for each of "${positionals.join(' ')}".`, 'Try --help.');
if (paths.length > 1 && values.sample === undefined) fail('Several folders are judged by a --sample of each.');
if (!(wanted >= 0 && wanted <= 100)) fail('--at-least takes a share from 0 to 100.');
const seed = Number(values.seed);
const count = values.sample === undefined ? null : Number(values.sample);
if (count !== null && !(Number.isInteger(count) && count > 0)) fail('--sample takes a number of mutants.');
if (!Number.isInteger(seed)) fail('--seed takes a whole number.');

const report = runStryker(name, folders, {
  files: values.files ?? '*.{ts,tsx}',
  sample: count === null ? null : { count, seed },
  isQuick: values.quick,
});
if (!report) fail('Nothing was judged: the reason stands above.');
const shares = paths.map((path) => {
  const own = filesUnder(report, path);
  const scores = scoresOf(own);
  for (const { file, noticed, survived, survivors } of scores) {
    console.log(`\n${file}: ${noticed} of ${noticed + survived} noticed`);
    for (const one of survivors) console.log(`  ${one}`);
  }
  const share = percent(scores);
  console.log(`\n${path}: ${share} % noticed of ${extent(own)}${count === null ? '' : `, seed ${seed}`}`);
  return share;
});
process.exit(shares.every((share) => share >= wanted) ? 0 : 1);
