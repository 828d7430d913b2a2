import { PRISM_BASES, prescriptionProblems, type PrescriptionValues } from '@sightline/shared-lib/domain/prescription';
import { valuesOf } from '@sightline/shared-lib/testing';
import * as fc from 'fast-check';

import { refusalOf } from '../../testing/refusalOf';
import { checkContactLensEye, checkSpectacles, keptPrescription, keptSpectacles } from './details.domain';

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

const pair = { rightSphere: '-1.00', leftSphere: '+1.00', pupillaryDistance: '63' };

describe('values that are refused', () => {
  it.each([
    ['rightSphere', '1.25', '-20 20 0.25'],
    ['leftSphere', '-20.25', '-20 20 0.25'],
    ['rightCyl', '-0.60', '-6 6 0.25'],
    ['leftAdd', '+0.30', '0.75 3.5 0.25'],
    ['pupillaryDistance', '100', '48 78 0.5'],
    ['rightPrism', 'x', '0.25 6 0.25'],
  ])('name %s %s, and what it can be: %s [RX-02]', (field, value, range) => {
    expect(refusalOf(() => checkSpectacles({ ...pair, [field]: value }))).toBe(`_ERR_INVALID_INPUT ${field} ${range}`);
  });

  it.each([
    ['leftAxis', { leftCyl: '-0.50' }, 'leftAxis is needed with a cylinder.'],
    ['rightPrismBase', { rightPrism: '1.00' }, 'rightPrismBase is needed with a prism.'],
    ['rightPrism', { rightPrismBase: 'up' }, 'rightPrism is needed with a base of a prism.'],
    ['leftSphere', { leftSphere: ' ' }, 'leftSphere is needed for a prescription.'],
    ['pupillaryDistance', { pupillaryDistance: '' }, 'pupillaryDistance is needed for a prescription.'],
  ])('name %s that is lacking beside %j [RX-02]', (_, change, message) => {
    expect(() => checkSpectacles({ ...pair, ...change })).toThrow(message);
  });

  it('need a distance unless they are for contact lenses, as what was bought or their sender says [RX-02]', () => {
    const far = { ...pair, pupillaryDistance: '' };
    const named = { ...far, productType: 'Contact-Lenses' };
    const isTaken = (values: typeof far, required?: boolean) =>
      refusalOf(() => checkSpectacles(values, required)) === '';
    expect([isTaken(far), isTaken(named), isTaken(far, false), isTaken(named, true)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('values that are kept [RX-04]', () => {
  it('are written in one way; what is not of eyes stays, and what nobody sent is not added', () => {
    const sent = { rightSphere: ' 1,5', leftSphere: '-2', rightCyl: '+0.50', rightAxis: '10', nickName: ' Reading' };
    const kept = keptSpectacles(sent);
    expect(Object.keys(kept)).toEqual(Object.keys(sent));
    expect(kept).toEqual({
      rightSphere: '+2.00',
      leftSphere: '-2.00',
      rightCyl: '-0.50',
      rightAxis: '100',
      nickName: ' Reading',
    });
  });

  it('of lenses that are bought are those of a pair that can be made [RX-11]', () => {
    const stored = { x_spherePower_right: '-1', x_spherePower_left: '+1.00', x_Pupillary_distance: '63' };
    expect(keptPrescription(JSON.stringify(stored))).toMatchObject({ ...stored, x_spherePower_right: '-1.00' });
    expect(refusalOf(() => keptPrescription('{'))).toBe('_ERR_INVALID_INPUT x_lens_prescription');
    const wrong = JSON.stringify({ ...stored, x_spherePower_left: '1.30' });
    expect(refusalOf(() => keptPrescription(wrong))).toMatch(/^_ERR_INVALID_INPUT leftSphere /);
  });
});

describe('an eye of contact lenses [RX-20]', () => {
  const eye = { power: '-2.25', baseCurve: '8.6', diameter: '14,2', cylinder: '-0.75', axis: '180', boxes: '2' };

  it.each([
    {},
    eye,
    { ...eye, addition: 'LO' },
    { ...eye, addition: '+1.00' },
    { ...eye, addition: '0' },
    { ...eye, cylinder: '0', axis: '' },
    { ...eye, cylinder: '', axis: '0' },
    { ...eye, baseCurve: '7', diameter: '12', boxes: '1' },
    { ...eye, baseCurve: '10', diameter: '16', boxes: '99' },
  ])('can be %j', (values) => {
    expect(refusalOf(() => checkContactLensEye(values))).toBe('');
  });

  it.each([
    ['power', { power: '-20.25' }, '-20 20 0.25'],
    ['sphere', { sphere: '-2.30' }, '-20 20 0.25'],
    ['power', { power: 'x-2.25' }, '-20 20 0.25'],
    ['power', { power: '2.25x' }, '-20 20 0.25'],
    ['power', { power: '1e1' }, '-20 20 0.25'],
    ['cylinder', { cylinder: '-6.25' }, '-6 6 0.25'],
    ['axis', { axis: '181' }, '1 180 1'],
    ['axis', { cylinder: '', axis: '181' }, '1 180 1'],
    ['axis', { axis: '' }, ''],
    ['axis', { axis: '0' }, ''],
    ['baseCurve', { baseCurve: '6.95' }, '7 10 0.05'],
    ['baseCurve', { baseCurve: '8.62' }, '7 10 0.05'],
    ['baseCurve', { baseCurve: '10.05' }, '7 10 0.05'],
    ['diameter', { diameter: '11.9' }, '12 16 0.1'],
    ['diameter', { diameter: '14.25' }, '12 16 0.1'],
    ['diameter', { diameter: '16.1' }, '12 16 0.1'],
    ['boxes', { boxes: '0' }, '1 99 1'],
    ['boxes', { boxes: '1.5' }, '1 99 1'],
    ['boxes', { boxes: '100' }, '1 99 1'],
    ['addition', { addition: '+4.00' }, '0.75 3.5 0.25'],
  ])('cannot have its %s as %j', (field, change, range) => {
    expect(refusalOf(() => checkContactLensEye({ ...eye, ...change }))).toBe(
      `_ERR_INVALID_INPUT ${field} ${range}`.trim(),
    );
  });
});
