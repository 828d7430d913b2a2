import { apart, IRISES, pointOf, POINTS } from './landmarks';
import type { Landmark, Landmarks } from './landmarks';
import { cross, dot, minus, plus, times, unit } from './space';
import type { Vector } from './space';

/** Visible diameter of a human iris, millimetres: nearly the same in all adults, and so the scale of every face. */
export const IRIS_MM = 11.7;

/**
 * The finder's ring lies inside the edge of the iris: on the drawn head, whose iris is known, it is nine tenths as wide, and the same share brings
 * photographs to the usual distances.
 */
export const RING_SHARE = 0.9;

/** The head's own directions in the picture. */
export interface HeadAxes {
  readonly right: Vector;
  readonly up: Vector;
  readonly front: Vector;
}

/** Everything measured on one face. */
export interface FaceGeometry {
  readonly pixelsPerMm: number;
  readonly axes: HeadAxes;
  /** Degrees; yaw to the viewer's right, pitch upwards, roll counter-clockwise as seen. */
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
  /** Midpoint between the pupils, in pixels with y up. */
  readonly origin: Vector;
  /** Between the pupils, in tenths of a millimetre. */
  readonly pupillaryDistance: number;
  /** Whether the face looks straight enough, and is large enough, for the distance to be used. */
  readonly isDistanceReliable: boolean;
  /** Sideways from the pupils' midpoint to the nose, mm along `right`. */
  readonly noseOffset: number;
  /** Millimetres. */
  readonly faceWidth: number;
  readonly faceLength: number;
}

/** What a frame needs to be drawn on a face. */
export type FacePose = Pick<FaceGeometry, 'pixelsPerMm' | 'axes' | 'origin' | 'noseOffset'>;

const toSpace = ([x, y, z]: Landmark): Vector => [x, -y, -z];

/** Diameter of one iris in pixels: the mean over both directions. */
function irisDiameter(landmarks: Landmarks, middle: number): number {
  return (apart(landmarks, middle + 1, middle + 3) + apart(landmarks, middle + 2, middle + 4)) / 2;
}

function axesOf(landmarks: Landmarks): HeadAxes {
  const at = (index: number) => toSpace(pointOf(landmarks, index));
  const eyes = minus(at(POINTS.rightEyeCorner), at(POINTS.leftEyeCorner));
  const cheeks = minus(at(POINTS.rightCheek), at(POINTS.leftCheek));
  const right = unit(plus(unit(eyes), unit(cheeks)));
  const upwards = minus(at(POINTS.forehead), at(POINTS.chin));
  const front = unit(cross(right, upwards));
  return { right, up: cross(front, right), front };
}

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Straighter than this, degrees, and the distance between the pupils can be trusted to about 5 mm. */
const STRAIGHT = { yaw: 10, pitch: 14 };

/** An iris of fewer pixels says too little. */
const SMALLEST_IRIS = 9;

/** Two irises of one face differ by no more than this share. */
const IRIS_TOLERANCE = 0.15;

/**
 * Scale, pose and distances of a face from its landmarks; null when they hold no irises. The scale comes from the irises, or from the width of the
 * face in millimetres where it is known from earlier looks.
 */
export function faceGeometry(landmarks: Landmarks, knownWidth?: number): FaceGeometry | null {
  const [one, other] = IRISES.map((middle) => irisDiameter(landmarks, middle)) as [number, number];
  const axes = axesOf(landmarks);
  const { right, front } = axes;
  const cheeks = apart(landmarks, POINTS.leftCheek, POINTS.rightCheek);
  const isTurned = Math.abs(degrees(Math.atan2(front[0], front[2]))) > STRAIGHT.yaw;
  // On a turned head the far iris is seen from the side.
  const iris = isTurned ? Math.max(one, other) : (one + other) / 2;
  if (!(iris > 0)) return null;
  const pixelsPerMm = knownWidth ? cheeks / knownWidth : iris / (IRIS_MM * RING_SHARE);
  const [pupil, otherPupil] = IRISES.map((middle) => toSpace(pointOf(landmarks, middle))) as [Vector, Vector];
  const origin = times(plus(pupil, otherPupil), 0.5);
  const yaw = degrees(Math.atan2(front[0], front[2]));
  const pitch = degrees(Math.asin(front[1]));
  // The picture shows the distance shortened by the turn of the head; the landmarks' own depth of the eyes is too coarse to use.
  const seen = Math.hypot(pupil[0] - otherPupil[0], pupil[1] - otherPupil[1]);
  const distance = seen / Math.max(0.5, Math.cos(Math.atan2(front[0], front[2]))) / pixelsPerMm;
  const bridge = times(
    plus(toSpace(pointOf(landmarks, POINTS.noseBridge)), toSpace(pointOf(landmarks, POINTS.noseMiddle))),
    0.5,
  );
  const flatOffset = minus([bridge[0], bridge[1], 0], [origin[0], origin[1], 0]);
  const isEven = Math.abs(one - other) <= IRIS_TOLERANCE * iris;
  return {
    pixelsPerMm,
    axes,
    yaw,
    pitch,
    roll: degrees(Math.atan2(right[1], right[0])),
    origin: [origin[0], origin[1], 0],
    pupillaryDistance: Math.round(distance * 10) / 10,
    isDistanceReliable:
      Math.abs(yaw) <= STRAIGHT.yaw && Math.abs(pitch) <= STRAIGHT.pitch && iris >= SMALLEST_IRIS && isEven,
    noseOffset: dot(flatOffset, right) / pixelsPerMm,
    faceWidth: cheeks / pixelsPerMm,
    faceLength: apart(landmarks, POINTS.forehead, POINTS.chin) / pixelsPerMm,
  };
}
