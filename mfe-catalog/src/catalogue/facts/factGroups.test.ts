import { factGroups } from './factGroups';

const LENS = {
  codes: { CL_BASE_CURVE: ['8.5'] },
  values: {
    CL_BASE_CURVE: ['8.5'],
    CL_DIAMETER: ['14.1'],
    CL_POWER: ['-10.00', '-0.50', '+6.00', '1', '2', '3', '4', '+6.50'],
    CONNECTIVITY: ['Bluetooth 5.3'],
  },
  names: { CL_BASE_CURVE: 'curve', CL_DIAMETER: 'diameter', CL_POWER: 'power', CONNECTIVITY: 'connection' },
};

const valuesIn = (tag: string) => factGroups(LENS, tag).flatMap(({ rows }) => rows.map(({ value }) => value));

describe('facts of a product', () => {
  it('writes numbers with the decimal sign of the language, and leaves names alone [CAT-03]', () => {
    expect(valuesIn('fr-FR')).toEqual(['8,5\u00A0mm', '14,1\u00A0mm', '−10,00 – +6,50', 'Bluetooth 5.3']);
    expect(valuesIn('en-US')).toEqual(['8.5\u00A0mm', '14.1\u00A0mm', '−10.00 – +6.50', 'Bluetooth 5.3']);
  });
});
