import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beginLog, createServiceLog } from './serviceLog';
import { startService } from './services';

const folder = mkdtempSync(join(tmpdir(), 'sightline-log-'));
const file = join(folder, 'logs/platform.log');
afterAll(() => rmSync(folder, { recursive: true }));

describe('the log of a service', () => {
  it('hands on whole lines, however they arrive', () => {
    const lines: string[] = [];
    const log = createServiceLog(undefined, (line) => lines.push(line));
    for (const chunk of ['one\ntw', 'o\n', 'three']) log.hear(Buffer.from(chunk));
    expect(lines).toEqual(['one', 'two']);
    expect(log.last()).toBe('one\ntwo\nthree');
  });

  it('begins anew and leaves the one before beside it', () => {
    for (const said of ['first start', 'second start']) {
      beginLog(file);
      createServiceLog(file).hear(Buffer.from(said));
    }
    expect(readFileSync(file, 'utf8')).toBe('second start');
    expect(readFileSync(join(folder, 'logs/platform.before.log'), 'utf8')).toBe('first start');
  });

  it('is named where a service ends, with its last words [PLAT-08]', async () => {
    const unused = createServer();
    await new Promise<void>((resolve) => {
      unused.listen(0, '127.0.0.1', resolve);
    });
    const { port } = unused.address() as AddressInfo;
    await new Promise((resolve) => unused.close(resolve));
    beginLog(file);
    const starting = startService({
      name: 'platform',
      script: join(folder, 'none.cjs'),
      cwd: folder,
      env: {},
      readyUrl: `http://127.0.0.1:${port}/readyz`,
      limitMs: 60_000,
      logFile: file,
    });
    await expect(starting).rejects.toThrow(
      /The platform ended with code 1\.[^]*Cannot find module[^]*Its log: .*logs\/platform\.log/,
    );
    expect(readFileSync(file, 'utf8')).toContain('Cannot find module');
  });
});
