import { attributesOf } from '../../testing/aProduct';
import { frameShapeOf, outlineOf } from './outline';

describe('the outline of a product', () => {
  it.each([
    ['a frame in its shape', { PRODUCT_TYPE: 'Sun', FRAME_SHAPE: 'Cat Eye' }, 'cat-eye'],
    ['a frame of a shape nobody draws', { PRODUCT_TYPE: 'Optical', FRAME_SHAPE: 'Kite' }, 'panto'],
    [
      'audio glasses',
      { PRODUCT_TYPE: 'Electronics', GOODS_KIND: 'audio', FRAME_SHAPE: 'Square', LENS_WIDTH: '52' },
      'square',
    ],
    ['contact lenses', { PRODUCT_TYPE: 'Contact Lenses', LENS_WIDTH: '14.2' }, 'lens-box'],
    ['lens care', { PRODUCT_TYPE: 'Contact Lenses Accessories', GOODS_KIND: 'multipurpose' }, 'bottle'],
    ['tablets', { PRODUCT_TYPE: 'Contact Lenses Accessories', GOODS_KIND: 'tablets' }, 'carton'],
    ['a case', { PRODUCT_TYPE: 'Accessories', GOODS_KIND: 'soft-case' }, 'case'],
    ['a spray', { PRODUCT_TYPE: 'Accessories', GOODS_KIND: 'spray' }, 'bottle'],
    ['a hearing device', { PRODUCT_TYPE: 'Electronics', GOODS_KIND: 'hearing-device' }, 'hearing-device'],
    ['batteries', { PRODUCT_TYPE: 'Electronics', GOODS_KIND: 'battery' }, 'carton'],
    ['what says nothing of itself', {}, 'carton'],
  ])('follows type and kind: %s [PLP-07] [PDP-01]', (_, codes: Readonly<Record<string, string>>, outline) => {
    expect(outlineOf({ attributes: attributesOf(codes) })).toBe(outline);
  });

  it('draws shields and wraps alike, and no shape it does not know [PLP-03]', () => {
    expect(frameShapeOf('Shield')).toBe(frameShapeOf('Wrap'));
    expect(frameShapeOf('Kite')).toBeUndefined();
  });
});
