import type { SkuFacts } from '../order';

/** Current catalogue facts by part number. */
export type PriceFacts = ReadonlyMap<string, SkuFacts>;
