import { lensRefusals } from '../lens/lensFit';
import { eyePower } from './eyePower';
import { EMPTY_VALUES } from './prescription';
import { prescriptionProblems } from './prescriptionRules';

const filled = {
  ...EMPTY_VALUES,
  rightSphere: '-1.25',
  leftSphere: '-1.00',
  leftAdd: '+2.00',
  pupillaryDistance: '63',
};

it.each([
  ['', 'addition-missing'],
  ['0', 'addition-missing'],
  ['0,00', 'addition-missing'],
  ['0.25', 'out-of-range'],
  ['abc', 'not-a-number'],
  ['+2.00', undefined],
] as const)('asks for the addition of a lens for far and near: %p is %p [RX-02]', (rightAdd, problem) => {
  expect(prescriptionProblems({ ...filled, rightAdd }, { additionRequired: true })).toEqual(
    problem ? { rightAdd: problem } : {},
  );
});

it.each(['', '0', '0,00', '+2.00'])(
  'judges an addition of %p as the lens does, which the platform asks [RX-12]',
  (rightAdd) => {
    const values = { ...filled, rightAdd };
    const eyes = { right: eyePower(values, 'right'), left: eyePower(values, 'left') };
    expect(lensRefusals({ frame: null, eyes, design: 'progressive' }).map(({ reason }) => reason)).toEqual(
      Object.values(prescriptionProblems(values, { additionRequired: true })),
    );
  },
);
