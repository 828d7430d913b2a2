import { commandLine } from '../cli/commandLine';
import { runStep, type Step } from '../verify/steps';
import { inRepository } from '../webpack/paths';

import { findChromium, findHeadlessShell } from './chromium';

const HELP = `
npm run test:faults [-- --grep <words>]

Makes every remote and every service of the shop fail in every way, and looks at what is left in a browser. A whole run writes its table
into docs/faults.md; it takes about a quarter of an hour.

  --grep <words>  only the faults whose name has these words, for example "mfe-account" or "content"
  CHROME_PATH     a Chromium in place of the one on the path
`;

const { values } = commandLine(HELP, { grep: { type: 'string' } });

const chromium = findChromium();
if (!chromium) {
  console.error('No browser: set CHROME_PATH or install Chromium.');
  process.exit(1);
}
const shell = findHeadlessShell();
const steps: readonly Step[] = [
  { name: 'builds', command: [process.execPath, '--import', 'tsx', inRepository('tools/src/build/build.cli.ts')] },
  {
    name: 'faults',
    command: [
      inRepository('node_modules/.bin/playwright'),
      'test',
      '--config',
      inRepository('e2e/faults.config.ts'),
      ...(values.grep ? ['--grep', values.grep] : []),
    ],
    env: { CHROME_PATH: chromium, ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}) },
  },
];
process.exit(steps.every((step) => runStep(step)) ? 0 : 1);
