import { expiringValue } from './expiringValue';

/** A source whose answers are given by hand, and a clock. */
function asked(freshMs = 1000) {
  const waiting: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  let time = 0;
  let count = 0;
  const source = () => {
    count += 1;
    return new Promise<string>((resolve, reject) => waiting.push({ resolve, reject }));
  };
  const read = expiringValue(source, freshMs, () => time);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    read,
    asks: () => count,
    at: (ms: number) => void (time = ms),
    answer: async (value: string) => {
      waiting.shift()?.resolve(value);
      await settled();
    },
    fail: async () => {
      waiting.shift()?.reject(new Error('down'));
      await settled();
    },
  };
}

describe('a value that is kept while it is fresh [SITE-05]', () => {
  it('is asked for once by everybody who waits for it, and not again while it is fresh', async () => {
    const one = asked();
    const both = Promise.all([one.read(), one.read()]);
    await one.answer('first');
    expect(await both).toEqual(['first', 'first']);
    one.at(1000);
    expect(await one.read()).toBe('first');
    expect(one.asks()).toBe(1);
  });

  it('answers at once when it is old, and is made anew behind that', async () => {
    const one = asked();
    void one.read();
    await one.answer('first');
    one.at(1001);
    expect(await one.read()).toBe('first');
    expect(await one.read()).toBe('first');
    expect(one.asks()).toBe(2);
    await one.answer('second');
    expect(await one.read()).toBe('second');
    one.at(2001);
    await one.read();
    expect(one.asks()).toBe(2);
  });

  it('stays when its source fails, which is asked again the next time', async () => {
    const one = asked();
    void one.read();
    await one.answer('first');
    one.at(2000);
    await one.read();
    await one.fail();
    expect(await one.read()).toBe('first');
    await one.answer('third');
    expect(await one.read()).toBe('third');
    expect(one.asks()).toBe(3);
  });

  it('fails where there never was one, and is asked for again', async () => {
    const one = asked();
    const first = one.read().catch((error: Error) => error.message);
    await one.fail();
    expect(await first).toBe('down');
    const second = one.read();
    await one.answer('late');
    expect(await second).toBe('late');
  });
});
