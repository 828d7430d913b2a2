import type { ListingData } from '../../catalogue/query/listingData';
import type { TileFacts } from '../../catalogue/tiles/tileFacts';
import type { OtherWords } from '../../features/search/findOtherWords';

import type { FoundContent } from './contents';

/** A search page: its list, and the pages that answer the same words. */
export interface SearchData {
  readonly term: string;
  /** Null before anything is searched for. */
  readonly listing: ListingData | null;
  readonly contents: readonly FoundContent[];
  /** Words that were left out to find products. */
  readonly leftOut: readonly string[];
  /** Only where no product matches the words. */
  readonly other: OtherWords | null;
  /** Goods in demand, only there too. */
  readonly inDemand: readonly TileFacts[];
  /** Whether the title says other words than were typed. */
  readonly isCorrected: boolean;
}
