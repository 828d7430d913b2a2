import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { fillApart } from './fillApart';

describe('filling in a process of its own', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sightline-fill-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const command = (source: string): string => {
    const file = path.join(folder, 'seed.cjs');
    writeFileSync(file, source);
    return file;
  };

  it('tells how far it is, and ends when the command does [PLAT-05]', async () => {
    const told: string[] = [];
    await fillApart(command("console.log('branches: 3000'); console.log('done');"), (line) => told.push(line));
    expect(told).toEqual(['branches: 3000', 'done']);
  });

  it('fails with the last words of the command', async () => {
    const script = command("console.error('no room on the disk'); process.exitCode = 1;");
    await expect(fillApart(script, () => undefined)).rejects.toThrow(/could not be filled \(1\)\. no room on the disk/);
  });

  it('ends when nobody waits for it any more: the folder is free for the next start', async () => {
    const worker = path.join(__dirname, '../testing/waitingWorker.ts');
    const child = fork(worker, { execArgv: ['--import', 'tsx'], silent: true });
    await once(child.stdout!, 'data');
    child.disconnect();
    await expect(once(child, 'exit')).resolves.toEqual([1, null]);
  });
});
