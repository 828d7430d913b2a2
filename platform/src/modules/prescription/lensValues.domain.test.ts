import { refusalOf } from '../../testing/refusalOf';
import { lensValuesIn, lensValuesOf } from './lensValues.domain';

const codes = { CL_POWER: '-2.00,+1.00', CL_BASE_CURVE: '8.4,8.6', CL_DIAMETER: '14.2' };
const multifocal = { ...codes, CL_ADDITION: 'LO,HI', CL_DOMINANCE: 'D,N', CL_COLOR: 'Blue,Green' };
const eye = { power: '-2.00', baseCurve: '8.6', diameter: '14.2' };
const many = { ...eye, addition: 'LO', colour: 'Blue' };
const invalid = (field: string) => `_ERR_INVALID_INPUT ${field}`;

describe('values of contact lenses [RX-20]', () => {
  it('are those of one eye or both, in one order, as text', () => {
    expect(lensValuesOf({ right: eye }, codes)).toEqual({ right: eye });
    for (const right of [undefined, null, {}]) expect(lensValuesOf({ right, left: eye }, codes)).toEqual({ left: eye });
    const numbers = { diameter: 14.2, baseCurve: ' 8.6 ', power: '-2.00', boxes: 4 };
    const kept = JSON.stringify(lensValuesOf({ left: numbers, right: eye }, codes));
    expect(kept).toBe(JSON.stringify({ right: eye, left: eye }));
  });

  it.each([
    ['contactLensData', null],
    ['contactLensData', [eye]],
    ['contactLensData', 'text'],
    ['contactLensData', {}],
    ['contactLensData', { right: null, left: {} }],
    ['right', { right: [] }],
    ['left', { left: 'none' }],
    ['right', { right: { ...eye, prism: '1' } }],
    ['right.power', { right: { ...eye, power: '-2.25' } }],
    ['right.power', { right: { ...eye, power: ['-2.00'] } }],
    ['left.power', { left: { baseCurve: '8.6', diameter: '14.2' } }],
    ['left.diameter', { right: eye, left: { ...eye, diameter: '' } }],
    ['right.colour', { right: { ...eye, colour: 'Blue' } }],
    ['dominance', { right: eye, dominance: 'right' }],
    ['issuedOn', { right: eye, issuedOn: '2026-02-30' }],
    ['issuedOn', { right: eye, issuedOn: {} }],
  ])('cannot be made for %s in %j', (field, given) => {
    expect(refusalOf(() => lensValuesOf(given, codes))).toBe(invalid(field));
  });

  it('name the eye that leads where lenses differ by it', () => {
    for (const dominance of ['right', 'left'])
      expect(lensValuesOf({ right: many, dominance }, multifocal)).toEqual({ right: many, dominance });
    for (const dominance of [undefined, '', 'both'])
      expect(refusalOf(() => lensValuesOf({ right: many, dominance }, multifocal))).toBe(invalid('dominance'));
  });

  it('tell the day of the prescription where it was told, and how long a box of the article lasts', () => {
    const supplied = { ...codes, REPLACEMENT: 'monthly', PACK_SIZE: '6' };
    const issuedOn = '2026-02-28';
    expect(lensValuesOf({ right: eye, issuedOn }, supplied)).toEqual({ right: eye, issuedOn, boxDays: 180 });
    expect(lensValuesOf({ right: eye, issuedOn: '' }, supplied)).toEqual({ right: eye, boxDays: 180 });
    for (const size of ['', 'six', '0'])
      expect(lensValuesOf({ right: eye }, { ...supplied, PACK_SIZE: size })).toEqual({ right: eye });
    expect(lensValuesOf({ right: eye }, { ...codes, REPLACEMENT: 'monthly' })).toEqual({ right: eye });
  });

  it('are read from JSON and refused in anything else', () => {
    expect(lensValuesIn(JSON.stringify({ right: eye }), codes)).toEqual({ right: eye });
    for (const text of ['', '{', 'null'])
      expect(refusalOf(() => lensValuesIn(text, codes))).toBe(invalid('contactLensData'));
  });
});
