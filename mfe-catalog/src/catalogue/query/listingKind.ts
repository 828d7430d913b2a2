/** The kinds of listing, by what a shopper chooses between. */
export type ListingKind = 'frames' | 'brand' | 'contact-lenses' | 'audio' | 'goods' | 'search';

/** What the list counts: frames, or products of any kind. */
export function isFrameList(kind: ListingKind): boolean {
  return kind === 'frames' || kind === 'audio';
}
