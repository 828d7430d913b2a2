/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { createDictionary } from './dictionary';
import { frequentWords } from './frequentWords';
import { fieldOf } from './places';
import type { SearchIndex } from './searchIndex';
import { runSteps } from './steps';
import { stemsOf, type TextIndex } from './textIndex';

/** Restrictions of an index that are kept: a page asks for the same one again and again. */
const MOST_KEPT = 4;

const keptIndices = new WeakMap<SearchIndex, Map<number, SearchIndex>>();
const keptTexts = new WeakMap<TextIndex, Map<number, TextIndex>>();

/** The index as a search sees it that looks into some fields alone. */
export function restrictedTo(index: SearchIndex, fields: readonly number[]): SearchIndex {
  const mask = fields.reduce((bits, field) => bits | (1 << field), 0);
  return kept(keptIndices, index, mask, () => ({
    ...index,
    texts: index.texts.map((text) => kept(keptTexts, text, mask, () => restrictedText(text, mask, index.space.slots))),
  }));
}

function kept<Key extends object>(all: WeakMap<Key, Map<number, Key>>, of: Key, mask: number, make: () => Key): Key {
  const known = all.get(of) ?? new Map<number, Key>();
  all.set(of, known);
  const made = known.get(mask) ?? make();
  known.delete(mask);
  known.set(mask, made);
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  return made;
}

/** The words that stand in the fields of a mask, and where. */
function restrictedText(text: TextIndex, mask: number, size: number): TextIndex {
  const { dictionary, kind } = text;
  const isIn = (posting: number): boolean => ((mask >> fieldOf(text.places[posting]!)) & 1) === 1;
  const slots = new Uint32Array(text.slots.length);
  const places = new Uint16Array(text.places.length);
  const words: string[] = [];
  const starts = [0];
  let end = 0;
  for (const [id, word] of dictionary.words.entries()) {
    const begin = end;
    for (let posting = text.starts[id]!; posting < text.starts[id + 1]!; posting += 1) {
      if (!isIn(posting)) continue;
      slots[end] = text.slots[posting]!;
      places[end] = text.places[posting]!;
      end += 1;
    }
    if (end === begin) continue;
    words.push(word);
    starts.push(end);
  }
  const postings = { starts: Uint32Array.from(starts), slots: slots.slice(0, end), places: places.slice(0, end) };
  return {
    kind,
    dictionary: createDictionary(words),
    ...postings,
    frequent: runSteps(frequentWords(postings, size)),
    stems: stemsOf(kind, words),
    written: text.written,
  };
}
