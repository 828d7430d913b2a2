import { attributesOf } from '@sightline/shared-lib/testing';

import { swatchColours } from './colours';

const lensOf = (LENS_COLOR: string, LENS_COLOR_FACET: string) =>
  swatchColours(attributesOf({ FRONT_COLOR: 'Black', LENS_COLOR, LENS_COLOR_FACET })).lens;

describe('colours of a swatch', () => {
  it('show the tint that is named, even where its family is another [PLP-07]', () => {
    expect(lensOf('Green', 'Blue')).toBe(lensOf('Green', 'Green'));
    expect(lensOf('Green', 'Blue')).not.toBe(lensOf('Blue', 'Blue'));
  });

  it('show a mirror in the colours that it shines in, and its family where those are not known [PLP-07]', () => {
    expect(lensOf('Dark grey, blue mirror', 'Blue')).not.toBe(lensOf('Blue', 'Blue'));
    expect(lensOf('Blue mirror', 'Blue')).toBe(lensOf('Dark grey, blue mirror', 'Blue'));
    expect(lensOf('Black mirror', 'Silver')).toBe(lensOf('Silver', 'Silver'));
  });

  it('show the family of a gradient, and a demo lens as clear [PLP-07]', () => {
    expect(lensOf('Grey gradient', 'Grey')).toBe(lensOf('Grey', 'Grey'));
    expect(lensOf('Demo', 'Grey')).toBe(lensOf('Clear', 'Clear'));
  });
});
