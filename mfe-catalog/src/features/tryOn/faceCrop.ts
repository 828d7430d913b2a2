import type { FacePose } from './faceGeometry';
import { POINTS, pointOf } from './landmarks';
import type { Landmarks } from './landmarks';

/** Part of a picture, pixels. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Width of a stage in shares of its height. */
export const STAGE_RATIO = 4 / 5;

/** Room around the face in lengths of the face. */
const FACES_HIGH = 1.85;

/** The part of the picture that shows the head and a little air, the same for every frame. */
export function cropAround(landmarks: Landmarks): Crop {
  const [cx, top] = pointOf(landmarks, POINTS.forehead);
  const [dx, bottom] = pointOf(landmarks, POINTS.chin);
  const length = Math.hypot(dx - cx, bottom - top);
  const height = length * FACES_HIGH;
  const width = height * STAGE_RATIO;
  return { left: (cx + dx) / 2 - width / 2, top: (top + bottom) / 2 - height * 0.54, width, height };
}

/** The crop moved into a picture as far as it fits: what lies outside would be empty. */
export function cropInside(crop: Crop, picture: { readonly width: number; readonly height: number }): Crop {
  const into = (start: number, length: number, room: number) =>
    length > room ? start : Math.min(Math.max(0, start), room - length);
  return {
    ...crop,
    left: into(crop.left, crop.width, picture.width),
    top: into(crop.top, crop.height, picture.height),
  };
}

/** The same face in a crop that is drawn at another scale. */
export function geometryIn<Pose extends FacePose>(
  face: Pose,
  { left, top }: Pick<Crop, 'left' | 'top'>,
  scale: number,
): Pose {
  const [x, y, z] = face.origin;
  // Pixels of the picture grow downwards, the origin upwards.
  return {
    ...face,
    origin: [(x - left) * scale, (y + top) * scale, z],
    pixelsPerMm: face.pixelsPerMm * scale,
  };
}
