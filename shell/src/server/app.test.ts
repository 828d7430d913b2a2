/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { pino } from 'pino';

import { createApp, type AppOptions } from './app';
import { encodedBody, QUALITY } from './cache/compression';
import { readConfig } from './config';

const dist = mkdtempSync(join(tmpdir(), 'sightline-shell-'));
mkdirSync(join(dist, 'browser'));
afterAll(() => rmSync(dist, { recursive: true }));

const agent = new Agent();
let close: () => Promise<void>;

afterEach(async () => {
  agent.destroy();
  await close();
});

const NONE: ReleaseRegistry = { revision: 0, remotes: {} };

/** A shop of one page that listens, because what comes before the framework is seen by real connections alone. */
async function openShop(given: Partial<AppOptions> = {}) {
  const page = {
    status: 200,
    headers: {},
    body: encodedBody(Buffer.from('the page'), QUALITY.passing),
    fresh: 0,
    stale: 0,
  };
  const { app } = createApp({
    config: readConfig({ SHELL_DIST: dist }, dist),
    registry: { current: () => NONE, close: () => undefined },
    renderPage: () => Promise.resolve(page),
    ready: () => Promise.resolve(true),
    log: pino({ level: 'silent' }),
    ...given,
  } as AppOptions);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(address);
  close = () => app.close();
  return (cookie: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const call = get({ port, path: '/', headers: { cookie }, agent }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.on('error', reject);
    });
}

describe('the shell’s server', () => {
  it('answers whatever cookies it is sent [PLAT-04]', async () => {
    const statusOf = await openShop();
    for (const cookie of ['sightline-releases=%', 'sightline-preview=%', 'sightline-bucket=x; sightline-segments=%%'])
      expect([cookie, await statusOf(cookie)]).toEqual([cookie, 200]);
  });

  it('outlives what fails before the framework has the request [ERR-02]', async () => {
    const current = () => {
      throw new Error('broken');
    };
    const statusOf = await openShop({ registry: { current, close: () => undefined } });
    expect(await statusOf('')).toBe(503);
    expect(await statusOf('')).toBe(503);
  });
});
