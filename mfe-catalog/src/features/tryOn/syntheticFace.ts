import { IRIS_MM, RING_SHARE } from './faceGeometry';
import { IRISES, POINTS } from './landmarks';
import type { Landmark, Landmarks } from './landmarks';
import type { Vector } from './space';

/** A head whose measures are known, for tests: millimetres from between the pupils, x right, y up, z forward. */
export interface HeadFacts {
  readonly pupillaryDistance: number;
  readonly faceWidth: number;
  readonly faceLength: number;
  readonly jaw: number;
  readonly forehead: number;
}

export const USUAL_HEAD: HeadFacts = {
  pupillaryDistance: 63,
  faceWidth: 140,
  faceLength: 168,
  jaw: 110,
  forehead: 123,
};

interface View {
  /** Pixels a millimetre. */
  readonly scale: number;
  /** Degrees. */
  readonly yaw?: number;
  readonly roll?: number;
  /** Where the eyes' midpoint lies in the picture. */
  readonly at?: readonly [x: number, y: number];
}

/** As the finder draws its ring. */
const IRIS_RADIUS = (IRIS_MM * RING_SHARE) / 2;

function headPoints({
  pupillaryDistance,
  faceWidth,
  faceLength,
  jaw,
  forehead,
}: HeadFacts): ReadonlyMap<number, Vector> {
  const points = new Map<number, Vector>([
    [POINTS.forehead, [0, faceLength * 0.42, 0]],
    [POINTS.chin, [0, -faceLength * 0.58, 0]],
    [POINTS.leftCheek, [-faceWidth / 2, -20, -50]],
    [POINTS.rightCheek, [faceWidth / 2, -20, -50]],
    [POINTS.leftTemple, [-forehead / 2, 40, -20]],
    [POINTS.rightTemple, [forehead / 2, 40, -20]],
    [POINTS.leftJaw, [-jaw / 2, -70, -30]],
    [POINTS.rightJaw, [jaw / 2, -70, -30]],
    [POINTS.leftEyeCorner, [-pupillaryDistance / 2 - 14, 0, -6]],
    [POINTS.rightEyeCorner, [pupillaryDistance / 2 + 14, 0, -6]],
    [POINTS.noseBridge, [0, 0, 8]],
    [POINTS.noseMiddle, [0, -8, 12]],
  ]);
  for (const [index, middle] of IRISES.entries()) {
    const x = (index === 0 ? -1 : 1) * (pupillaryDistance / 2);
    points.set(middle, [x, 0, 0]);
    points.set(middle + 1, [x + IRIS_RADIUS, 0, 0]);
    points.set(middle + 2, [x, IRIS_RADIUS, 0]);
    points.set(middle + 3, [x - IRIS_RADIUS, 0, 0]);
    points.set(middle + 4, [x, -IRIS_RADIUS, 0]);
  }
  return points;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The landmarks a finder would answer for this head, turned and placed. Irises always face the camera. */
export function syntheticFace(facts: HeadFacts, { scale, yaw = 0, roll = 0, at = [400, 400] }: View): Landmarks {
  const [cy, sy, cr, sr] = [
    Math.cos(radians(yaw)),
    Math.sin(radians(yaw)),
    Math.cos(radians(roll)),
    Math.sin(radians(roll)),
  ];
  const turned = ([x, y, z]: Vector): Vector => {
    const [tx, tz] = [x * cy + z * sy, -x * sy + z * cy];
    return [tx * cr - y * sr, tx * sr + y * cr, tz];
  };
  const placed = ([x, y, z]: Vector): Landmark => [at[0] + x * scale, at[1] - y * scale, -z * scale];
  const mesh: Landmark[] = Array.from({ length: 478 }, () => placed([0, 0, 0]));
  const points = headPoints(facts);
  for (const [index, point] of points) mesh[index] = placed(turned(point));
  for (const middle of IRISES) {
    const [x, y, z] = turned(points.get(middle) ?? [0, 0, 0]);
    const edge: readonly Vector[] = [
      [IRIS_RADIUS, 0, 0],
      [0, IRIS_RADIUS, 0],
      [-IRIS_RADIUS, 0, 0],
      [0, -IRIS_RADIUS, 0],
    ];
    for (const [index, [ex, ey]] of edge.entries()) mesh[middle + 1 + index] = placed([x + ex, y + ey, z]);
  }
  return mesh;
}
