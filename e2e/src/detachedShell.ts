import { connect, createServer, type Socket } from 'node:net';

import { startShell } from './secondShell';
import { E2E_PORT } from './shopAddress';

const PLATFORM_PORT = E2E_PORT + 100;
const LINE_PORT = E2E_PORT + 110;
const SHELL_PORT = E2E_PORT + 120;

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
  const shell = await startShell(SHELL_PORT, { PLATFORM_URL: `http://127.0.0.1:${LINE_PORT}` });
  return {
    origin: shell.origin,
    cut: line.cut,
    mend: line.mend,
    async stop() {
      await shell.stop();
      line.close();
    },
  };
}
