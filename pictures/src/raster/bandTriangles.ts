import { type Mesh, type MeshPart } from '../geometry/meshBuilder';
import { ASIDE } from './samples';

/** Which triangles reach into which band of samples, part by part: a band looks at its own alone. */
export interface BandTriangles {
  /** Numbers of triangles, band after band, in the order of the mesh. */
  order: Uint32Array;
  /** Where the triangles of a part begin in a band: `start[band * (parts + 1) + part]`; the last entry is the band's end. */
  start: Uint32Array;
}

/**
 * Sorts a mesh's triangles by the bands they touch; `x` and `y` are in samples, a band has `rows` and reaches `margin` beyond both ends. The
 * sheets of a slab that turn away from the camera are left out where nothing is seen through it.
 */
export function trianglesByBand(
  mesh: Mesh,
  isSolid: (part: MeshPart) => boolean,
  x: Float32Array,
  y: Float32Array,
  bands: number,
  rows: number,
  margin: number,
): BandTriangles {
  const { indices, partOf, parts } = mesh;
  const count = indices.length / 3;
  const first = new Int16Array(count);
  const last = new Int16Array(count);
  const stride = parts.length + 1;
  const start = new Uint32Array(bands * stride + 1);
  const hides = parts.map((part) => part.slab !== 0 && isSolid(part));
  for (let k = 0; k < count; k += 1) {
    const i = indices[3 * k]!;
    const j = indices[3 * k + 1]!;
    const l = indices[3 * k + 2]!;
    const a = y[i]!;
    const b = y[j]!;
    const c = y[l]!;
    // Rows count downwards: what is counter-clockwise has a negative area.
    if (hides[partOf[k]!] && (x[j]! - x[i]!) * (c - a) - (b - a) * (x[l]! - x[i]!) > 0) {
      last[k] = -1;
      continue;
    }
    const low = a < b ? (a < c ? a : c) : b < c ? b : c;
    const high = a > b ? (a > c ? a : c) : b > c ? b : c;
    first[k] = Math.max(0, Math.ceil((low - margin) / rows) - 1);
    // A triangle that passes between two rows of samples is seen nowhere.
    last[k] =
      Math.ceil(low - 0.5 - ASIDE) > Math.floor(high - 0.5 + ASIDE)
        ? -1
        : Math.min(bands - 1, Math.floor((high + margin) / rows));
    for (let band = first[k]!; band <= last[k]!; band += 1) {
      const at = band * stride + partOf[k]! + 1;
      start[at] = start[at]! + 1;
    }
  }
  for (let i = 1; i < start.length; i += 1) start[i] = start[i]! + start[i - 1]!;
  const order = new Uint32Array(start[start.length - 1]!);
  const next = start.slice();
  for (let k = 0; k < count; k += 1) {
    for (let band = first[k]!; band <= last[k]!; band += 1) {
      const at = band * stride + partOf[k]!;
      order[next[at]!] = k;
      next[at] = next[at]! + 1;
    }
  }
  return { order, start };
}
