import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { installDependencies, root } from './dependencies.mjs';

installDependencies();

// The command handles signals itself: it must close the platform's database before it ends.
const child = spawn(
  process.execPath,
  ['--import', 'tsx', join(root, 'tools/src/start/start.cli.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
