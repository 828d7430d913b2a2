import type { SearchIndex } from '../engine/searchIndex';
import type { SearchRecord } from '../protocol/searchRecord';

/** An index that knows its own records. */
export interface RecordIndex {
  readonly index: SearchIndex;
  readonly records: readonly SearchRecord[];
}
