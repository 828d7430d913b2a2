/** A piece of a filter text; quoted words are never operators. */
export interface FilterToken {
  readonly kind: 'word' | 'quoted' | 'symbol' | 'end';
  readonly text: string;
  /** Position in the filter text, from 0. */
  readonly at: number;
}

/** A filter text that cannot be read; caught at the door of the grammar. */
export class FilterSyntaxError extends Error {}

const SYMBOL = /<=|>=|!=|[<>=:(),]/y;
const WORD = /[^\s"'<>=!:(),][^\s<>=!:(),]*/y;

/** Cuts a filter text into words, quoted texts and symbols. */
export function filterTokens(text: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  let at = 0;
  while (at < text.length) {
    const letter = text.charAt(at);
    if (/\s/.test(letter)) {
      at += 1;
    } else if (letter === '"' || letter === "'") {
      const quoted = readQuoted(text, at);
      tokens.push({ kind: 'quoted', text: quoted.text, at });
      at = quoted.end;
    } else {
      const symbol = matchAt(SYMBOL, text, at);
      const piece = symbol ?? matchAt(WORD, text, at);
      if (piece === undefined) throw new FilterSyntaxError(`Unexpected character ${letter} at position ${at}`);
      tokens.push({ kind: symbol === undefined ? 'word' : 'symbol', text: piece, at });
      at += piece.length;
    }
  }
  tokens.push({ kind: 'end', text: '', at });
  return tokens;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function readQuoted(text: string, start: number): { text: string; end: number } {
  const quote = text.charAt(start);
  let value = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === quote) return { text: value, end: at + 1 };
    if (letter === '\\' && at + 1 < text.length) {
      at += 1;
      value += text.charAt(at);
    } else {
      value += letter;
    }
  }
  throw new FilterSyntaxError(`Missing closing ${quote} for the text that starts at position ${start}`);
}
