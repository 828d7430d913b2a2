/** One row of the requirements ledger. */
export interface LedgerRow {
  readonly id: string;
  readonly text: string;
}

/** Rows of the ledger's tables: `| SITE-01 | what |`. */
export function readLedger(markdown: string): LedgerRow[] {
  return [...markdown.matchAll(/^\| ([A-Z]+-\d+) \| (.+) \|$/gm)].map(([, id = '', text = '']) => ({ id, text }));
}

/** Rows that the document itself calls unproven: `- RET-02: why`, below the heading of that chapter. */
export function unprovenRows(markdown: string): string[] {
  const [, chapter = ''] = markdown.split('\n## Rows without a living test\n');
  return [...chapter.matchAll(/^- ([A-Z]+-\d+): .+$/gm)].map(([, id = '']) => id);
}

const NAMED = /\[([A-Z]+-\d+(?:[,\s]+[A-Z]+-\d+)*)\]/g;

/** Rows named in the titles of a test file: `[CART-05]`, `[CART-05, CART-06]`. */
export function rowsNamed(source: string): string[] {
  const rows = [...source.matchAll(NAMED)].flatMap(([, ids = '']) => ids.split(/[,\s]+/));
  return [...new Set(rows)];
}
