import type { LensesReview } from './lensReview';
import { lensFrameOf } from './lensFrame';
import { boxDays } from './lensSupply';
import { lensTint, lensTitle } from './lensTitle';
import { lensLook, lensLookOf, pictureWithLenses } from './pictureWithLenses';
import { readLensesReview } from './readLensesReview';
import { designOf, RX_TYPES } from './rxTypes';

const REVIEW: LensesReview = {
  type: { code: 'SV', description: 'Single vision' },
  treatmentsFamily: { code: 'TINT', description: 'Tinted' },
  color: { code: 'GRY', description: 'Grey' },
  thickness: { code: '1.6', description: 'Thin' },
  addOns: [{ code: 'BLUE', description: 'Blue filter' }],
};

const wire = {
  Type: REVIEW.type,
  TreatmentsFamily: REVIEW.treatmentsFamily,
  Color: REVIEW.color,
  Thickness: REVIEW.thickness,
  AddOns: [...REVIEW.addOns, null, 'blue', [], { code: 'X' }],
};

const words: Readonly<Record<string, string>> = { 'type.SV': 'Einstärken', 'colour.GRY': 'Grau' };
const say = (key: string) => words[key] ?? '';

describe('the lenses that were chosen', () => {
  it('are read from a record or its text, without choices that say nothing [ORD-05]', () => {
    expect([readLensesReview(wire), readLensesReview(JSON.stringify(wire))]).toEqual([REVIEW, REVIEW]);
    expect(readLensesReview({ Type: { description: 7 } })).toEqual({
      type: { code: '', description: '7' },
      treatmentsFamily: null,
      color: null,
      thickness: null,
      addOns: [],
    });
    expect(readLensesReview({ AddOns: { length: 1 } })?.addOns).toEqual([]);
  });

  it.each([null, undefined, 7, '', '{', '7', [], '[]', 'null'])('are unknown from %p [ORD-05]', (value) => {
    expect(readLensesReview(value)).toBeNull();
  });

  it('are named in the language of the shopper, else in the words of the platform [RX-11]', () => {
    expect(lensTitle(REVIEW, 'de-DE', say)).toBe('Einstärken 1,60');
    expect(lensTint(REVIEW, say)).toBe('Grau');
    expect(lensTitle(REVIEW, 'en-US', () => '')).toBe('Single vision 1.60');
    expect(lensTitle({ ...REVIEW, thickness: { code: 'thin', description: 'Thin' } }, 'en-US', say)).toBe(
      'Einstärken Thin',
    );
    expect(lensTitle({ ...REVIEW, thickness: { code: '0', description: '' } }, 'en-US', say)).toBe('Einstärken');
    expect(lensTitle({ ...REVIEW, thickness: null }, 'en-US', say)).toBe('Einstärken');
    expect([lensTitle(null, 'en-US', say), lensTint(null, say)]).toEqual(['', '']);
  });

  it('are seen in the picture of their frame once treatment and colour are known [RX-10]', () => {
    expect(lensLookOf(REVIEW)).toBe('TINT-GRY');
    expect([lensLook('TINT', ''), lensLook('', 'GRY'), lensLook(undefined, undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([null, { ...REVIEW, color: null }, { ...REVIEW, treatmentsFamily: null }].map(lensLookOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(pictureWithLenses('/p.webp?w=400', 'TINT-GRY')).toBe('/p.webp?w=400&lens=TINT-GRY');
    expect(pictureWithLenses('/p.webp?w=400', undefined)).toBe('/p.webp?w=400');
    expect(pictureWithLenses('/p.webp', 'TINT-GRY')).toBe('/p.webp');
  });
});

describe('a frame that takes lenses', () => {
  const frame = (facts: Readonly<Record<string, string>>) =>
    lensFrameOf((name) => ({ LENS_WIDTH: '52 mm', LENS_HEIGHT: '40.5', BRIDGE_WIDTH: '18', ...facts })[name]);

  it('is known by its measurements, shape and rim [CAT-03]', () => {
    expect(frame({ FRAME_SHAPE: 'Cat Eye', RIM_TYPE: 'Half rim' })).toEqual({
      shape: 'cat-eye',
      lensWidth: 52,
      lensHeight: 40.5,
      bridge: 18,
      rim: 'half',
    });
    expect(frame({ RIM_TYPE: 'Rimless' })).toMatchObject({ shape: 'panto', rim: 'rimless' });
    expect([frame({ RIM_TYPE: 'Full rim' })?.rim, frame({})?.rim]).toEqual(['full', 'full']);
  });

  it.each(['LENS_WIDTH', 'LENS_HEIGHT', 'BRIDGE_WIDTH'])('is not judged without %s [CAT-03]', (name) => {
    expect(['', '0', 'wide', '-1'].map((value) => frame({ [name]: value }))).toEqual([null, null, null, null]);
  });
});

describe('contact lenses in a box', () => {
  it.each([
    ['Daily', 30, 30],
    [' biweekly ', 6, 84],
    ['MONTHLY', 3, 90],
    ['monthly', 1, 30],
    ['monthly', 0, null],
    ['monthly', null, null],
    ['yearly', 3, null],
    [null, 3, null],
    [undefined, 3, null],
  ])('worn %p, %p a box, last %p days [RX-20]', (replacement, lenses, days) => {
    expect(boxDays(replacement, lenses)).toBe(days);
  });
});

describe('the list of lenses', () => {
  it('names every design once [RX-10]', () => {
    expect(Object.values(RX_TYPES).map(designOf)).toEqual(Object.keys(RX_TYPES));
    expect(designOf('Bifocal')).toBeUndefined();
  });
});
