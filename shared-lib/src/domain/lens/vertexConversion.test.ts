import * as fc from 'fast-check';

import { valuesOf } from '../../testing/opticalValues';
import { powerOnEye } from './vertexConversion';

describe('a power of glasses as a contact lens [RX-20]', () => {
  // Twelve millimetres before the eye, as conversion tables of makers have it.
  it.each([
    [-3.75, -3.75],
    [-4, -3.75],
    [-5, -4.75],
    [-6, -5.5],
    [-8, -7.25],
    [-10, -9],
    [-12, -10.5],
    [3.75, 3.75],
    [4, 4.25],
    [6, 6.5],
    [8, 8.75],
    [10, 11.25],
  ])('of %d is %d', (glasses, onEye) => {
    expect(powerOnEye(glasses)).toBe(onEye);
  });

  it('keeps its sign and the order of powers, and has less minus or more plus', () => {
    const powers = fc.constantFrom(...valuesOf('sphere'));
    fc.assert(
      fc.property(powers, powers, (one, other) => {
        const [weaker, stronger] = [Math.min(one, other), Math.max(one, other)].map(powerOnEye) as [number, number];
        expect(weaker).toBeLessThanOrEqual(stronger);
        expect(Math.sign(powerOnEye(one))).toBe(Math.sign(one));
        expect(powerOnEye(one)).toBeGreaterThanOrEqual(one);
      }),
    );
  });
});
