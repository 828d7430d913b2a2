import * as fc from 'fast-check';

import { createBitset, hasBit, setBit } from './bitset';
import { postingCount, postingsIn } from './postings';
import { runSteps } from './steps';
import { TextIndexBuilder } from './textIndex';

const SLOTS = 400;

function indexOf(texts: readonly (readonly string[])[]) {
  const builder = new TextIndexBuilder('names');
  for (const [slot, words] of texts.entries()) builder.add(slot, 0, words.join(' '));
  return runSteps(builder.finish(SLOTS));
}

describe('postings', () => {
  it('of some slots are the same whether they are looked up or gone through [SRCH-02]', () => {
    const word = fc.constantFrom('sun', 'sun', 'sun', 'sunny', 'round');
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { maxLength: 3 }), { minLength: SLOTS, maxLength: SLOTS }),
        fc.uniqueArray(fc.nat(SLOTS - 1), { maxLength: 60 }),
        (texts, wanted) => {
          const index = indexOf(texts);
          const slots = Uint32Array.from(wanted).toSorted();
          const bits = createBitset(SLOTS);
          for (const slot of slots) setBit(bits, slot);
          for (let first = 0; first < index.dictionary.words.length; first += 1) {
            const range = { index, first, end: index.dictionary.words.length };
            const expected = Array.from(index.slots.keys()).filter(
              (posting) => posting >= (index.starts[first] ?? 0) && hasBit(bits, index.slots[posting] ?? 0),
            );
            const room = new Uint32Array(postingCount(range));
            const count = postingsIn(range, { bits, slots }, room);
            expect([...room.subarray(0, count)]).toEqual(expected);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
