import type { ExpiringStorage } from '@sightline/shared-lib/contracts';
import {
  MEASURED_DISTANCE_DAYS,
  MEASURED_DISTANCE_KEY,
  roundedDistance,
} from '@sightline/shared-lib/domain/prescription';

/** Keeps the distance on this device, where the prescription form finds it; it is health data and goes nowhere else. */
export function keepDistance(storage: ExpiringStorage, mm: number): void {
  storage.set(MEASURED_DISTANCE_KEY, roundedDistance(mm), MEASURED_DISTANCE_DAYS);
}

export function forgetDistance(storage: ExpiringStorage): void {
  storage.remove(MEASURED_DISTANCE_KEY);
}
