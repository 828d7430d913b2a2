/** Names that nothing reaches yet, kept for the row of the ledger that will use them. The list ends empty. */
export interface ParkedNames {
  readonly row: string;
  readonly names: readonly string[];
}

export const PARKED: readonly ParkedNames[] = [];
