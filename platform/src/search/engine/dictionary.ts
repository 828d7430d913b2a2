/** The distinct words of a text index in ascending order; a word's position is its id. */
export interface Dictionary {
  readonly words: readonly string[];
  /** Length of the beginning that word i shares with word i - 1, at most 255. */
  readonly shared: Uint8Array;
}

/** Builds a dictionary from ascending words. */
export function createDictionary(words: readonly string[]): Dictionary {
  const shared = new Uint8Array(words.length);
  for (let id = 1; id < words.length; id += 1) {
    const before = words[id - 1] ?? '';
    const word = words[id] ?? '';
    const most = Math.min(before.length, word.length, 255);
    let length = 0;
    while (length < most && before.charCodeAt(length) === word.charCodeAt(length)) length += 1;
    shared[id] = length;
  }
  return { words, shared };
}

function firstAtOrAfter(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Id of a word, -1 when unknown. */
export function idOf({ words }: Dictionary, word: string): number {
  const id = firstAtOrAfter(words, word);
  return words[id] === word ? id : -1;
}

/** Ids from `first` up to but excluding `end` begin with `prefix`. */
export function prefixRange({ words }: Dictionary, prefix: string): { first: number; end: number } {
  return { first: firstAtOrAfter(words, prefix), end: firstAtOrAfter(words, `${prefix}\uffff`) };
}
