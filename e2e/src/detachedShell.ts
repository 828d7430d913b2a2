import { spawn } from 'node:child_process';
import { connect, createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { E2E_DATA, E2E_PORT, REPOSITORY } from './shopAddress';

const PLATFORM_PORT = E2E_PORT + 100;
const LINE_PORT = E2E_PORT + 110;
const SHELL_PORT = E2E_PORT + 120;
const START_LIMIT_MS = 20_000;

/** The line between a shell and the platform, which can be cut and mended. */
function createLine() {
  const sockets = new Set<Socket>();
  let open = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  };
  const server = createServer((inward) => {
    if (!open) return inward.destroy();
    const outward = connect(PLATFORM_PORT, '127.0.0.1');
    for (const socket of [inward, outward]) keep(socket);
    inward.pipe(outward).pipe(inward);
    inward.on('close', () => outward.destroy());
    return outward.on('close', () => inward.destroy());
  });
  const cut = () => {
    open = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    listen: () => new Promise<void>((done) => server.listen(LINE_PORT, '127.0.0.1', done)),
    cut,
    mend: () => {
      open = true;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}

/** A second shell on the same releases and platform, whose line to the platform is in the journey's hands; it is cut at first. */
export async function startDetachedShell() {
  const line = createLine();
  await line.listen();
  const child = spawn(process.execPath, [resolve(REPOSITORY, 'shell/dist/server/server.cjs')], {
    cwd: REPOSITORY,
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(SHELL_PORT),
      PLATFORM_URL: `http://127.0.0.1:${LINE_PORT}`,
      GATEWAY_ORIGIN: `http://localhost:${E2E_PORT + 101}`,
      PARTNER_ORIGIN: `http://localhost:${E2E_PORT + 102}`,
      RELEASES_DIR: resolve(E2E_DATA, 'releases'),
      SHELL_DIST: resolve(REPOSITORY, 'shell/dist'),
      LOG_LEVEL: 'silent',
    },
  });
  const origin = `http://localhost:${SHELL_PORT}`;
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
    cut: line.cut,
    mend: line.mend,
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGKILL');
      await ended;
      line.close();
    },
  };
}
