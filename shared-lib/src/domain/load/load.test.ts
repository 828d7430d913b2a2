import { measuredDelay } from './loadShedding';

import { canWait, createLoadShedding, Overloaded, readLoadLimits } from '.';

const idle = () => 0;
const heldWork = () => {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { work: () => done, finish: () => finish() };
};

describe('work that can wait', () => {
  it('is done at once below the limit, and in its turn above it [PLAT-08]', async () => {
    const { run } = createLoadShedding({ delay: 100, atOnce: 1 }, idle);
    const [first, order] = [heldWork(), [] as string[]];
    const before = run(first.work);
    const second = run(() => Promise.resolve(order.push('second')));
    const third = run(() => Promise.resolve(order.push('third')));
    await Promise.resolve();
    expect(order).toEqual([]);
    first.finish();
    await Promise.all([before, second, third]);
    expect(order).toEqual(['second', 'third']);
    expect(await run(() => Promise.resolve('later'))).toBe('later');
  });

  it('is refused when its turn does not come, and the turn goes to the next [PLAT-08]', async () => {
    jest.useFakeTimers();
    const { run, turn } = createLoadShedding({ delay: 100, atOnce: 1 }, idle);
    const end = await turn();
    const refused = run(() => Promise.resolve('in vain')).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await refused).toBeInstanceOf(Overloaded);
    const next = run(() => Promise.resolve('next'));
    end();
    // Who says twice that it is over ends nobody else's turn.
    end();
    expect(await next).toBe('next');
    jest.useRealTimers();
  });

  it('waits on after the process stood still, which is no second of its waiting [PLAT-08]', async () => {
    const { run, turn } = createLoadShedding({ delay: 100, atOnce: 1 }, idle);
    const end = await turn();
    const waiting = run(() => Promise.resolve('in its turn'));
    const until = Date.now() + 1_100;
    while (Date.now() < until);
    setTimeout(end, 0);
    expect(await waiting).toBe('in its turn');
  });

  it('is refused at once while the event loop is late, or too many wait [PLAT-08]', async () => {
    let delay = 101;
    const { turn } = createLoadShedding({ delay: 100, atOnce: 1 }, () => delay);
    await expect(turn()).rejects.toMatchObject({ seconds: 2 });
    delay = 100;
    const end = await turn();
    const waiting = Array.from({ length: 200 }, () => turn());
    await expect(turn()).rejects.toThrow(Overloaded);
    end();
    for (const one of waiting) (await one)();
    expect(await turn()).toBeInstanceOf(Function);
  });

  it('frees its place when it fails, and is not counted where nothing is refused [PLAT-08]', async () => {
    const { run } = createLoadShedding({ delay: 100, atOnce: 1 }, idle);
    await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await run(() => Promise.resolve('whole'))).toBe('whole');
    const free = createLoadShedding(null);
    await free.turn();
    expect(await free.run(() => Promise.resolve('at once'))).toBe('at once');
  });

  it('is measured by how late the event loop was within each of the last two seconds [PLAT-08]', async () => {
    jest.useFakeTimers();
    const histogram = { count: 10, mean: 150e6, enable: jest.fn(() => true), reset: jest.fn() };
    const { turn } = createLoadShedding({ delay: 100, atOnce: 1 }, measuredDelay(histogram));
    (await turn())();
    jest.advanceTimersByTime(1_000);
    // One late second may be a standstill of the whole machine.
    (await turn())();
    jest.advanceTimersByTime(1_000);
    await expect(turn()).rejects.toThrow(Overloaded);
    expect(histogram.reset).toHaveBeenCalledTimes(2);
    histogram.mean = 30e6;
    jest.advanceTimersByTime(1_000);
    (await turn())();
    // A loop that did not turn at all has no mean.
    Object.assign(histogram, { count: 0, mean: Number.NaN });
    jest.advanceTimersByTime(1_000);
    expect(await turn()).toBeInstanceOf(Function);
    jest.useRealTimers();
  });
});

describe('the limits of load', () => {
  const read = (LIMITS?: string) => readLoadLimits({ LIMITS }, 'LIMITS', { delay: 400, atOnce: 48 });

  it('are changed by configuration, or not used at all [PLAT-08]', () => {
    expect(read()).toEqual({ delay: 400, atOnce: 48 });
    expect(read(' delay=200 ')).toEqual({ delay: 200, atOnce: 48 });
    expect(read('atOnce=8,delay=50')).toEqual({ delay: 50, atOnce: 8 });
    expect(read('off')).toBeNull();
  });

  it.each(['delay=0', 'atOnce=', 'waiting=1', 'on', 'delay=1.5'])('refuse %s [PLAT-08]', (text) => {
    expect(() => read(text)).toThrow('LIMITS holds');
  });
});

it.each([
  ['/1/indexes/*/queries', '', true],
  ['/1/indexes/:index/browse', '', false],
  ['/1/indexes/:index/synonyms/batch', '', false],
  ['/search/resources/api/v2/products', '?storeId=10801&searchTerm=x', true],
  ['/search/resources/api/v2/products', '?storeId=10801&categoryId=10501', true],
  ['/search/resources/api/v2/products', '?storeId=10801&partNumber=x', false],
  ['/wcs/resources/store/10801/cart/@self', '?categoryId=10501', false],
  ['/pictures/x/front.webp', '', false],
])('says whether %s%s can wait [PLAT-08]', (path, query, waits) => {
  expect(canWait(path, query)).toBe(waits);
});
