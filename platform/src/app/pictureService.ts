import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDrawingPool, fingerprint } from '@sightline/pictures';
import type { DrawingPool, PictureFormat, PictureOrder, PictureSpec, PictureView, Urgency } from '@sightline/pictures';
import { drawnWidth } from '@sightline/shared-lib/domain/product';

import type { ObjectStore } from '../kernel';

export interface PictureFile {
  body: Buffer;
  /** Strong entity tag, quotes included. */
  etag: string;
}

export interface PictureServiceOptions {
  /** Folder of finished files; made when missing. */
  cacheDir: string;
  /** Where platforms find what one of them has drawn; null lets each draw for itself. */
  objects: ObjectStore | null;
  /** Told that the store failed: the picture is drawn, or answered, all the same. */
  report?: (error: unknown) => void;
  /** Processes that draw; one a core is enough. */
  workers?: number;
  /** Built script of `picture.worker`; without it pictures are drawn in this process. */
  workerScript?: string;
  /** Stands in for the processes in tests. */
  pool?: DrawingPool;
}

export interface PictureService {
  /** The file of one picture, from disk or drawn now. */
  get: (spec: PictureSpec, view: PictureView, width: number, format: PictureFormat) => Promise<PictureFile>;
  /** Draws pictures ahead, behind everything that somebody waits for; resolves to how many were newly drawn. */
  warm: (orders: readonly PictureOrder[]) => Promise<number>;
  close: () => Promise<void>;
}

interface Pending {
  order: PictureOrder;
  urgency: Urgency;
  body: Promise<Buffer>;
}

/** How many orders of a warm-up are on their way at once: enough to keep every process busy. */
const warmAhead = 8;

/** Serves pictures from a folder of finished files and draws what is missing, each picture once however many ask. */
export function createPictureService(options: PictureServiceOptions): PictureService {
  const pool = options.pool ?? createDrawingPool(options.workers ?? 2, options.workerScript);
  const { objects, report = () => undefined } = options;
  const pending = new Map<string, Pending>();
  const ready = mkdir(options.cacheDir, { recursive: true });

  const store = async (file: string, body: Buffer): Promise<void> => {
    // Written beside and renamed: a reader never sees half a file, and a crash leaves none.
    const beside = `${file}.${randomBytes(6).toString('hex')}.part`;
    try {
      await writeFile(beside, body);
      await rename(beside, file);
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  };

  const load = async (order: PictureOrder, key: string, urgency: Urgency, onDrawn?: () => void): Promise<Buffer> => {
    await ready;
    const file = join(options.cacheDir, `${key}.${order.format}`);
    const stored = await readFile(file).catch(() => undefined);
    if (stored && stored.length > 0) return stored;
    const shared = `pictures/${key}.${order.format}`;
    const found = await objects?.get(shared).catch(report);
    const body = found?.length ? Buffer.from(found) : await pool.draw(order, pending.get(key)?.urgency ?? urgency);
    await store(file, body);
    if (found?.length) return body;
    onDrawn?.();
    // Whoever asked does not wait for the others' copy.
    objects?.put(shared, new Uint8Array(body)).catch(report);
    return body;
  };

  const fetch = (
    order: PictureOrder,
    urgency: Urgency,
    onDrawn?: () => void,
  ): { key: string; body: Promise<Buffer> } => {
    const key = fingerprint(order.spec, order.view, order.width, order.format);
    const known = pending.get(key);
    if (known) {
      if (urgency === 'interactive' && known.urgency === 'background') {
        known.urgency = urgency;
        pool.hurry(known.order);
      }
      return { key, body: known.body };
    }
    const body = load(order, key, urgency, onDrawn).finally(() => pending.delete(key));
    pending.set(key, { order, urgency, body });
    return { key, body };
  };

  return {
    get: async (spec, view, width, format) => {
      const { key, body } = fetch({ spec, view, width: drawnWidth(width), format }, 'interactive');
      return { body: await body, etag: `"${key}"` };
    },
    warm: async (orders) => {
      let drawn = 0;
      const rest = orders.map((order) => ({ ...order, width: drawnWidth(order.width) })).toReversed();
      const run = async (): Promise<void> => {
        for (let order = rest.pop(); order; order = rest.pop()) {
          await fetch(order, 'background', () => {
            drawn += 1;
          }).body;
        }
      };
      await Promise.all(Array.from({ length: warmAhead }, run));
      return drawn;
    },
    close: () => pool.close(),
  };
}
