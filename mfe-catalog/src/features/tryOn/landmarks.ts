/** Point of a face in a picture: x and y in its pixels, y downwards; z in the same unit, smaller towards the camera. */
export type Landmark = readonly [x: number, y: number, z: number];

/** The 468 points of the face mesh and five for each iris. */
export type Landmarks = readonly Landmark[];

/** Points by what they are, as the mesh numbers them; left and right as the viewer sees them. */
export const POINTS = {
  forehead: 10,
  chin: 152,
  leftCheek: 234,
  rightCheek: 454,
  leftTemple: 54,
  rightTemple: 284,
  leftJaw: 172,
  rightJaw: 397,
  leftEyeCorner: 33,
  rightEyeCorner: 263,
  noseBridge: 168,
  noseMiddle: 6,
} as const;

/** Middle of each iris and four points of its edge. */
export const IRISES = [468, 473] as const;

const MISSING: Landmark = [0, 0, 0];

/** A point by its number. */
export function pointOf(landmarks: Landmarks, index: number): Landmark {
  return landmarks[index] ?? MISSING;
}

/** Distance of two points in the picture's unit. */
export function apart(landmarks: Landmarks, one: number, other: number): number {
  const [ax, ay, az] = pointOf(landmarks, one);
  const [bx, by, bz] = pointOf(landmarks, other);
  return Math.hypot(ax - bx, ay - by, az - bz);
}
