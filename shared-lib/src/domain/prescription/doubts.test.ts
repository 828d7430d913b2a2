import { prescriptionDoubts } from './doubts';
import { measuredDistance } from './measuredDistance';
import { EMPTY_VALUES, type PrescriptionValues } from './prescription';
import { hasPrism } from './prism';

const doubts = (typed: Partial<PrescriptionValues>) =>
  prescriptionDoubts({ ...EMPTY_VALUES, ...typed }).map(({ about }) => about);

describe('what is rare', () => {
  it.each([
    [{ rightSphere: '-6.00', leftSphere: '-6.00' }, []],
    [{ rightSphere: '-6.25', leftSphere: '-6.00' }, ['strong-sphere']],
    [{ rightCyl: '-4.00' }, []],
    [{ rightCyl: '-4.25' }, ['strong-cylinder']],
    [{ pupillaryDistance: '54' }, []],
    [{ pupillaryDistance: '74' }, []],
    [{ pupillaryDistance: '53.5' }, ['distance']],
    [{ pupillaryDistance: '74.5' }, ['distance']],
    [{ rightSphere: '-2.00', leftSphere: '0.00' }, []],
    [{ rightSphere: '-0.50', leftSphere: '+0.50' }, ['opposite-spheres']],
    [{ rightSphere: '-0.50', leftSphere: '0.00' }, []],
    [{ rightCyl: '-0.50', leftCyl: '+0.50' }, ['opposite-cylinders']],
    [{ rightCyl: '-0.50', leftCyl: '' }, []],
    [{ rightSphere: '-4.25', leftSphere: '-2.00' }, ['eyes-apart']],
  ] as const)('is asked about past its bound alone: %j [RX-02]', (typed, about) => {
    expect(doubts(typed)).toEqual(about);
  });

  it.each([
    [{ rPupDistance: '26', lPupDistance: '27' }, ['distance']],
    [{ rPupDistance: '27', lPupDistance: '27' }, []],
    [{ rPupDistance: '26', lPupDistance: '' }, []],
    [{ rPupDistance: '', lPupDistance: '26' }, []],
    [{ pupillaryDistance: '60', rPupDistance: '26', lPupDistance: '26' }, []],
  ])('is judged by the sum of two sides where no one number was given: %j [RX-13]', (typed, about) => {
    expect(doubts(typed)).toEqual(about);
  });

  it('tells by how much the eyes differ [RX-02]', () => {
    const typed = { ...EMPTY_VALUES, rightSphere: '+1.00', leftSphere: '+4.00' };
    expect(prescriptionDoubts(typed)).toEqual([{ about: 'eyes-apart', by: 3 }]);
  });
});

describe('a prism', () => {
  it.each([
    [{}, false],
    [{ rightPrism: ' ' }, false],
    [{ rightPrism: '0.00' }, false],
    [{ rightPrism: '0.00', rightPrismBase: 'in' }, true],
    [{ rightPrism: '1.50' }, true],
    [{ leftPrism: '1.50' }, true],
    [{ leftPrismBase: 'up' }, true],
  ] as const)('is there with a number or a base: %j [RX-02]', (typed, has) => {
    expect(hasPrism({ ...EMPTY_VALUES, ...typed })).toBe(has);
  });
});

describe('a distance that waits on the device', () => {
  it.each([
    [63, 63],
    ['63', null],
    [null, null],
    [20, null],
    [200, null],
  ])('is %j as a prescription takes it: %j [RX-13]', (stored, distance) => {
    expect(measuredDistance(stored)).toBe(distance);
  });
});
