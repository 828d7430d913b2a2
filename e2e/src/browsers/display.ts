import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A screen that nobody looks at, for a browser that needs one: the server chooses a free number and tells it. */
export async function openDisplay(program: string): Promise<{ readonly name: string; close(): void }> {
  const server = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, close: () => void server.kill() };
}
