import { brotliCompressSync } from 'node:zlib';

import { usualBox } from '../../domain/lens/lensOutline';
import { FRAME_SHAPES } from '../../domain/lens/shapeNumbers';
import { GOODS_OUTLINES } from '../../domain/product/outline';
import { GOODS_LINES } from '../FrameSign/goodsLines';
import { FRONTS } from '../Swatches/swatchColours';
import { globalCss } from './globalCss';
import { outlineCss, outlineSheet } from './outlineSheet';

describe('the outlines of pictures that have not arrived', () => {
  const sheet = outlineSheet();
  const css = outlineCss('/outlines.svg', '/bust.svg');

  it('are drawn once for every shape, as wide and as high as the place of a front [PLP-07]', () => {
    const boxes = [...sheet.matchAll(/<svg y="(\d+)" [^>]*viewBox="(\S+) (\S+) (\S+) (\S+)"/g)].map((found) =>
      found.slice(1).map(Number),
    );
    expect(boxes.slice(0, FRAME_SHAPES.length)).toEqual(
      FRAME_SHAPES.map((shape, index) => {
        const [lens, lensHeight, bridge] = usualBox(shape);
        const [width, height] = [2 * lens + bridge + 12, lensHeight + 10];
        return [index * 110, -width / 2, -height / 2, width, height];
      }),
    );
  });

  it('are drawn once for each sort of goods that is no frame, in a place of four by three [PLP-07] [PDP-01]', () => {
    const lines = [...sheet.matchAll(/<svg y="(\d+)" [^>]*viewBox="-75 -56 150 112" [^>]*><path d="([^"]+)"/g)];
    expect(lines.map(([, y, line]) => [Number(y), line])).toEqual(
      GOODS_OUTLINES.map((outline, index) => [110 * (FRAME_SHAPES.length + index), GOODS_LINES[outline].join('')]),
    );
    const last = FRAME_SHAPES.length + GOODS_OUTLINES.length - 1;
    expect(css).toContain(`calc(var(--s,99)*100%/${last})/100% ${110 * last + 100}%`);
    for (const [index, outline] of GOODS_OUTLINES.entries())
      expect(css).toContain(`.s-${outline}{--s:${FRAME_SHAPES.length + index}}`);
  });

  it('have a rule for each shape and each colour of fronts [PLP-07]', () => {
    for (const shape of FRAME_SHAPES) expect(css).toContain(`.s-${shape}{--s:`);
    for (const [code, colour] of Object.entries(FRONTS)) expect(css).toContain(`.f-${code}{color:${colour}}`);
    expect(css.split('{').length).toBe(css.split('}').length);
  });

  it('stand the shape of a bust where its picture comes [PDP-01] [PDP-02]', () => {
    expect(css).toContain('dialog .on-bust{background:url(/bust.svg) bottom/contain no-repeat content-box}');
  });

  it('take next to nothing of a document, and less than a picture', () => {
    const bytes = (text: string) => brotliCompressSync(text).length;
    expect(bytes(globalCss + css) - bytes(globalCss)).toBeLessThan(460);
    expect(bytes(sheet)).toBeLessThan(1_800);
  });
});
