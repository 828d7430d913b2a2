import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';

import { LRUCache } from 'lru-cache';

import { encodedBody, QUALITY, type EncodedBody } from '../cache/compression';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.txt': 'text/plain; charset=utf-8',
  '.bin': 'application/octet-stream',
  '.zip': 'application/zip',
};

/** Packed already: trying hard again takes seconds and wins nothing. */
const PACKED: ReadonlySet<string> = new Set(['.woff2', '.png', '.jpg', '.webp', '.avif', '.bin', '.zip']);

/** Bytes from which the best compression takes seconds, while somebody waits. */
const LARGE = 400_000;

export interface StaticFile {
  readonly type: string;
  readonly body: EncodedBody;
}

/** Small files of fixed folders, read once, compressed once, kept in memory; nothing outside the folder is reachable. */
export function createFileStore(maxBytes: number) {
  const kept = new LRUCache<string, StaticFile>({
    maxSize: maxBytes,
    // Held compressed; fonts and pictures hardly shrink.
    sizeCalculation: ({ body }) => body.length + 1,
  });

  const pending = new Map<string, Promise<StaticFile | null>>();

  const load = async (file: string, type: string): Promise<StaticFile | null> => {
    try {
      const bytes = await readFile(file);
      const isPacked = PACKED.has(extname(file));
      const quality = isPacked ? QUALITY.passing : bytes.length > LARGE ? QUALITY.kept : QUALITY.file;
      const body = encodedBody(bytes, quality);
      // Browsers that take brotli are the rule; other encodings wait until they are asked for.
      await body.encoded('br');
      const found = { type, body };
      kept.set(file, found);
      return found;
    } catch {
      return null;
    } finally {
      pending.delete(file);
    }
  };

  return async function read(folder: string, path: string): Promise<StaticFile | null> {
    const root = resolve(folder);
    const file = resolve(join(root, path));
    if (!file.startsWith(root + sep)) return null;
    const known = kept.get(file);
    if (known) return known;
    const type = TYPES[extname(file)];
    if (!type) return null;
    // Many ask for a new file at once; it is compressed once.
    const work = pending.get(file) ?? load(file, type);
    pending.set(file, work);
    return work;
  };
}

export type FileStore = ReturnType<typeof createFileStore>;
