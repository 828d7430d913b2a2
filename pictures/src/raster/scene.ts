import { type Mesh, type Slot } from '../geometry/meshBuilder';
import { type Material } from '../materials/material';
import { type Camera } from './camera';

/** A part of the picture plane, millimetres from the mesh origin. */
export interface PictureWindow {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A mesh, what its slots are made of, and how it is looked at. */
export interface Scene {
  mesh: Mesh;
  materials: Partial<Record<Slot, Material>>;
  camera: Camera;
  /** Frames hang on the line: lens centre at half height, camera on the mesh origin. */
  hangs: boolean;
  /** What the picture shows of the plane through the mesh origin, millimetres; what the object covers unless told. */
  window?: PictureWindow | undefined;
  /** Goods that stand on a ground throw a soft shadow on it. */
  stands: boolean;
}
