import { BUST_WIDTHS, type BustWidth } from '@sightline/shared-lib/domain/product';
import { breadthOf, noseAt, sideAt } from '../bust/bustFit';
import { bustMesh } from '../bust/bustMesh';
import { type Mesh, MeshBuilder, shift, turn } from '../geometry/meshBuilder';
import { type Vector } from '../geometry/vector';
import { type FrameSpec } from '../specification';
import { addAcetateFront, endPieceReach } from './acetateFront';
import { type FrameLayout, layoutOf } from './layout';
import { addLenses, lensRoundness } from './lenses';
import { addMetalFront } from './metalFront';
import { addRimlessFront } from './rimlessFront';
import { addShieldFront } from './shieldFront';
import { buildTemple, frontLeaf, type TempleBuild } from './temples';

/** How the temples stand: `worn` has none, because the face hides where they go; on a bust they spread to its ears. */
export type Pose = 'open' | 'folded' | 'worn' | BustWidth;

/** Lens centres sit a little below the eyes; the lenses stand so far before them at least. */
const seat = { y: -3, vertex: 13 };

/** Where behind the hinge a temple may touch the head, and between which angles it gives to both sides. */
const touch = { from: 26, to: 84, step: 6, inward: -0.03, outward: 0.17 };

/** Inward turn of a temple's end on a bust, radians: as an optician bends it, so that the tip lies behind the ear. */
const behindEar = 0.45;

/** How far temples fold; wrapped fronts bend back to meet them. */
const foldAngle = { flat: (88 * Math.PI) / 180, wrapped: (73 * Math.PI) / 180 };

function templeBuild(spec: FrameSpec, layout: FrameLayout): TempleBuild {
  if (spec.audio) return 'audio';
  if (layout.sport) return 'sport';
  if (layout.build === 'slab') return 'acetate';
  if (layout.build === 'brow') return spec.temples === 'Gold' || spec.temples === 'Silver' ? 'metal' : 'acetate';
  return 'metal';
}

/** Where an acetate temple meets the back of the end piece, in bent space. */
function slabHinge(layout: FrameLayout, thickness: number): Vector {
  const reach = layout.shape === 'cat-eye' ? endPieceReach + 0.6 : endPieceReach;
  const rise = layout.shape === 'cat-eye' ? 2.4 : 0;
  const p = [
    layout.centreX + layout.a / 2 + reach - thickness / 2 - 0.15,
    layout.endPieceY + rise,
    -layout.halfDepth + 0.6,
  ];
  layout.wrap.point(p);
  return [p[0]!, p[1]!, p[2]!];
}

const templeThickness: Record<TempleBuild, number> = { acetate: 3.5, audio: 6.4, sport: 3.2, metal: 1.25 };

/** Builds the whole pair; depends on shape, size and build only, never on a colour. */
export function buildFrameMesh(spec: FrameSpec, pose: Pose, core: boolean, pixelsPerMillimetre: number): Mesh {
  const layout = layoutOf(spec, pixelsPerMillimetre);
  const builder = new MeshBuilder();
  let hinge: Vector | undefined;
  if (layout.build === 'slab' || layout.build === 'brow') addAcetateFront(builder, layout);
  if (layout.build === 'wire' || layout.build === 'brow') hinge = addMetalFront(builder, layout)?.p;
  if (layout.build === 'rimless') hinge = addRimlessFront(builder, layout);
  if (layout.build === 'shield') hinge = addShieldFront(builder, layout);
  addLenses(builder, layout, spec.lens.kind === 'demo' ? lensRoundness.demo : lensRoundness.sun);
  if (pose !== 'worn') {
    const build = templeBuild(spec, layout);
    addTemples(builder, layout, build, core, pose, hinge ?? slabHinge(layout, templeThickness[build]));
  }
  const whole = isOnBust(pose) ? onBust(builder, layout, pose) : builder;
  return whole.finish(layout.wrap, layout.halfDepth);
}

const isOnBust = (pose: Pose): pose is BustWidth => pose in BUST_WIDTHS;

/** How far the origin of a front stands before a bust's eyes: its bridge rests on the nose. */
function seatDepth(layout: FrameLayout): number {
  return Math.max(seat.vertex, noseAt(layout.bridgeY - 3 + seat.y) + layout.halfDepth + 1.5);
}

/** Outward turn of a temple that begins straight back, so that it lies along the bust's head. */
function spread(layout: FrameLayout, bust: BustWidth, hinge: Vector, build: TempleBuild): number {
  const inwards = build === 'sport' ? 0.0012 : 0;
  const halfThick = templeThickness[build] / 2;
  let angle = touch.inward;
  for (let s = touch.from; s <= touch.to; s += touch.step) {
    const side = sideAt(bust, hinge[1] + seat.y, hinge[2] + seatDepth(layout) - s);
    angle = Math.max(angle, (side + halfThick + 0.2 + inwards * s * s - hinge[0]) / s);
  }
  return Math.min(touch.outward, angle);
}

/** Puts what was built on the nose and the ears of a bust. */
function onBust(builder: MeshBuilder, layout: FrameLayout, bust: BustWidth): MeshBuilder {
  const worn = new MeshBuilder();
  worn.append(bustMesh(breadthOf(bust), layout.detail > 112 ? 'fine' : 'coarse'), shift(0, 0, 0));
  worn.append(builder, shift(0, seat.y, seatDepth(layout)));
  return worn;
}

function addTemples(
  builder: MeshBuilder,
  layout: FrameLayout,
  build: TempleBuild,
  core: boolean,
  pose: Pose,
  hinge: Vector,
): void {
  const temple = buildTemple(layout, build, core, isOnBust(pose) ? behindEar : 0);
  // Folded temples lie behind each other and the pads; the hinge carries them inwards.
  const folded = pose === 'folded';
  const back = folded ? (build === 'metal' ? 0.8 : 3.8) : 0;
  const x = hinge[0] - (folded ? (build === 'metal' ? 0.4 : 1.4) : 0);
  const angle = folded
    ? build === 'sport'
      ? foldAngle.wrapped
      : foldAngle.flat
    : isOnBust(pose)
      ? -spread(layout, pose, hinge, build)
      : 0;
  builder.append(temple, turn(angle, x, hinge[1], hinge[2] - back));
  const left = turn(-angle * 0.985, -x, hinge[1], hinge[2] - back - (folded ? 4.2 : 0));
  for (const k of [0, 3, 6]) left[k] = -left[k]!;
  builder.append(temple, left, 137);
  if (build !== 'acetate' && build !== 'audio') return;
  const leaf = frontLeaf(templeThickness[build], layout.isCoarse);
  builder.append(leaf, shift(hinge[0], hinge[1], hinge[2]));
  const other = shift(-hinge[0], hinge[1], hinge[2]);
  other[0] = -1;
  builder.append(leaf, other);
}
