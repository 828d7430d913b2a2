import { type Mesh } from '../geometry/meshBuilder';
import { filletDepthOf, filletWidth } from '../geometry/slab';
import { type ShadePoint } from '../materials/material';
import { type Projection } from './camera';

/** Rebuilds position, normal and texture of a sample from its triangle number. */
export class SurfaceReader {
  private readonly normal = new Float64Array(3);
  /** Screen direction of the last normal: right and up. */
  screenX = 0;
  screenY = 0;

  constructor(
    private readonly mesh: Mesh,
    private readonly projection: Projection,
    private readonly x: Float32Array,
    private readonly y: Float32Array,
    private readonly halfDepth: number,
    private readonly grounded: boolean,
  ) {}

  /** Fills the point for triangle `k` at sample coordinates (px, py). */
  read(k: number, px: number, py: number, out: ShadePoint): void {
    const { mesh, projection, x, y, normal } = this;
    const { indices, positions, normals, coords, scalars } = mesh;
    const a = indices[3 * k]!;
    const b = indices[3 * k + 1]!;
    const c = indices[3 * k + 2]!;
    const ax = x[a]!;
    const ay = y[a]!;
    const bx = x[b]! - ax;
    const by = y[b]! - ay;
    const cx = x[c]! - ax;
    const cy = y[c]! - ay;
    const twice = bx * cy - by * cx || 1e-12;
    const dx = px - ax;
    const dy = py - ay;
    const depths = projection.inverseDepth;
    let wb = ((dx * cy - dy * cx) / twice) * depths[b]!;
    let wc = ((dy * bx - dx * by) / twice) * depths[c]!;
    let wa = (1 - (dx * cy - dy * cx) / twice - (dy * bx - dx * by) / twice) * depths[a]!;
    const sum = 1 / (wa + wb + wc);
    wa *= sum;
    wb *= sum;
    wc *= sum;
    const i = 3 * a;
    const j = 3 * b;
    const l = 3 * c;
    out.u = wa * coords[i]! + wb * coords[j]! + wc * coords[l]!;
    out.v = wa * coords[i + 1]! + wb * coords[j + 1]! + wc * coords[l + 1]!;
    out.w = wa * coords[i + 2]! + wb * coords[j + 2]! + wc * coords[l + 2]!;
    out.scalar = wa * scalars[a]! + wb * scalars[b]! + wc * scalars[c]!;
    const x0 = wa * positions[i]! + wb * positions[j]! + wc * positions[l]!;
    const y0 = wa * positions[i + 1]! + wb * positions[j + 1]! + wc * positions[l + 1]!;
    const z0 = wa * positions[i + 2]! + wb * positions[j + 2]! + wc * positions[l + 2]!;
    normal[0] = wa * normals[i]! + wb * normals[j]! + wc * normals[l]!;
    normal[1] = wa * normals[i + 1]! + wb * normals[j + 1]! + wc * normals[l + 1]!;
    normal[2] = wa * normals[i + 2]! + wb * normals[j + 2]! + wc * normals[l + 2]!;
    const { slab } = mesh.parts[mesh.partOf[k]!]!;
    if (slab !== 0 && mesh.wrap) {
      this.filletNormal(slab);
      mesh.wrap.normal(out.u, out.v, normal);
    }
    this.place(x0, y0, z0, out);
  }

  /** The milled edge's normal from the field, not from triangles: highlights stay smooth on a coarse grid. */
  private filletNormal(side: 1 | -1): void {
    const { normal } = this;
    const q = Math.min(1, Math.max(0, (filletWidth - normal[2]!) / filletWidth));
    const slope = q / filletWidth;
    normal[0] = normal[0]! * slope;
    normal[1] = normal[1]! * slope;
    normal[2] = (side * Math.sqrt(Math.max(0, 1 - q * q))) / filletDepthOf(this.halfDepth);
  }

  private place(x0: number, y0: number, z0: number, out: ShadePoint): void {
    const { projection, normal } = this;
    const { eye, studio: m, upright: g, view } = projection;
    let nx = normal[0]!;
    let ny = normal[1]!;
    let nz = normal[2]!;
    let vx = eye[0] - x0;
    let vy = eye[1] - y0;
    let vz = eye[2] - z0;
    const nl = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    const vl = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz);
    vx *= vl;
    vy *= vl;
    vz *= vl;
    const facing = (nx * vx + ny * vy + nz * vz) * nl;
    out.behind = facing < 0;
    const flip = out.behind ? -nl : nl;
    nx *= flip;
    ny *= flip;
    nz *= flip;
    out.nv = Math.min(1, Math.max(0.001, Math.abs(facing)));
    out.nx = m[0]! * nx + m[1]! * ny + m[2]! * nz;
    out.ny = m[3]! * nx + m[4]! * ny + m[5]! * nz;
    out.nz = m[6]! * nx + m[7]! * ny + m[8]! * nz;
    out.vx = m[0]! * vx + m[1]! * vy + m[2]! * vz;
    out.vy = m[3]! * vx + m[4]! * vy + m[5]! * vz;
    out.vz = m[6]! * vx + m[7]! * vy + m[8]! * vz;
    out.height = this.grounded ? g[3]! * x0 + g[4]! * y0 + g[5]! * z0 - projection.ground : 100;
    this.screenX = view[0]! * nx + view[1]! * ny + view[2]! * nz;
    this.screenY = view[3]! * nx + view[4]! * ny + view[5]! * nz;
  }
}
