import { SHAPE_NUMBERS, usualBox, type FrameShape } from '@sightline/shared-lib/domain/lens';
import { type FrameSpec, type PictureSpec, smallGoodsKinds } from './specification';

export const frameShapes = [...Object.keys(SHAPE_NUMBERS), 'hexagon', 'shield'] as readonly FrameShape[];

/** A frame of a shape's usual size; everything else may be overridden. */
export function sampleFrame(shape: FrameShape, more: Partial<FrameSpec> = {}): FrameSpec {
  const [a, b, dbl] = usualBox(shape);
  return {
    kind: 'frame',
    shape,
    a,
    b,
    dbl,
    temple: 145,
    build: 'acetate',
    front: 'Black',
    lens: { kind: 'demo' },
    ...more,
  };
}

const f = sampleFrame;

/** Every shape once, each in a material that suits it. */
const shapes: PictureSpec[] = [
  f('round', { front: 'Tortoise', style: 'havana' }),
  f('oval', { build: 'metal', front: 'Copper' }),
  f('panto', { front: 'Brown', style: 'crystal' }),
  f('square', { lens: { kind: 'gradient', family: 'Grey' } }),
  f('rectangle', { front: 'Blue', style: 'crystal' }),
  f('aviator', { build: 'metal', front: 'Gold', lens: { kind: 'solid', family: 'Green' } }),
  f('pilot', { build: 'metal', front: 'Gunmetal', lens: { kind: 'mirror', family: 'Blue' } }),
  f('cat-eye', { front: 'Red', lens: { kind: 'gradient', family: 'Brown' } }),
  f('butterfly', { front: 'Violet', style: 'crystal', lens: { kind: 'gradient', family: 'Violet' } }),
  f('trapezoid', { front: 'Tortoise', style: 'havana', lens: { kind: 'solid', family: 'Green' } }),
  f('browline', { build: 'mixed', front: 'Tortoise', temples: 'Tortoise' }),
  f('hexagon', { build: 'metal', front: 'Silver', lens: { kind: 'gradient', family: 'Blue' } }),
  f('shield', { build: 'nylon', front: 'White', lens: { kind: 'mirror', family: 'Red' } }),
  f('sport', { build: 'nylon', lens: { kind: 'mirror', family: 'Green' } }),
  f('trapezoid', { front: 'Transparent', lens: { kind: 'solid', family: 'Grey' } }),
  f('panto', { build: 'titanium', front: 'Silver' }),
];

const colours: PictureSpec[] = [
  f('panto', { front: 'Black' }),
  f('panto', { front: 'Grey' }),
  f('panto', { front: 'Brown', style: 'crystal' }),
  f('panto', { front: 'Blue', style: 'crystal' }),
  f('panto', { front: 'Red' }),
  f('panto', { front: 'Green', style: 'crystal' }),
  f('panto', { front: 'Pink', style: 'crystal' }),
  f('panto', { front: 'White' }),
  f('panto', { front: 'Violet', style: 'crystal' }),
  f('panto', { front: 'Yellow' }),
  f('panto', { front: 'Beige' }),
  f('panto', { front: 'Orange', style: 'crystal' }),
  f('panto', { build: 'metal', front: 'Gold' }),
  f('panto', { build: 'metal', front: 'Silver' }),
  f('panto', { build: 'metal', front: 'Copper' }),
  f('panto', { build: 'metal', front: 'Gunmetal' }),
  f('panto', { front: 'Tortoise' }),
  f('panto', { front: 'Transparent' }),
  f('trapezoid', { lens: { kind: 'photochromic', family: 'Grey' } }),
  f('trapezoid', { lens: { kind: 'polarised', family: 'Brown' } }),
  f('trapezoid', { front: 'Tortoise', style: 'blonde', lens: { kind: 'mirror', family: 'Silver' } }),
  f('rectangle', { build: 'titanium', front: 'Grey', rim: 'half' }),
  f('panto', { build: 'titanium', front: 'Gold', rim: 'rimless' }),
  f('square', { audio: true, lens: { kind: 'polarised', family: 'Grey' } }),
];

const goods: PictureSpec[] = [
  {
    kind: 'contact-lens-box',
    brand: 'AQUALIS',
    product: '1 DAY',
    replacement: 'Daily',
    type: 'Spheric',
    packSize: 30,
    bc: '8.6',
    dia: '14.2',
    hue: 200,
  },
  {
    kind: 'contact-lens-box',
    brand: 'CLARO',
    product: 'MONTHLY TORIC',
    replacement: 'Monthly',
    type: 'Toric',
    packSize: 6,
    bc: '8.7',
    dia: '14.5',
    hue: 165,
  },
  { kind: 'bottle', brand: 'CLARO', product: 'MULTI-PURPOSE SOLUTION', volume: 360, hue: 165 },
  { kind: 'spray', brand: 'LUMEN', product: 'LENS CLEANER', volume: 50, hue: 210 },
  { kind: 'case', front: 'Brown' },
  { kind: 'cloth', hue: 205 },
  { kind: 'chain', front: 'Gold' },
  { kind: 'hearing-device', front: 'Beige' },
  { kind: 'charging-case', front: 'Black', contents: 'glasses' },
  { kind: 'charging-case', front: 'White', contents: 'hearing' },
  ...smallGoodsKinds.map((form) => ({ kind: 'small-goods', form, front: 'Blue' }) as const),
];

/** Named sets of products for contact sheets and broad tests. */
export const sampleSheets: Record<'shapes' | 'colours' | 'goods', PictureSpec[]> = { shapes, colours, goods };
