/** What may stand in a parameter of the protocol, and how much of it. */
export type Form =
  | { readonly form: 'text'; readonly most: number }
  /** A whole number between 0 and `most`. */
  | { readonly form: 'integer'; readonly most: number }
  | { readonly form: 'flag' }
  | { readonly form: 'choice'; readonly choices: readonly string[] }
  /** Whether and how hits are grouped: a boolean or a number. */
  | { readonly form: 'grouping'; readonly most: number }
  /** Texts, or for filters texts and lists of texts. */
  | { readonly form: 'texts' | 'conditions'; readonly entries: number; readonly length: number }
  /** A latitude and a longitude. */
  | { readonly form: 'point' }
  /** Metres, at least 1, or `all`. */
  | { readonly form: 'radius'; readonly most: number }
  /** Metres, or ranges of them. */
  | { readonly form: 'precision'; readonly most: number; readonly entries: number }
  /** Lists of points. */
  | { readonly form: 'outlines'; readonly entries: number; readonly least: number; readonly most: number }
  /** What a page shows: facets and their values in order. */
  | { readonly form: 'rendering'; readonly entries: number; readonly length: number }
  | { readonly form: 'token' }
  /** What an index does with words; it does it in its own language, always. */
  | { readonly form: 'languages' };

/** A parameter that the protocol knows. */
export type Parameter =
  | (Form & { readonly use: 'served' })
  /** Read and checked; `because` says why it changes no answer. */
  | (Form & { readonly use: 'taken'; readonly because: string })
  /** Taken only when it says what the index does anyway. */
  | { readonly use: 'closed'; readonly saying: readonly string[] };

export const text = <const Most extends number>(most: Most) => ({ form: 'text', most }) as const;
export const integer = <const Most extends number>(most: Most) => ({ form: 'integer', most }) as const;
export const grouping = <const Most extends number>(most: Most) => ({ form: 'grouping', most }) as const;
export const choice = <const Choices extends readonly string[]>(...choices: Choices) =>
  ({ form: 'choice', choices }) as const;
export const texts = <const Entries extends number>(entries: Entries, length: number) =>
  ({ form: 'texts', entries, length }) as const;
export const conditions = <const Entries extends number>(entries: Entries, length: number) =>
  ({ form: 'conditions', entries, length }) as const;
export const point = { form: 'point' } as const;
export const radius = <const Most extends number>(most: Most) => ({ form: 'radius', most }) as const;
export const precision = <const Most extends number>(most: Most, entries: number) =>
  ({ form: 'precision', most, entries }) as const;
export const outlines = (entries: number, least: number, most = least) =>
  ({ form: 'outlines', entries, least, most }) as const;
export const rendering = (entries: number, length: number) => ({ form: 'rendering', entries, length }) as const;
export const flag = { form: 'flag' } as const;
export const token = { form: 'token' } as const;
export const languages = { form: 'languages' } as const;

export function served<const Wanted extends Form>(form: Wanted): Wanted & { readonly use: 'served' } {
  return { ...form, use: 'served' };
}

export function taken(form: Form, because: string): Form & { readonly use: 'taken'; readonly because: string } {
  return { ...form, use: 'taken', because };
}

export function closed(...saying: readonly string[]): { readonly use: 'closed'; readonly saying: readonly string[] } {
  return { use: 'closed', saying };
}
