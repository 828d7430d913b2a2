/** Said when the ids are not a list with something in it (EMB-01). */
export const INVALID_IDS = 'Product ID array is empty or invalid.';
/** Said when nobody gave a reason (EMB-01). */
export const UNEXPECTED = 'Unexpected error occurred while adding to cart.';

/** What a page that embeds the shop learns. */
export type EmbedAnswer =
  | { readonly success: true; readonly orderId: string; readonly orderItemId: readonly string[] }
  | {
      readonly success: false;
      readonly message: string;
      /** The platform's name of the reason, where it gave one. */
      readonly reason?: { readonly key: string; readonly parameters: readonly string[] };
    };

/** The one function that pages outside the shop's own code may call. */
export type EmbedAddToCart = (productIds: unknown) => Promise<EmbedAnswer>;

declare global {
  interface Window {
    /** What other parties' scripts may use; `checkout` exists on pages of other origins only. */
    sightline?: { readonly addToCart: EmbedAddToCart; readonly checkout?: (productIds?: unknown) => void };
  }
}

/** Ids as text, or null when they are not a list of one or more ids. */
export function productIdsOf(given: unknown): readonly string[] | null {
  if (!Array.isArray(given) || given.length === 0) return null;
  const ids = given.map((id: unknown) => (typeof id === 'number' ? String(id) : id));
  return ids.every((id): id is string => typeof id === 'string' && /^[\w-]{1,64}$/.test(id)) ? ids : null;
}
