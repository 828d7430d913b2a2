import { nextAddress } from './nextAddress';

describe('the address after signing in', () => {
  it('stays on this site [AUTH-07]', () => {
    expect(nextAddress('/en-us/cart?x=1')).toBe('/en-us/cart?x=1');
    for (const other of ['https://evil.example', '//evil.example', '/\\evil.example', 'cart', '/a\\b', '', undefined]) {
      expect(nextAddress(other)).toBeNull();
    }
  });
});
