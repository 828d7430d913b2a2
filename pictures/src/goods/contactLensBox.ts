import { MeshBuilder } from '../geometry/meshBuilder';
import { addRoundedBox } from '../geometry/solids';
import { contactLensFaces } from '../labels/contactLensLabel';
import { printed, printedLate } from '../materials/printed';
import { type ContactLensBoxSpec } from '../specification';
import { goodsCamera, type Goods } from './goodsScene';

/** Carton size in millimetres by how many lenses it holds. */
function sizeOf(packSize: number): { width: number; height: number; depth: number } {
  if (packSize >= 60) return { width: 64, height: 40, depth: 46 };
  if (packSize >= 20) return { width: 58, height: 34, depth: 20 };
  return { width: 56, height: 34, depth: 13 };
}

/** A carton with its product's own parameters on front and side. */
export function contactLensBox(spec: ContactLensBoxSpec, density: number): Goods {
  const size = sizeOf(spec.packSize);
  const half = [size.width / 2, size.height / 2, size.depth / 2] as const;
  const builder = new MeshBuilder();
  builder.part('face');
  addRoundedBox(builder, [0, 0, 0], half, 0.7, 3);
  const faces = printedLate(() => contactLensFaces(spec, size, density));
  const face = printed((p) => {
    const beyond = [Math.abs(p.u) - half[0], Math.abs(p.v) - half[1], Math.abs(p.w) - half[2]] as const;
    if (beyond[2] >= beyond[0] && beyond[2] >= beyond[1]) return [faces().front, p.u + half[0], half[1] - p.v];
    if (beyond[0] >= beyond[1]) return [faces().side, half[2] - p.w, half[1] - p.v];
    return [faces().top, p.u + half[0], p.w + half[2]];
  });
  return {
    mesh: builder.finish(),
    materials: { face },
    angle: goodsCamera(26, 14, 420),
    front: goodsCamera(0, 5, 420),
    stands: true,
  };
}
