import { type MeshBuilder } from '../geometry/meshBuilder';
import { addEllipsoid } from '../geometry/solids';
import { addSweep, type Ring, ringsAlong } from '../geometry/sweep';
import { type Vector } from '../geometry/vector';
import { type Point } from '../outline';
import { type FrameLayout } from './layout';
import { addNosePads, outlineAt, outlineNormals } from './metalFront';

/** Distance of the drilled holes from the lens edge, and where the mounts lie before the lens. */
const inset = 2.6;
const before = 1.5;

/** The polished edge of a bare lens, seen as a clear band. */
export function addLensEdge(builder: MeshBuilder, outline: readonly Point[], centreX: number): void {
  builder.part('wire');
  const normals = outlineNormals(outline);
  const rings: Ring[] = outline.map((p, i) => ({
    p: [centreX + p.x - normals[i]!.x * 0.3, p.y - normals[i]!.y * 0.3, -0.6],
    u: [normals[i]!.x, normals[i]!.y, 0],
    v: [0, 0, 1],
    halfU: 0.3,
    halfV: 0.9,
    radius: 0.2,
    scalar: 0.6,
  }));
  addSweep(builder, rings, { closed: true, arc: 1 });
}

function addScrew(builder: MeshBuilder, x: number, y: number): void {
  addEllipsoid(builder, [x, y, before + 0.2], [1.15, 1.15, 0.7], 0, 0, 1, 14);
}

/** Drilled lenses, bridge and end pieces on screws; returns the right-hand hinge in bent space. */
export function addRimlessFront(builder: MeshBuilder, layout: FrameLayout): Vector {
  builder.wrap = layout.wrap;
  addLensEdge(builder, layout.outline, layout.centreX);
  addLensEdge(builder, layout.outline.map((p) => ({ x: -p.x, y: p.y })).toReversed(), -layout.centreX);
  builder.part('rim');
  const nasalY = (0.3 * layout.b) / 2;
  const nasalX = layout.centreX + outlineAt(layout.outline, nasalY, -1).x + inset;
  const bridge: Vector[] = Array.from({ length: 29 }, (_, i) => {
    const t = i / 14 - 1;
    const arch = 1 - Math.abs(t) ** 3;
    return [nasalX * t, nasalY + 2.4 * arch, before - 0.2 + 0.5 * arch];
  });
  addSweep(
    builder,
    ringsAlong(bridge, [0, 1, 0], () => ({ halfU: 0.85, halfV: 0.7, radius: 0.5 })),
  );
  builder.part('metal');
  const y = layout.endPieceY;
  const temporalX = layout.centreX + outlineAt(layout.outline, y, 1).x - inset;
  const reach = inset + 5.4;
  const path: Vector[] = [[temporalX, y, before - 0.2]];
  for (let i = 0; i <= 14; i += 1) {
    const t = (i / 14) * ((83 * Math.PI) / 180);
    path.push([temporalX + inset + 0.8 + (reach - inset - 0.8) * Math.sin(t), y, before - 0.2 - 7 * (1 - Math.cos(t))]);
  }
  for (const side of [1, -1]) {
    const mirrored = path.map((p): Vector => [side * p[0], p[1], p[2]]);
    addSweep(
      builder,
      ringsAlong(mirrored, [0, 1, 0], () => ({ halfU: 1.25, halfV: 0.6, radius: 0.35 })),
    );
    addScrew(builder, side * nasalX, nasalY);
    addScrew(builder, side * temporalX, y);
  }
  addNosePads(builder, layout);
  builder.wrap = undefined;
  const hinge = [...path[path.length - 1]!];
  layout.wrap.point(hinge);
  return [hinge[0]!, hinge[1]!, hinge[2]!];
}
