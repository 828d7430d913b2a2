import { type MeshPart } from '../geometry/meshBuilder';
import { type Material, ShadePoint } from '../materials/material';
import { type Projection } from './camera';
import { crystalEffect } from './crystal';
import { type Scene } from './scene';
import { type SurfaceReader } from './surfacePoint';
import { type BandArea, type Triangles, VisibilityBuffer } from './visibility';

/** Light sent by the object and share of the ground's light that passes, three channels each, one entry a sample. */
export class LightBuffer {
  readonly light: Float32Array;
  readonly passes: Float32Array;

  constructor(samples: number) {
    this.light = new Float32Array(3 * samples);
    this.passes = new Float32Array(3 * samples);
  }
}

/** The buffers of one band, kept from band to band. */
export class BandBuffers {
  readonly opaque: VisibilityBuffer;
  readonly near: VisibilityBuffer;
  readonly far: VisibilityBuffer;
  readonly lens: VisibilityBuffer;
  readonly colour: LightBuffer;
  /** Set only when something is clear: what refraction reads from. */
  readonly behind: LightBuffer | undefined;

  constructor(samples: number, clear: boolean, lenses: boolean) {
    this.opaque = new VisibilityBuffer(samples);
    this.near = new VisibilityBuffer(clear ? samples : 0);
    this.far = new VisibilityBuffer(clear ? samples : 0);
    this.lens = new VisibilityBuffer(lenses ? samples : 0);
    this.colour = new LightBuffer(samples);
    this.behind = clear ? new LightBuffer(samples) : undefined;
  }
}

/** Everything that stays the same from band to band. */
export interface Frame {
  scene: Scene;
  projection: Projection;
  x: Float32Array;
  y: Float32Array;
  reader: SurfaceReader;
  /** Lens parts, farthest first. */
  lensParts: MeshPart[];
  /** Samples of refraction shift per unit of a material's value. */
  shiftScale: number;
  /** Share of the ground's light at a sample where nothing stands, or undefined without shadow. */
  shadowAt: ((x: number, y: number) => number) | undefined;
}

const point = new ShadePoint();
const farPoint = new ShadePoint();
const effect = { fr: 1, fg: 1, fb: 1, gloss: 0, glow: 0 };

function materialOf(frame: Frame, part: MeshPart): Material | undefined {
  return frame.scene.materials[part.slot];
}

/** Draws one band of samples into its colour buffer. */
export function renderBand(frame: Frame, buffers: BandBuffers, area: BandArea): void {
  const { scene, projection, x, y } = frame;
  const samples = area.width * area.rows;
  buffers.opaque.clear(samples);
  if (buffers.behind) {
    buffers.near.clear(samples);
    buffers.far.clear(samples);
  }
  const run = (part: MeshPart): Triangles => ({
    x,
    y,
    inverseDepth: projection.inverseDepth,
    indices: scene.mesh.indices,
    first: part.first,
    count: part.count,
  });
  for (const part of scene.mesh.parts) {
    const layer = materialOf(frame, part)?.layer;
    if (layer === 'opaque') buffers.opaque.draw(run(part), area);
    if (layer === 'clear') {
      buffers.near.draw(run(part), area);
      buffers.far.draw(run(part), area, true);
    }
  }
  shadeOpaque(frame, buffers, area);
  if (buffers.behind) shadeClear(frame, buffers, area);
  for (const part of frame.lensParts) {
    buffers.lens.clear(samples);
    buffers.lens.draw(run(part), area);
    shadeLens(frame, buffers, area, part);
  }
}

function shadeOpaque(frame: Frame, buffers: BandBuffers, area: BandArea): void {
  const { light, passes } = buffers.colour;
  const { triangle } = buffers.opaque;
  const { mesh, materials } = frame.scene;
  for (let row = 0; row < area.rows; row += 1) {
    for (let column = 0; column < area.width; column += 1) {
      const at = row * area.width + column;
      const k = triangle[at]!;
      const i = 3 * at;
      if (k < 0) {
        const open = frame.shadowAt ? frame.shadowAt(column + 0.5, area.top + row + 0.5) : 1;
        light[i] = light[i + 1] = light[i + 2] = 0;
        passes[i] = passes[i + 1] = passes[i + 2] = open;
        continue;
      }
      frame.reader.read(k, column + 0.5, area.top + row + 0.5, point);
      const material = materials[mesh.parts[mesh.partOf[k]!]!.slot];
      if (material?.layer === 'opaque') material.shade(point);
      light[i] = point.r;
      light[i + 1] = point.g;
      light[i + 2] = point.b;
      passes[i] = passes[i + 1] = passes[i + 2] = 0;
    }
  }
}

function shadeClear(frame: Frame, buffers: BandBuffers, area: BandArea): void {
  const behind = buffers.behind!;
  const { light, passes } = buffers.colour;
  const samples = area.width * area.rows;
  behind.light.set(light.subarray(0, 3 * samples));
  behind.passes.set(passes.subarray(0, 3 * samples));
  const { mesh, materials } = frame.scene;
  for (let at = 0; at < samples; at += 1) {
    const k = buffers.near.triangle[at]!;
    if (k < 0 || buffers.near.depth[at]! <= buffers.opaque.depth[at]!) continue;
    const material = materials[mesh.parts[mesh.partOf[k]!]!.slot];
    if (material?.layer !== 'clear') continue;
    const column = at % area.width;
    const row = (at - column) / area.width;
    const [px, py] = [column + 0.5, area.top + row + 0.5];
    frame.reader.read(buffers.far.triangle[at]!, px, py, farPoint);
    frame.reader.read(k, px, py, point);
    crystalEffect(material, point, farPoint, effect);
    const reach = material.refraction * frame.shiftScale * (1 - 0.6 * point.nv);
    const fromColumn = clamp(Math.round(column - frame.reader.screenX * reach), area.width - 1);
    const fromRow = clamp(Math.round(row + frame.reader.screenY * reach), area.rows - 1);
    const from = 3 * (fromRow * area.width + fromColumn);
    const i = 3 * at;
    light[i] = (behind.light[from]! + effect.glow) * effect.fr + effect.gloss;
    light[i + 1] = (behind.light[from + 1]! + effect.glow) * effect.fg + effect.gloss;
    light[i + 2] = (behind.light[from + 2]! + effect.glow) * effect.fb + effect.gloss;
    passes[i] = behind.passes[from]! * effect.fr;
    passes[i + 1] = behind.passes[from + 1]! * effect.fg;
    passes[i + 2] = behind.passes[from + 2]! * effect.fb;
  }
}

const clamp = (value: number, high: number): number => (value < 0 ? 0 : value > high ? high : value);

function shadeLens(frame: Frame, buffers: BandBuffers, area: BandArea, part: MeshPart): void {
  const material = materialOf(frame, part);
  if (material?.layer !== 'lens') return;
  const { light, passes } = buffers.colour;
  const samples = area.width * area.rows;
  for (let at = 0; at < samples; at += 1) {
    const k = buffers.lens.triangle[at]!;
    if (k < 0) continue;
    const depth = buffers.lens.depth[at]!;
    if (depth <= buffers.opaque.depth[at]! || (buffers.behind && depth <= buffers.near.depth[at]!)) continue;
    const column = at % area.width;
    frame.reader.read(k, column + 0.5, area.top + (at - column) / area.width + 0.5, point);
    material.shade(point);
    const i = 3 * at;
    light[i] = light[i]! * point.tr + point.r;
    light[i + 1] = light[i + 1]! * point.tg + point.g;
    light[i + 2] = light[i + 2]! * point.tb + point.b;
    passes[i] = passes[i]! * point.tr;
    passes[i + 1] = passes[i + 1]! * point.tg;
    passes[i + 2] = passes[i + 2]! * point.tb;
  }
}
