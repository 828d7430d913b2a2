import { aLine } from '../../testing/anOrder';
import { testKey } from '../../testing/tradeApp';
import { createLensValues } from '../prescription';
import { keyringOf } from '../prescription/keyring';
import { eyesOf, returnTerms } from './lensesOfLine.domain';
import { isReason } from './reasons';

const lensValues = createLensValues(keyringOf([testKey]));
const eye = { power: '-2.00', baseCurve: '8.4', diameter: '14.2', boxes: 1 };
const codes = { CL_POWER: '-2.00,-1.75', CL_BASE_CURVE: '8.4', CL_DIAMETER: '14.2' };

/** A line as it is kept: its values are sealed. */
function lenses(values: object) {
  const told = { attributeName: 'contactLensData', attributeType: 'STRING', attributeValue: JSON.stringify(values) };
  const { partNumber } = aLine();
  const attributes = lensValues.sealed([told], { partNumber, productType: 'contact-lenses', attributes: codes });
  return aLine({ opticalRole: 'contactLens', attributes });
}

describe('contact lenses that come back [RET-02]', () => {
  it('are told by the eye they are for, without their values', () => {
    expect(JSON.stringify(lenses({ right: eye }))).not.toContain('-2.00');
    expect(eyesOf(lenses({ right: eye }), lensValues)).toEqual(['right']);
    expect(eyesOf(lenses({ left: eye }), lensValues)).toEqual(['left']);
    expect(eyesOf(lenses({ right: eye, left: eye }), lensValues)).toEqual(['right', 'left']);
    expect(eyesOf(aLine(), lensValues)).toEqual([]);
  });

  it('come in closed boxes, for reasons that are not about how a frame sits', () => {
    const lens = lenses({ right: eye });
    expect(returnTerms(lens, lensValues)).toEqual({
      reasons: ['05', '07', '08', '09', '99'],
      eyes: ['right'],
      sealed: true,
    });
    expect(returnTerms(aLine(), lensValues)).toEqual({
      reasons: ['01', '02', '03', '04', '05', '06', '07', '99'],
      eyes: [],
      sealed: false,
    });
    // Nobody sees through a chain.
    expect(returnTerms(aLine({ opticalRole: 'none' }), lensValues).reasons).not.toContain('06');
    expect(isReason(lens, '01', '')).toBe(false);
    expect(isReason(lens, '08', '')).toBe(true);
    expect(isReason(aLine(), '08', '')).toBe(false);
  });
});
