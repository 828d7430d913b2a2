import { watchRules } from './rulesWatch';

describe('the watch of the rules of those who sell', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function watch(versions: readonly (string | Error)[]) {
    const left = [...versions];
    const told: number[] = [];
    const started = Date.now();
    const stop = watchRules({
      readVersion: async () => {
        const next = left.shift() ?? versions.at(-1);
        if (typeof next !== 'string') throw next;
        return next;
      },
      changed: () => told.push(Date.now() - started),
    });
    return { told, stop };
  }

  it('tells of other rules, and once more when every process has them, all within five seconds [SRCH-07]', async () => {
    const { told, stop } = watch(['1', '2']);
    await jest.advanceTimersByTimeAsync(20_000);
    stop();
    // The second look is at three seconds.
    expect(told).toEqual([3000, 4500]);
  });

  it('takes a platform that does not answer for one that published nothing [SRCH-07]', async () => {
    const { told, stop } = watch([new Error('down'), '1', new Error('down'), '1']);
    await jest.advanceTimersByTimeAsync(20_000);
    stop();
    expect(told).toEqual([]);
  });

  it('ends when it is told to', async () => {
    const { told, stop } = watch(['1', '2']);
    stop();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(told).toEqual([]);
  });
});
