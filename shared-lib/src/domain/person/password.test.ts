import * as fc from 'fast-check';

import { flawOfCode, MAX_PASSWORD, PASSWORD_FLAWS, passwordFlaw } from './password';

describe('a new password', () => {
  it.each([
    ['Sun1234', 'short'],
    ['Sun12345', null],
    [`1${'a'.repeat(MAX_PASSWORD - 1)}`, null],
    [`1${'a'.repeat(MAX_PASSWORD)}`, 'long'],
    ['Sunglasses', 'digit'],
    ['12345678!', 'letter'],
    ['очки2026', null],
    ['نظارات١٢٣', null],
    ['', 'short'],
  ])('%p is refused as %p [AUTH-07]', (password, flaw) => {
    expect(passwordFlaw(password)).toBe(flaw);
  });

  it('is recognised in the refusal by the code it is refused with, and nothing else is [AUTH-07]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(PASSWORD_FLAWS) as (keyof typeof PASSWORD_FLAWS)[])), (flaw) => {
        expect(flawOfCode(PASSWORD_FLAWS[flaw])).toBe(flaw);
      }),
    );
    expect(flawOfCode('2030')).toBeNull();
  });
});
