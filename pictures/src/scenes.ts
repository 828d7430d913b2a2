import { buildFrameMesh, type Pose } from './frame/frameMesh';
import { frameMaterials, hasClearTemples } from './frame/frameMaterials';
import { goodsOf } from './goods/goods';
import { USUAL_BUST } from '@sightline/shared-lib/domain/product';
import { bustMaterial } from './bust/bustMaterial';
import { frameShadow } from './bust/bustShadow';
import { type Mesh } from './geometry/meshBuilder';
import { type Material } from './materials/material';
import { type Camera, studioTurn } from './raster/camera';
import { type PictureWindow, type Scene } from './raster/scene';
import { type FrameSpec, type PictureSpec, type PictureView, WINDOW_WIDTHS } from './specification';

const cameras: Record<Exclude<PictureView, 'angle'>, Camera> = {
  front: { azimuth: 0, elevation: 0, distance: 620, rest: 0, lightTilt: 0.2 },
  worn: { azimuth: 0, elevation: 0, distance: 620, rest: 0, lightTilt: 0.2 },
  'three-quarter': { azimuth: 33, elevation: 13, distance: 620, rest: 0 },
  lateral: { azimuth: 87, elevation: 5, distance: 620, rest: 0 },
  folded: { azimuth: 22, elevation: 24, distance: 620, rest: 0 },
  detail: { azimuth: -150, elevation: 20, distance: 460, rest: 0 },
  bust: { azimuth: 20, elevation: 3, distance: 1100, rest: 0 },
};

/**
 * What views show that do not show all: a detail one hinge, one pad and the bridge from behind; a bust the same for every frame and head, so
 * that they can be compared.
 */
const windows: Partial<Record<PictureView, PictureWindow>> = {
  detail: { left: -80, top: 38, width: WINDOW_WIDTHS.detail, height: 57 },
  bust: { left: -80, top: 128, width: WINDOW_WIDTHS.bust, height: 286 },
};

/** Meshes by shape and size, newest last: seventeen colours of one frame cost one build. */
const meshes = new Map<string, Mesh>();
const meshesKept = 12;

function cachedMesh(key: string, build: () => Mesh): Mesh {
  const mesh = meshes.get(key) ?? build();
  meshes.delete(key);
  meshes.set(key, mesh);
  const oldest = meshes.keys().next().value;
  if (meshes.size > meshesKept && oldest !== undefined) meshes.delete(oldest);
  return mesh;
}

/** Turn about x that sets lowest front point and temple tips on one height. */
function restAngle(mesh: Mesh): number {
  let front = { y: Infinity, z: 0 };
  let tip = { y: Infinity, z: 0 };
  for (let i = 0; i < mesh.positions.length; i += 3) {
    const y = mesh.positions[i + 1]!;
    const z = mesh.positions[i + 2]!;
    if (z > -20 && y < front.y) front = { y, z };
    if (z < -60 && y < tip.y) tip = { y, z };
  }
  return Number.isFinite(tip.y) ? Math.atan2(front.y - tip.y, front.z - tip.z) : 0;
}

/** How much of the light a part of the glasses takes away from what is behind it. */
function shadeOf(material: Material | undefined): number {
  if (material?.layer === 'lens') return material.opacity;
  return material?.layer === 'clear' ? 0.3 : 1;
}

function frameScene(spec: FrameSpec, view: PictureView, width: number): Scene {
  const named = view === 'angle' ? 'three-quarter' : view;
  const bust = { ...USUAL_BUST, ...spec.bust };
  const pose: Pose = named === 'bust' ? bust.width : named === 'folded' || named === 'worn' ? named : 'open';
  const core = hasClearTemples(spec);
  const window = windows[named];
  const density = width / (window?.width ?? 2 * spec.a + spec.dbl + 12);
  const bucket = density > 6.5 ? 8 : density > 3.6 ? 5 : 3;
  const { shape, a, b, dbl, temple, build, rim, weight, audio } = spec;
  const sun = spec.lens.kind !== 'demo';
  const metalTemples = spec.temples === 'Gold' || spec.temples === 'Silver';
  const key = JSON.stringify([
    shape,
    a,
    b,
    dbl,
    temple,
    build,
    rim,
    weight,
    audio,
    sun,
    core,
    metalTemples,
    pose,
    bucket,
  ]);
  const mesh = cachedMesh(key, () => buildFrameMesh(spec, pose, core, bucket));
  const rest = named === 'three-quarter' || named === 'folded' ? restAngle(mesh) : 0;
  const materials = frameMaterials(spec);
  const camera = { ...cameras[named], rest };
  if (named === 'bust') {
    const shadow = frameShadow(mesh, (slot) => shadeOf(materials[slot]));
    const stone = bustMaterial(bust.tone, studioTurn(camera), shadow);
    return { mesh, materials: { ...materials, bust: stone }, camera, hangs: false, stands: false, window };
  }
  return {
    mesh,
    materials,
    camera,
    window,
    hangs: named === 'front' || named === 'worn',
    stands: false,
  };
}

/** The scene of a specification seen from one side; `width` in pixels decides how fine its mesh is. */
export function sceneOf(spec: PictureSpec, view: PictureView, width: number): Scene {
  if (spec.kind === 'frame') return frameScene(spec, view, width);
  const density = Math.min(24, Math.max(6, width / 30));
  const goods = goodsOf(spec, density);
  return {
    mesh: goods.mesh,
    materials: goods.materials,
    camera: view === 'front' ? goods.front : goods.angle,
    hangs: false,
    stands: goods.stands,
  };
}
