import { OPTICS } from '../optics/optics';

/** Where a pupillary distance measured by try-on waits on the device for the prescription form; never in an address, never sent. */
export const MEASURED_DISTANCE_KEY = 'measured-distance';

/** Days it waits. */
export const MEASURED_DISTANCE_DAYS = 30;

const { min, max } = OPTICS.prescription.distance;

/** Whether lenses are made for a distance, millimetres. */
export const isPossibleDistance = (mm: number): boolean => mm >= min && mm <= max;

/** Half millimetres, as prescriptions write the distance. */
export const roundedDistance = (mm: number): number => Math.round(mm * 2) / 2;

/** The waiting distance in millimetres; null for anything else. */
export function measuredDistance(stored: unknown): number | null {
  return typeof stored === 'number' && isPossibleDistance(stored) ? stored : null;
}
