import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// The shop under test starts like any other: it builds what has changed, fills a database of its own meanwhile, and opens.
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const data = resolve(root, '.data/e2e');
rmSync(data, { recursive: true, force: true });

const child = spawn(process.execPath, ['--import', 'tsx', resolve(root, 'tools/src/start/start.cli.ts')], {
  cwd: root,
  stdio: ['inherit', 'pipe', 'pipe'],
  env: { ...process.env, DATA_DIR: data, RELEASES_DIR: resolve(data, 'releases') },
});
// What shell and platform say is kept beside their data, where a journey looks for what must not be there.
mkdirSync(data, { recursive: true });
const log = createWriteStream(resolve(data, 'shop.log'));
for (const [from, to] of [
  [child.stdout, process.stdout],
  [child.stderr, process.stderr],
]) {
  from.pipe(to);
  from.pipe(log, { end: false });
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
