import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// The shop under test starts like any other, from its builds, with data of its own.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const data = resolve(root, '.data/e2e');
rmSync(data, { recursive: true, force: true });

const child = spawn(
  process.execPath,
  ['--import', 'tsx', resolve(root, 'tools/src/start/start.cli.ts'), '--skip-build'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: data, RELEASES_DIR: resolve(data, 'releases') },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
