/** Where a pupillary distance measured by try-on waits on the device for the prescription form; never in an address, never sent. */
export const MEASURED_DISTANCE_KEY = 'measured-distance';

/** Days it waits. */
export const MEASURED_DISTANCE_DAYS = 30;

/** Distances that adults have, millimetres. */
const POSSIBLE = { from: 48, to: 80 };

/** The waiting distance in millimetres; null for anything else. */
export function measuredDistance(stored: unknown): number | null {
  return typeof stored === 'number' && stored >= POSSIBLE.from && stored <= POSSIBLE.to ? stored : null;
}
