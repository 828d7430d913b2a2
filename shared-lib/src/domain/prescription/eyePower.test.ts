import { EMPTY_VALUES } from './prescription';
import { eyePower, strongestPower } from './eyePower';

const values = {
  ...EMPTY_VALUES,
  rightSphere: '-2.25',
  rightCyl: '-0.75',
  rightAxis: '170',
  rightAdd: '+1.50',
  leftSphere: 'plano',
};

describe('what one lens has to do', () => {
  it('is told by the numbers of its eye; what is empty does nothing [RX-02] [RX-12]', () => {
    expect(eyePower(values, 'right')).toEqual({
      sphere: -2.25,
      cylinder: -0.75,
      axis: 170,
      addition: 1.5,
      distance: null,
    });
    expect(eyePower(values, 'left')).toEqual({ sphere: 0, cylinder: 0, axis: 0, addition: 0, distance: null });
  });

  it.each([
    [{ pupillaryDistance: '63' }, 31.5, 31.5],
    [{ rPupDistance: '31', lPupDistance: '32.5' }, 31, 32.5],
    [{ rPupDistance: '39', lPupDistance: '23' }, 39, 23],
  ])(
    'lies half of what both eyes share from the nose, or as far as its side was measured: %j [RX-13]',
    (typed, right, left) => {
      const measured = { ...values, ...typed };
      expect([eyePower(measured, 'right').distance, eyePower(measured, 'left').distance]).toEqual([right, left]);
    },
  );

  it.each([
    ['singleVision', { sphere: -2, cylinder: -1, addition: 2 }, 3],
    ['singleVision', { sphere: 2, cylinder: -1, addition: 2 }, 2],
    ['progressive', { sphere: 1, cylinder: 0, addition: 2 }, 1],
    ['office', { sphere: 1, cylinder: 0, addition: 2 }, 2],
    ['reading', { sphere: 1, cylinder: -0.5, addition: 2 }, 3],
    ['reading', { sphere: -3, cylinder: 2, addition: 1 }, 2],
  ] as const)('is judged for %s by its strongest meridian: %j [RX-12]', (design, power, strongest) => {
    expect(strongestPower({ axis: 90, distance: null, ...power }, design)).toBe(strongest);
  });
});
