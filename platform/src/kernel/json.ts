import { parse } from 'secure-json-parse';

/** Deeper than anything that a call means; what walks through a value later may then recurse. */
const MOST_LEVELS = 32;

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\[]{}');

/** A text that is read as JSON, or why it is not. */
export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly message: string };

/** Reads what a client sent as JSON. Names that would change the prototype of an object are refused with it. */
export function readJson(text: string): JsonReading {
  const message = flawOf(text);
  if (message !== undefined) return { ok: false, message };
  try {
    return { ok: true, value: parse(text, { protoAction: 'error', constructorAction: 'error' }) };
  } catch {
    return { ok: false, message: 'The body is not valid JSON.' };
  }
}

/** What valid JSON may say and nothing behind it can bear. It is seen in the text, because a parser or its user would recurse. */
function flawOf(text: string): string | undefined {
  let level = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (isText) {
      if (letter === QUOTE) isText = false;
      if (letter !== BACKSLASH) continue;
      const length = escapeLength(text, at);
      if (length === 0) return 'The body holds a character that cannot be kept.';
      at += length - 1;
    } else if (letter === QUOTE) {
      isText = true;
    } else if (letter === OPEN_LIST || letter === OPEN_OBJECT) {
      level += 1;
      if (level > MOST_LEVELS) return `The body is nested more than ${MOST_LEVELS} levels deep.`;
    } else if (letter === CLOSE_LIST || letter === CLOSE_OBJECT) {
      level -= 1;
    }
  }
  return undefined;
}

/** Length of the escape that begins there; 0 for NUL and for half a character, which no database keeps in a text. */
function escapeLength(text: string, at: number): number {
  const unit = escapedUnit(text, at);
  if (unit === undefined) return 2;
  if (unit === 0) return 0;
  if (unit < 0xd800 || unit > 0xdfff) return 6;
  const second = escapedUnit(text, at + 6) ?? 0;
  return unit < 0xdc00 && second >= 0xdc00 && second <= 0xdfff ? 12 : 0;
}

/** The code unit of `\uXXXX`, undefined for any other escape. */
function escapedUnit(text: string, at: number): number | undefined {
  const escape = text.slice(at, at + 6);
  return /^\\u[0-9a-fA-F]{4}$/.test(escape) ? Number.parseInt(escape.slice(2), 16) : undefined;
}
