import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { readStalled } from './stalledReleases';

const SHELL = resolve(__dirname, '../../testing/stallingShell.ts');
const WORKER = resolve(__dirname, 'stallWorker.ts');

describe('code of a remote that never ends on the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-stalls-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('ends the shell, is named in its log and remembered for the next start [FED-03]', async () => {
    // A thread gets its TypeScript by requiring it: what loads modules for a whole process lives in the thread that is held up.
    const script = join(folder, 'worker.cjs');
    writeFileSync(
      script,
      [require.resolve('tsx/cjs'), WORKER].map((path) => `require(${JSON.stringify(path)});`).join(''),
    );
    const file = join(folder, 'stalled.json');
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      SHELL,
      script,
      file,
      'mfe-catalog@abc1/server/server.cjs',
    ]);
    let said = '';
    child.stdout.on('data', (part) => (said += String(part)));
    const signal = await new Promise((ended) => child.once('close', (_code, by) => ended(by)));
    expect(signal).toBe('SIGKILL');
    expect(said).toMatch(/"remote":"mfe-catalog","release":"abc1".*a remote held it up/);
    expect(readStalled(file)).toEqual([
      { remote: 'mfe-catalog', release: 'abc1', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
  }, 60_000);
});
