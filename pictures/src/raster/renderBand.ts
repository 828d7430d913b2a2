import { type MeshPart } from '../geometry/meshBuilder';
import { type Material } from '../materials/material';
import { type BandBuffers, type Frame } from './bandBuffers';
import { shadeClear } from './shadeClear';
import { shadeLens } from './shadeLens';
import { shadeOpaque } from './shadeOpaque';
import { type BandArea, type Triangles } from './visibility';

function materialOf(frame: Frame, part: MeshPart): Material | undefined {
  return frame.scene.materials[part.slot];
}

/** Draws one band of whole pixel rows into its colour buffer. */
export function renderBand(frame: Frame, buffers: BandBuffers, area: BandArea, band: number): void {
  const { scene, projection, x, y, triangles } = frame;
  const { parts, indices } = scene.mesh;
  const samples = area.width * area.rows;
  const first = band * (parts.length + 1);
  const run = (part: number): Triangles => ({
    x,
    y,
    inverseDepth: projection.inverseDepth,
    indices,
    order: triangles.order,
    from: triangles.start[first + part]!,
    to: triangles.start[first + part + 1]!,
  });
  buffers.opaque.clear(samples);
  const { clear } = buffers;
  clear?.near.clear(samples);
  clear?.far.clear(samples);
  for (const [number, part] of parts.entries()) {
    const layer = materialOf(frame, part)?.layer;
    if (layer === 'opaque') buffers.opaque.draw(run(number), area);
    if (layer === 'clear') {
      clear?.near.draw(run(number), area);
      clear?.far.draw(run(number), area, true);
    }
  }
  shadeOpaque(frame, buffers, area);
  if (clear) shadeClear(frame, buffers, clear, area);
  for (const number of frame.lensParts) {
    const lens = run(number);
    if (lens.from === lens.to) continue;
    buffers.lens.clear(samples);
    buffers.lens.draw(lens, area);
    const material = materialOf(frame, parts[number]!);
    if (material?.layer === 'lens') shadeLens(frame, buffers, area, material);
  }
}
