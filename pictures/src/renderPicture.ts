import { type MeshPart } from './geometry/meshBuilder';
import { trianglesByBand } from './raster/bandTriangles';
import { type Projection, project } from './raster/camera';
import { cutOutBand } from './raster/cutOut';
import { bandBuffers, type Frame } from './raster/bandBuffers';
import { renderBand } from './raster/renderBand';
import { PER_AXIS } from './raster/samples';
import { type Scene } from './raster/scene';
import { SurfaceReader } from './raster/surfacePoint';
import { sceneOf } from './scenes';
import { groundShadow } from './studio/groundShadow';
import { type PictureSpec, type PictureView } from './specification';

/** A cut-out: straight alpha sRGB, trimmed to the object, and how wide it is in the real world. */
export interface Picture {
  width: number;
  height: number;
  rgba: Uint8ClampedArray;
  /** Width in millimetres: total frame width for a front view, else the trimmed width in the plane of the object's middle. */
  millimetres: number;
}

export interface RenderOptions {
  /** Pixels across the trimmed picture. */
  width: number;
}

/** Pixel rows drawn at once; small enough to stay in the cache, whatever the picture's size. */
const bandRows = 48;

interface Frustum {
  /** Trimmed box on the picture plane, millimetres. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Real width that the box stands for. */
  millimetres: number;
}

function frustumOf(scene: Scene, projection: Projection): Frustum {
  if (scene.window) return { ...scene.window, millimetres: scene.window.width };
  if (scene.hangs) {
    const half = Math.max(projection.top, -projection.bottom) + 0.2;
    const reach = Math.max(projection.right, -projection.left);
    const { positions } = scene.mesh;
    let widest = 0;
    for (let i = 0; i < positions.length; i += 3) widest = Math.max(widest, Math.abs(positions[i]!));
    return { left: -reach, top: half, width: 2 * reach, height: 2 * half, millimetres: 2 * widest };
  }
  const hem = trimHem * (projection.right - projection.left);
  const margin = scene.stands ? shadowMargin : { side: hem, below: hem };
  const left = projection.left - margin.side;
  const width = projection.right + margin.side - left;
  const top = projection.top + hem;
  return { left, top, width, height: top - projection.bottom + margin.below, millimetres: width };
}

/** Whether the camera looks at the mesh origin rather than at the middle of the object. */
const isCentred = (scene: Scene): boolean => scene.hangs || scene.window !== undefined;

/** Empty hem of a trimmed picture as a share of its width: a pixel at the smallest size, so that no edge is cut hard. */
const trimHem = 0.006;

/** Room for the soft shadow beside and below goods that stand, millimetres. */
const shadowMargin = { side: 9, below: 6 };

/** Width of the strip along the picture's border in which the shadow fades to nothing, millimetres. */
const shadowFade = 5;

function shadowOf(scene: Scene, projection: Projection, box: Frustum, top: number, k: number): Frame['shadowAt'] {
  if (!scene.stands) return undefined;
  const open = groundShadow(scene.mesh, projection);
  return (sampleX, sampleY) => {
    const x = box.left + sampleX / k;
    const y = top - sampleY / k;
    const inset = Math.min(x - box.left, box.left + box.width - x, y - (top - box.height)) / shadowFade;
    const fade = inset >= 1 ? 1 : inset <= 0 ? 0 : inset * inset * (3 - 2 * inset);
    const shade = (1 - open(x, y)) * fade;
    // A share below what eight bits can show would leave a veil over the whole picture.
    return shade < 0.004 ? 1 : 1 - shade;
  };
}

/** Size of a picture in millimetres without drawing it: for reserving its place on a page. */
export function measurePicture(
  spec: PictureSpec,
  view: PictureView,
): { millimetres: number; heightInMillimetres: number } {
  const scene = sceneOf(spec, view, 400);
  const { width, height, millimetres } = frustumOf(scene, project(scene.mesh, scene.camera, isCentred(scene)));
  return { millimetres, heightInMillimetres: (height * millimetres) / width };
}

/** Draws one product from one side. */
export function renderPicture(spec: PictureSpec, view: PictureView, options: RenderOptions): Picture {
  return renderScene(sceneOf(spec, view, options.width), options);
}

/** Draws a scene; the camera distance is fixed, so the same view of two frames has the same perspective. */
export function renderScene(scene: Scene, { width }: RenderOptions): Picture {
  const projection = project(scene.mesh, scene.camera, isCentred(scene));
  const box = frustumOf(scene, projection);
  const scale = width / box.width;
  const height = scene.hangs ? 2 * Math.ceil((box.height * scale) / 2) : Math.ceil(box.height * scale);
  const top = scene.hangs ? height / 2 / scale : box.top;
  const k = scale * PER_AXIS;
  const x = new Float32Array(projection.x.length);
  const y = new Float32Array(x.length);
  for (let i = 0; i < x.length; i += 1) {
    x[i] = (projection.x[i]! - box.left) * k;
    y[i] = (top - projection.y[i]!) * k;
  }
  const clear = scene.mesh.parts.some((part) => scene.materials[part.slot]?.layer === 'clear');
  const isOpaque = ({ slot }: MeshPart): boolean => scene.materials[slot]?.layer === 'opaque';
  const lensParts = lensesFarFirst(scene, projection);
  const shiftScale = (width * PER_AXIS) / 400;
  // Rows above and below the band that clear acetate shifts into it.
  const margin = Math.ceil((refractionOf(scene) * shiftScale) / PER_AXIS);
  const frame: Frame = {
    scene,
    projection,
    x,
    y,
    triangles: trianglesByBand(
      scene.mesh,
      isOpaque,
      x,
      y,
      Math.ceil(height / bandRows),
      bandRows * PER_AXIS,
      margin * PER_AXIS,
    ),
    reader: new SurfaceReader(scene.mesh, projection, x, y, scene.mesh.slabHalfDepth, scene.stands),
    lensParts,
    shiftScale,
    shadowAt: shadowOf(scene, projection, box, top, k),
  };
  const sampleWidth = width * PER_AXIS;
  const buffers = bandBuffers(width, bandRows + 2 * margin, clear);
  const rgba = new Uint8ClampedArray(4 * width * height);
  for (let row = 0; row < height; row += bandRows) {
    const rows = Math.min(bandRows, height - row);
    const area = { width: sampleWidth, top: (row - margin) * PER_AXIS, rows: (rows + 2 * margin) * PER_AXIS };
    renderBand(frame, buffers, area, row / bandRows);
    cutOutBand(buffers.colour, margin * width, rows * width, rgba, row * width);
  }
  return { width, height, rgba, millimetres: box.millimetres };
}

/** The widest shift of what is seen through clear parts, in samples of a 400 px picture. */
function refractionOf({ mesh, materials }: Scene): number {
  const shifts = mesh.parts.map(({ slot }) => {
    const material = materials[slot];
    return material?.layer === 'clear' ? material.refraction : 0;
  });
  return Math.max(0, ...shifts);
}

function lensesFarFirst(scene: Scene, projection: Projection): number[] {
  const { indices, parts } = scene.mesh;
  const depth = (part: MeshPart): number => {
    let sum = 0;
    for (let k = part.first; k < part.first + part.count; k += 1) sum += projection.inverseDepth[indices[3 * k]!]!;
    return sum / part.count;
  };
  return parts
    .flatMap((part, number) => (scene.materials[part.slot]?.layer === 'lens' ? { number, near: depth(part) } : []))
    .toSorted((a, b) => a.near - b.near)
    .map(({ number }) => number);
}
