import * as fc from 'fast-check';

import { type Frame, frameIndex, idsFound } from '../testing/recordIndexFixture';

/** Words of brands, names and colours; they stand in many ways. */
const WORDS = ['amber', 'black', 'coral'] as const;
/** Texts of colours alone: their words stand in few ways. */
const TINTS = ['matt dusk', 'dusk matt', 'dusk', 'matt', 'dusk in matt'] as const;
const some = (maxLength: number) => fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength });
const asked = (maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...WORDS, 'dusk', 'matt'), { minLength: 1, maxLength });
const frame = fc.record({
  model: fc.integer({ min: 0, max: 60 }).map(String),
  brand: fc.constantFrom(...WORDS),
  name: some(2).map((words) => words.join(' ')),
  colour: fc.tuple(fc.constantFrom(...TINTS), some(1)).map(([tint, words]) => [tint, ...words]),
});
/** So many that most words are frequent, alone and in pairs, and some are not. */
const catalogues = fc
  .array(frame, { minLength: 100, maxLength: 220 })
  .map((frames) => frames.map((one, place): Frame => ({ ...one, id: String(place), rank: (place * 37) % 101 })));

/** Where a word stands in a frame: the field and the position in it. */
function placesOf({ brand, name = '', colour = [] }: Frame, word: string): [field: number, position: number][] {
  const texts = [
    [brand],
    name.split(' '),
    [],
    [colour].flat().flatMap((one) => [...one.split(' '), ...Array<string>(8).fill('')]),
  ];
  return texts.flatMap((words, field) =>
    words.flatMap((one, position): [number, number][] => (one === word ? [[field, position]] : [])),
  );
}

function distance([field, from]: [number, number], [other, to]: [number, number]): number {
  if (field !== other || from === to) return 8;
  return Math.min(to > from ? to - from : from - to + 1, 8);
}

/** How far apart the words of a query stand in a frame, how low, and the frame's rank: smaller comes first. */
function orderOf(one: Frame, words: readonly string[]): readonly number[] {
  const places = words.map((word) => placesOf(one, word));
  const apart = places
    .slice(1)
    .map((next, at) => Math.min(...(places[at] ?? []).flatMap((from) => next.map((to) => distance(from, to)))));
  const low = places.map((all) => Math.min(...all.map(([field, position]) => field * 4 + Math.min(position, 3))));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return [sum(apart), sum(low), one.rank ?? 0, Number(one.id)];
}

function compare(one: readonly number[], two: readonly number[]): number {
  const at = one.findIndex((number, place) => number !== two[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (two[at] ?? 0);
}

/** Ids in order; of a group its first frame alone. */
function expected(frames: readonly Frame[], words: readonly string[], grouped: boolean): string[] {
  const found = frames
    .filter((one) => words.every((word) => placesOf(one, word).length > 0))
    .map((one) => ({ one, order: orderOf(one, words) }))
    .toSorted((a, b) => compare(a.order, b.order));
  const seen = new Set<string | undefined>();
  return found.flatMap(({ one: { id, model } }) => {
    const isNext = !grouped || !seen.has(model);
    seen.add(model);
    return isNext ? [id] : [];
  });
}

describe('pages of frequent and rare words', () => {
  it('come in the order of a plain comparison of all records, wherever a page begins and ends [SRCH-02]', () => {
    fc.assert(
      fc.property(catalogues, asked(3), fc.boolean(), fc.nat(40), fc.integer({ min: 1, max: 60 }), (...one) => {
        const [frames, words, grouped, offset, length] = one;
        const found = idsFound(frames, frameIndex(frames), { query: words.join(' '), grouped, offset, length });
        expect(found).toEqual(expected(frames, words, grouped).slice(offset, offset + length));
      }),
      { numRuns: 80 },
    );
  });

  it('come in the order of a plain comparison where goods are preferred [SRCH-02]', () => {
    const boosted = { kind: 'value', attribute: 'brand', value: 'black' } as const;
    fc.assert(
      fc.property(catalogues, asked(2), (frames, words) => {
        const steering = { pins: [], hidden: [], boosted };
        const found = idsFound(frames, frameIndex(frames), { query: words.join(' '), length: 500, steering });
        const all = expected(frames, words, false);
        const isBoosted = (id: string): boolean => frames[Number(id)]?.brand === 'black';
        expect(found).toEqual([...all.filter(isBoosted), ...all.filter((id) => !isBoosted(id))]);
      }),
      { numRuns: 40 },
    );
  });
});
