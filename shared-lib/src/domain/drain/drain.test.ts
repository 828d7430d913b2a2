import { createDrain, readDrainMs } from '.';

describe('a server that is told to stop', () => {
  it('serves on until its time is over, however often it is told', async () => {
    jest.useFakeTimers();
    const drain = createDrain(5_000);
    expect(drain.begun).toBe(false);
    const closed = jest.fn();
    void drain.begin().then(closed);
    await jest.advanceTimersByTimeAsync(4_000);
    void drain.begin().then(closed);
    expect([drain.begun, closed.mock.calls.length]).toEqual([true, 0]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(closed).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  it('closes at once unless it is told how long a balancer needs, and refuses what is no time', () => {
    expect(readDrainMs({})).toBe(0);
    expect(readDrainMs({ DRAIN_MS: '5000' })).toBe(5_000);
    expect(() => readDrainMs({ DRAIN_MS: 'long' })).toThrow('not "long"');
  });
});
