import { createTokenBuckets } from './tokenBuckets';

const LIMIT = { burst: 3, perMinute: 6 };

function aClock() {
  let time = 1_000_000;
  return { now: () => time, pass: (seconds: number) => (time += seconds * 1000) };
}

describe('token buckets', () => {
  it('let a burst through, then say how long to wait for the next one [PLAT-08]', () => {
    const clock = aClock();
    const take = createTokenBuckets(clock.now);
    expect([1, 2, 3, 4].map(() => take('a', LIMIT))).toEqual([0, 0, 0, 10]);
    clock.pass(4);
    expect(take('a', LIMIT)).toBe(6);
    clock.pass(6);
    expect([take('a', LIMIT), take('a', LIMIT)]).toEqual([0, 10]);
  });

  it('fill up to their burst and no further, each key for itself [PLAT-08]', () => {
    const clock = aClock();
    const take = createTokenBuckets(clock.now);
    expect([1, 2, 3].map(() => take('a', LIMIT))).toEqual([0, 0, 0]);
    expect(take('b', LIMIT)).toBe(0);
    clock.pass(3600);
    expect([1, 2, 3, 4].map(() => take('a', LIMIT))).toEqual([0, 0, 0, 10]);
  });

  it('are not refilled by refusals or by a clock that is set back [PLAT-08]', () => {
    const clock = aClock();
    const take = createTokenBuckets(clock.now);
    for (const expected of [0, 0, 0, 10, 10, 10]) expect(take('a', LIMIT)).toBe(expected);
    clock.pass(-3600);
    expect(take('a', LIMIT)).toBe(10);
    clock.pass(10);
    expect(take('a', LIMIT)).toBe(0);
  });

  it('are kept in bounded memory: the one not heard of for longest is forgotten [PLAT-08]', () => {
    const clock = aClock();
    const take = createTokenBuckets(clock.now, 2);
    const one = { burst: 1, perMinute: 1 };
    expect([take('a', one), take('b', one), take('a', one), take('c', one)]).toEqual([0, 0, 60, 0]);
    expect(take('a', one)).toBe(60);
    expect(take('b', one)).toBe(0);
  });
});
