import type { FaceGeometry } from '../faceGeometry';

/** What the shopper is told while the camera shows them. */
export type Advice = 'starting' | 'no-face' | 'dark' | 'far' | 'moving' | 'worn';

/** One look into the camera. */
export interface Look {
  readonly face: FaceGeometry | null;
  /** Mean lightness of the picture, 0 to 1. */
  readonly lightness: number;
  /** Width of the picture, pixels. */
  readonly width: number;
  /** When it was taken, ms. */
  readonly at: number;
}

/** The advice that is shown, and what the last looks agree on since some time, ms. */
export interface Advising {
  readonly shown: Advice;
  readonly next: Advice;
  readonly since: number;
  readonly last: Look | null;
}

export const NO_ADVICE: Advising = { shown: 'starting', next: 'starting', since: 0, last: null };

/** Darker pictures hide faces. */
const DARK = 0.16;

/** Smaller faces, as a share of the picture's width, have irises of too few pixels. */
const FAR = 0.22;

/** Faster heads, in their own widths a second, blur; looks further apart than this, ms, say nothing about speed. */
const FAST = 1.2;
const FRESH = 400;

/** Words change when looks have agreed for so long, ms: else they would flicker, and be read out without end. */
const AGREED = 600;

function isMoving({ face, at }: Look, last: Look | null): boolean {
  if (!face || !last?.face || at - last.at > FRESH || at <= last.at) return false;
  const moved = Math.hypot(face.origin[0] - last.face.origin[0], face.origin[1] - last.face.origin[1]);
  return moved / (face.faceWidth * face.pixelsPerMm) / ((at - last.at) / 1000) > FAST;
}

/** What one look alone suggests. */
export function adviceOn(look: Look, last: Look | null): Advice {
  const { face, lightness, width } = look;
  if (!face) return lightness < DARK ? 'dark' : 'no-face';
  if (face.faceWidth * face.pixelsPerMm < FAR * width) return 'far';
  return isMoving(look, last) ? 'moving' : 'worn';
}

/** Takes a look into account; the very first one counts at once. */
export function advised({ shown, next, since, last }: Advising, look: Look): Advising {
  const advice = adviceOn(look, last);
  const from = advice === next ? since : look.at;
  const isSettled = shown === 'starting' || look.at - from >= AGREED;
  return { shown: isSettled ? advice : shown, next: advice, since: from, last: look };
}
