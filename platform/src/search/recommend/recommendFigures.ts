/** What was done with models, by the group key that the colours of a model share; nothing in it says whose it was. */
export interface RecommendFigures {
  /** Placed orders in which a model was. */
  readonly orders: ReadonlyMap<string, number>;
  /** Models that were in the same orders as a model, and in how many of them. */
  readonly together: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** How much was done with a model lately: larger is more. */
  readonly trend: ReadonlyMap<string, number>;
}

export const NO_FIGURES: RecommendFigures = { orders: new Map(), together: new Map(), trend: new Map() };
