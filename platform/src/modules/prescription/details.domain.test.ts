import { PRISM_BASES, prescriptionProblems, type PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import { valuesOf } from '@sightline/shared-lib/testing';
import * as fc from 'fast-check';

import { checkSpectacles } from './details.domain';

/** Mostly values that are made, now and then one between two steps, one beyond them, or a text that is no number. */
const mostly = (made: fc.Arbitrary<number>, shown: (value: number) => string, ...others: string[]) =>
  fc.oneof({ weight: 24, arbitrary: made.map(shown) }, { weight: 1, arbitrary: fc.constantFrom('', ...others) });
const signed = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(2)}`;
const sphere = mostly(fc.constantFrom(...valuesOf('sphere')), signed, '1.25', '+1.30', '-20.25', 'plano', 'x', '1e1');
const cylinder = mostly(fc.constantFrom(...valuesOf('cylinder')), signed, '0', '-0.60', '6.25', 'Infinity');
const axis = mostly(fc.constantFrom(...valuesOf('axis')), String, '0', '181', '90.5');
const addition = mostly(fc.constantFrom(...valuesOf('addition')), signed, '0', '0.50', '+4.00');
const distance = mostly(fc.constantFrom(...valuesOf('distance')), String, '47.5', '63.2');
const side = mostly(fc.constantFrom(...valuesOf('monocularDistance')), String, '63', '40');
const prismOf = mostly(fc.constantFrom(...valuesOf('prism')), String, '0', '6.25');
const base = mostly(fc.constantFrom(0, 1, 2, 3), (index) => PRISM_BASES[index] ?? '', 'sideways');
/** Few eyes have a prism. */
const prism = fc.oneof(
  { weight: 5, arbitrary: fc.constant(['', ''] as const) },
  { weight: 1, arbitrary: fc.tuple(prismOf, base) },
);
const withoutPrism = fc.record({
  rightSphere: sphere,
  leftSphere: sphere,
  rightCyl: cylinder,
  leftCyl: cylinder,
  rightAxis: axis,
  leftAxis: axis,
  rightAdd: addition,
  leftAdd: addition,
  pupillaryDistance: distance,
  rPupDistance: side,
  lPupDistance: side,
});
const prescriptions: fc.Arbitrary<PrescriptionValues> = fc
  .tuple(withoutPrism, prism, prism)
  .map(([values, [rightPrism, rightPrismBase], [leftPrism, leftPrismBase]]) => ({
    ...values,
    rightPrism,
    rightPrismBase,
    leftPrism,
    leftPrismBase,
  }));

function isTaken(values: PrescriptionValues): boolean {
  try {
    checkSpectacles({ ...values });
    return true;
  } catch {
    return false;
  }
}

describe('the platform and the form', () => {
  it('give the same verdict on ten thousand prescriptions [RX-02]', () => {
    const counts = { made: 0, refused: 0 };
    fc.assert(
      fc.property(prescriptions, (values) => {
        const isMade = Object.keys(prescriptionProblems(values)).length === 0;
        counts[isMade ? 'made' : 'refused'] += 1;
        expect(isTaken(values)).toBe(isMade);
      }),
      { numRuns: 10_000 },
    );
    expect(Math.min(counts.made, counts.refused)).toBeGreaterThan(1_000);
  });
});
