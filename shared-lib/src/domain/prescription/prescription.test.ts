import * as fc from 'fast-check';

import { hasSign, parseOptical, shownPower, storedPower } from './opticalNumber';
import { EMPTY_VALUES } from './prescription';
import type { PrescriptionValues } from './prescription';
import {
  isPrescriptionPresent,
  normaliseValues,
  prescriptionProblems,
  isDistanceOfBoth,
  pupillaryDistances,
  transpose,
} from './prescriptionRules';
import { prescriptionDoubts } from './doubts';
import { valuesOf } from '../../testing/opticalValues';
import { RANGES, opticalProblem } from './ranges';
import type { OpticalField } from './ranges';
import {
  fromSavedPrescription,
  fromStoredPrescription,
  toSavedPrescription,
  toStoredPrescription,
} from './storedPrescription';
import { isPrescriptionExpired, prescriptionDaysIn, prescriptionValidUntil } from './validity';

const fields = Object.keys(RANGES) as OpticalField[];
const filled: PrescriptionValues = {
  ...EMPTY_VALUES,
  rightSphere: '-1.25',
  leftSphere: '-1.00',
  pupillaryDistance: '63',
};

describe('typed values', () => {
  it.each([
    ['-1,75', '-1.75'],
    ['−1.75', '-1.75'],
    ['–1.75', '-1.75'],
    ['- 1.75', '-1.75'],
    ['+2', '+2.00'],
    ['2.5', '+2.50'],
    ['0', '0.00'],
    ['-0.00', '0.00'],
    ['plano', '0.00'],
    [' -3.25 dpt', '-3.25'],
  ])('read %p as %s [RX-02]', (typed, stored) => {
    expect(storedPower(parseOptical(typed) ?? Number.NaN)).toBe(stored);
  });

  it.each(['', '-', 'abc', '1,2,3', '1e3', 'Infinity', '--1'])('take %p for no number [RX-02]', (typed) => {
    expect(parseOptical(typed)).toBeNull();
  });

  it('come back the same from every way of writing them [RX-02]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...valuesOf('sphere')), fc.constantFrom('en', 'de', 'fr', 'pt'), (value, tag) => {
        expect(parseOptical(shownPower(value, tag))).toBe(value === 0 ? 0 : value);
        expect(parseOptical(storedPower(value))).toBeCloseTo(value, 10);
      }),
    );
    expect(shownPower(-1.75)).toBe('−1.75');
    expect(shownPower(-1.75, 'de')).toBe('−1,75');
  });

  it('must carry a sign unless they are zero [RX-02]', () => {
    expect(['+1', '-1', '−1', '0', '0,00', '1.75', ''].map(hasSign)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('ranges', () => {
  it('accept every value of their own grid and refuse those between and beyond [RX-02]', () => {
    for (const field of fields) {
      const { min, max, step } = RANGES[field];
      for (const value of valuesOf(field)) expect([value, opticalProblem(field, value)]).toEqual([value, null]);
      expect(opticalProblem(field, min + step / 3)).toBe('off-step');
      expect(opticalProblem(field, max + step)).toBe('out-of-range');
      expect(opticalProblem(field, min - step)).toBe('out-of-range');
      expect(opticalProblem(field, null)).toBe('not-a-number');
      expect(opticalProblem(field, Number.POSITIVE_INFINITY)).toBe('not-a-number');
    }
    expect(valuesOf('sphere')).toHaveLength(161);
    expect(valuesOf('axis').at(-1)).toBe(180);
  });

  it('ask about rare values without refusing them [RX-02]', () => {
    const about = (values: Partial<PrescriptionValues>) =>
      prescriptionDoubts({ ...filled, ...values }).map((doubt) => doubt.about);
    expect(about({})).toEqual([]);
    expect(about({ rightSphere: '-6.00', leftSphere: '-6.00' })).toEqual([]);
    expect(about({ rightSphere: '−6,25', leftSphere: '-6.00' })).toEqual(['strong-sphere']);
    expect(about({ rightCyl: '-4.25', rightAxis: '90' })).toEqual(['strong-cylinder']);
    expect(about({ rightSphere: '+0.25', leftSphere: '-0.25' })).toEqual(['opposite-spheres']);
    expect(about({ rightCyl: '+0.25', leftCyl: '-0.25' })).toEqual(['opposite-cylinders']);
    expect(about({ rightSphere: '-3.00' })).toEqual([]);
    expect(about({ rightSphere: '-3.25' })).toEqual(['eyes-apart']);
    expect(about({ pupillaryDistance: '76' })).toEqual(['distance']);
    expect(about({ pupillaryDistance: '', rPupDistance: '26', lPupDistance: '26' })).toEqual(['distance']);
  });
});

describe('prescriptions', () => {
  it('start with 0.00, 0.00, 0 and empty [RX-02]', () => {
    expect(EMPTY_VALUES).toMatchObject({ rightSphere: '0.00', leftCyl: '0.00', rightAxis: '0', leftAdd: '' });
    expect(EMPTY_VALUES.pupillaryDistance).toBe('');
  });

  it('are present only with left sphere and pupillary distance [RX-02]', () => {
    expect(isPrescriptionPresent(filled)).toBe(true);
    expect(isPrescriptionPresent({ ...filled, leftSphere: ' ' })).toBe(false);
    expect(isPrescriptionPresent({ ...filled, pupillaryDistance: '' })).toBe(false);
    expect(isPrescriptionPresent({ ...filled, pupillaryDistance: '', lPupDistance: '31.5' })).toBe(true);
    expect(isPrescriptionPresent({ ...filled, rightSphere: '' })).toBe(true);
  });

  it('fall back to the single distance for a side that is missing [RX-02]', () => {
    expect(pupillaryDistances(filled)).toEqual({ left: '63', right: '63' });
    expect(pupillaryDistances({ ...filled, lPupDistance: '31.5' })).toEqual({ left: '31.5', right: '63' });
    const each = { ...filled, pupillaryDistance: '64', lPupDistance: '32', rPupDistance: '32' };
    expect([filled, { ...filled, lPupDistance: '31.5' }, each].map(isDistanceOfBoth)).toEqual([true, false, false]);
  });

  it('count to the end of the last day, from the paper or else from their last change [RX-05]', () => {
    const changedAt = new Date('2026-01-25T23:30:00Z');
    expect(prescriptionValidUntil({ issuedOn: '', changedAt }, prescriptionDaysIn('xx'))).toBe('2026-02-04');
    expect(prescriptionValidUntil({ issuedOn: '2024-02-28', changedAt }, 366)).toBe('2025-02-28');
    expect(isPrescriptionExpired('2026-02-04', new Date('2026-02-04T23:59:59Z'))).toBe(false);
    expect(isPrescriptionExpired('2026-02-04', new Date('2026-02-05T00:00:00Z'))).toBe(true);
  });

  it('name what is wrong with each field [RX-02]', () => {
    expect(prescriptionProblems(filled)).toEqual({});
    expect(
      prescriptionProblems({
        ...filled,
        rightSphere: '1.75',
        rightCyl: '-0.50',
        leftSphere: '-30',
        leftCyl: '-0.30',
        leftAxis: '90x',
        pupillaryDistance: '',
        rPupDistance: '31.5',
      }),
    ).toEqual({
      rightSphere: 'sign-missing',
      rightAxis: 'cylinder-needs-axis',
      leftSphere: 'out-of-range',
      leftCyl: 'off-step',
      leftAxis: 'not-a-number',
      lPupDistance: 'required',
    });
    expect(prescriptionProblems({ ...filled, leftSphere: '', rightAxis: '90', pupillaryDistance: '' })).toEqual({
      leftSphere: 'required',
      rightAxis: 'axis-needs-cylinder',
      pupillaryDistance: 'required',
    });
  });

  it('are stored with points and signs, whatever was typed [RX-02] [RX-04]', () => {
    const typed = { ...filled, rightSphere: '−1,25', leftSphere: '+0,5', leftAxis: '090', rPupDistance: '31,5 mm' };
    expect(normaliseValues(typed)).toMatchObject({
      rightSphere: '-1.25',
      leftSphere: '+0.50',
      leftAxis: '90',
      rPupDistance: '31.5',
      rightAdd: '',
    });
  });

  it('mean the same lens in plus and minus cylinder [RX-02]', () => {
    expect(transpose({ sphere: -2, cylinder: -1, axis: 90 })).toEqual({ sphere: -3, cylinder: 1, axis: 180 });
    const axis = fc.integer({ min: 1, max: 180 });
    const cylinder = fc.constantFrom(...valuesOf('cylinder'));
    fc.assert(
      fc.property(fc.constantFrom(...valuesOf('sphere')), cylinder, axis, (sphere, cyl, degrees) => {
        const eye = { sphere, cylinder: cyl, axis: degrees };
        expect(transpose(transpose(eye))).toEqual(eye);
      }),
    );
  });
});

describe('a plus cylinder', () => {
  it('is kept as the same lens with minus, and left alone where that leaves the table [RX-02]', () => {
    const plus = { ...filled, rightSphere: '-3,00', rightCyl: '+1,00', rightAxis: '180' };
    expect(normaliseValues(plus)).toMatchObject({ rightSphere: '-2.00', rightCyl: '-1.00', rightAxis: '90' });
    const strong = { ...filled, leftSphere: '+19.00', leftCyl: '+2.00', leftAxis: '10' };
    expect(normaliseValues(strong)).toMatchObject({ leftSphere: '+19.00', leftCyl: '+2.00', leftAxis: '10' });
    fc.assert(
      fc.property(
        fc.constantFrom(...valuesOf('sphere')),
        fc.constantFrom(...valuesOf('cylinder')),
        fc.integer({ min: 1, max: 180 }),
        (sphere, cylinder, axis) => {
          const typed = { ...filled, leftSphere: String(sphere), leftCyl: String(cylinder), leftAxis: String(axis) };
          const kept = normaliseValues(typed);
          const power = (values: PrescriptionValues, meridian: number) =>
            Number(values.leftSphere) +
            Number(values.leftCyl) * Math.sin(((meridian - Number(values.leftAxis)) * Math.PI) / 180) ** 2;
          for (const meridian of [0, 30, 77]) expect(power(kept, meridian)).toBeCloseTo(power(typed, meridian), 9);
        },
      ),
    );
  });
});

describe('a prism', () => {
  const prism = (values: Partial<PrescriptionValues>) => prescriptionProblems({ ...filled, ...values });

  it('needs a number and a direction, and ends where the optician has to be asked [RX-02]', () => {
    expect(prism({ rightPrism: '2,00', rightPrismBase: 'out' })).toEqual({});
    expect(prism({ rightPrism: '0', rightPrismBase: '' })).toEqual({});
    expect(prism({ rightPrism: '2.00' })).toEqual({ rightPrismBase: 'prism-needs-base' });
    expect(prism({ leftPrism: '2.00', leftPrismBase: 'sideways' })).toEqual({ leftPrismBase: 'prism-needs-base' });
    expect(prism({ leftPrismBase: 'up' })).toEqual({ leftPrism: 'base-needs-prism' });
    expect(prism({ leftPrism: '6.25', leftPrismBase: 'up' })).toEqual({ leftPrism: 'out-of-range' });
  });

  it('is stored and saved only where there is one [RX-02] [RX-04]', () => {
    const values = normaliseValues({ ...filled, rightPrism: '1,5', rightPrismBase: 'in' });
    expect(toStoredPrescription(values)).toMatchObject({ x_Prism_right: '1.50', x_PrismBase_right: 'in' });
    expect(fromStoredPrescription(JSON.stringify(toStoredPrescription(values)))).toEqual(values);
    expect(fromSavedPrescription(toSavedPrescription(values, 'SingleVision'))).toEqual(values);
    expect(toSavedPrescription(filled, 'SingleVision')).not.toHaveProperty('PRISM');
  });
});

describe('stored prescriptions', () => {
  const text = fc.constantFrom('', '-1.75', '+2.00', '90', '63', '31.5');
  const values = fc.record(
    Object.fromEntries(Object.keys(EMPTY_VALUES).map((name) => [name, text])) as Record<
      keyof PrescriptionValues,
      fc.Arbitrary<string>
    >,
  );

  it('use the names of the specification and read back the same [RX-04]', () => {
    fc.assert(
      fc.property(values, (form) => {
        const stored = toStoredPrescription(form);
        expect(fromStoredPrescription(stored)).toEqual(form);
        expect(fromStoredPrescription(JSON.stringify(stored))).toEqual(form);
      }),
    );
    expect(Object.keys(toStoredPrescription(EMPTY_VALUES)).toSorted()).toEqual([
      'x_Add_left',
      'x_Add_right',
      'x_Axis_left',
      'x_Axis_right',
      'x_Cyl_left',
      'x_Cyl_right',
      'x_PD_left',
      'x_PD_right',
      'x_Pupillary_distance',
      'x_spherePower_left',
      'x_spherePower_right',
    ]);
  });

  it('are null when they cannot be read [RX-04]', () => {
    for (const broken of ['', 'no', '[]', null, undefined, 7]) expect(fromStoredPrescription(broken)).toBeNull();
  });

  it('turn into the saved form by OD and OS and back [RX-04]', () => {
    const two = { ...filled, pupillaryDistance: '63', rPupDistance: '31.5', lPupDistance: '31.5' };
    const saved = toSavedPrescription(two, 'SingleVision');
    expect(saved).toMatchObject({
      SPH: { OD: '-1.25', OS: '-1.00' },
      PD: { OD: '31.5', OS: '31.5' },
      rxType: 'SingleVision',
    });
    expect(fromSavedPrescription(saved)).toEqual(two);
    expect(fromSavedPrescription(toSavedPrescription(filled, 'SingleVision'))).toEqual(filled);
  });
});
