import { type MeshBuilder } from '../geometry/meshBuilder';
import { addEllipsoid } from '../geometry/solids';
import { addSweep, addWire, quadratic, type Ring, ringsAlong } from '../geometry/sweep';
import { type Vector } from '../geometry/vector';
import { type Point } from '../outline';
import { halfRimCut } from './acetateFront';
import { type FrameLayout } from './layout';

/** Radial and depth size of the rim wire. */
const rimRadial = 1.5;
const rimDepth = 2.2;

/** Outward unit normals of a closed outline. */
export function outlineNormals(outline: readonly Point[]): Point[] {
  const n = outline.length;
  return outline.map((_, i) => {
    const p = outline[(i + n - 1) % n]!;
    const q = outline[(i + 1) % n]!;
    const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    return { x: (q.y - p.y) / length, y: -(q.x - p.x) / length };
  });
}

/** The outline point on one side at a given height: `side` 1 temporal, -1 nasal. */
export function outlineAt(outline: readonly Point[], y: number, side: 1 | -1): Point {
  let best: Point | undefined;
  for (let i = 0; i < outline.length; i += 1) {
    const p = outline[i]!;
    const q = outline[(i + 1) % outline.length]!;
    if (p.y > y === q.y > y) continue;
    const t = (y - p.y) / (q.y - p.y);
    const x = p.x + (q.x - p.x) * t;
    if (!best || side * x > side * best.x) best = { x, y };
  }
  return best ?? { x: (side * Math.max(...outline.map((p) => p.x))) as number, y };
}

function addRim(builder: MeshBuilder, layout: FrameLayout): void {
  const normals = outlineNormals(layout.outline);
  const rings: Ring[] = layout.outline.map((p, i) => {
    const n = normals[i]!;
    return {
      p: [layout.centreX + p.x + n.x * 0.65, p.y + n.y * 0.65, 0],
      u: [n.x, n.y, 0],
      v: [0, 0, 1],
      halfU: rimRadial / 2,
      halfV: rimDepth / 2,
      radius: 0.7,
    };
  });
  if (!layout.half) {
    addSweep(builder, rings, { closed: true });
    return;
  }
  const cut = halfRimCut(layout);
  const first = rings.findIndex(
    (ring, i) => ring.p[1] >= cut && rings[(i + rings.length - 1) % rings.length]!.p[1] < cut,
  );
  const rotated = [...rings.slice(first), ...rings.slice(0, first)];
  addSweep(
    builder,
    rotated.filter((ring) => ring.p[1] >= cut),
  );
  builder.part('wire');
  const fall = rotated.findIndex((ring, i) => i > 0 && ring.p[1] < cut + 2 && rotated[i - 1]!.p[1] >= cut + 2);
  const low = [...rotated.slice(fall), ...rotated.slice(0, fall)].filter((ring) => ring.p[1] < cut + 2);
  const thread = low.map((ring): Ring => {
    const p = [ring.p[0] - ring.u[0] * 0.55, ring.p[1] - ring.u[1] * 0.55, 0] as const;
    return { ...ring, p, halfU: 0.3, halfV: 0.3, radius: 0.3 };
  });
  addSweep(builder, thread, { arc: 1 });
  builder.part('rim');
}

/** Arched bar between the lenses at height y. */
function addBar(
  builder: MeshBuilder,
  layout: FrameLayout,
  y: number,
  rise: number,
  forward: number,
  thin: number,
): void {
  const start = outlineAt(layout.outline, y, -1);
  const x = layout.centreX + start.x - 0.9;
  const path: Vector[] = Array.from({ length: 25 }, (_, i) => {
    const t = i / 12 - 1;
    const arch = 1 - Math.abs(t) ** 2.4;
    return [x * t, y + rise * arch, 0.1 + forward * arch];
  });
  addSweep(
    builder,
    ringsAlong(path, [0, 1, 0], () => ({ halfU: 0.8 * thin, halfV: 1.1 * thin, radius: 0.72 * thin })),
  );
}

/** Adjustable nose pads: arm, box and a clear pad on each side. */
export function addNosePads(builder: MeshBuilder, layout: FrameLayout): void {
  const y = -0.06 * layout.b;
  const inner = outlineAt(layout.outline, y + 2, -1);
  const x = layout.centreX + inner.x - 0.7;
  for (const side of [1, -1]) {
    builder.part('metal');
    const p = (dx: number, dy: number, dz: number): Vector => [side * (x + dx), y + 2 + dy, dz];
    addWire(builder, quadratic(p(0, 0, -0.6), p(-1.6, -0.6, -5.4), p(-2.3, -2.4, -5.6), 10), 0.42, [0, 0.2, 1]);
    addEllipsoid(builder, p(-2.4, -2.4, -5.7), [0.7, 1.2, 1], 0, 0, 1, 10);
    builder.part('pad');
    addEllipsoid(builder, p(-3.1, -2.6, -5.9), [1.2, 5.6, 3.1], -0.3 * side, 0.55 * side, 0.6);
  }
}

/** Where a metal temple begins, its start direction being straight back. */
export interface Hinge {
  p: Vector;
}

/** The band that turns from the rim to the temple; returns the hinge in bent space for the right-hand side. */
export function addEndPieces(builder: MeshBuilder, layout: FrameLayout): Hinge {
  const from = outlineAt(layout.outline, layout.endPieceY, 1);
  const start: Vector = [layout.centreX + from.x + 0.9, layout.endPieceY, -0.2];
  const reach = 5.2;
  const path: Vector[] = Array.from({ length: 15 }, (_, i) => {
    const t = (i / 14) * ((83 * Math.PI) / 180);
    return [start[0] - 0.5 + reach * Math.sin(t) ** 0.8, start[1], start[2] - (reach + 1.2) * (1 - Math.cos(t))];
  });
  for (const side of [1, -1]) {
    addSweep(
      builder,
      ringsAlong(
        path.map((p) => [side * p[0], p[1], p[2]] as Vector),
        [0, 1, 0],
        (t) => ({ halfU: 1.3 + 0.4 * Math.sin(Math.PI * Math.min(1, t * 1.3)), halfV: 0.72, radius: 0.4 }),
      ),
    );
  }
  const end = [...path[path.length - 1]!];
  layout.wrap.point(end);
  return { p: [end[0]!, end[1]!, end[2]!] };
}

/** Wire rims, bridge, pads and end pieces. */
export function addMetalFront(builder: MeshBuilder, layout: FrameLayout): Hinge | undefined {
  builder.wrap = layout.wrap;
  builder.part('rim');
  const flat = new FlatMirror(builder, layout);
  flat.rims();
  const low = layout.shape === 'aviator' || layout.shape === 'pilot';
  addBar(builder, layout, ((low ? 0.42 : 0.3) * layout.b) / 2, low ? 1.6 : 2.6, 1, 1);
  if (low) addBar(builder, layout, (0.86 * layout.b) / 2, 1, 0.6, 0.9);
  addNosePads(builder, layout);
  builder.part('metal');
  const hinge = layout.build === 'brow' ? undefined : addEndPieces(builder, layout);
  builder.wrap = undefined;
  return hinge;
}

/** Adds both rims: the left one from the mirrored layout. */
class FlatMirror {
  constructor(
    private readonly builder: MeshBuilder,
    private readonly layout: FrameLayout,
  ) {}

  rims(): void {
    addRim(this.builder, this.layout);
    const mirrored = this.layout.outline.map((p) => ({ x: -p.x, y: p.y })).toReversed();
    addRim(this.builder, { ...this.layout, outline: mirrored, centreX: -this.layout.centreX });
  }
}
