import { type MeshBuilder } from '../geometry/meshBuilder';
import { PolygonDistance, roundedBox, smoothMax, smoothMin } from '../geometry/signedDistance';
import { addSlab, type SlabField } from '../geometry/slab';
import { addEllipsoid } from '../geometry/solids';
import { type FrameLayout } from './layout';

/** How far the milled edge runs over the lens. */
const lensOverlap = 0.35;
/** How far the end piece reaches beyond the lens box. */
export const endPieceReach = 6;

/** The end piece: a block beside the lens; a cat-eye's sweeps up and out. */
function endPiece(layout: FrameLayout, x: number, y: number): { distance: number; blend: number } {
  const dx = x - (layout.centreX + layout.a / 2);
  if (layout.shape === 'cat-eye') {
    const [c, s] = [Math.cos(0.42), Math.sin(0.42)];
    const [px, py] = [dx - 1.5, y - layout.endPieceY - 1.2];
    return { distance: roundedBox(px * c + py * s, -px * s + py * c, 6.2, 3.3, 2.6), blend: 5 };
  }
  if (layout.sport) return { distance: roundedBox(dx - 0.4, y - layout.endPieceY, 5.6, 4, 2), blend: 8 };
  const height = layout.audio ? 5.4 : 3.5;
  // On curved flanks a wide blend would grow a second corner; boxy ones run into the end piece.
  const curved =
    layout.shape === 'round' || layout.shape === 'oval' || layout.shape === 'panto' || layout.shape === 'hexagon';
  return {
    distance: roundedBox(dx - 0.6, y - layout.endPieceY, endPieceReach - 0.6, height, 1.5),
    blend: curved ? 4.2 : 7,
  };
}

function rimWidth(layout: FrameLayout, gx: number, gy: number): number {
  const { top, bottom, temporal, nasal } = layout.rim;
  return (gy > 0 ? top : bottom) * gy * gy + (gx > 0 ? temporal : nasal) * gx * gx;
}

/** Distance field of the right half of a milled front. */
function frontField(layout: FrameLayout): SlabField {
  const lens = new PolygonDistance(layout.outline, layout.centreX);
  const bridgeHeight = 5.2 + 0.05 * layout.b;
  const keyhole = layout.shape === 'panto' || layout.shape === 'round';
  const keyholeRadius = 0.21 * layout.dbl;
  const at = (x: number, y: number): number => {
    const d = lens.at(Math.abs(x), y);
    const rim = d - rimWidth(layout, lens.gradientX, lens.gradientY);
    let f = smoothMin(rim, roundedBox(x, y - layout.bridgeY, layout.dbl / 2 + 1.5, bridgeHeight / 2, 2), 5.5);
    if (keyhole) {
      const hole = Math.hypot(x, y - (layout.bridgeY - bridgeHeight / 2 - 0.6)) - keyholeRadius;
      f = smoothMax(f, -hole, 3.5);
    }
    const end = endPiece(layout, x, y);
    f = smoothMin(f, end.distance, end.blend);
    if (layout.half) f = smoothMax(f, halfRimCut(layout) - y, 1.5);
    return Math.max(f, -(d + lensOverlap));
  };
  return {
    at,
    hole: (x, y) => lens.at(Math.abs(x), y),
    left: 0,
    right: layout.centreX + layout.a / 2 + 9,
    bottom: -layout.b / 2 - 8,
    top: layout.b / 2 + 10,
  };
}

/** Height below which a half rim leaves the lens bare. */
export function halfRimCut(layout: FrameLayout): number {
  return -0.04 * layout.b;
}

/** The upper half of a browline: rim and end piece, cut off above the lens centre. */
function browField(layout: FrameLayout): SlabField {
  const lens = new PolygonDistance(layout.outline, layout.centreX);
  const at = (x: number, y: number): number => {
    const d = lens.at(x, y);
    const end = endPiece(layout, x, y);
    let f = smoothMin(d - rimWidth(layout, lens.gradientX, lens.gradientY) * 1.12, end.distance, end.blend);
    f = smoothMax(f, 0.14 * layout.b + 0.05 * (x - layout.centreX) - y, 1.6);
    f = smoothMax(f, layout.dbl / 2 - 2.2 - x, 1.6);
    return Math.max(f, -(d + lensOverlap));
  };
  return {
    at,
    hole: (x, y) => lens.at(x, y),
    left: 0.5,
    right: layout.centreX + layout.a / 2 + 9,
    bottom: 0,
    top: layout.b / 2 + 10,
  };
}

/** Adds the milled front, or only the brow of a browline; nose pads of acetate sit behind it. */
export function addAcetateFront(builder: MeshBuilder, layout: FrameLayout): void {
  builder.wrap = layout.wrap;
  const brow = layout.build === 'brow';
  addSlab(
    builder,
    'front',
    brow ? browField(layout) : frontField(layout),
    layout.halfDepth,
    layout.step,
    brow ? 0.5 : 0,
  );
  if (!brow && !layout.sport) {
    builder.part('front');
    for (const side of [1, -1]) {
      const centre = [side * (layout.dbl / 2 - 0.6), -0.05 * layout.b, -layout.halfDepth - 1.2] as const;
      addEllipsoid(builder, centre, [1.6, 5.2, 2.9], -0.3 * side, 0.55 * side, 0.6);
    }
  }
  builder.wrap = undefined;
}
