import { formatPhone } from './phoneFormat';

describe('a phone number', () => {
  it.each([
    ['2125550100', 'US', '(212) 555-0100'],
    ['+1 212 555 0100', 'us', '(212) 555-0100'],
    ['0669812345', 'IT', '06 6981 2345'],
    ['+393331234567', 'IT', '333 123 4567'],
    ['0142685300', 'FR', '01 42 68 53 00'],
    ['03023125000', 'DE', '030 23125000'],
    ['912345678', 'ES', '912 34 56 78'],
    ['212345678', 'PT', '21 234 5678'],
    ['0442223344', 'CH', '044 222 33 44'],
    ['02079460018', 'GB', '020 7946 0018'],
  ])('%s is written in %s as %s [ACC-02]', (typed, country, written) => {
    expect(formatPhone(typed, country)).toBe(written);
  });

  it('of another country has that country’s code [ACC-02]', () => {
    expect(formatPhone('+33142685300', 'IT')).toBe('+33 1 42 68 53 00');
    expect(formatPhone('+33142685300', '')).toBe('+33 1 42 68 53 00');
  });

  it('that is none stays as it was typed [ACC-02]', () => {
    expect(formatPhone('12 extension 7', 'US')).toBe('12 extension 7');
    expect(formatPhone('555 0100', '')).toBe('555 0100');
    expect(formatPhone('', 'US')).toBe('');
  });
});
