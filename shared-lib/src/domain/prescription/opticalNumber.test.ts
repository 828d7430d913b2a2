import { hasSign, parseOptical, shownPower, storedPower } from './opticalNumber';

describe('a typed value', () => {
  it.each([
    ['-1,75', -1.75],
    ['−1.75', -1.75],
    ['–2', -2],
    ['- 2.00', -2],
    ['+  .5', 0.5],
    ['7.', 7],
    ['63 mm', 63],
    ['63mm.', 63],
    ['-2.00 dpt', -2],
    ['+1.25D', 1.25],
    ['170°', 170],
    ['plano', 0],
    [' PL ', 0],
    ['Neutral', 0],
  ])('%j is a number [RX-02]', (typed, number) => {
    expect(parseOptical(typed)).toBe(number);
  });

  it.each([
    '',
    '.',
    '-',
    'plan o',
    'plano 1',
    'a plano',
    '1.2.3',
    '1,2,3',
    '--1',
    '1 -',
    '63 mm wide',
    'mm',
    '1e3',
    'NaN',
    '0x10',
  ])('%j is none [RX-02]', (typed) => {
    expect(parseOptical(typed)).toBeNull();
  });

  it('has its sign, or is zero and needs none [RX-02]', () => {
    expect(['-1', '+1', '−1', ' – 1', '0', '0.00', 'plano'].map(hasSign)).not.toContain(false);
    expect(['1', '1-', '', '1 - 2'].map(hasSign)).not.toContain(true);
  });

  it('is stored with two decimals and its sign, and zero without one [RX-04]', () => {
    expect([-1.75, 2, 0, -0.001, 0.25].map(storedPower)).toEqual(['-1.75', '+2.00', '0.00', '0.00', '+0.25']);
  });

  it('is shown as papers print it, in the notation of the language [RX-02]', () => {
    expect([-1.75, 2, 0, -0.004].map((value) => shownPower(value))).toEqual(['−1.75', '+2.00', '0.00', '0.00']);
    expect(shownPower(-1.75, 'de')).toBe('−1,75');
    expect(shownPower(0.005)).toMatch(/^\+/);
  });
});
