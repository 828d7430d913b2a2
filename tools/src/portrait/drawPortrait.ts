import { clamp, mix, smoothstep } from './distance';
import type { Point } from './distance';
import { irisPlace, makeUp, nearest } from './headModel';
import type { Surface } from './headModel';

export interface PortraitOptions {
  readonly width: number;
  readonly height: number;
  /** Turn of the head to the picture's right, degrees. */
  readonly yaw: number;
  /** Samples a pixel and axis. */
  readonly samples: number;
}

type Colour = readonly [number, number, number];

/** Millimetres from the eyes to the camera, and the width the picture covers there. */
const CAMERA = 900;
const COVERED = 256;
/** The middle of the picture lies this far below the eyes. */
const DROP = -20;

const add = (a: Point, b: Point, scale: number): Point => [
  a[0] + b[0] * scale,
  a[1] + b[1] * scale,
  a[2] + b[2] * scale,
];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function unit(a: Point): Point {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}

const distance = (point: Point) => nearest(point).distance;

function normalAt(point: Point, step: number): Point {
  const [x, y, z] = point;
  return unit([
    distance([x + step, y, z]) - distance([x - step, y, z]),
    distance([x, y + step, z]) - distance([x, y - step, z]),
    distance([x, y, z + step]) - distance([x, y, z - step]),
  ]);
}

function march(from: Point, way: Point): Point | null {
  let travelled = CAMERA - 260;
  for (let step = 0; step < 140 && travelled < CAMERA + 330; step += 1) {
    const point = add(from, way, travelled);
    const d = distance(point);
    if (d < 0.02) return point;
    travelled += d * 0.82;
  }
  return null;
}

/** How open the surroundings of a point are: 1 in the open, less in a fold. */
function openness(point: Point, normal: Point): number {
  let closed = 0;
  for (const reach of [1.5, 4, 9, 18]) closed += Math.max(0, reach - distance(add(point, normal, reach))) / reach;
  return clamp(1 - 0.26 * closed, 0, 1);
}

/** How much of a soft light reaches a point. */
function reached(point: Point, light: Point, softness: number): number {
  let least = 1;
  let travelled = 2.5;
  for (let step = 0; step < 40 && travelled < 200; step += 1) {
    const d = distance(add(point, light, travelled));
    least = Math.min(least, (softness * d) / travelled);
    if (least < 0.02) return 0;
    travelled += clamp(d, 1.2, 14);
  }
  return smoothstep(0, 1, least);
}

interface Light {
  readonly towards: Point;
  readonly colour: Colour;
  readonly softness: number;
  readonly wrap: number;
}

const LIGHTS: readonly Light[] = [
  { towards: unit([-0.62, 0.62, 0.72]), colour: [1.62, 1.56, 1.5], softness: 5, wrap: 0.3 },
  { towards: unit([0.85, 0.1, 0.5]), colour: [0.34, 0.36, 0.4], softness: 3, wrap: 0.5 },
  { towards: unit([0.7, 0.5, -0.6]), colour: [0.62, 0.66, 0.72], softness: 4, wrap: 0.1 },
];

interface Material {
  readonly colour: Colour;
  readonly gloss: number;
  readonly sharpness: number;
}

const blend = (a: Colour, b: Colour, share: number): Colour => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];

const SKIN: Colour = [0.62, 0.43, 0.335];
const BLUSH: Colour = [0.62, 0.33, 0.26];
const LIP: Colour = [0.5, 0.25, 0.215];
const BROW: Colour = [0.13, 0.085, 0.06];
const HAIR: Colour = [0.07, 0.047, 0.036];
const CLOTH: Colour = [0.2, 0.23, 0.25];

function eyeColour(point: Point): Colour {
  const place = irisPlace(point);
  if (place > 1.08) return [0.74, 0.72, 0.7];
  const rim = smoothstep(0.78, 1, place);
  const iris = blend([0.2, 0.125, 0.06], [0.045, 0.03, 0.022], rim);
  const bright = blend(iris, [0.3, 0.19, 0.085], smoothstep(0.75, 0.45, place) * 0.7);
  const inner = blend([0.008, 0.007, 0.007], bright, smoothstep(0.36, 0.44, place));
  return blend(inner, [0.74, 0.72, 0.7], smoothstep(0.98, 1.08, place));
}

function skinColour(point: Point): Material {
  const { brow, lip, lash } = makeUp(point);
  const [x, y, z] = point;
  const cheek = Math.exp(-(((Math.abs(x) - 42) / 20) ** 2) - ((y + 34) / 18) ** 2) * smoothstep(-60, -30, z);
  const nose = Math.exp(-((x / 12) ** 2) - ((y + 36) / 10) ** 2) * smoothstep(0, 12, z);
  let colour = blend(SKIN, BLUSH, clamp(0.5 * cheek + 0.35 * nose, 0, 1));
  colour = blend(colour, LIP, 0.7 * lip);
  colour = blend(colour, BROW, clamp(0.86 * brow + 0.75 * lash, 0, 1));
  return { colour, gloss: 0.035 + 0.05 * lip, sharpness: lip > 0.5 ? 40 : 16 };
}

function materialOf(surface: Surface, point: Point): Material {
  if (surface === 'eye') return { colour: eyeColour(point), gloss: 0.9, sharpness: 420 };
  if (surface === 'hair') return { colour: HAIR, gloss: 0.05, sharpness: 12 };
  if (surface === 'cloth') return { colour: CLOTH, gloss: 0.01, sharpness: 6 };
  return skinColour(point);
}

function shade(point: Point, eye: Point): Colour {
  const { surface } = nearest(point);
  const normal = normalAt(point, surface === 'skin' ? 0.5 : 0.25);
  const { colour, gloss, sharpness } = materialOf(surface, point);
  const open = openness(point, normal);
  const towards = unit([eye[0] - point[0], eye[1] - point[1], eye[2] - point[2]]);
  // Light of the room, warmer where skin lets some through.
  const sky = 0.5 + 0.5 * normal[1];
  const sum: [number, number, number] = [0, 0, 0];
  const room = open * mix(0.3, 0.5, sky);
  for (const channel of [0, 1, 2] as const) sum[channel] = (colour[channel] ?? 0) * room;
  const through: Colour = surface === 'skin' ? [1, 0.62, 0.5] : [1, 1, 1];
  for (const { towards: light, colour: tint, softness, wrap } of LIGHTS) {
    const facing = dot(normal, light);
    const shadow = reached(add(point, normal, 0.6), light, softness);
    const half = unit([light[0] + towards[0], light[1] + towards[1], light[2] + towards[2]]);
    const shine =
      Math.max(0, dot(normal, half)) ** sharpness *
      gloss *
      (sharpness > 100 ? 3 : 2.2) *
      Math.max(0, facing > -0.2 ? 1 : 0);
    for (const channel of [0, 1, 2] as const) {
      const soft = clamp((facing + wrap * (through[channel] ?? 1)) / (1 + wrap), 0, 1);
      const lit = soft * mix(shadow, 1, 0.1);
      sum[channel] += (tint[channel] ?? 0) * ((colour[channel] ?? 0) * lit * mix(0.7, 1, open) + shine * shadow);
    }
  }
  if (surface === 'eye') {
    // The upper lid shades the eye.
    const under = 1 - 0.45 * smoothstep(1.5, 5.2, point[1]);
    for (const channel of [0, 1, 2] as const) sum[channel] *= under;
  }
  return sum;
}

/** The studio's wall: a soft pool of light, a little darker to the edges. */
function backdrop(u: number, v: number): Colour {
  const fall = 1 - 0.28 * smoothstep(0.1, 1.25, Math.hypot(u * 0.9 + 0.12, v - 0.15));
  return [0.76 * fall, 0.79 * fall, 0.79 * fall];
}

const film = (light: number): number => {
  const shown = light < 0.7 ? light : 0.7 + 0.3 * (1 - Math.exp(-(light - 0.7) / 0.3));
  return shown <= 0.0031308 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055;
};

type Sample = (px: number, py: number) => Colour;

/** What the camera sees at a place of the picture, millimetres from its middle in the plane of the eyes. */
function camera(yaw: number): Sample {
  const turn = (yaw * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  // The head stays, the camera goes round it, about an axis through the neck.
  const axis = -70;
  const place = ([x, y, z]: Point): Point => [x * cos - (z - axis) * sin, y, x * sin + (z - axis) * cos + axis];
  const eye = place([0, DROP, CAMERA]);
  return (px, py) => {
    const target = place([px, DROP + py, 0]);
    const hit = march(eye, unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]));
    const colour = hit ? shade(hit, eye) : backdrop((2 * px) / COVERED, (2 * py) / COVERED);
    return [film(colour[0]), film(colour[1]), film(colour[2])];
  };
}

/** Neighbours further apart than this, of 1, are looked at again with more samples. */
const EDGE = 0.035;

/** Draws the studio head; 8-bit sRGB, three bytes a pixel. Edges get `samples` x `samples` looks, everything else one. */
export function drawPortrait({ width, height, yaw, samples }: PortraitOptions): Uint8Array {
  const look = camera(yaw);
  const scale = COVERED / width;
  const at = (column: number, row: number) => look((column - width / 2) * scale, (height / 2 - row) * scale);
  const first = Array.from({ length: width * height }, (_, index) =>
    at((index % width) + 0.5, Math.floor(index / width) + 0.5),
  );
  const isEdge = (index: number) => {
    const own = first[index] ?? [0, 0, 0];
    return [index - 1, index + 1, index - width, index + width].some((other) =>
      (first[other] ?? own).some((value, channel) => Math.abs(value - (own[channel] ?? 0)) > EDGE),
    );
  };
  const closely = (column: number, row: number): Colour => {
    const sum: [number, number, number] = [0, 0, 0];
    for (let part = 0; part < samples * samples; part += 1) {
      const colour = at(
        column + ((part % samples) + 0.5) / samples,
        row + (Math.floor(part / samples) + 0.5) / samples,
      );
      for (const channel of [0, 1, 2] as const) sum[channel] += colour[channel] / (samples * samples);
    }
    return sum;
  };
  const pixels = new Uint8Array(width * height * 3);
  for (const [index, plain] of first.entries()) {
    const colour = isEdge(index) ? closely(index % width, Math.floor(index / width)) : plain;
    pixels.set(
      colour.map((value) => Math.round(255 * value)),
      3 * index,
    );
  }
  return pixels;
}
