import * as fc from 'fast-check';
import { createDictionary } from './dictionary';
import { allowedTypos, similarWords, typosBetween } from './typos';

/** Plain optimal string alignment over a whole matrix. */
function distance(one: string, two: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: two.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= two.length; column += 1) {
      let best = rows[row - 1]![column - 1]! + (one[row - 1] === two[column - 1] ? 0 : 1);
      best = Math.min(best, rows[row - 1]![column]! + 1, rows[row]![column - 1]! + 1);
      if (row > 1 && column > 1 && one[row - 1] === two[column - 2] && one[row - 2] === two[column - 1]) {
        best = Math.min(best, rows[row - 2]![column - 2]! + 1);
      }
      rows[row]![column] = best;
    }
  }
  return rows[one.length]![two.length]!;
}

function prefixDistance(word: string, text: string): number {
  return Math.min(...Array.from({ length: text.length + 1 }, (_, length) => distance(word, text.slice(0, length))));
}

describe('typos', () => {
  it('allows one from four letters and two from eight [SRCH-02]', () => {
    expect(['sun', 'gold', 'tortois', 'tortoise'].map(allowedTypos)).toEqual([0, 1, 1, 2]);
  });

  it('counts swapped neighbours once', () => {
    expect(typosBetween('norvnae', 'norvane', 2, false)).toBe(1);
    expect(typosBetween('norvnae', 'norvanesque', 2, true)).toBe(1);
  });

  it('finds in the dictionary exactly the words within the limit', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 40 }),
        word,
        fc.integer({ min: 1, max: 2 }),
        fc.boolean(),
        (words, searched, limit, prefix) => {
          const sorted = words.toSorted();
          const measure = prefix ? prefixDistance : distance;
          const expected = sorted
            .map((text, id) => ({ id, typos: measure(searched, text) }))
            .filter(({ typos }) => typos <= limit);
          expect(similarWords(createDictionary(sorted), searched, limit, prefix)).toEqual(expected);
          for (const text of sorted) {
            expect(typosBetween(searched, text, limit, prefix)).toBe(Math.min(measure(searched, text), limit + 1));
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
