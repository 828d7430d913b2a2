import { type ClearMaterial, ShadePoint } from '../materials/material';
import { crystalEffect } from './crystal';
import { FLAT, type LightBuffer, MIXED } from './lightBuffer';
import { PER_AXIS, PER_PIXEL, sampleX, sampleY } from './samples';
import { type BandBuffers, type ClearBuffers, type Frame, partOfPixel } from './bandBuffers';
import { type BandArea } from './visibility';

const point = new ShadePoint();
const farPoint = new ShadePoint();
const effect = { fr: 1, fg: 1, fb: 1, gloss: 0, glow: 0 };
const seen = [0, 0, 0, 0, 0];

const clamp = (value: number, high: number): number => (value < 0 ? 0 : value > high ? high : value);

/** Lays clear acetate over what is behind it, seen through its surface a little aside. */
export function shadeClear(frame: Frame, buffers: BandBuffers, clear: ClearBuffers, area: BandArea): void {
  const { near, far, behind, steady } = clear;
  const { colour, opaque } = buffers;
  const { reader } = frame;
  const { mesh, materials } = frame.scene;
  const columns = area.width / PER_AXIS;
  const rows = area.rows / PER_AXIS;
  behind.copy(colour, columns * rows);
  const half = PER_AXIS / 2;
  const middle = (PER_AXIS >> 1) * area.width + (PER_AXIS >> 1);
  let material: ClearMaterial | undefined;
  let shiftColumn = 0;
  let shiftRow = 0;

  /** Works the effect out at a sample; false where nothing clear is seen. */
  const look = (at: number, x: number, y: number): boolean => {
    const k = near.triangle[at]!;
    if (k < 0 || near.depth[at]! <= opaque.depth[at]!) return false;
    const found = materials[mesh.parts[mesh.partOf[k]!]!.slot];
    if (found?.layer !== 'clear') return false;
    material = found;
    reader.read(far.triangle[at]!, x, y, farPoint);
    reader.read(k, x, y, point);
    crystalEffect(material, point, farPoint, effect);
    const reach = material.refraction * frame.shiftScale * (1 - 0.6 * point.nv);
    shiftColumn = -reader.screenX * reach;
    shiftRow = reader.screenY * reach;
    return true;
  };

  const isHidden = (corner: number): boolean => {
    for (let s = 0; s < PER_PIXEL; s += 1) {
      const at = corner + ((s / PER_AXIS) | 0) * area.width + (s % PER_AXIS);
      if (near.depth[at]! <= opaque.depth[at]!) return true;
    }
    return false;
  };

  const lay = (to: number, column: number, row: number): void => {
    const c = clamp(Math.round(column + shiftColumn), area.width - 1);
    const r = clamp(Math.round(row + shiftRow), area.rows - 1);
    laySample(colour, behind, to, sampleAt(behind, c, r, columns));
  };

  for (let row = 0; row < rows; row += 1) {
    steady.nextRow(row === 0);
    for (let column = 0; column < columns; column += 1) {
      const corner = row * PER_AXIS * area.width + column * PER_AXIS;
      const part = partOfPixel(frame, near.triangle, corner, area.width);
      if (part === -1) continue;
      const pixel = row * columns + column;
      const left = column * PER_AXIS;
      const top = row * PER_AXIS;
      if (part >= 0 && !isHidden(corner) && look(corner + middle, left + half, area.top + top + half)) {
        seen[0] = effect.fr;
        seen[1] = effect.fg;
        seen[2] = effect.fb;
        seen[3] = effect.gloss;
        seen[4] = effect.glow;
        if (steady.isSteady(column, part, seen)) {
          const isFlat = isFlatAround(behind, left + shiftColumn, top + shiftRow, columns, rows);
          if (!isFlat) colour.mix(pixel);
          const count = isFlat ? 1 : PER_PIXEL;
          for (let s = 0; s < count; s += 1)
            lay(
              pixel * PER_PIXEL + s,
              left + (isFlat ? PER_AXIS >> 1 : s % PER_AXIS),
              top + (isFlat ? PER_AXIS >> 1 : (s / PER_AXIS) | 0),
            );
          if (isFlat) colour.state[pixel] = FLAT;
          continue;
        }
      }
      colour.mix(pixel);
      // Two looks stand for a pixel's samples: the first and, from the middle on, the last.
      let looked = -1;
      for (let s = 0; s < PER_PIXEL; s += 1) {
        const c = left + (s % PER_AXIS);
        const r = top + ((s / PER_AXIS) | 0);
        const at = r * area.width + c;
        if (near.triangle[at]! < 0 || near.depth[at]! <= opaque.depth[at]!) continue;
        const share = 2 * s < PER_PIXEL ? 0 : 1;
        if (looked !== share) {
          if (!look(at, sampleX(c, r), area.top + sampleY(c, r))) continue;
          looked = share;
        }
        lay(pixel * PER_PIXEL + s, c, r);
      }
    }
  }
}

/** Whether every sample that a pixel would read lies in pixels of one light each. */
function isFlatAround(behind: LightBuffer, left: number, top: number, columns: number, rows: number): boolean {
  for (const dy of [0, PER_AXIS - 1]) {
    for (const dx of [0, PER_AXIS - 1]) {
      const c = clamp(Math.round(left + dx), columns * PER_AXIS - 1);
      const r = clamp(Math.round(top + dy), rows * PER_AXIS - 1);
      if (behind.state[((r / PER_AXIS) | 0) * columns + ((c / PER_AXIS) | 0)] === MIXED) return false;
    }
  }
  return true;
}

/** Where the light of the sample at a column and row is kept. */
function sampleAt(buffer: LightBuffer, column: number, row: number, columns: number): number {
  const pixel = ((row / PER_AXIS) | 0) * columns + ((column / PER_AXIS) | 0);
  return pixel * PER_PIXEL + (buffer.state[pixel] === MIXED ? (row % PER_AXIS) * PER_AXIS + (column % PER_AXIS) : 0);
}

function laySample(colour: LightBuffer, behind: LightBuffer, to: number, from: number): void {
  const i = 3 * to;
  const j = 3 * from;
  colour.light[i] = (behind.light[j]! + effect.glow) * effect.fr + effect.gloss;
  colour.light[i + 1] = (behind.light[j + 1]! + effect.glow) * effect.fg + effect.gloss;
  colour.light[i + 2] = (behind.light[j + 2]! + effect.glow) * effect.fb + effect.gloss;
  colour.passes[i] = behind.passes[j]! * effect.fr;
  colour.passes[i + 1] = behind.passes[j + 1]! * effect.fg;
  colour.passes[i + 2] = behind.passes[j + 2]! * effect.fb;
}
