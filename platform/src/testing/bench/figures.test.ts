import { quantile, spread } from './figures';

describe('figures of a measurement', () => {
  it('are the middle, the end and the number of the times', () => {
    const times = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(quantile(times, 0.5)).toBe(51);
    expect(spread(times)).toBe('p50 51 ms  p99 100 ms  longest 100 ms  of 100');
    expect(quantile([], 0.5)).toBeNaN();
  });
});
