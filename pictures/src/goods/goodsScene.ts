import { type Mesh, type Slot } from '../geometry/meshBuilder';
import { type Material } from '../materials/material';
import { type Camera } from '../raster/camera';

/** What a maker of goods hands over: a mesh, its materials, and the cameras of its two views. */
export interface Goods {
  mesh: Mesh;
  materials: Partial<Record<Slot, Material>>;
  angle: Camera;
  front: Camera;
  /** Whether it stands on a ground and throws a soft shadow; what is flat throws none. */
  stands: boolean;
}

/** A camera on goods, which never rest on their temples. */
export function goodsCamera(azimuth: number, elevation: number, distance: number): Camera {
  return { azimuth, elevation, distance, rest: 0 };
}
