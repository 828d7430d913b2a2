import { BUST_WIDTHS, type BustWidth, bustShade } from '@sightline/shared-lib/domain/product';
import sharp from 'sharp';

import { renderPicture } from '../renderPicture';
import { sampleFrame } from '../sampleSpecs';

const WIDTH = 300;

/** Share of opacity of each pixel of the shape, at the size of a drawn bust. */
async function shadeAt(height: number): Promise<Buffer> {
  const svg = bustShade().replace('fill-opacity=".1"', '');
  return sharp(Buffer.from(svg), { density: 400 })
    .resize(WIDTH, height, { fit: 'fill' })
    .extractChannel('alpha')
    .raw()
    .toBuffer();
}

describe('the shape that stands where a bust will be', () => {
  it.each(Object.keys(BUST_WIDTHS) as BustWidth[])(
    'is covered by a %s bust, and close to its edge [PDP-01]',
    async (width) => {
      const frame = { ...sampleFrame('round'), a: 30, dbl: 14, bust: { width, tone: 'sand' as const } };
      const { height, rgba } = renderPicture(frame, 'bust', { width: WIDTH });
      const shade = await shadeAt(height);
      let [shown, bare, covered] = [0, 0, 0];
      for (let pixel = 0; pixel < WIDTH * height; pixel += 1) {
        const stone = rgba[4 * pixel + 3]! > 250;
        if (stone) covered += 1;
        if (shade[pixel]! < 128) continue;
        if (stone) shown += 1;
        else bare += 1;
      }
      expect(bare).toBe(0);
      expect(shown / covered).toBeGreaterThan(0.8);
    },
  );
});
