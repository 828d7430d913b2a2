import { commandLine, fail } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { GUARDS, runStep } from './steps';

const HELP = `
npm run verify [-- --no-tests]

Runs every guard and the unit tests, fast ones first, and stops at the first that fails:
${GUARDS.map((step) => step.name).join(', ')}, tests.
`;

const { values } = commandLine(HELP, { 'no-tests': { type: 'boolean', default: false } });

const steps = values['no-tests']
  ? GUARDS
  : [...GUARDS, { name: 'tests', command: [inRepository('node_modules/.bin/jest'), '--maxWorkers=2'] as const }];
const failed = steps.find((step) => !runStep(step));
if (failed) fail(`${failed.name} failed.`);
