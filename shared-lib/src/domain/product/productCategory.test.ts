import { attributesOf } from '../../testing/aProduct';
import { attributeCode, attributeFlag, attributeNumber, attributeText } from './attributes';
import { PRODUCT_TYPES } from './product';
import { categoryOfType, isAddToCartEnabled, isEyewear, productTypeOf } from './productCategory';

describe('product types', () => {
  it.each([
    ['Sun', 'sun', 'sun'],
    ['CONTACT LENSES', 'contact lenses', 'contact-lenses'],
    ['Optical', 'optical', 'optical'],
    ['frames', 'frames', 'frames'],
    ['Accessories', 'accessories', 'accessories'],
    ['Contact Lenses Accessories', 'contact lens accessories', 'contact-lenses-accessories'],
    ['electronics', 'electronics', 'electronics'],
    ['Electronics Audio Optical', 'electronics audio optical', 'electronics'],
    ['contact-lenses', 'contact lenses', 'contact-lenses'],
  ])('maps PRODUCT_TYPE %s to category %s and slug %s [CAT-02]', (type, category, slug) => {
    expect(categoryOfType(type)).toBe(category);
    expect(productTypeOf({ attributes: attributesOf({ PRODUCT_TYPE: type }) })).toBe(slug);
  });

  it('knows nothing about other types [CAT-02]', () => {
    expect(categoryOfType('Umbrella')).toBeNull();
    expect(productTypeOf({ attributes: attributesOf() })).toBeNull();
  });

  it('disables add to cart for contact lenses only [PDP-04]', () => {
    expect(PRODUCT_TYPES.filter((type) => !isAddToCartEnabled(type))).toEqual(['contact-lenses']);
  });

  it('hangs frames of every kind on a nose, and nothing else [CAT-02]', () => {
    expect(PRODUCT_TYPES.filter(isEyewear)).toEqual(['optical', 'frames', 'sun', 'electronics']);
    expect(isEyewear(null)).toBe(false);
    expect(categoryOfType('  Contact _- Lenses ')).toBe('contact lenses');
  });
});

describe('attributes', () => {
  const attributes = {
    codes: { LENS_WIDTH: ['52,5 mm'], POLARIZED: ['TRUE'], FRAME_SHAPE: ['ROUND'] },
    values: { FRAME_SHAPE: ['Rund'] },
    names: {},
  };

  it('reads codes, localised texts, flags and numbers by name [CAT-03]', () => {
    expect(attributeCode(attributes, 'FRAME_SHAPE')).toBe('ROUND');
    expect(attributeText(attributes, 'FRAME_SHAPE')).toBe('Rund');
    expect(attributeText(attributes, 'LENS_WIDTH')).toBe('52,5 mm');
    expect(attributeFlag(attributes, 'POLARIZED')).toBe(true);
    expect(attributeFlag(attributes, 'PHOTOCHROMIC')).toBe(false);
    expect(attributeNumber(attributes, 'LENS_WIDTH')).toBe(52.5);
    expect(attributeNumber(attributes, 'BRIDGE_WIDTH')).toBeNull();
  });
});
