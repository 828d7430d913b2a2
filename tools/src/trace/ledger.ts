/** One row of the requirements ledger. */
export interface LedgerRow {
  readonly id: string;
  readonly text: string;
}

/** Rows of the ledger's tables: `| SITE-01 | what |`. */
export function readLedger(markdown: string): LedgerRow[] {
  return [...markdown.matchAll(/^\| ([A-Z]+-\d+) \| (.+) \|$/gm)].map(([, id = '', text = '']) => ({ id, text }));
}

/** Rows named in the titles of a test file: `[CART-05]`. */
export function rowsNamed(source: string): string[] {
  return [...new Set([...source.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id = '']) => id))];
}
