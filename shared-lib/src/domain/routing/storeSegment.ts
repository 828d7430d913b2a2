import { slugOf } from './slug';

/** Last segment of a store page: its id, then its name for people and search engines, e.g. `11039-main-street`. */
export function storeSegment(storeId: string, slug?: string): string {
  const words = slugOf(slug ?? '');
  return words ? `${encodeURIComponent(storeId)}-${words}` : encodeURIComponent(storeId);
}

/** The id ends at the first hyphen: store ids hold none. */
export function readStoreSegment(segment: string): { storeId: string; slug?: string } {
  const [storeId = '', ...words] = segment.split('-');
  return words.length > 0 ? { storeId, slug: words.join('-') } : { storeId };
}
