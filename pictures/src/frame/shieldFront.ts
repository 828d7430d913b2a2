import { type MeshBuilder } from '../geometry/meshBuilder';
import { addEllipsoid } from '../geometry/solids';
import { addSweep, type Ring } from '../geometry/sweep';
import { type Vector } from '../geometry/vector';
import { type FrameLayout } from './layout';
import { outlineNormals } from './metalFront';

/** The bar along the upper edge of a shield, nose pads behind it; returns the right-hand hinge in bent space. */
export function addShieldFront(builder: MeshBuilder, layout: FrameLayout): Vector {
  builder.wrap = layout.wrap;
  builder.part('front');
  const normals = outlineNormals(layout.outline);
  const low = layout.endPieceY - 3.4;
  const n = layout.outline.length;
  const first = layout.outline.findIndex((p, i) => p.y >= low && layout.outline[(i + n - 1) % n]!.y < low && p.x > 0);
  const bar: Ring[] = [];
  for (let k = 0; k < n; k += 1) {
    const i = (first + k) % n;
    const p = layout.outline[i]!;
    if (p.y < low) break;
    const normal = normals[i]!;
    bar.push({
      p: [p.x + normal.x * 0.4, p.y + normal.y * 0.4, -0.2],
      u: [normal.x, normal.y, 0],
      v: [0, 0, 1],
      halfU: 2,
      halfV: 1.9,
      radius: 1.3,
      scalar: 0.8,
    });
  }
  addSweep(builder, bar);
  builder.part('tip');
  for (const side of [1, -1]) {
    addEllipsoid(builder, [side * 9.5, -0.2 * layout.b, -3.6], [1.7, 7, 3], 0.42 * side, 0.5 * side, 0.6);
  }
  builder.wrap = undefined;
  const hinge = [layout.dbl / 2 + layout.a - 0.6, layout.endPieceY, -0.8];
  layout.wrap.point(hinge);
  return [hinge[0]!, hinge[1]!, hinge[2]!];
}
