import { type Mesh } from '../geometry/meshBuilder';

/** Where the picture is taken from: degrees, millimetres; `rest` turns the object about x before (radians). */
export interface Camera {
  azimuth: number;
  elevation: number;
  distance: number;
  rest: number;
  /** Lowers the studio's lights (radians), so that a front view catches the window. */
  lightTilt?: number;
}

/** Vertices on the picture plane, in millimetres at the target's distance, with 1 / depth. */
export interface Projection {
  x: Float32Array;
  y: Float32Array;
  inverseDepth: Float32Array;
  left: number;
  right: number;
  bottom: number;
  top: number;
  /** Camera position in mesh space. */
  eye: readonly [number, number, number];
  /** Rows of the rotation from mesh space to the upright world. */
  upright: readonly number[];
  /** Lowest point of the upright world. */
  ground: number;
  /** Rows of the rotation from mesh space to the studio, which follows three quarters of the camera's turn. */
  studio: readonly number[];
  target: readonly [number, number, number];
  distance: number;
  /** Rows of the rotation from mesh space to the camera. */
  view: readonly number[];
}

const studioFollows = 0.75;

/** Turn of the studio about the vertical, radians: it follows most of the camera's. */
export const studioTurn = ({ azimuth }: Camera): number => (-studioFollows * azimuth * Math.PI) / 180;

function multiply(a: readonly number[], b: readonly number[]): number[] {
  return Array.from({ length: 9 }, (_, k) => {
    const r = Math.floor(k / 3) * 3;
    const c = k % 3;
    return a[r]! * b[c]! + a[r + 1]! * b[c + 3]! + a[r + 2]! * b[c + 6]!;
  });
}

const turnX = (angle: number): number[] => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [1, 0, 0, 0, c, -s, 0, s, c];
};

const turnY = (angle: number): number[] => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, 0, s, 0, 1, 0, -s, 0, c];
};

/** Projects a mesh; `centred` keeps the camera on the mesh origin instead of on the middle of the object. */
export function project(mesh: Mesh, camera: Camera, centred: boolean): Projection {
  const rad = Math.PI / 180;
  const upright = turnX(camera.rest);
  const view = multiply(multiply(turnX(camera.elevation * rad), turnY(-camera.azimuth * rad)), upright);
  const follow = multiply(turnY(studioTurn(camera)), upright);
  const studio = multiply(turnX(-(camera.lightTilt ?? 0)), follow);
  const { positions } = mesh;
  const n = positions.length / 3;
  const target = centred ? ([0, 0, 0] as const) : middle(positions);
  const x = new Float32Array(n);
  const y = new Float32Array(n);
  const inverseDepth = new Float32Array(n);
  const box = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };
  let ground = Infinity;
  for (let i = 0; i < n; i += 1) {
    const px = positions[3 * i]!;
    const py = positions[3 * i + 1]!;
    const pz = positions[3 * i + 2]!;
    ground = Math.min(ground, upright[3]! * px + upright[4]! * py + upright[5]! * pz);
    const dx = px - target[0];
    const dy = py - target[1];
    const dz = pz - target[2];
    const depth = camera.distance - (view[6]! * dx + view[7]! * dy + view[8]! * dz);
    const scale = camera.distance / depth;
    const sx = (view[0]! * dx + view[1]! * dy + view[2]! * dz) * scale;
    const sy = (view[3]! * dx + view[4]! * dy + view[5]! * dz) * scale;
    x[i] = sx;
    y[i] = sy;
    inverseDepth[i] = 1 / depth;
    if (sx < box.left) box.left = sx;
    if (sx > box.right) box.right = sx;
    if (sy < box.bottom) box.bottom = sy;
    if (sy > box.top) box.top = sy;
  }
  const eye = [
    target[0] + view[6]! * camera.distance,
    target[1] + view[7]! * camera.distance,
    target[2] + view[8]! * camera.distance,
  ] as const;
  return { x, y, inverseDepth, ...box, eye, upright, ground, studio, target, distance: camera.distance, view };
}

function middle(positions: Float32Array): [number, number, number] {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 1) {
    const c = i % 3;
    low[c] = Math.min(low[c]!, positions[i]!);
    high[c] = Math.max(high[c]!, positions[i]!);
  }
  return [(low[0]! + high[0]!) / 2, (low[1]! + high[1]!) / 2, (low[2]! + high[2]!) / 2];
}
