import Fastify from 'fastify';

import { readLoadLimits } from './loadLimits';
import { createLoadShedding, measuredDelay, Overloaded } from './overload';
import { shedCalls } from './shedCalls';

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

  it('is measured by how late the event loop was within the last second [PLAT-08]', async () => {
    jest.useFakeTimers();
    const histogram = { count: 10, mean: 150e6, enable: jest.fn(() => true), reset: jest.fn() };
    const { turn } = createLoadShedding({ delay: 100, atOnce: 1 }, measuredDelay(histogram));
    (await turn())();
    jest.advanceTimersByTime(1_000);
    await expect(turn()).rejects.toThrow(Overloaded);
    expect(histogram.reset).toHaveBeenCalledTimes(1);
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
  it('are changed by configuration, or not used at all [PLAT-08]', () => {
    expect(readLoadLimits(undefined)).toEqual({ delay: 400, atOnce: 48 });
    expect(readLoadLimits(' delay=200 ')).toEqual({ delay: 200, atOnce: 48 });
    expect(readLoadLimits('atOnce=8,delay=50')).toEqual({ delay: 50, atOnce: 8 });
    expect(readLoadLimits('off')).toBeNull();
  });

  it.each(['delay=0', 'atOnce=', 'waiting=1', 'on', 'delay=1.5'])('refuse %s [PLAT-08]', (text) => {
    expect(() => readLoadLimits(text)).toThrow('LOAD_LIMITS');
  });
});

describe('searches while there is too much to do', () => {
  it('are refused in the shape of their service, and bag, checkout and payment never [PLAT-08]', async () => {
    const app = Fastify();
    shedCalls(
      app,
      createLoadShedding({ delay: 100, atOnce: 1 }, () => 200),
    );
    app.all('*', () => ({ ok: true }));
    const ask = (method: 'GET' | 'POST', url: string) => app.inject({ method, url });
    const search = await ask('POST', '/1/indexes/*/queries');
    expect([search.statusCode, search.headers['retry-after'], search.json()]).toEqual([
      503,
      '2',
      { message: 'Please wait 2 seconds before trying again.', status: 503 },
    ]);
    const list = await ask('GET', '/search/resources/api/v2/products?storeId=10801&searchTerm=x');
    expect([list.statusCode, list.json().errors[0].errorCode]).toEqual([503, 'CWXFR0230E']);
    const store = '/wcs/resources/store/10801';
    for (const call of ['cart', 'cart/@self/checkout', 'cart/@self/payment_instruction', 'loginidentity'])
      expect([call, (await ask('POST', `${store}/${call}`)).statusCode]).toEqual([call, 200]);
    await app.close();
  });

  it('give their place back when they are answered [PLAT-08]', async () => {
    const app = Fastify();
    shedCalls(app, createLoadShedding({ delay: 100, atOnce: 1 }, idle));
    app.all('*', () => ({ ok: true }));
    for (const query of ['a', 'b', 'c'])
      expect((await app.inject({ method: 'POST', url: `/1/indexes/*/queries?query=${query}` })).statusCode).toBe(200);
    await app.close();
  });
});
