import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import { commandLine, fail } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { runStryker } from './runStryker';
import { extent, percent, scoresOf } from './survivors';

const HELP = `
npm run mutants -- <folder> [--files <pattern>] [--at-least <per cent>] [--sample <mutants> [--seed <number>]]

Changes the code of a folder, such as shared-lib/src/domain/price, in small ways and runs the tests that lie in it each time. Names every
change that no test noticed, by file. Ends with 1 when fewer were noticed than --at-least asks for (default 0).
--files changes only files of such names, such as '*.{service,domain}.ts'.
--sample judges no more mutants than that; --seed (default 1) chooses which, the same ones each time.
`;

const { values, positionals } = commandLine(HELP, {
  'at-least': { type: 'string', default: '0' },
  files: { type: 'string' },
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
});
const [given = ''] = positionals;
const path = relative(inRepository(), resolve(given));
const [name = '', ...rest] = path.split('/');
const wanted = Number(values['at-least']);
if (given === '' || rest.length === 0 || !existsSync(inRepository(path)))
  fail(`There is no folder "${given}" in a package.`, 'Try --help.');
if (!(wanted >= 0 && wanted <= 100)) fail('--at-least takes a share from 0 to 100.');
const seed = Number(values.seed);
const count = values.sample === undefined ? null : Number(values.sample);
if (count !== null && !(Number.isInteger(count) && count > 0)) fail('--sample takes a number of mutants.');
if (!Number.isInteger(seed)) fail('--seed takes a whole number.');

const report = runStryker(name, rest.join('/'), {
  files: values.files ?? '*.{ts,tsx}',
  sample: count === null ? null : { count, seed },
});
if (!report) fail('Nothing was judged: the reason stands above.');
const scores = scoresOf(report);
for (const { file, noticed, survived, survivors } of scores) {
  console.log(`\n${file}: ${noticed} of ${noticed + survived} noticed`);
  for (const one of survivors) console.log(`  ${one}`);
}
const share = percent(scores);
console.log(`\n${path}: ${share} % noticed of ${extent(report)}${count === null ? '' : `, seed ${seed}`}`);
process.exit(share >= wanted ? 0 : 1);
