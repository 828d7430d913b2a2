import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { startService } from './services';

const service = (port: number) => ({
  name: 'shop',
  script: 'never-run.cjs',
  cwd: process.cwd(),
  env: {},
  readyUrl: `http://127.0.0.1:${port}/readyz`,
  limitMs: 1,
});

describe('starting a service', () => {
  it('refuses a port that can never be asked, instead of waiting for an answer', async () => {
    await expect(startService(service(4190))).rejects.toThrow('Port 4190 is one that browsers and fetch refuse');
  });

  it('does not take the answer of another program for its own', async () => {
    const stranger = createServer((_request, response) => response.end('ok'));
    await new Promise<void>((resolve) => {
      stranger.listen(0, '127.0.0.1', resolve);
    });
    const { port } = stranger.address() as AddressInfo;
    await expect(startService(service(port)).finally(() => stranger.close())).rejects.toThrow(
      `Another program answers at http://127.0.0.1:${port}/readyz already`,
    );
  });

  it('counts its silence from when what it waits for is there [PLAT-08]', async () => {
    const unused = createServer();
    await new Promise<void>((resolve) => {
      unused.listen(0, '127.0.0.1', resolve);
    });
    const { port } = unused.address() as AddressInfo;
    await new Promise((resolve) => unused.close(resolve));
    const folder = mkdtempSync(join(tmpdir(), 'sightline-silent-'));
    writeFileSync(join(folder, 'silent.cjs'), 'setInterval(() => undefined, 1000);');
    let isThere = false;
    const waitsFor = setTimeout(500).then(() => (isThere = true));
    const silent = { ...service(port), script: join(folder, 'silent.cjs'), limitMs: 1, waitsFor };
    await expect(startService(silent)).rejects.toThrow('is not ready and said nothing');
    expect(isThere).toBe(true);
    rmSync(folder, { recursive: true });
  });
});
