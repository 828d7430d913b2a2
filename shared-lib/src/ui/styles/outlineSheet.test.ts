import { brotliCompressSync } from 'node:zlib';

import { usualBox } from '../../domain/lens/lensOutline';
import { FRAME_SHAPES } from '../../domain/lens/shapeNumbers';
import { FRONTS } from '../Swatches/swatchColours';
import { globalCss } from './globalCss';
import { outlineCss, outlineSheet } from './outlineSheet';

describe('the outlines of pictures that have not arrived', () => {
  const sheet = outlineSheet();
  const css = outlineCss('/outlines.svg');

  it('are drawn once for every shape, as wide and as high as the place of a front [PLP-07]', () => {
    const boxes = [...sheet.matchAll(/<svg y="(\d+)" [^>]*viewBox="(\S+) (\S+) (\S+) (\S+)"/g)].map((found) =>
      found.slice(1).map(Number),
    );
    expect(boxes).toEqual(
      FRAME_SHAPES.map((shape, index) => {
        const [lens, lensHeight, bridge] = usualBox(shape);
        const [width, height] = [2 * lens + bridge + 12, lensHeight + 10];
        return [index * 110, -width / 2, -height / 2, width, height];
      }),
    );
  });

  it('have a rule for each shape and each colour of fronts [PLP-07]', () => {
    for (const shape of FRAME_SHAPES) expect(css).toContain(`.s-${shape}{--s:`);
    for (const [code, colour] of Object.entries(FRONTS)) expect(css).toContain(`.f-${code}{color:${colour}}`);
    expect(css.split('{').length).toBe(css.split('}').length);
  });

  it('take next to nothing of a document, and less than a picture', () => {
    const bytes = (text: string) => brotliCompressSync(text).length;
    expect(bytes(globalCss + css) - bytes(globalCss)).toBeLessThan(420);
    expect(bytes(sheet)).toBeLessThan(1_600);
  });
});
