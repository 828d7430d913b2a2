/** Whether a device follows a face well enough to be a mirror. */
export type Pace = 'unknown' | 'swift' | 'slow';

/** A look that takes longer, ms, lets the frame lag behind the face. */
const LONGEST_LOOK = 150;

/** So many looks decide; the first ones also prepare the graphics card and may be long on any device. */
const LOOKS = 5;

/** Nothing that is this slow three times, ms, is still preparing. */
const HOPELESS = { looks: 3, ms: 500 };

/** The verdict on a device from how long its looks took so far, ms. */
export function paceOf(looks: readonly number[]): Pace {
  if (looks.length >= HOPELESS.looks && Math.min(...looks) > HOPELESS.ms) return 'slow';
  if (looks.length < LOOKS) return 'unknown';
  const middle = looks.slice(-LOOKS).toSorted((a, b) => a - b)[Math.floor(LOOKS / 2)] ?? 0;
  return middle > LONGEST_LOOK ? 'slow' : 'swift';
}

/** How long to leave the device to everything else after a look that took `ms`. */
export const restAfter = (ms: number): number => ms / 3;
