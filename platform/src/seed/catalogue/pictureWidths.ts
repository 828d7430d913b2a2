import type { FrameShape, FrameBuild, GoodsSpec } from '@sightline/pictures';
import { measurePicture, viewsOf, WINDOW_WIDTHS } from '@sightline/pictures';

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
    folded: Math.round(Math.max(0.965 * width, temple - (metal ? 6 : 1))),
    ...WINDOW_WIDTHS,
  };
}

const measured = new Map<string, Record<string, number>>();

/** Widths of the views of goods, their soft shadow included, as the renderer measures them: there are few of them. */
export function goodsViewWidths(spec: GoodsSpec): Record<string, number> {
  const key = JSON.stringify(spec);
  const known = measured.get(key);
  if (known) return known;
  const widths = Object.fromEntries(
    viewsOf(spec).map((view) => [view, Math.round(measurePicture(spec, view).millimetres)]),
  );
  measured.set(key, widths);
  return widths;
}
