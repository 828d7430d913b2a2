import { type MeshBuilder } from '../geometry/meshBuilder';
import { type Point } from '../outline';
import { type FrameLayout } from './layout';

/** Rings of a lens: so few that small pictures lose nothing. */
const ringsOf = ({ detail }: FrameLayout): number => (detail > 112 ? 14 : 8);

/** A shield is twice as wide: its ground edge would be too, if it were a share of the radius. */
const shieldEdge = 2.4;

/** How much rounder a lens shades than the flat rim it sits in: tilt of its normals per millimetre from the centre. */
export const lensRoundness = { demo: 0.0035, sun: 0.0055 };

/** Concentric rings of one outline; texture is (u, v, side), the scalar the ring 0..1, shading curve `roundness`. */
function addLens(
  builder: MeshBuilder,
  layout: FrameLayout,
  outline: readonly Point[],
  centreX: number,
  hub: Point,
  roundness: number,
  edgeScale = 1,
): void {
  builder.part('lens');
  const n = outline.length;
  const ringsPerLens = ringsOf(layout);
  const base = builder.vertexCount;
  const halfWidth = Math.max(...outline.map((p) => Math.abs(p.x)));
  for (let ring = 0; ring <= ringsPerLens; ring += 1) {
    const a = ring / ringsPerLens;
    for (const p of outline) {
      const x = hub.x + (p.x - hub.x) * a;
      const y = hub.y + (p.y - hub.y) * a;
      const bulge = 1 - a * a;
      builder.vertex(
        centreX + x,
        y,
        0.2 + bulge,
        roundness * (x - hub.x),
        roundness * (y - hub.y),
        1,
        Math.max(0, 1 - (1 - a) * edgeScale),
        x / halfWidth,
        (2 * y) / layout.b,
        Math.sign(centreX),
      );
    }
  }
  for (let ring = 0; ring < ringsPerLens; ring += 1) {
    for (let i = 0; i < n; i += 1) {
      const k = (i + 1) % n;
      const a = base + ring * n;
      if (ring === 0) builder.triangle(a, a + n + i, a + n + k);
      else builder.quad(a + i, a + k, a + n + k, a + n + i);
    }
  }
}

/** Both lenses, or the single shield. */
export function addLenses(builder: MeshBuilder, layout: FrameLayout, roundness: number): void {
  builder.wrap = layout.wrap;
  if (layout.build === 'shield') {
    addLens(builder, layout, layout.outline, 0, { x: 0, y: 0.16 * layout.b }, roundness * 0.4, shieldEdge);
  } else {
    const centre = { x: 0, y: 0 };
    addLens(builder, layout, layout.outline, layout.centreX, centre, roundness);
    const mirrored = layout.outline.map((p) => ({ x: -p.x, y: p.y }));
    addLens(builder, layout, mirrored, -layout.centreX, centre, roundness);
  }
  builder.wrap = undefined;
}
