/** Working days, earliest and latest. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

/** When something arrives, as the platform answers it; nobody adds days of their own (CAT-11). */
export interface DeliveryPromise {
  /** Until it is ready to travel. */
  readonly making: DayRange;
  /** On its way. */
  readonly transit: DayRange;
  /** Until it is there. */
  readonly total: DayRange;
  /** The moment its days count from, ISO 8601; absent or empty while nobody knows it, and before anything is ordered. */
  readonly since?: string;
}
