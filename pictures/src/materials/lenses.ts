import { smoothstep } from '../geometry/signedDistance';
import { type LensLook } from '../specification';
import { lightFrom } from '../studio/studioLight';
import { linearColour, type Rgb } from '../studio/tone';
import { type LensMaterial, ShadePoint } from './material';
import { lensTints, mirrorHues } from './palette';

interface Optics {
  /** Transmission at a height v (-1..1) of the lens, into p.tr, p.tg, p.tb. */
  transmit: (p: ShadePoint) => void;
  reflectance: number;
  gloss: number;
  fresnel: number;
  /** Colour of the reflection at a point; white without it. */
  coating?: (p: ShadePoint, into: Float64Array) => void;
  /** Transmission kept at the ground edge. */
  edge: number;
}

const constant =
  (r: number, g: number, b: number) =>
  (p: ShadePoint): void => {
    p.tr = r;
    p.tg = g;
    p.tb = b;
  };

const power = (c: Rgb, k: number): Rgb => [c[0] ** k, c[1] ** k, c[2] ** k];

const tableSteps = 128;

/** Dark above, light below, tabulated: powers for every sample would double the time of lenses. */
function gradient(dark: Rgb, light: Rgb): (p: ShadePoint) => void {
  const table = Float64Array.from({ length: 3 * (tableSteps + 1) }, (_, i) => {
    const c = i % 3;
    const v = (Math.floor(i / 3) / tableSteps) * 2 - 1;
    const t = smoothstep(-0.75, 0.8, v);
    return light[c]! ** (1 - t) * (0.8 * dark[c]!) ** t;
  });
  return (p) => {
    const at = Math.min(tableSteps - 0.001, Math.max(0, (p.v * 0.5 + 0.5) * tableSteps));
    const i = 3 * (at | 0);
    const f = at - (at | 0);
    p.tr = table[i]! + (table[i + 3]! - table[i]!) * f;
    p.tg = table[i + 1]! + (table[i + 4]! - table[i + 1]!) * f;
    p.tb = table[i + 2]! + (table[i + 5]! - table[i + 2]!) * f;
  };
}

function mirrorCoating(hues: readonly [Rgb, Rgb, Rgb]): (p: ShadePoint, into: Float64Array) => void {
  return (p, into) => {
    const at = Math.min(1, Math.max(0, 0.55 * p.v + 0.5 + 0.5 * (1 - p.nv))) * 2;
    const [from, to] = at < 1 ? [hues[0], hues[1]] : [hues[1], hues[2]];
    const t = at < 1 ? at : at - 1;
    const shade = p.scalar > 0.94 ? 0.65 : 1;
    for (let c = 0; c < 3; c += 1) into[c] = (0.06 * 0.2 + 0.8 * (from[c]! + (to[c]! - from[c]!) * t)) * shade;
  };
}

function opticsOf(look: LensLook): Optics {
  const tint = lensTints[look.family ?? 'Grey'];
  const dark = linearColour(tint.dark);
  const light = linearColour(tint.light);
  switch (look.kind) {
    case 'demo':
      return { transmit: constant(0.965, 0.968, 0.967), reflectance: 0.05, gloss: 0.55, fresnel: 0.9, edge: 0.896 };
    case 'solid':
      return { transmit: constant(...dark), reflectance: 0.065, gloss: 0.66, fresnel: 0.9, edge: 0.78 };
    case 'polarised':
      return {
        transmit: constant(0.82 * dark[0], 0.82 * dark[1], 0.82 * dark[2]),
        reflectance: 0.05,
        gloss: 0.66,
        fresnel: 0.9,
        edge: 0.78,
      };
    case 'gradient':
      return { transmit: gradient(dark, light), reflectance: 0.065, gloss: 0.8, fresnel: 0.9, edge: 0.8 };
    case 'photochromic':
      return { transmit: constant(...power(dark, 0.45)), reflectance: 0.035, gloss: 0.62, fresnel: 0.9, edge: 0.82 };
    case 'mirror': {
      const [low, middle, high] = mirrorHues[look.family ?? 'Silver'];
      const grey = linearColour(lensTints.Grey.dark);
      return {
        transmit: constant(0.28 * grey[0], 0.28 * grey[1], 0.28 * grey[2]),
        reflectance: 0.06,
        gloss: 0.8,
        fresnel: 0.25,
        coating: mirrorCoating([linearColour(low), linearColour(middle), linearColour(high)]),
        edge: 0.8,
      };
    }
  }
}

/** A window of the studio as a lens shows it: centre and half sizes in reflected directions, light, width of its soft edge. */
interface LensWindow {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  light: number;
  edge: number;
}

/** A left lens looks to the left of the camera and a right one to the right: each shows windows of its own. */
const windows: readonly LensWindow[] = [
  { x: -0.44, y: 0.3, halfWidth: 0.13, halfHeight: 0.05, light: 1.6, edge: 0.055 },
  { x: 0.3, y: 0.34, halfWidth: 0.07, halfHeight: 0.035, light: 0.5, edge: 0.04 },
];

/** How far a window's sides bow where a lens curves away. */
const bow = 0.6;

/** Light of the windows in a reflected direction, for what faces the camera. */
function windowLight(x: number, y: number, z: number): number {
  if (z <= 0.1) return 0;
  let light = 0;
  for (const window of windows) {
    const dx = x - window.x;
    const dy = y - window.y;
    const across = Math.abs(dx - Math.sign(window.x) * bow * dy * dy);
    if (across > window.halfWidth + window.edge) continue;
    const up = Math.abs(dy + bow * dx * dx);
    light +=
      window.light *
      (1 - smoothstep(window.halfWidth - window.edge, window.halfWidth + window.edge, across)) *
      (1 - smoothstep(window.halfHeight - window.edge, window.halfHeight + window.edge, up));
  }
  return light;
}

/** How a lens filters what is behind it and what it reflects. */
export function lensMaterial(look: LensLook): LensMaterial {
  const optics = opticsOf(look);
  const coating = new Float64Array(3);
  const middle = new ShadePoint();
  optics.transmit(middle);
  return {
    layer: 'lens',
    opacity: 1 - (middle.tr + middle.tg + middle.tb) / 3,
    shade: (p) => {
      optics.transmit(p);
      const ground = 1 - (1 - optics.edge) * smoothstep(0.925, 0.96, p.scalar);
      const slant = ground * (0.9 + 0.1 * p.nv);
      const k = 1 - p.nv;
      const f5 = k * k * k * k * k * optics.fresnel;
      const turn = 2 * p.nv;
      const x = turn * p.nx - p.vx;
      const y = turn * p.ny - p.vy;
      const z = turn * p.nz - p.vz;
      const light = optics.gloss * (lightFrom(1, x, y, z) + windowLight(x, y, z));
      coating.fill(optics.reflectance);
      // A mirror is laid on the outside: whoever looks from behind sees the tint alone.
      if (!p.behind) optics.coating?.(p, coating);
      const fr = coating[0]! + (1 - coating[0]!) * f5;
      const fg = coating[1]! + (1 - coating[1]!) * f5;
      const fb = coating[2]! + (1 - coating[2]!) * f5;
      p.r = fr * light;
      p.g = fg * light;
      p.b = fb * light;
      p.tr *= slant * (1 - fr);
      p.tg *= slant * (1 - fg);
      p.tb *= slant * (1 - fb);
    },
  };
}
