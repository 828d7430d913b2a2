import { commandLine, fail } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { GUARDS, runStep, runSteps } from './steps';

const HELP = `
npm run verify [-- --no-tests | --changed | --since <revision>]

Runs every guard, one on each core, and then the unit tests; a guard that fails ends it:
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
const tests = {
  name: 'tests',
  command: [inRepository('node_modules/.bin/jest'), '--maxWorkers=100%', ...reach],
} as const;

async function verify(): Promise<void> {
  const failed = await runSteps(GUARDS);
  if (failed.length > 0) fail(`${failed.join(' and ')} failed.`);
  if (!values['no-tests'] && !runStep(tests)) fail('tests failed.');
}

verify().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
