import type { FaceGeometry, FacePose } from '../faceGeometry';
import { cross, dot, minus, times, unit } from '../space';
import type { Vector } from '../space';

/** Numbers that are being smoothed, and how fast each one changes. */
interface Steadied {
  readonly values: readonly number[];
  readonly speeds: readonly number[];
}

/** What is known of the head from the pictures before. */
export interface SteadyPose extends Steadied {
  /** Millimetres at the cheekbones: a face keeps its width, so many looks agree on the scale better than one does. */
  readonly width: { readonly mm: number; readonly looks: number };
  /** When the last look was taken, ms. */
  readonly at: number;
}

/** Cutoff at rest and of the speed, Hz, and how much the cutoff grows with the speed. */
const REST = 1.3;
const SPEED = 1;
const GROWTH = 7;

/** A head not seen for longer than this, ms, is looked at afresh. */
const FORGOTTEN = 700;

/** As many looks settle the width; further ones count as much as one of these. */
const SETTLED = 40;

const share = (cutoff: number, seconds: number) => 1 / (1 + 1 / (2 * Math.PI * cutoff * seconds));

/** One step of the one-euro filter (Casiez, Roussel, Vogel 2012): calm at rest, prompt in motion. */
export function oneEuro({ values, speeds }: Steadied, measured: readonly number[], seconds: number): Steadied {
  const next = measured.map((value, index) => {
    const before = values[index] ?? value;
    const slow = speeds[index] ?? 0;
    const speed = slow + share(SPEED, seconds) * ((value - before) / seconds - slow);
    return { speed, value: before + share(REST + GROWTH * Math.abs(speed), seconds) * (value - before) };
  });
  return { values: next.map(({ value }) => value), speeds: next.map(({ speed }) => speed) };
}

function learned(known: SteadyPose['width'] | undefined, face: FaceGeometry): SteadyPose['width'] {
  if (!known) return { mm: face.faceWidth, looks: face.isDistanceReliable ? 1 : 0 };
  if (!face.isDistanceReliable) return known;
  const looks = Math.min(SETTLED, known.looks + 1);
  return { mm: known.mm + (face.faceWidth - known.mm) / looks, looks };
}

/** Width of the face in the picture's pixels. */
const sizeOf = ({ faceWidth, pixelsPerMm }: FaceGeometry) => faceWidth * pixelsPerMm;

/** Place, direction and size, each in a unit in which 1 is a large change: one filter serves all. */
function numbersOf(face: FaceGeometry, unitLength: number): readonly number[] {
  const [x, y] = face.origin;
  const { right, front } = face.axes;
  return [x / unitLength, y / unitLength, Math.log(sizeOf(face)), ...right, ...front, face.noseOffset / 20];
}

/** Takes a new look at the head into account. `unitLength` is a length in the picture that stays the same, `at` the time in ms. */
export function steadied(before: SteadyPose | null, face: FaceGeometry, unitLength: number, at: number): SteadyPose {
  const measured = numbersOf(face, unitLength);
  const width = learned(before?.width, face);
  const gap = before ? at - before.at : Infinity;
  if (!before || gap > FORGOTTEN) return { values: measured, speeds: [], width, at };
  return { ...oneEuro(before, measured, Math.max(gap, 1) / 1000), width, at };
}

const vector = (values: readonly number[], from: number): Vector => [
  values[from] ?? 0,
  values[from + 1] ?? 0,
  values[from + 2] ?? 0,
];

/** The pose to be drawn: directions are at right angles again, the scale follows from the width of the face. */
export function poseOf({ values, width }: SteadyPose, unitLength: number): FacePose {
  const [x = 0, y = 0, logSize = 0] = values;
  const right = unit(vector(values, 3));
  const leaning = vector(values, 6);
  const front = unit(minus(leaning, times(right, dot(leaning, right))));
  return {
    origin: [x * unitLength, y * unitLength, 0],
    axes: { right, front, up: cross(front, right) },
    pixelsPerMm: Math.exp(logSize) / width.mm,
    noseOffset: (values[9] ?? 0) * 20,
  };
}
