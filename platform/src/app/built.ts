import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files of a built platform. */
export interface BuiltPlatform {
  /** What a drawing process runs. */
  readonly workerScript: string;
  /** What documents of shoppers are decoded by. */
  readonly documentScript: string;
  /** The command that fills an empty database. */
  readonly seedScript: string;
  /** Fingerprint of the server: what it has kept is read by the same program only. */
  readonly program: string;
}

/** The build that the script being run belongs to; null where it runs from its sources. */
export function builtPlatform(script = process.argv[1] ?? ''): BuiltPlatform | null {
  const file = (name: string) => path.join(path.dirname(script), `${name}.cjs`);
  const [server, seedScript] = [file('server'), file('seed')];
  const [workerScript, documentScript] = [file('picture.worker'), file('document.worker')];
  if (![server, seedScript, workerScript, documentScript].every((one) => existsSync(one))) return null;
  const program = createHash('sha256').update(readFileSync(server)).digest('hex');
  return { workerScript, documentScript, seedScript, program };
}
