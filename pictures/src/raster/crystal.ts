import { smoothstep } from '../geometry/signedDistance';
import { type ClearMaterial, type ShadePoint } from '../materials/material';
import { lightFrom } from '../studio/studioLight';

/** What a clear sample does: multiplies the light from behind by (fr, fg, fb) and adds `gloss`. */
export interface CrystalEffect {
  fr: number;
  fg: number;
  fb: number;
  gloss: number;
  /** Added light of the inner surface; it has passed the tint. */
  glow: number;
}

/**
 * Light through clear acetate at one sample. `near` is the nearest surface, `far` the farthest one at the same place.
 * The surroundings only ever darken: mixing them in would brighten, and the frame would vanish on a light ground.
 */
export function crystalEffect(material: ClearMaterial, near: ShadePoint, far: ShadePoint, into: CrystalEffect): void {
  const slant = 1 - near.nv;
  const edge = smoothstep(0.75, 0.1, near.nv);
  const inner = smoothstep(0.12, 0.85, 1 - far.nv);
  let k = 1 - material.innerEdge * inner;
  // Refracted: the view ray bent towards the normal.
  const bend = 0.35;
  const x = -near.vx - bend * near.nx;
  const y = -near.vy - bend * near.ny;
  const z = -near.vz - bend * near.nz;
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  const around = Math.min(1, 0.42 * lightFrom(1, x / length, y / length, z / length));
  k *= 1 - (material.environment + 0.25 * edge) * (1 - around);
  k *= 1 - material.edge * edge;
  const depth = material.thickness * near.scalar + 0.9 * slant * slant;
  into.fr = k * material.tint[0] ** depth;
  into.fg = k * material.tint[1] ** depth;
  into.fb = k * material.tint[2] ** depth;
  const s2 = slant * slant;
  const f5 = s2 * s2 * slant * (0.3 + 0.7 * smoothstep(0.02, 0.3, near.nv));
  const f = 0.042 + 0.62 * f5;
  const turn = 2 * near.nv;
  const mirrored = lightFrom(0, turn * near.nx - near.vx, turn * near.ny - near.vy, turn * near.nz - near.vz);
  const second = Math.min(0.4, 0.08 * lightFrom(1, -far.nx, -far.ny, -far.nz)) * inner;
  into.gloss = 1.25 * f * mirrored;
  into.glow = second;
}
