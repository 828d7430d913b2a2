/** A choice of the lens configurator: code and words. */
export interface LensChoice {
  readonly code: string;
  readonly description: string;
}

/** The configured lens in words (ORD-05): parts that were not chosen are null. */
export interface LensesReview {
  readonly type: LensChoice | null;
  readonly treatmentsFamily: LensChoice | null;
  readonly color: LensChoice | null;
  readonly thickness: LensChoice | null;
  readonly addOns: readonly LensChoice[];
}
