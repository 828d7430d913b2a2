import { commandLine, fail } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { GUARDS, runStep, type Step } from './steps';

const HELP = `
npm run verify [-- --no-tests | --changed | --since <revision>]

Runs every guard and the unit tests, fast ones first, and stops at the first that fails:
${GUARDS.map((step) => step.name).join(', ')}, tests.

  --no-tests          the guards alone
  --changed           the guards, and the tests that what is not committed yet can reach
  --since <revision>  the guards, and the tests that what came since a revision can reach
`;

const { values } = commandLine(HELP, {
  'no-tests': { type: 'boolean', default: false },
  changed: { type: 'boolean', default: false },
  since: { type: 'string' },
});

const revision = values.since ?? (values.changed ? 'HEAD' : undefined);
const reach = revision === undefined ? [] : [`--changedSince=${revision}`, '--passWithNoTests'];
const steps: readonly Step[] = values['no-tests']
  ? GUARDS
  : [...GUARDS, { name: 'tests', command: [inRepository('node_modules/.bin/jest'), '--maxWorkers=2', ...reach] }];
const failed = steps.find((step) => !runStep(step));
if (failed) fail(`${failed.name} failed.`);
