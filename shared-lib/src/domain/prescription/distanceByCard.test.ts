import * as fc from 'fast-check';

import { distanceByCard } from './distanceByCard';

/** A photo drawn at a known scale and tilt: where card and pupils of a face lie, each marked a little beside its place. */
function photo(mm: number, pixelsPerMm: number, tilt: number, beside: readonly number[] = []) {
  const at = (along: number, across: number, index: number) => ({
    x: 800 + (along * Math.cos(tilt) - across * Math.sin(tilt) + (beside[index] ?? 0)) * pixelsPerMm,
    y: 600 + (along * Math.sin(tilt) + across * Math.cos(tilt) + (beside[index + 4] ?? 0)) * pixelsPerMm,
  });
  return {
    cardLeft: at(-42.8, -40, 0),
    cardRight: at(42.8, -40, 1),
    pupilLeft: at(-mm / 2, 0, 2),
    pupilRight: at(mm / 2, 0, 3),
  };
}

const distance = fc.integer({ min: 100, max: 152 }).map((halves) => halves / 2);
const scale = fc.double({ min: 2, max: 20, noNaN: true });
const tilt = fc.double({ min: -0.5, max: 0.5, noNaN: true });

it('finds the distance of photos drawn at any scale and tilt to the half millimetre [RX-13]', () => {
  fc.assert(
    fc.property(distance, scale, tilt, (mm, pixelsPerMm, angle) => {
      expect(distanceByCard(photo(mm, pixelsPerMm, angle))).toMatchObject({ state: 'measured', mm });
    }),
  );
});

it('is off by no more than it says when every point is marked a little beside its place [RX-13]', () => {
  const beside = fc.array(fc.double({ min: -0.35, max: 0.35, noNaN: true }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(distance, scale, tilt, beside, (mm, pixelsPerMm, angle, error) => {
      const found = distanceByCard(photo(mm, pixelsPerMm, angle, error));
      if (found.state !== 'measured') throw new Error(found.state);
      expect(Math.abs(found.mm - mm)).toBeLessThanOrEqual(found.accuracy);
      expect(found.accuracy).toBeLessThanOrEqual(2.5);
    }),
  );
});

it('promises less of a coarser photo, and nothing where card or points cannot be right [RX-13]', () => {
  const accuracy = (pixelsPerMm: number, step?: number) => {
    const found = distanceByCard(photo(63, pixelsPerMm, 0), step);
    return found.state === 'measured' ? found.accuracy : null;
  };
  expect([accuracy(20), accuracy(2), accuracy(2, 3)]).toEqual([1.5, 2, 3.5]);
  expect(distanceByCard(photo(63, 1.7, 0))).toEqual({ state: 'too-coarse' });
  expect(distanceByCard(photo(90, 5, 0))).toEqual({ state: 'impossible', mm: 90 });
});
