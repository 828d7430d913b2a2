import { factGroups } from './factGroups';

const LENS = {
  codes: { CL_BASE_CURVE: ['8.5'] },
  values: {
    CL_BASE_CURVE: ['8.5'],
    CL_DIAMETER: ['14.1'],
    WATER_CONTENT: ['33'],
    CL_POWER: ['-10.00', '-0.50', '+6.00', '1', '2', '3', '4', '+6.50'],
    CONNECTIVITY: ['Bluetooth 5.3'],
  },
  names: {
    CL_BASE_CURVE: 'curve',
    CL_DIAMETER: 'diameter',
    WATER_CONTENT: 'water',
    CL_POWER: 'power',
    CONNECTIVITY: 'connection',
  },
};

const valuesIn = (tag: string) => factGroups(LENS, tag).flatMap(({ rows }) => rows.map(({ value }) => value));

describe('facts of a product', () => {
  it('writes numbers with the decimal sign of the language, and leaves names alone [CAT-03]', () => {
    const others = (tag: string) => valuesIn(tag).filter((text) => !text.endsWith('%'));
    expect(others('fr-FR')).toEqual(['8,5\u202Fmm', '14,1\u202Fmm', '−10,00 – +6,50', 'Bluetooth 5.3']);
    expect(others('en-US')).toEqual(['8.5\u202Fmm', '14.1\u202Fmm', '−10.00 – +6.50', 'Bluetooth 5.3']);
  });

  it('lists contents, but no sizes of what belongs to a hearing device [CAT-03]', () => {
    const goods = (PRODUCT_TYPE: string) => {
      const codes = { PRODUCT_TYPE: [PRODUCT_TYPE], CONTENT_SIZE: ['10', '312'] };
      return factGroups({ codes, values: codes, names: { CONTENT_SIZE: 'Contents' } }, 'en-US').flatMap(({ rows }) =>
        rows.map(({ value }) => value),
      );
    };
    expect(goods('Contact Lenses Accessories')).toContain('10, 312');
    expect(goods('Electronics')).not.toContain('10, 312');
  });

  it('sets percent as the language does [CAT-03]', () => {
    const water = (tag: string) => valuesIn(tag).find((text) => text.endsWith('%'));
    expect(['en-US', 'it-IT', 'de-DE'].map(water)).toEqual(['33%', '33%', '33\u00A0%']);
  });
});
