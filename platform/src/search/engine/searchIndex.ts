import type { PlaceColumn } from './area';
import type { Bitset } from './bitset';
import type { DocumentSpace } from './documentSpace';
import type { FacetColumn } from './facetColumn';
import type { SearchLanguage } from './language';
import type { NumberColumn } from './numberColumn';
import type { SlotOrder } from './slotOrder';
import type { SynonymTable } from './synonyms';
import type { TextIndex } from './textIndex';

/** An immutable index, plain data. Its parts may be shared with other indices over the same document space. */
export interface SearchIndex {
  readonly space: DocumentSpace;
  /** The slots that exist in this index. */
  readonly universe: Bitset;
  readonly facets: ReadonlyMap<string, FacetColumn>;
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  readonly texts: readonly TextIndex[];
  readonly language: SearchLanguage;
  readonly synonyms: SynonymTable;
  /** Custom ranking: the order of hits that are otherwise equal. */
  readonly ranking: SlotOrder;
  /** Records that belong to others, as a case belongs to glasses: among equally whole matches they come last. */
  readonly belonging?: Bitset;
  /** Where records are, in an index of things that stand somewhere. */
  readonly places?: PlaceColumn;
  /** Facets that serve filters only: `*` does not count them. */
  readonly filterOnly: ReadonlySet<string>;
  /** Facets whose values can be searched. */
  readonly searchableFacets: ReadonlySet<string>;
}
