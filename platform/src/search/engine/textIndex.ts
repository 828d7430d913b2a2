/* oxlint-disable typescript/no-non-null-assertion -- positions in the columns are in bounds by construction; a check or a fallback a read would hide mistakes */
import { createDictionary, type Dictionary } from './dictionary';
import { hasDigit, normaliseCode, tokenise } from './fold';
import { type SearchLanguage, stem } from './language';
import { type FrequentWord, frequentWords } from './frequentWords';
import { NumberList } from './numberList';
import { placeOf } from './places';
import { sortWords } from './sortWords';
import type { Steps } from './steps';

/** `names` forgives typos, `codes` compares normalised codes exactly, a language also folds plurals. */
export type TextKind = 'names' | 'codes' | SearchLanguage;

/** An inverted index: for each word the slots and places where it stands. Indices of several locales share one. */
export interface TextIndex {
  readonly kind: TextKind;
  readonly dictionary: Dictionary;
  /** Word id w has the postings `starts[w]` up to but excluding `starts[w + 1]`. */
  readonly starts: Uint32Array;
  /** Slot of a posting, ascending within a word. */
  readonly slots: Uint32Array;
  /** Field and position of the word in it. */
  readonly places: Uint16Array;
  /** Words that a large part of the slots has, by id. */
  readonly frequent: ReadonlyMap<number, FrequentWord>;
  /** Words that are written otherwise than they are searched, with accents or umlauts. */
  readonly written: ReadonlyMap<string, string>;
  /** Word ids by stem; empty unless the kind is a language. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
}

/** Collects texts; slots must be added in ascending order. */
export class TextIndexBuilder {
  private readonly kind: TextKind;
  private readonly ids = new Map<string, number>();
  private readonly written = new Map<string, string>();
  private readonly analysed = new Map<string, readonly number[]>();
  private readonly postedIds = new NumberList();
  private readonly postedSlots = new NumberList();
  private readonly postedPlaces = new NumberList();
  private slot = -1;
  private field = -1;
  private position = 0;

  constructor(kind: TextKind) {
    this.kind = kind;
  }

  /** Adds a text to a field (0 ranks highest, at most 15); texts of one field follow each other at a distance. */
  add(slot: number, field: number, text: string): void {
    if (slot !== this.slot || field !== this.field) {
      this.slot = slot;
      this.field = field;
      this.position = 0;
    }
    for (const id of this.analyse(text)) {
      this.postedIds.push(id);
      this.postedSlots.push(slot);
      this.postedPlaces.push(placeOf(field, this.position));
      this.position += 1;
    }
    this.position += 8;
  }

  private analyse(text: string): readonly number[] {
    const known = this.analysed.get(text);
    if (known) return known;
    const words = this.kind === 'codes' ? codesOf(text) : this.wordsIn(text);
    const ids = words.map((word) => {
      let id = this.ids.get(word);
      if (id === undefined) this.ids.set(word, (id = this.ids.size));
      return id;
    });
    if (this.kind !== 'codes') this.analysed.set(text, ids);
    return ids;
  }

  private wordsIn(text: string): string[] {
    return tokenise(text).map(({ word, start, end }) => {
      const written = text.slice(start, end).toLowerCase();
      if (written !== word) this.written.set(word, written);
      return word;
    });
  }

  /** The index over so many slots. */
  *finish(size: number): Steps<TextIndex> {
    const words = yield* sortWords([...this.ids.keys()]);
    yield;
    const rank = new Uint32Array(words.length);
    for (const [place, word] of words.entries()) rank[this.ids.get(word)!] = place;
    yield;
    const ids = this.postedIds.view();
    const starts = new Uint32Array(words.length + 1);
    for (const id of ids) starts[rank[id]! + 1]! += 1;
    for (let word = 0; word < words.length; word += 1) starts[word + 1]! += starts[word]!;
    yield;
    const next = starts.slice();
    const slots = new Uint32Array(ids.length);
    const places = new Uint16Array(ids.length);
    const [fromSlots, fromPlaces] = [this.postedSlots.view(), this.postedPlaces.view()];
    for (let posting = 0; posting < ids.length; posting += 1) {
      const word = rank[ids[posting]!]!;
      const at = next[word]!;
      next[word] = at + 1;
      slots[at] = fromSlots[posting]!;
      places[at] = fromPlaces[posting]!;
    }
    yield;
    return {
      kind: this.kind,
      dictionary: createDictionary(words),
      starts,
      slots,
      places,
      frequent: yield* frequentWords({ starts, slots, places }, size),
      stems: stemsOf(this.kind, words),
      written: this.written,
    };
  }
}

/** Word ids by stem; only a language has stems. */
export function stemsOf(kind: TextKind, words: readonly string[]): Map<string, number[]> {
  const stems = new Map<string, number[]>();
  if (kind === 'names' || kind === 'codes') return stems;
  for (const [id, word] of words.entries()) {
    const form = stem(kind, word);
    const ids = stems.get(form);
    if (ids) ids.push(id);
    else stems.set(form, [id]);
  }
  return stems;
}

/** Model codes begin with the brand's letters, which people leave out beside the brand's name. */
const MODEL_CODE = /^[a-z]{1,3}(\d{3,}[a-z]*)$/;

/**
 * A code as one word, and its parts that could be searched alone ("0NO4001S 901/55" is also "no4001s", "4001s", "4001" and
 * "901").
 */
function codesOf(text: string): string[] {
  const parts = text.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2 && hasDigit(part));
  const codes = new Set([text, ...parts].map(normaliseCode));
  for (const code of codes) {
    const number = MODEL_CODE.exec(code)?.[1];
    if (number !== undefined) codes.add(number).add(number.replace(/[a-z]+$/, ''));
  }
  codes.delete('');
  return [...codes];
}
