import type { FacePose } from './faceGeometry';
import { plus, times } from './space';
import type { Vector } from './space';

/** A place in a picture, pixels, y downwards. */
export type Pixel = readonly [x: number, y: number];

/** Measures of a pair of glasses, millimetres. */
export interface FrameMeasure {
  /** Total width. */
  readonly width: number;
  /** Height of the trimmed front picture, its middle at the lens centres. */
  readonly height: number;
  readonly bridge: number;
}

/** From the cornea to the lens, mm. */
const VERTEX = 12;

/** A camera is usually about this far from a face, mm: what is nearer to it is a little larger. */
const CAMERA = 620;

/** Fronts follow the face on a circle of this radius, mm, and lean in at their lower edge by this much. */
const WRAP = 260;
const LEAN = Math.tan((6 * Math.PI) / 180);

/** Lens centres sit a little below the pupils; a wider bridge slides further down the nose. */
function seat(bridge: number): number {
  return Math.min(5, Math.max(1, 2 + 0.35 * (bridge - 16)));
}

/** Place in the picture of a point given in the head's own millimetres, from between the pupils. */
export function projected({ axes, origin, pixelsPerMm }: FacePose, [a, b, c]: Vector): Pixel {
  const turned = plus(plus(times(axes.right, a), times(axes.up, b)), times(axes.front, c));
  const scale = (pixelsPerMm * CAMERA) / (CAMERA - turned[2]);
  return [origin[0] + turned[0] * scale, -(origin[1] + turned[1] * scale)];
}

/** A point of the front in the head's millimetres: x and y from the middle of the frame. */
function onFront(face: FacePose, { bridge }: FrameMeasure, x: number, y: number, lift: number): Vector {
  return [face.noseOffset + x, y - seat(bridge) + lift, VERTEX - (x * x) / (2 * WRAP) + y * LEAN];
}

/** Cells across and down of the net that carries the front's picture. */
export const NET = { columns: 20, rows: 6 } as const;

/** Where the net's knots lie in the picture, row by row from the upper left. `lift` moves the frame up the nose, mm. */
export function frontNet(face: FacePose, measure: FrameMeasure, lift = 0): readonly Pixel[] {
  const knots: Pixel[] = [];
  for (let row = 0; row <= NET.rows; row += 1) {
    for (let column = 0; column <= NET.columns; column += 1) {
      const x = (column / NET.columns - 0.5) * measure.width;
      const y = (0.5 - row / NET.rows) * measure.height;
      knots.push(projected(face, onFront(face, measure, x, y, lift)));
    }
  }
  return knots;
}

/** One temple as it runs from the hinge towards the ear. */
export interface Temple {
  readonly hinge: Pixel;
  readonly ear: Pixel;
  /** Heights at both ends, pixels. */
  readonly from: number;
  readonly to: number;
}

/** Length of the straight part of a temple, mm, and how far the head is wider at the ears than the frame. */
const TO_EAR = 92;
const SPREAD = 4;

/** The temples that can be seen: beside the front, not behind it, which depends on how the head is turned. */
export function visibleTemples(face: FacePose, measure: FrameMeasure, lift = 0): readonly Temple[] {
  return ([-1, 1] as const).flatMap((side) => {
    const x = side * (measure.width / 2 - 2);
    const start = onFront(face, measure, x, measure.height * 0.22, lift);
    const hinge = projected(face, start);
    const ear = projected(face, [start[0] + side * SPREAD, start[1] - 2, start[2] - TO_EAR]);
    const edge = projected(face, onFront(face, measure, side * (measure.width / 2), measure.height * 0.22, lift));
    // Inside the front's own edge the lenses would show it where a head is.
    if ((ear[0] - edge[0]) * side <= 0) return [];
    return [{ hinge, ear, from: 5.2 * face.pixelsPerMm, to: 3.6 * face.pixelsPerMm }];
  });
}
