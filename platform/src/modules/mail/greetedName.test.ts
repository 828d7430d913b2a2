import { greetedName } from './greetedName';

describe('the name that a letter greets', () => {
  it.each([
    ['Ann', 'Ann'],
    [' Anne-Marie O’Brien ', 'Anne-Marie O’Brien'],
    ['José', 'José'],
    ['Visit evil.example', ''],
    ['Ann\r\n\r\nYour account is locked', ''],
    ['Call 1 800 555 0100', ''],
    ['a'.repeat(41), ''],
    ['', ''],
  ])('of %j is %j [ACC-09] [SITE-16]', (written, greeted) => {
    expect(greetedName(written)).toBe(greeted);
  });
});
