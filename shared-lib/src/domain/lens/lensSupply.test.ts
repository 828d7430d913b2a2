import { boxesUntil } from './lensSupply';

const now = new Date('2026-11-21T15:00:00Z');

describe('the boxes of contact lenses until a prescription expires', () => {
  it.each([
    [30, '2027-11-20', 12],
    [30, '2026-12-20', 1],
    [30, '2026-12-19', 1],
    [30, '2027-01-18', 1],
    [30, '2027-01-19', 2],
    [90, '2026-11-21', 1],
    [30, '2026-11-20', 0],
  ])('of %s days each until %s are %s [RX-20]', (days, until, boxes) => {
    expect(boxesUntil(days, until, now)).toBe(boxes);
  });
});
