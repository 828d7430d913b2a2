import { RANGES, type OpticalField } from '../domain/prescription/ranges';

/** Every value of a range, smallest first. */
export function valuesOf(field: OpticalField): readonly number[] {
  const { min, max, step } = RANGES[field];
  const count = Math.round((max - min) / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((min + index * step).toFixed(2)));
}
