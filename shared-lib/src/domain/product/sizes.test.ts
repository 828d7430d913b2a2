import { FIT_LABELS, FRAME_SIZES, fitsOf, isFrameSize, sizeOfWidth, sizeRange } from './sizes';

describe('sizes', () => {
  it('knows the sizes from XXS to XXL and grows with the width [ADV-01]', () => {
    expect(FRAME_SIZES).toEqual(['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL']);
    expect([115, 122, 130, 135, 140, 147, 155].map(sizeOfWidth)).toEqual([...FRAME_SIZES]);
  });

  it('assigns every width the letter whose range names it [ADV-01] [PLP-03]', () => {
    expect([117, 118, 130, 131, 137, 138, 145, 146, 153].map(sizeOfWidth).join()).toBe('XXS,XS,S,M,M,L,L,XL,XXL');
    const ends = FRAME_SIZES.flatMap((size) => Object.values(sizeRange(size)).map((width) => ({ size, width })));
    const closed = ends.filter((end): end is typeof end & { width: number } => end.width !== null);
    expect(closed.map(({ width }) => sizeOfWidth(width))).toEqual(closed.map(({ size }) => size));
  });

  it('says how each width fits a shopper, with every label [ADV-01]', () => {
    expect(fitsOf([129, 136, 139, 146], 137)).toEqual(['tight', 'recommended', 'also-right-for-you', 'loose']);
    // Nothing is right: the nearest one within reach is the next best, even among those that press.
    expect(fitsOf([120, 129], 135)).toEqual(['tight', 'next-best-size']);
    expect(fitsOf([150], 135)).toEqual(['loose']);
    // One of two equally near ones is enough of a recommendation.
    expect(fitsOf([134, 136], 135)).toEqual(['recommended', 'also-right-for-you']);
    expect(fitsOf([], 135)).toEqual([]);
    expect(FIT_LABELS).toHaveLength(5);
  });

  it('knows the sizes by name and by width to the millimetre [ADV-01]', () => {
    expect(['M', 'XXL', 'm', 'XXXL', ''].map(isFrameSize)).toEqual([true, true, false, false, false]);
    expect([117.4, 117.6, 123, 124, 152, 153, 300].map(sizeOfWidth)).toEqual([
      'XXS',
      'XS',
      'XS',
      'S',
      'XL',
      'XXL',
      'XXL',
    ]);
  });

  it.each([
    [[135], 133, ['recommended']],
    [[136], 133, ['also-right-for-you']],
    [[137], 133, ['also-right-for-you']],
    [[138], 133, ['next-best-size']],
    [[140], 133, ['next-best-size']],
    [[141], 133, ['loose']],
    [[125], 133, ['tight']],
    [[133, 135, 138], 133, ['recommended', 'also-right-for-you', 'loose']],
    [[126, 141], 133, ['next-best-size', 'loose']],
  ] as const)('fits widths of %p to a face of %p mm as %p [ADV-01]', (widths, right, fits) => {
    expect(fitsOf(widths, right)).toEqual(fits);
  });
});
