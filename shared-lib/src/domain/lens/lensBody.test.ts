import * as fc from 'fast-check';

import { materialOf, OPTICS, THICKNESSES } from '../optics/optics';
import type { EyePower } from '../prescription/eyePower';
import { transpose } from '../prescription/prescriptionRules';
import { valuesOf } from '../../testing/opticalValues';
import { decentration, minimumBlank } from './lensInFrame';
import type { LensFrame } from './lensInFrame';
import { lensOutline } from './lensOutline';
import { lensBody } from './lensThickness';
import type { LensBody, LensOrder } from './lensThickness';

const round: LensFrame = { shape: 'round', lensWidth: 50, lensHeight: 50, bridge: 20, rim: 'full' };
const plano: EyePower = { sphere: 0, cylinder: 0, axis: 0, addition: 0, distance: 35 };
const order: LensOrder = { frame: round, eye: plano, side: 'right', design: 'singleVision', thickness: '1.50' };

function body(changes: Partial<LensOrder>): LensBody {
  const made = lensBody({ ...order, ...changes });
  if (!made) throw new Error('no lens was made');
  return made;
}

const eyes = fc.record({
  sphere: fc.constantFrom(...valuesOf('sphere')),
  cylinder: fc.constantFrom(...valuesOf('cylinder')),
  axis: fc.integer({ min: 1, max: 180 }),
  addition: fc.constant(0),
  distance: fc.constantFrom(...valuesOf('monocularDistance')),
});
const frames = fc.record({
  shape: fc.constantFrom('round', 'panto', 'rectangle', 'aviator', 'cat-eye', 'hexagon'),
  lensWidth: fc.integer({ min: 44, max: 58 }),
  lensHeight: fc.integer({ min: 30, max: 50 }),
  bridge: fc.integer({ min: 14, max: 24 }),
  rim: fc.constantFrom('full', 'half', 'rimless'),
}) as fc.Arbitrary<LensFrame>;
const thicknesses = fc.constantFrom(...THICKNESSES);

describe('a lens in its frame', () => {
  it('is decentred by half of what frame and eyes differ, and needs the blank that the boxing system says [RX-12]', () => {
    expect(decentration(round, 31.5)).toBe(3.5);
    expect(minimumBlank(round, 31.5) / (50 + 2 * 3.5 + OPTICS.blankAllowance)).toBeCloseTo(1, 1);
    expect(minimumBlank(round, 38.5)).toBeCloseTo(minimumBlank(round, 31.5), 6);
  });

  it('is as thick at the edge of a round frame as the thin-lens formula says [RX-12]', () => {
    const { centre, edge, thinnestEdge } = body({ eye: { ...plano, sphere: -4 } });
    const sag = (4 * 25 ** 2) / (2000 * (1.498 - 1));
    expect(centre).toBe(materialOf('1.50').leastCentre);
    // The drawn round is a circle but for one part in a hundred.
    expect(edge / (centre + sag)).toBeCloseTo(1, 1);
    expect(thinnestEdge / edge).toBeCloseTo(1, 1);
  });

  it('weighs what a flat disc of its thickness and material weighs [RX-12]', () => {
    const { centre, grams } = body({});
    expect(grams / ((Math.PI * 25 ** 2 * centre * 1.32) / 1000)).toBeCloseTo(1, 1);
  });

  it('weighs what the paraboloid of a plus lens weighs [RX-12]', () => {
    const { centre, grams, thinnestEdge } = body({ eye: { ...plano, sphere: 4 } });
    expect(thinnestEdge).toBeCloseTo(OPTICS.rims.full.leastEdge, 6);
    const volume = Math.PI * 25 ** 2 * ((centre + thinnestEdge) / 2);
    expect(grams / ((volume * 1.32) / 1000)).toBeCloseTo(1, 1);
  });

  it('is the same lens in both ways of writing its cylinder [RX-02] [RX-12]', () => {
    fc.assert(
      fc.property(eyes, frames, thicknesses, (eye, frame, thickness) => {
        const first = body({ eye, frame, thickness });
        const second = body({ eye: { ...eye, ...transpose(eye) }, frame, thickness });
        expect(second.edge).toBeCloseTo(first.edge, 6);
        expect(second.grams).toBeCloseTo(first.grams, 6);
      }),
    );
  });

  it('is mirrored for the other eye when its axis is [RX-12]', () => {
    fc.assert(
      fc.property(eyes, frames, (eye, frame) => {
        const right = body({ eye, frame });
        const left = body({ eye: { ...eye, axis: 180 - eye.axis }, frame, side: 'left' });
        expect(left.edge).toBeCloseTo(right.edge, 6);
        expect(left.section.atNose).toBeCloseTo(right.section.atNose, 6);
      }),
    );
  });

  it('is never thinner than its material and its rim hold, and flatter in a higher index [RX-12]', () => {
    fc.assert(
      fc.property(eyes, frames, (eye, frame) => {
        const bodies = THICKNESSES.map((thickness) => ({ thickness, made: body({ eye, frame, thickness }) }));
        for (const { thickness, made } of bodies) {
          expect(made.centre).toBeGreaterThanOrEqual(materialOf(thickness).leastCentre);
          expect(made.thinnestEdge).toBeGreaterThanOrEqual(OPTICS.rims[frame.rim].leastEdge - 1e-9);
          expect(made.edge).toBeGreaterThanOrEqual(made.thinnestEdge);
        }
        const depths = bodies.map(({ made }) => made.edge - made.thinnestEdge);
        expect(depths).toEqual([...depths].toSorted((a, b) => b - a));
      }),
    );
  });

  it('carries the addition below the pupil only, but for reading everywhere [RX-12]', () => {
    const eye = { ...plano, sphere: -2, addition: 2 };
    const single = body({ eye: { ...eye, addition: 0 } });
    const progressive = body({ eye, design: 'progressive' });
    expect(progressive.section.atTemple).toBeCloseTo(single.section.atTemple, 1);
    expect(progressive.grams).toBeLessThan(single.grams);
    const reading = body({ eye, design: 'reading' });
    expect(reading.edge).toBeCloseTo(reading.thinnestEdge, 6);
  });

  it('is cut at the outline on both sides of the pupil [RX-12]', () => {
    const { section } = body({ frame: { ...round, shape: 'panto', lensHeight: 43 }, eye: { ...plano, distance: 32 } });
    const outline = lensOutline('panto', 50, 43);
    const width = Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x));
    expect(section.towardsNose + section.towardsTemple).toBeLessThanOrEqual(width + 1e-6);
    expect(section.towardsTemple - section.towardsNose).toBeGreaterThan(4);
  });

  it('is not guessed while the distance of the eye is not known [RX-12]', () => {
    expect(lensBody({ ...order, eye: { ...plano, distance: null } })).toBeNull();
  });
});
