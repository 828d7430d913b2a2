import { BUST_TONES, type BustTone } from '@sightline/shared-lib/domain/product';
import { type OpaqueMaterial } from '../materials/material';
import { lightFrom } from '../studio/studioLight';
import { linearColour } from '../studio/tone';
import { keyLight } from './bustShadow';

/** Matt stone: one soft key light, the studio's light all round, darker in folds and under the glasses. */
export function bustMaterial(
  tone: BustTone,
  studioTurn: number,
  shadow: (x: number, y: number, z: number) => number,
): OpaqueMaterial {
  const [r, g, b] = linearColour(BUST_TONES[tone]);
  const [c, s] = [Math.cos(studioTurn), Math.sin(studioTurn)];
  const light = [keyLight[0] * c + keyLight[2] * s, keyLight[1], -keyLight[0] * s + keyLight[2] * c] as const;
  return {
    layer: 'opaque',
    shade: (p) => {
      const open = p.scalar;
      // Under the chin a seam of triangles looks away: it keeps the dark of its own side.
      const side = p.behind ? -1 : 1;
      const facing = side * (p.nx * light[0] + p.ny * light[1] + p.nz * light[2]);
      const soft = Math.max(0, (facing + 0.3) / 1.3);
      const taken = shadow(p.u, p.v, p.w);
      const key = 0.78 * soft * Math.sqrt(soft) * (1 - 0.72 * taken);
      const room = lightFrom(4, side * p.nx, side * p.ny, side * p.nz);
      const fill = 0.4 * Math.min(1.2, room) * (0.35 + 0.65 * open) * (1 - 0.4 * taken);
      const k = key * (0.6 + 0.4 * open) + fill;
      const slant = 1 - p.nv;
      const turn = 2 * p.nv;
      const sheen =
        (p.behind ? 0 : 1) *
        (0.012 + 0.1 * slant * slant * slant) *
        open *
        (1 - 0.6 * taken) *
        lightFrom(3, turn * p.nx - p.vx, turn * p.ny - p.vy, turn * p.nz - p.vz);
      p.r = r * k + sheen;
      p.g = g * k + sheen;
      p.b = b * k + sheen;
    },
  };
}
