import { refusalOf } from '../../testing/refusalOf';
import { requireSupply, type SupplyLine } from './lensSupply.domain';

const now = new Date('2026-06-01T12:00:00Z');
const eye = { power: '-2.00', baseCurve: '8.6', diameter: '14.2' };

/** Boxes of thirty days, for the right eye unless told otherwise. */
const line = (quantity: number, change: object = {}, more: Partial<SupplyLine> = {}): SupplyLine => ({
  partNumber: 'LENS',
  opticalRole: 'contactLens',
  groupKey: '',
  quantity,
  attributes: [
    {
      attributeName: 'contactLensData',
      attributeType: 'STRING',
      attributeValue: JSON.stringify({ right: eye, boxDays: 30, ...change }),
    },
  ],
  isJudged: true,
  ...more,
});
/** A year of validity holds twelve boxes from today. */
const refusal = (...lines: readonly SupplyLine[]) => refusalOf(() => requireSupply(lines, { days: 365, now }));
const UNTIL = '2027-06-01';

describe('boxes of contact lenses [RX-20]', () => {
  it('are no more than an eye wears before its prescription expires', () => {
    expect([refusal(line(12)), refusal(line(13))]).toEqual(['', `RX_LENS_SUPPLY 12 ${UNTIL}`]);
  });

  it('are counted from the day on the paper where it was told', () => {
    const earlier = { issuedOn: '2026-03-01' };
    expect([refusal(line(9, earlier)), refusal(line(10, earlier))]).toEqual(['', 'RX_LENS_SUPPLY 9 2027-03-01']);
    expect(refusal(line(1, { issuedOn: '2025-05-01' }))).toBe('RX_LENS_SUPPLY 0 2026-05-01');
    expect(refusal(line(1, { issuedOn: '2026-06-03' }))).toBe('_ERR_INVALID_INPUT issuedOn');
  });

  it('of one line for both eyes are half for each', () => {
    const both = { left: eye };
    expect([refusal(line(24, both)), refusal(line(25, both))]).toEqual(['', `RX_LENS_SUPPLY 24 ${UNTIL}`]);
  });

  it('of several lines for one eye are added up, whatever their colour', () => {
    const [blue, green] = [{ right: { ...eye, colour: 'Blue' } }, { right: { ...eye, colour: 'Green' } }];
    expect(refusal(line(6, blue), line(6, green))).toBe('');
    expect(refusal(line(6, blue), line(7, green))).toBe(`RX_LENS_SUPPLY 12 ${UNTIL}`);
    expect(refusal(line(8), line(10, { left: eye }))).toBe(`RX_LENS_SUPPLY 12 ${UNTIL}`);
  });

  it.each([
    ['the other eye', line(12, { right: undefined, left: eye })],
    ['other values', line(12, { right: { ...eye, power: '-2.25' } })],
    ['another article', line(12, {}, { partNumber: 'OTHER' })],
  ])('of %s are another supply', (_, other) => {
    expect(refusal(line(12), other)).toBe('');
  });

  it('of an eye with two prescriptions last as long as the longer one, each line as long as its own', () => {
    const earlier = { issuedOn: '2026-03-01' };
    expect(refusal(line(9, earlier), line(3))).toBe('');
    expect(refusal(line(3), line(9, earlier))).toBe('');
    expect(refusal(line(9, earlier), line(4))).toBe(`RX_LENS_SUPPLY 12 ${UNTIL}`);
    expect(refusal(line(4), line(9, earlier))).toBe(`RX_LENS_SUPPLY 12 ${UNTIL}`);
    expect(refusal(line(10, earlier), line(1))).toBe('RX_LENS_SUPPLY 9 2027-03-01');
  });

  it('that are not judged now count beside those that are, and refuse nothing themselves', () => {
    const aside = { isJudged: false };
    expect(refusal(line(99, { issuedOn: '2099-01-01' }, aside))).toBe('');
    expect(refusal(line(6), line(6, {}, aside))).toBe('');
    expect(refusal(line(6), line(7, {}, aside))).toBe(`RX_LENS_SUPPLY 12 ${UNTIL}`);
  });

  it('whose days nobody knows are not counted, and neither are other attributes', () => {
    expect(refusal(line(99, { boxDays: undefined }))).toBe('');
    const engraving = {
      attributeName: 'engraving',
      attributeType: 'STRING',
      attributeValue: '{"right":{},"boxDays":30}',
    };
    expect(refusal(line(99, {}, { attributes: [engraving] }))).toBe('');
  });
});
