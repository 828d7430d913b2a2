import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';

import { createDrawingPool, DrawingQueueFull, type Urgency } from './drawingPool';
import { sampleFrame } from './sampleSpecs';
import { type PictureView } from './specification';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const spec = sampleFrame('panto');

/** A pool whose process answers with its number instead of a picture, and dies over one width. */
async function numberedPool() {
  const script = join(folder, 'worker.cjs');
  await writeFile(
    script,
    `process.on('message', ({ id, order }) => {
       if (order.width === 666) process.exit(7);
       process.send({ id, body: new TextEncoder().encode(String(process.pid)) });
     });`,
  );
  const pool = createDrawingPool(1, script);
  const drawer = async (width = 24) =>
    (await pool.draw({ spec, view: 'front', width, format: 'png' }, 'interactive')).toString();
  const view = (one: PictureView) => pool.draw({ spec, view: one, width: 24, format: 'png' }, 'interactive');
  return { drawer, view, close: pool.close };
}

describe('createDrawingPool', () => {
  it('draws in this process when it has no script', async () => {
    const pool = createDrawingPool(1);
    const body = await pool.draw({ spec, view: 'front', width: 60, format: 'png' }, 'interactive');
    expect(body.subarray(1, 4).toString()).toBe('PNG');
    await pool.close();
  });

  it('keeps a process for the list that is opened minutes later, then ends it and starts another [PLAT-05]', async () => {
    const pool = await numberedPool();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    try {
      const first = await pool.drawer();
      jest.advanceTimersByTime(4 * 60_000);
      expect(await pool.drawer()).toBe(first);
      jest.advanceTimersByTime(5 * 60_000);
      expect(await pool.drawer()).not.toBe(first);
    } finally {
      jest.useRealTimers();
      await pool.close();
    }
  });

  it('draws fronts first of what somebody waits for [PLAT-05]', async () => {
    const pool = await numberedPool();
    const drawn: string[] = [];
    const ask = (view: PictureView) => pool.view(view).then(() => drawn.push(view));
    await Promise.all((['lateral', 'bust', 'folded', 'front'] as const).map(ask));
    expect(drawn).toEqual(['lateral', 'front', 'bust', 'folded']);
    await pool.close();
  });

  it('draws what tiles wait for before a front that fills a page [PLAT-05]', async () => {
    const pool = await numberedPool();
    const drawn: number[] = [];
    const ask = (width: number) => pool.drawer(width).then(() => drawn.push(width));
    await Promise.all([25, 1_200, 400, 600].map(ask));
    expect(drawn).toEqual([25, 400, 600, 1_200]);
    await pool.close();
  });

  it('draws behind everything that pages need [PLAT-05]', async () => {
    const pool = await numberedPool();
    expect(getPriority(Number(await pool.drawer()))).toBeGreaterThan(getPriority());
    await pool.close();
  });

  it('tells of a process that dies over a picture, and draws the next one with another [PLAT-05]', async () => {
    const pool = await numberedPool();
    const first = await pool.drawer();
    await expect(pool.drawer(666)).rejects.toThrow('The drawing process ended (7)');
    expect(await pool.drawer()).not.toBe(first);
    await pool.close();
  });

  it('keeps no more orders waiting than it can draw in a while; drawing ahead is not among them [PLAT-08]', async () => {
    const pool = createDrawingPool(1, undefined, undefined, 2);
    const ask = (width: number, urgency: Urgency = 'interactive') =>
      pool.draw({ spec, view: 'front', width, format: 'png' }, urgency);
    const taken = [ask(24), ask(25), ask(26), ask(27, 'background')];
    await expect(ask(28)).rejects.toThrow(DrawingQueueFull);
    expect(await Promise.all(taken)).toHaveLength(4);
    expect((await ask(28)).length).toBeGreaterThan(0);
    await pool.close();
  });

  it('puts interactive orders before background ones and refuses orders once closed', async () => {
    const pool = createDrawingPool(1);
    const finished: string[] = [];
    const ask = (name: string, urgency: Urgency): Promise<unknown> =>
      pool
        .draw({ spec: { ...spec, a: 40 + name.length }, view: 'front', width: 24, format: 'png' }, urgency)
        .then(() => finished.push(name));
    await Promise.all([ask('a', 'background'), ask('bb', 'background'), ask('ccc', 'interactive')]);
    expect(finished).toEqual(['a', 'ccc', 'bb']);
    await pool.close();
    await expect(pool.draw({ spec, view: 'front', width: 24, format: 'png' }, 'interactive')).rejects.toThrow('closed');
  });
});
