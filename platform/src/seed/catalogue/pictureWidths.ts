import type { FrameShape } from '../../pictures/outline';
import type { FrameBuild, GoodsSpec } from '../../pictures/specification';

/**
 * Widths in millimetres of what the views of a frame show, fitted to what the renderer measures (the front within 2 %, the others within 8 %): drawing
 * every model for its size would take the seed minutes.
 */
export function frameViewWidths(
  frame: { width: number; temple: number },
  shape: FrameShape,
  build: FrameBuild,
): Record<string, number> {
  const { width, temple } = frame;
  const metal = build === 'metal' || build === 'titanium';
  const beside = { sport: 40, shield: 31, aviator: 25, pilot: metal ? 26 : 20 }[shape as string] ?? (metal ? 21.5 : 18);
  const turned = shape === 'sport' ? 1.225 * width : shape === 'shield' ? 1.27 * width : 0.92 * width + 0.43 * temple;
  return {
    front: width,
    'three-quarter': Math.round(turned),
    lateral: Math.round(temple + beside),
    folded: Math.round(Math.max(0.965 * width, temple - 1)),
  };
}

const goods: Readonly<Record<GoodsSpec['kind'], readonly [front: number, angle: number]>> = {
  'contact-lens-box': [75, 74],
  bottle: [82, 82],
  spray: [48, 48],
  case: [181, 177],
  cloth: [146, 170],
  chain: [213, 209],
  'hearing-device': [133, 130],
  'charging-case': [86, 89],
};

/** Widths of the views of goods, their soft shadow included. */
export function goodsViewWidths(kind: GoodsSpec['kind']): Record<string, number> {
  const [front, angle] = goods[kind];
  return { front, angle };
}
