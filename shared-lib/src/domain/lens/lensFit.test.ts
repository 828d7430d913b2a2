import * as fc from 'fast-check';

import { materialOf, OPTICS, THICKNESSES } from '../optics/optics';
import { strongestPower } from '../prescription/eyePower';
import type { EyePower } from '../prescription/eyePower';
import { valuesOf } from '../../testing/opticalValues';
import { advisedThickness, lensRefusals } from './lensFit';
import type { LensChosen } from './lensFit';

const eye: EyePower = { sphere: -2, cylinder: 0, axis: 0, addition: 0, distance: 31.5 };
const chosen = {
  frame: { shape: 'panto', lensWidth: 49, lensHeight: 41, bridge: 20, rim: 'full' },
  eyes: { right: eye, left: eye },
  design: 'singleVision',
} as const satisfies LensChosen;
const both = (changes: Partial<EyePower>) => ({ right: { ...eye, ...changes }, left: { ...eye, ...changes } });
const reasons = (changes: Partial<LensChosen>) =>
  lensRefusals({ ...chosen, ...changes }).map(({ reason, change }) => `${reason}: ${change}`);

describe('what lens can be made for a frame and a prescription', () => {
  it('takes what fits [RX-10] [RX-12]', () => {
    expect(reasons({ thickness: '1.50', treatment: 'AR' })).toEqual([]);
  });

  it.each<[string, Partial<LensChosen>]>([
    [
      'frame-too-low: frame',
      { design: 'progressive', frame: { ...chosen.frame, lensHeight: 27 }, eyes: both({ addition: 2 }) },
    ],
    ['addition-missing: prescription', { design: 'progressive' }],
    [
      'frame-too-wide: frame',
      { frame: { ...chosen.frame, shape: 'aviator', lensWidth: 64, lensHeight: 56 }, eyes: both({ distance: 27 }) },
    ],
    ['power-too-strong: thickness', { thickness: '1.50', eyes: both({ sphere: -6.25 }) }],
    ['power-too-weak: thickness', { thickness: '1.74' }],
    ['rim-too-weak: thickness', { thickness: '1.50', frame: { ...chosen.frame, rim: 'rimless' } }],
    ['treatment-not-made: treatment', { design: 'office', treatment: 'POLAR', eyes: both({ addition: 1 }) }],
    ['treatment-not-made: treatment', { thickness: '1.74', treatment: 'PHOTO', eyes: both({ sphere: -6 }) }],
  ])('says %s [RX-12]', (said, changes) => {
    expect(reasons(changes)).toEqual([said]);
  });

  it('names the number that stands in the way beside the one that is asked [RX-12]', () => {
    expect(lensRefusals({ ...chosen, thickness: '1.74' })).toEqual([
      { reason: 'power-too-weak', change: 'thickness', limit: materialOf('1.74').madeFrom, value: 2 },
    ]);
    expect(
      lensRefusals({ ...chosen, design: 'progressive', frame: { ...chosen.frame, lensHeight: 24 }, eyes: null }),
    ).toEqual([
      { reason: 'frame-too-low', change: 'frame', limit: OPTICS.designs.progressive.leastLensHeight, value: 24 },
    ]);
  });

  it('judges the stronger meridian of the stronger eye, the addition where the lens is for reading [RX-12]', () => {
    expect(strongestPower({ ...eye, sphere: 1, cylinder: -4 }, 'singleVision')).toBe(3);
    expect(strongestPower({ ...eye, sphere: -5, addition: 2 }, 'reading')).toBe(3);
    const uneven = { right: { ...eye, sphere: -1 }, left: { ...eye, sphere: -7 } };
    expect(reasons({ thickness: '1.50', eyes: uneven })).toEqual(['power-too-strong: thickness']);
    expect(reasons({ thickness: '1.74', eyes: uneven })).toEqual([]);
  });

  it.each([
    [-1.5, '1.50'],
    [-2, '1.50'],
    [-2.25, '1.60'],
    [4, '1.60'],
    [-5, '1.67'],
    [-9, '1.74'],
  ])('advises for %s dioptres the thickness %s [RX-12]', (sphere, thickness) => {
    expect(advisedThickness({ ...chosen, eyes: both({ sphere }) })).toBe(thickness);
  });

  it('advises only what can be made, whatever the prescription [RX-12]', () => {
    const anyEye = fc.record({
      sphere: fc.constantFrom(...valuesOf('sphere')),
      cylinder: fc.constantFrom(...valuesOf('cylinder')),
      axis: fc.integer({ min: 1, max: 180 }),
      addition: fc.constantFrom(0, 1, 2.5),
      distance: fc.constantFrom(...valuesOf('monocularDistance'), null),
    });
    const rims = fc.constantFrom('full', 'half', 'rimless') as fc.Arbitrary<'full' | 'half' | 'rimless'>;
    fc.assert(
      fc.property(anyEye, anyEye, rims, (right, left, rim) => {
        const asked = { ...chosen, frame: { ...chosen.frame, rim }, eyes: { right, left } };
        const advised = advisedThickness(asked);
        const made = THICKNESSES.filter((thickness) => lensRefusals({ ...asked, thickness }).length === 0);
        expect(made.includes(advised ?? '1.50')).toBe(made.length > 0);
      }),
    );
  });
});
