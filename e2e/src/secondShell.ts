import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { E2E_DATA, E2E_PORT, GATEWAY, PARTNERS, REPOSITORY } from './shopAddress';

const START_LIMIT_MS = 20_000;

/**
 * Another shell beside the one under test, on the same releases; on the same platform unless the settings say otherwise, and of the same build
 * unless it lies below another root.
 */
export async function startShell(port: number, settings: Readonly<Record<string, string>>, root = REPOSITORY) {
  const child = spawn(process.execPath, [resolve(root, 'shell/dist/server/server.cjs')], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PLATFORM_URL: `http://127.0.0.1:${E2E_PORT + 100}`,
      GATEWAY_ORIGIN: GATEWAY,
      PARTNER_ORIGIN: PARTNERS,
      RELEASES_DIR: resolve(E2E_DATA, 'releases'),
      SHELL_DIST: resolve(root, 'shell/dist'),
      LOG_LEVEL: 'silent',
      ...settings,
    },
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const origin = `http://localhost:${port}`;
  const limit = Date.now() + START_LIMIT_MS;
  for (;;) {
    const listens = await fetch(`${origin}/healthz`).then(
      () => true,
      () => false,
    );
    if (listens) break;
    if (Date.now() > limit) throw new Error('The second shell did not start.');
    await setTimeout(100);
  }
  return {
    origin,
    /** When its process is gone. */
    ended,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
