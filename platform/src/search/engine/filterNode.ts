import type { Comparison } from './numberColumn';

/** A condition on records, whatever notation it came in. */
export type FilterNode =
  | { readonly kind: 'and' | 'or'; readonly nodes: readonly FilterNode[] }
  | { readonly kind: 'not'; readonly node: FilterNode }
  | { readonly kind: 'value'; readonly attribute: string; readonly value: string }
  | { readonly kind: 'compare'; readonly attribute: string; readonly operator: Comparison; readonly limit: number }
  | { readonly kind: 'range'; readonly attribute: string; readonly from: number; readonly to: number };

/** A condition, or the reason why the notation cannot be read. */
export type FilterResult =
  | { readonly ok: true; readonly node: FilterNode }
  | { readonly ok: false; readonly message: string };
