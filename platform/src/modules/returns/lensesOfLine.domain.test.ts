import { aLine } from '../../testing/anOrder';
import { eyesOf, isTakenSealed } from './lensesOfLine.domain';
import { isReason, reasonsFor } from './reasons';

const values = (record: object) => [
  { attributeName: 'contactLensData', attributeType: 'STRING', attributeValue: JSON.stringify(record) },
];
const lenses = (record: object) => aLine({ opticalRole: 'contactLens', attributes: values(record) });

describe('contact lenses that come back [RET-02]', () => {
  it('are told by the eye they are for, without their values', () => {
    expect(eyesOf(lenses({ right: { power: '-2.00' } }))).toEqual(['right']);
    expect(eyesOf(lenses({ left: { power: '-1.00' } }))).toEqual(['left']);
    expect(eyesOf(lenses({ right: { power: '-2.00' }, left: { power: '-1.00' } }))).toEqual(['right', 'left']);
    expect(eyesOf(aLine())).toEqual([]);
  });

  it('come in closed boxes, for reasons that are not about how a frame sits', () => {
    expect([isTakenSealed(lenses({})), isTakenSealed(aLine())]).toEqual([true, false]);
    expect(reasonsFor(lenses({}))).toEqual(['05', '07', '08', '09', '99']);
    expect(reasonsFor(aLine())).toEqual(['01', '02', '03', '04', '05', '06', '07', '99']);
    expect(isReason(lenses({}), '01', '')).toBe(false);
    expect(isReason(lenses({}), '08', '')).toBe(true);
    expect(isReason(aLine(), '08', '')).toBe(false);
  });
});
