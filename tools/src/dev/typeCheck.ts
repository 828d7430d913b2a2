import { spawn, type ChildProcess } from 'node:child_process';

import type { RemoteName } from '@sightline/shared-lib/contracts';

import { inRepository } from '../webpack/paths';

/** Checks the types of a remote beside the running build and says what is wrong; a newer change ends a check that is still under way. */
export function typeCheck(remote: RemoteName): () => void {
  let current: ChildProcess | undefined;
  return () => {
    current?.kill();
    const compiler = inRepository('node_modules/typescript-7/bin/tsc');
    current = spawn(process.execPath, [compiler, '-b', inRepository(remote)], {
      cwd: inRepository(),
      stdio: 'inherit',
    });
  };
}
