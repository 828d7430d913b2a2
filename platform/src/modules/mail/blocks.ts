/** One thing a letter says. Letters are drawn from these as HTML and as text, so that both say the same. */
export type Block =
  | { readonly block: 'paragraph'; readonly text: string }
  /** Said below, smaller. */
  | { readonly block: 'aside'; readonly text: string }
  | { readonly block: 'code'; readonly code: string }
  | { readonly block: 'way'; readonly label: string; readonly href: string }
  | { readonly block: 'rows'; readonly rows: readonly Row[] }
  | { readonly block: 'address'; readonly title: string; readonly lines: readonly string[] };

export interface Row {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
  /** What tells it from others of its name. */
  readonly note?: string;
  /** What hangs on it, each with its own value, and what all of it comes to. */
  readonly parts?: readonly Pick<Row, 'label' | 'value'>[];
  readonly sum?: string;
}

/** What a letter says, before it is drawn. */
export interface LetterText {
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** Why the letter came. */
  readonly why: string;
}

/** What stands around every letter of a shop. */
export interface Frame {
  /** BCP 47 tag of the letter's language. */
  readonly tag: string;
  readonly shopName: string;
  readonly shopHref: string;
  /** Lines of the foot: questions, and the shop's own address. */
  readonly foot: readonly string[];
}

export const paragraph = (text: string): Block => ({ block: 'paragraph', text });
export const aside = (text: string): Block => ({ block: 'aside', text });
export const way = (label: string, href: string): Block => ({ block: 'way', label, href });
