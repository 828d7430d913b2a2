import { distinguishedName } from './organization.service';
import { WireNumber, wireJson } from './wireNumber';

describe('numbers above 2^53 on the wire [PLAT-02]', () => {
  it('keep all their digits, wherever they stand, and texts stay texts', () => {
    const id = new WireNumber('4000000000000000502');
    expect(wireJson({ id, list: [id, new WireNumber('-2000')], text: '4000000000000000502' })).toBe(
      '{"id":4000000000000000502,"list":[4000000000000000502,-2000],"text":"4000000000000000502"}',
    );
  });

  it.each(['', '-', '1.5', '1e3', ' 1', '1 ', '--1', 'x1'])('are whole: %p is none', (digits) => {
    expect(() => new WireNumber(digits)).toThrow(`Not an integer: ${digits}`);
  });
});

it('an organisation is named below the root, in small letters, and no comma of its name parts it [AUTH-12]', () => {
  expect(distinguishedName('Lakeside, Vision, Inc')).toBe('o=lakeside  vision  inc,o=root organization');
});
