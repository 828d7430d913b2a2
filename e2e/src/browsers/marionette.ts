import { connect, type Socket } from 'node:net';

import { DriverError, named, type Driver, type NewSession } from './driver';

/** Firefox's own form of WebDriver, which geckodriver translates: `<length>:[0, id, command, parameters]`, answered `[1, id, error, result]`. */
type Answer = readonly [1, number, { readonly error: string; readonly message: string } | null, unknown];

/** Reads whole messages from what arrives. */
function messages(socket: Socket, hear: (message: unknown) => void): void {
  let buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk]);
    for (;;) {
      const colon = buffer.indexOf(':');
      if (colon < 0) return;
      const end = colon + 1 + Number(buffer.subarray(0, colon).toString());
      if (buffer.length < end) return;
      hear(JSON.parse(buffer.subarray(colon + 1, end).toString()));
      buffer = buffer.subarray(end);
    }
  });
}

/** Opens a session with a Firefox that listens at a port. */
export async function marionetteSession(port: number): Promise<Driver> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let next = 0;
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    // It greets first.
    messages(socket, (message) => {
      if (!Array.isArray(message)) return resolve();
      const [, id, error, result] = message as unknown as Answer;
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.reject(new DriverError(error.error, error.message));
      else asked?.resolve(result);
    });
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the session.'));
  });
  const ask = (command: string, parameters: unknown): Promise<unknown> => {
    const id = next++;
    const body = Buffer.from(JSON.stringify([0, id, command, parameters]));
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      socket.write(Buffer.concat([Buffer.from(`${body.length}:`), body]));
    });
  };
  const session = (await ask('WebDriver:NewSession', { strictFileInteractability: false })) as NewSession;
  return {
    browser: named(session),
    send: async (command, parameters) => {
      // A frame is called an element here.
      const own = command === 'SwitchToFrame' && 'id' in parameters ? { element: parameters.id } : parameters;
      const result = (await ask(`WebDriver:${command}`, own)) as { value?: unknown } | null;
      return result && 'value' in result ? result.value : result;
    },
    close: async () => {
      await ask('Marionette:Quit', { flags: ['eForceQuit'] }).catch(() => undefined);
      socket.destroy();
    },
  };
}
