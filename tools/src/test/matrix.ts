import { runStep, type Step } from '../verify/steps';
import { inRepository } from '../webpack/paths';

import { findChromium, findHeadlessShell } from './chromium';

/** Builds the shop and runs a long matrix in a browser; one that was not narrowed writes its tables. Ends the process. */
export function runMatrix(name: string, grep: string | undefined, env: Readonly<Record<string, string>> = {}): never {
  const chromium = findChromium();
  if (!chromium) {
    console.error('No browser: set CHROME_PATH or install Chromium.');
    process.exit(1);
  }
  const shell = findHeadlessShell();
  const steps: readonly Step[] = [
    { name: 'builds', command: [process.execPath, '--import', 'tsx', inRepository('tools/src/build/build.cli.ts')] },
    {
      name,
      command: [
        inRepository('node_modules/.bin/playwright'),
        'test',
        '--config',
        inRepository(`e2e/${name}.config.ts`),
        ...(grep ? ['--grep', grep] : []),
      ],
      env: {
        ...env,
        CHROME_PATH: chromium,
        ...(shell ? { HEADLESS_SHELL_PATH: shell } : {}),
        ...(grep ? {} : { WHOLE_MATRIX: '1' }),
      },
    },
  ];
  process.exit(steps.every((step) => runStep(step)) ? 0 : 1);
}
