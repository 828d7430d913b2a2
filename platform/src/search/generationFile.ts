import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';

import type { Generation } from './generation';

export interface GenerationFileOptions {
  readonly file: string;
  /** Differs whenever anything that the indices are built from or by differs. */
  readonly fingerprint: () => Promise<string>;
  /** Told when the file could not be read or written; the indices are then built as if there were none. */
  readonly report: (error: unknown) => void;
}

/** Indices that outlive the process: reading them takes a fortieth of the time of building them. */
export interface GenerationFile {
  /** The indices that were written for the data as they are now. */
  readonly read: () => Promise<Generation | undefined>;
  /** Keeps indices that were built after the last `read`. */
  readonly write: (generation: Generation) => void;
}

interface Content {
  readonly fingerprint: string;
  readonly generation: Generation;
}

export function createGenerationFile({ file, fingerprint, report }: GenerationFileOptions): GenerationFile {
  // Taken before the data are read: when they change meanwhile, what is written does not count as theirs.
  let current: string | undefined;

  return {
    async read() {
      try {
        current = await fingerprint();
        const content = deserialize(readFileSync(file)) as Content;
        return content.fingerprint === current ? content.generation : undefined;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') report(error);
        return undefined;
      }
    },
    write(generation) {
      if (current === undefined) return;
      const unfinished = `${file}.${process.pid}`;
      try {
        writeWhole(unfinished, serialize({ fingerprint: current, generation } satisfies Content));
        renameSync(unfinished, file);
      } catch (error) {
        report(error);
        rmSync(unfinished, { force: true });
      }
    },
  };
}

function writeWhole(file: string, bytes: Buffer): void {
  const handle = openSync(file, 'w');
  try {
    writeFileSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
