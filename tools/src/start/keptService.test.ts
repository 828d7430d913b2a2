import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keepService } from './keptService';
import type { Service } from './services';

const folder = mkdtempSync(join(tmpdir(), 'sightline-kept-'));
const script = join(folder, 'service.cjs');
// Dies at once when the file is there, else answers until it is ended.
const brokenFile = join(folder, 'broken');
writeFileSync(
  script,
  `if (require('node:fs').existsSync(${JSON.stringify(brokenFile)})) process.exit(3);
require('node:http').createServer((_, answer) => answer.end(String(process.pid))).listen(Number(process.env.TEST_PORT), '127.0.0.1');`,
);

let service: Service | undefined;
const said: string[] = [];
const givenUp: string[] = [];

afterEach(async () => {
  await service?.stop();
  rmSync(brokenFile, { force: true });
  said.length = 0;
  givenUp.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true }));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function keep(delaysMs: readonly number[], steadyMs = 60_000, allStopping?: AbortSignal): Promise<string> {
  const port = await freePort();
  const readyUrl = `http://127.0.0.1:${port}/`;
  service = await keepService(
    { name: 'shop', script, cwd: folder, env: { TEST_PORT: String(port) }, readyUrl, limitMs: 60_000 },
    {
      delaysMs,
      steadyMs,
      ...(allStopping ? { allStopping } : {}),
      say: (message) => said.push(message),
      onGivenUp: (message) => givenUp.push(message),
    },
  );
  return readyUrl;
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const answering = async (url: string): Promise<number> => Number(await (await fetch(url)).text());

describe('a service that is kept running', () => {
  it('is started again when its process is killed, and says so [PLAT-08]', async () => {
    const url = await keep([10]);
    const before = await answering(url);
    process.kill(before, 'SIGKILL');
    await until(() => said.length === 2);
    expect(said).toEqual([
      'The shop ended unexpectedly with SIGKILL.\nIt is started again in 0.01 s.',
      'The shop is running again.',
    ]);
    const after = await answering(url);
    expect(after).not.toBe(before);
    expect(service?.process.pid).toBe(after);
  }, 60_000);

  it('is given up with a reason after dying again and again [PLAT-08]', async () => {
    const url = await keep([1, 2]);
    writeFileSync(brokenFile, '');
    process.kill(await answering(url), 'SIGTERM');
    await until(() => givenUp.length > 0);
    expect(givenUp).toEqual([
      'The shop ended with code 3.\n\nThe shop died 3 times in a row and is not started again.',
    ]);
    expect(said).toHaveLength(2);
  }, 60_000);

  it('has all its tries again after it was steady [PLAT-08]', async () => {
    const url = await keep([1], 0);
    for (const times of [2, 4, 6]) {
      process.kill(await answering(url), 'SIGKILL');
      await until(() => said.length === times || givenUp.length > 0);
    }
    expect(givenUp).toEqual([]);
  }, 60_000);

  it('stays ended when it was stopped, even while it is being started again [PLAT-08]', async () => {
    const url = await keep([60_000]);
    process.kill(await answering(url), 'SIGKILL');
    await until(() => said.length === 1);
    await service?.stop();
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    expect([said.length, givenUp]).toEqual([1, []]);
  }, 60_000);

  it('stays ended, and says nothing of it, when it ends because all is being stopped [PLAT-08]', async () => {
    const all = new AbortController();
    const url = await keep([1], 60_000, all.signal);
    const pid = await answering(url);
    all.abort();
    process.kill(pid, 'SIGTERM');
    expect(await service?.ended).toBe('asked to');
    await expect(fetch(url)).rejects.toThrow('fetch failed');
    expect([said, givenUp]).toEqual([[], []]);
  }, 60_000);
});
