import { spawn, type ChildProcess } from 'node:child_process';

import type { RemoteName } from '@sightline/shared-lib/contracts';

import { inRepository } from '../webpack/paths';

/**
 * Checks the types of a remote beside the running build and tells what is wrong, an empty text when nothing is; a newer change ends a check that is
 * still under way. A key of a text that the English catalogue does not have is wrong by its type.
 */
export function typeCheck(remote: RemoteName, tell: (report: string) => void): () => void {
  let current: ChildProcess | undefined;
  return () => {
    current?.kill();
    const compiler = inRepository('node_modules/typescript-7/bin/tsc');
    const check = spawn(process.execPath, [compiler, '-b', inRepository(remote)], { cwd: inRepository() });
    current = check;
    let report = '';
    for (const stream of [check.stdout, check.stderr])
      stream.on('data', (part: Buffer) => {
        report += part.toString();
      });
    check.on('close', () => {
      if (check === current) tell(report.trim());
    });
  };
}
