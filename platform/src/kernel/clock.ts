/** Source of the current time; everything that depends on "now" takes one, so that tests can move it. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is advanced by a number of milliseconds. */
export function testClock(start = '2026-03-01T10:00:00.000Z'): Clock & { advance(ms: number): void } {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    advance: (ms) => {
      current += ms;
    },
  };
}
