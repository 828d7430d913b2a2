import { type Rgb } from '../studio/tone';

/** One sample being shaded: unit vectors in studio space, texture coordinates in millimetres, light in and out. */
export class ShadePoint {
  nx = 0;
  ny = 0;
  nz = 1;
  /** Towards the camera. */
  vx = 0;
  vy = 0;
  vz = 1;
  /** Cosine between normal and camera. */
  nv = 1;
  /** Whether the surface is seen from behind, and its normal turned round. */
  behind = false;
  u = 0;
  v = 0;
  w = 0;
  scalar = 1;
  /** Height over the ground, mm; large when nothing is near. */
  height = 100;
  /** Light sent to the camera, linear. */
  r = 0;
  g = 0;
  b = 0;
  /** Share of the light from behind that passes. */
  tr = 0;
  tg = 0;
  tb = 0;
}

export interface OpaqueMaterial {
  layer: 'opaque';
  /** It mirrors lamps so sharply that two looks at a pixel do not tell what lies between them. */
  mirrors?: boolean;
  shade: (p: ShadePoint) => void;
}

/** Clear or tinted acetate, drawn over the finished opaque picture. */
export interface ClearMaterial {
  layer: 'clear';
  tint: Rgb;
  thickness: number;
  /** How much the surroundings darken it. */
  environment: number;
  edge: number;
  innerEdge: number;
  /** Sideways shift of what is seen through, in pixels of a 400 px picture. */
  refraction: number;
}

export interface LensMaterial {
  layer: 'lens';
  /** Share of the light that its middle keeps back. */
  opacity: number;
  shade: (p: ShadePoint) => void;
}

export type Material = OpaqueMaterial | ClearMaterial | LensMaterial;
