import { type Mesh, type Slot } from '../geometry/meshBuilder';
import { type Material } from '../materials/material';
import { type Camera } from './camera';

/** A mesh, what its slots are made of, and how it is looked at. */
export interface Scene {
  mesh: Mesh;
  materials: Partial<Record<Slot, Material>>;
  camera: Camera;
  /** Frames hang on the line: lens centre at half height, camera on the mesh origin. */
  hangs: boolean;
  /** Goods that stand on a ground throw a soft shadow on it. */
  stands: boolean;
}
