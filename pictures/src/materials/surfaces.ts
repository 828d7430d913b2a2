import { smoothstep } from '../geometry/signedDistance';
import { lightFrom, type LightLevel } from '../studio/studioLight';
import { linearColour, type Rgb } from '../studio/tone';
import { type OpaqueMaterial, type ShadePoint } from './material';
import { noise } from './solidNoise';

/** Above 1 the diffuse light is compressed, or the tops of boxes burn out. */
const diffuse = (p: ShadePoint): number => {
  const light = lightFrom(4, p.nx, p.ny, p.nz);
  return light > 1 ? 1 + 0.35 * (light - 1) : light;
};

/** Darkening near the ground, of diffuse light and of downward reflections. */
const contact = (p: ShadePoint): number => (p.height > 9 ? 1 : 0.62 + 0.38 * smoothstep(0, 9, p.height));

function reflected(p: ShadePoint, level: LightLevel): number {
  const k = 2 * p.nv;
  const rx = k * p.nx - p.vx;
  const ry = k * p.ny - p.vy;
  const rz = k * p.nz - p.vz;
  const light = lightFrom(level, rx, ry, rz);
  if (ry >= 0 || p.height > 14) return light;
  return light * (1 + (0.55 + 0.45 * smoothstep(0, 14, p.height) - 1) * Math.min(1, -2 * ry));
}

/** Fresnel's fifth power, damped where triangles are seen edge on: there it would draw white dots along every rim. */
function fresnel(p: ShadePoint): number {
  const k = 1 - p.nv;
  const k2 = k * k;
  return k2 * k2 * k * (0.3 + 0.7 * smoothstep(0.02, 0.3, p.nv));
}

export interface Coat {
  level?: LightLevel;
  base?: number;
  /** Extra darkening of slanting parts, so that pale goods stand out from a pale ground. */
  rimShade?: number;
}

/** What a coated surface does with the light at one sample: `body` multiplies its colour, `gloss` lies on top. */
const coatedLight = { body: 0, gloss: 0 };

/**
 * What polish shows of the studio. Where a surface turns away, the lamps come out as an even line along the whole outline, which on black
 * reads as a grey rim: there they are spread to a sheen, and dimmed.
 */
function shine(p: ShadePoint, level: LightLevel): number {
  if (level !== 0) return reflected(p, level);
  const facing = smoothstep(0.88, 0.985, p.nv);
  if (facing === 1) return reflected(p, 0);
  return facing * reflected(p, 0) + (1 - facing) * 0.5 * reflected(p, 2);
}

function lightCoat(p: ShadePoint, coat: Coat): void {
  // Walls inside the rim look at the lens, not at the studio.
  const open = smoothstep(0.35, 0.55, p.scalar);
  const f = (coat.base ?? 0.042) + 0.55 * fresnel(p) * (0.3 + 0.7 * open);
  coatedLight.gloss = f * shine(p, coat.level ?? 0) * (0.4 + 0.6 * open);
  let body = (1 - f) * 0.78 * diffuse(p) * contact(p);
  if (coat.rimShade) body *= 1 - coat.rimShade * (1 - p.nv) ** 1.4 - 0.4 * coat.rimShade * (1 - open);
  coatedLight.body = body;
}

/** Body and gloss of one colour at one sample. */
export function coated(p: ShadePoint, r: number, g: number, b: number, coat: Coat): void {
  lightCoat(p, coat);
  const { body, gloss } = coatedLight;
  p.r = r * body + gloss;
  p.g = g * body + gloss;
  p.b = b * body + gloss;
}

/** Gloss of acetate and lacquer in one colour; level 2 makes it matt. */
export function paint(colour: Rgb, coat: Coat = {}): OpaqueMaterial {
  return { layer: 'opaque', shade: (p) => coated(p, colour[0], colour[1], colour[2], coat) };
}

const tortoises = {
  havana: {
    light: linearColour('#d9953f'),
    mid: linearColour('#94501a'),
    dark: linearColour('#1d0d07'),
    threshold: 0,
    tau: 0.42,
  },
  blonde: {
    light: linearColour('#eccb8d'),
    mid: linearColour('#cf9648'),
    dark: linearColour('#6a3a18'),
    threshold: 0.06,
    tau: 0.6,
  },
};

const tortoiseThickness = 0.9;

const plain: Coat = {};

/** Tortoiseshell acetate: a solid texture in the sheet, lit through where it is thin. */
export function tortoise(kind: 'havana' | 'blonde'): OpaqueMaterial {
  const { light, mid, dark, threshold, tau } = tortoises[kind];
  const colour = [0, 0, 0];
  return {
    layer: 'opaque',
    shade: (p) => {
      const { u: x, v: y, w: z } = p;
      const wx = 4 * noise(0.11 * x + 3, 0.11 * y, 0.11 * z + 9);
      const wy = 4 * noise(0.11 * x + 11, 0.11 * y + 5, 0.11 * z);
      const m =
        0.72 * noise(0.085 * x + 0.55 * wx, 0.15 * y + 0.55 * wy, 0.085 * z) +
        0.28 * noise(0.3 * x + wy, 0.42 * y + wx, 0.3 * z);
      const deep = smoothstep(0.47 + threshold, 0.57 + threshold, m) * 0.96;
      const between = Math.min(
        1,
        Math.max(
          0,
          smoothstep(0.3, 0.52, noise(0.2 * x + 40, 0.24 * y, 0.2 * z + 0.4 * wx)) +
            0.22 * noise(0.7 * x, 1.6 * y + wx, 0.7 * z) -
            0.1,
        ),
      );
      for (let c = 0; c < 3; c += 1) {
        const amber = light[c]! + (mid[c]! - light[c]!) * between;
        colour[c] = amber + (dark[c]! - amber) * deep;
      }
      lightCoat(p, plain);
      const solid = (1 - tau) * coatedLight.body;
      const through = tau * 0.85 * lightThrough(p);
      const depth = 0.35 + 1.15 * tortoiseThickness * p.scalar;
      p.r = colour[0]! * solid + colour[0]! ** depth * through + coatedLight.gloss;
      p.g = colour[1]! * solid + colour[1]! ** depth * through + coatedLight.gloss;
      p.b = colour[2]! * solid + colour[2]! ** depth * through + coatedLight.gloss;
    },
  };
}

function lightThrough(p: ShadePoint): number {
  const x = -p.vx - 0.6 * p.nx;
  const y = -p.vy - 0.6 * p.ny + 0.25;
  const z = -p.vz - 0.6 * p.nz;
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  return 0.9 * lightFrom(3, x / length, y / length, z / length);
}

/** Bare metal: 1 polished, which mirrors the lamps of the studio sharply over a soft sheen; 2 brushed or lacquered, 3 satin. */
export function metal(colour: Rgb, level: LightLevel = 1, rimShade = 0): OpaqueMaterial {
  return {
    layer: 'opaque',
    mirrors: true,
    shade: (p) => {
      const f5 = fresnel(p) * (1 - rimShade);
      const soft = reflected(p, level);
      const light = level === 1 ? 0.42 * soft + 0.62 * reflected(p, 0) : soft;
      const mirrored = 0.78 * light * (1 - rimShade * (1 - p.nv) ** 1.2);
      const haze = 0.1 * lightFrom(4, p.nx, p.ny, p.nz) * contact(p);
      p.r = (colour[0] + (1 - colour[0]) * f5) * mirrored + colour[0] * haze;
      p.g = (colour[1] + (1 - colour[1]) * f5) * mirrored + colour[1] * haze;
      p.b = (colour[2] + (1 - colour[2]) * f5) * mirrored + colour[2] * haze;
    },
  };
}

/** Light of a thin wire's contour and of its middle, and the slants between which it rises: a little for its sides, the rest for what faces the camera. */
const wireLine = { contour: 0.1, middle: 1, sides: 0.2, sidesFrom: 0.35, from: 0.76, to: 0.995 };

/**
 * Thin round wire of bare metal. Photographers stand black flags beside it: a dark line along both edges, a bright one between them. The lamps
 * alone would light the edges, and silver would end in the pale ground.
 */
export function wire(colour: Rgb, level: LightLevel): OpaqueMaterial {
  return {
    layer: 'opaque',
    shade: (p) => {
      const sides = wireLine.sides * smoothstep(wireLine.sidesFrom, wireLine.from, p.nv);
      const facing = sides + (1 - wireLine.sides) * smoothstep(wireLine.from, wireLine.to, p.nv);
      const light = wireLine.contour + facing * (wireLine.middle + 0.25 * reflected(p, level));
      const all = 0.78 * light + 0.06 * lightFrom(4, p.nx, p.ny, p.nz) * contact(p);
      p.r = colour[0] * all;
      p.g = colour[1] * all;
      p.b = colour[2] * all;
    },
  };
}

/** Grained leather: matt paint whose normals shake. */
export function leather(colour: Rgb): OpaqueMaterial {
  return {
    layer: 'opaque',
    shade: (p) => {
      const grain = (offset: number): number => 0.13 * (noise(2.4 * p.u + offset, 2.4 * p.v, 2.4 * p.w) - 0.5);
      p.nx += grain(0);
      p.ny += grain(17);
      p.nz += grain(31);
      const length = Math.sqrt(p.nx * p.nx + p.ny * p.ny + p.nz * p.nz) || 1;
      p.nx /= length;
      p.ny /= length;
      p.nz /= length;
      p.nv = Math.max(0.02, p.nx * p.vx + p.ny * p.vy + p.nz * p.vz);
      coated(p, colour[0], colour[1], colour[2], { level: 2 });
    },
  };
}

/** Woven microfibre: soft light only, a faint weave. */
export function cloth(colour: Rgb): OpaqueMaterial {
  return {
    layer: 'opaque',
    shade: (p) => {
      // A raking light: the studio alone is too even to show folds.
      const raking = 0.52 + 0.62 * Math.max(0, -0.62 * p.nx + 0.62 * p.ny + 0.48 * p.nz);
      const weave = (0.95 + 0.1 * noise(1.6 * p.u, 1.6 * p.v, 1.6 * p.w)) * raking;
      coated(p, colour[0] * weave, colour[1] * weave, colour[2] * weave, { level: 4, base: 0.02 });
    },
  };
}

/** A small lamp. */
export function lamp(colour: Rgb): OpaqueMaterial {
  return {
    layer: 'opaque',
    shade: (p) => {
      p.r = colour[0];
      p.g = colour[1];
      p.b = colour[2];
    },
  };
}
