import { escapeHtml } from '../kernel';

/** Markup whose texts are safe. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | undefined | false | readonly Part[];

/** Markup of a template: what is put into it is text, unless it is markup itself; nothing and false leave no trace. */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: pieces.map((piece, place) => piece + markupOf(parts[place])).join('') };
}

function markupOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(markupOf).join('');
}
