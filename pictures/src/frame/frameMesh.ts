import { type Mesh, MeshBuilder, turn } from '../geometry/meshBuilder';
import { type Vector } from '../geometry/vector';
import { type FrameSpec } from '../specification';
import { addAcetateFront, endPieceReach } from './acetateFront';
import { type FrameLayout, layoutOf } from './layout';
import { addLenses, lensRoundness } from './lenses';
import { addMetalFront } from './metalFront';
import { addRimlessFront } from './rimlessFront';
import { addShieldFront } from './shieldFront';
import { buildTemple, type TempleBuild } from './temples';

/** How the temples stand; `worn` has none, because the face hides where they go. */
export type Pose = 'open' | 'folded' | 'worn';

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
  return builder.finish(layout.wrap, layout.halfDepth);
}

function addTemples(
  builder: MeshBuilder,
  layout: FrameLayout,
  build: TempleBuild,
  core: boolean,
  pose: Pose,
  hinge: Vector,
): void {
  const temple = buildTemple(layout, build, core);
  // Folded temples lie behind each other and the pads; the hinge carries them inwards.
  const folded = pose === 'folded';
  const back = folded ? (build === 'metal' ? 0.8 : 3.8) : 0;
  const x = hinge[0] - (folded ? (build === 'metal' ? 0.4 : 1.4) : 0);
  const angle = folded ? (build === 'sport' ? foldAngle.wrapped : foldAngle.flat) : 0;
  builder.append(temple, turn(angle, x, hinge[1], hinge[2] - back));
  const left = turn(-angle * 0.985, -x, hinge[1], hinge[2] - back - (folded ? 4.2 : 0));
  for (const k of [0, 3, 6]) left[k] = -left[k]!;
  builder.append(temple, left, 137);
}
