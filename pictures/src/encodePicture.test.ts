import sharp from 'sharp';
import { coarserAlpha, encodePicture } from './encodePicture';
import { groundColour } from './raster/cutOut';
import { renderPicture } from './renderPicture';
import { sampleFrame } from './sampleSpecs';
import { type FrameSpec } from './specification';

const ground = [1, 3, 5].map((i) => Number.parseInt(groundColour.slice(i, i + 2), 16));

const typical: [string, FrameSpec][] = [
  ['black acetate', sampleFrame('square')],
  ['tortoise sun', sampleFrame('trapezoid', { front: 'Tortoise', lens: { kind: 'solid', family: 'Green' } })],
  [
    'gold aviator',
    sampleFrame('aviator', { build: 'metal', front: 'Gold', lens: { kind: 'gradient', family: 'Brown' } }),
  ],
];

describe('encodePicture', () => {
  it.each(typical)('keeps %s at 400 px below nine kilobytes in both formats [PLAT-05]', async (_, spec) => {
    const picture = renderPicture(spec, 'three-quarter', { width: 400 });
    expect((await encodePicture(picture, 'avif')).length).toBeLessThan(9216);
    expect((await encodePicture(picture, 'webp')).length).toBeLessThan(9216);
  });

  it.each(['avif', 'webp', 'png'] as const)('keeps size and transparency in %s', async (format) => {
    const picture = renderPicture(sampleFrame('panto'), 'front', { width: 200 });
    const file = await encodePicture(picture, format);
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([picture.width, picture.height, 4]);
    let difference = 0;
    for (let i = 3; i < data.length; i += 4) difference += Math.abs(data[i]! - picture.rgba[i]!);
    expect(difference / (data.length / 4)).toBeLessThan(5);
  });

  it('coarsens alpha without changing what is seen over the ground', () => {
    const rgba = new Uint8ClampedArray([120, 60, 30, 101, 10, 12, 20, 255, 0, 0, 0, 0, 200, 210, 220, 13]);
    const coarse = coarserAlpha(rgba, 8);
    for (let i = 0; i < rgba.length; i += 4) {
      const from = rgba[i + 3]! / 255;
      const to = coarse[i + 3]! / 255;
      expect(to === 1 || (coarse[i + 3]! % 8 === 0 && to >= from)).toBe(true);
      for (let c = 0; c < 3; c += 1) {
        const before = rgba[i + c]! * from + ground[c]! * (1 - from);
        const after = coarse[i + c]! * to + ground[c]! * (1 - to);
        expect(Math.abs(before - after)).toBeLessThan(0.6);
      }
    }
  });
});
