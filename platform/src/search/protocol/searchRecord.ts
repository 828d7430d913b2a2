/** A record as a hit shows it; section 9.3 of the contract for products. */
export type SearchRecord = Readonly<Record<string, unknown>> & { readonly objectID: string };
