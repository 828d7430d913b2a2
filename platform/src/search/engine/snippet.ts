import { tokenise } from './fold';
import { highlight, type Highlight, type HighlightTags } from './highlight';
import type { SearchLanguage } from './language';
import type { TextMatch } from './textMatch';

/** A marked excerpt of at most `words` words around the first match. */
export function snippet(
  text: string,
  match: TextMatch | undefined,
  language: SearchLanguage,
  tags: HighlightTags,
  words: number,
): Pick<Highlight, 'value' | 'matchLevel'> {
  const tokens = tokenise(text);
  const hit = tokens.findIndex(
    ({ start, end }) => highlight(text.slice(start, end), match, language, tags).matchLevel !== 'none',
  );
  const latest = Math.max(0, tokens.length - words);
  const first = Math.min(Math.max(0, hit - Math.floor(words / 2)), latest);
  const last = Math.min(first + words, tokens.length) - 1;
  const from = first === 0 ? 0 : (tokens[first]?.start ?? 0);
  const to = last === tokens.length - 1 ? text.length : (tokens[last]?.end ?? text.length);
  const { value, matchLevel } = highlight(text.slice(from, to), match, language, tags);
  return { value: `${from > 0 ? '… ' : ''}${value}${to < text.length ? ' …' : ''}`, matchLevel };
}
