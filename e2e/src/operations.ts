import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

import { OPERATIONS_TOKEN, PLATFORM, REPOSITORY } from './shopAddress';

/** A command of operations with further settings, as the runbook has it; answers what it printed. */
export async function operationsWith(
  settings: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<string> {
  const cli = resolve(REPOSITORY, 'tools/src/ops/ops.cli.ts');
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', cli, ...words], {
    env: { ...process.env, OPERATIONS_TOKEN, PLATFORM_URL: PLATFORM, ...settings },
  });
  return stdout;
}
