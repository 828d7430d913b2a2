import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawingPool, PictureOrder } from '@sightline/pictures';
import { sampleFrame } from '@sightline/pictures/samples';

import { createObjectStore } from '../kernel';
import { startObjectStore } from '../testing/objectStoreStandIn';
import { createPictureService, type PictureService, type PictureServiceOptions } from './pictureService';

let folder: string;
const open: PictureService[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((service) => service.close()));
  await rm(folder, { recursive: true, force: true });
});

interface FakePool extends DrawingPool {
  drawn: string[];
  release: () => void;
}

/** A pool that draws nothing: it answers with the order as text, one at a time, once released. */
function fakePool(held = false): FakePool {
  const drawn: string[] = [];
  let release = (): void => undefined;
  const gate = held
    ? new Promise<void>((resolve) => {
        release = resolve;
      })
    : Promise.resolve();
  return {
    drawn,
    release: () => release(),
    draw: async (order, urgency) => {
      drawn.push(`${urgency} ${order.view} ${order.width}`);
      await gate;
      return Buffer.from(JSON.stringify(order));
    },
    hurry: (order) => drawn.push(`hurry ${order.view}`),
    close: async () => undefined,
  };
}

function serviceWith(pool: DrawingPool, shared: Partial<PictureServiceOptions> = {}): PictureService {
  const service = createPictureService({ cacheDir: folder, pool, objects: null, ...shared });
  open.push(service);
  return service;
}

const spec = sampleFrame('panto');

describe('createPictureService', () => {
  it('draws a picture once and then serves it from disk [PLAT-05]', async () => {
    const pool = fakePool();
    const first = await serviceWith(pool).get(spec, 'front', 400, 'avif');
    const second = await serviceWith(pool).get(spec, 'front', 400, 'avif');
    expect(pool.drawn).toEqual(['interactive front 400']);
    expect(second).toEqual(first);
    expect(first.etag).toMatch(/^"[0-9a-f]{24}"$/);
    expect(await readdir(folder)).toEqual([`${first.etag.slice(1, -1)}.avif`]);
  });

  it('shares one drawing among everybody who asks for the same picture', async () => {
    const pool = fakePool(true);
    const service = serviceWith(pool);
    const asked = [1, 2, 3].map(() => service.get(spec, 'front', 400, 'webp'));
    pool.release();
    const bodies = await Promise.all(asked);
    expect(pool.drawn).toHaveLength(1);
    expect(new Set(bodies.map(({ etag }) => etag)).size).toBe(1);
  });

  it('draws a half-written file of an earlier run again', async () => {
    const pool = fakePool();
    const { etag } = await serviceWith(pool).get(spec, 'front', 400, 'avif');
    const file = join(folder, `${etag.slice(1, -1)}.avif`);
    await writeFile(file, '');
    await serviceWith(pool).get(spec, 'front', 400, 'avif');
    expect(pool.drawn).toHaveLength(2);
    expect((await readFile(file)).length).toBeGreaterThan(0);
  });

  it('reports a drawing that fails and tries again the next time', async () => {
    const pool = fakePool();
    const draw = pool.draw;
    pool.draw = () => Promise.reject(new Error('no light'));
    const service = serviceWith(pool);
    await expect(service.get(spec, 'front', 400, 'avif')).rejects.toThrow('no light');
    pool.draw = draw;
    await expect(service.get(spec, 'front', 400, 'avif')).resolves.toMatchObject({ etag: expect.any(String) });
  });

  it('warms ahead in the background, skips what is there, and hurries what somebody asks for', async () => {
    const pool = fakePool(true);
    const service = serviceWith(pool);
    const order = (view: PictureOrder['view']): PictureOrder => ({ spec, view, width: 400, format: 'avif' });
    const warmed = service.warm([order('front'), order('lateral')]);
    while (pool.drawn.length < 2) await new Promise((resolve) => setImmediate(resolve));
    const asked = service.get(spec, 'lateral', 400, 'avif');
    pool.release();
    expect(await warmed).toBe(2);
    await asked;
    // Which of the two is looked up on disk first is the file system's affair.
    expect(pool.drawn.slice(0, 2).toSorted()).toEqual(['background front 400', 'background lateral 400']);
    expect(pool.drawn.slice(2)).toEqual(['hurry lateral']);
    expect(await service.warm([order('front')])).toBe(0);
  });

  it('gives what another platform has drawn, and draws all the same while nobody can say [PLAT-02]', async () => {
    const standIn = await startObjectStore();
    const objects = createObjectStore(standIn.settings);
    const elsewhere = await mkdtemp(join(tmpdir(), 'pictures-'));
    const [first, second, report] = [fakePool(), fakePool(), jest.fn()];
    try {
      const drawn = await serviceWith(first, { objects }).get(spec, 'front', 400, 'avif');
      while (standIn.objects.size === 0) await new Promise((resolve) => setImmediate(resolve));
      const other = serviceWith(second, { objects, cacheDir: elsewhere, report });
      expect(await other.get(spec, 'front', 400, 'avif')).toEqual(drawn);
      expect(second.drawn).toEqual([]);
      expect(await readdir(elsewhere)).toEqual(await readdir(folder));
      standIn.fail(418);
      await other.get(spec, 'lateral', 400, 'avif');
      expect(second.drawn).toEqual(['interactive lateral 400']);
      while (report.mock.calls.length < 2) await new Promise((resolve) => setImmediate(resolve));
    } finally {
      await standIn.close();
      await rm(elsewhere, { recursive: true, force: true });
    }
  });
});
