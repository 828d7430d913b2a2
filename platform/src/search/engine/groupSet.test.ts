import * as fc from 'fast-check';
import { createBitset, hasBit, setBit } from './bitset';
import { createDocumentSpace } from './documentSpace';
import { groupsWith } from './groupSet';

/** Sizes of neighbouring groups, so many that their numbers lie across words, a group of several words among them. */
const groupSizes = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 30, maxLength: 120 })
  .chain((sizes) => fc.nat(sizes.length).map((at) => sizes.toSpliced(at, 0, 70)));

describe('sets of groups', () => {
  it('hold the groups with a member among some slots [PLP-03]', () => {
    fc.assert(
      fc.property(groupSizes, fc.infiniteStream(fc.boolean()), (sizes, isFound) => {
        const keys = sizes.flatMap((size, group) => Array.from({ length: size }, () => String(group)));
        const space = createDocumentSpace(
          keys,
          Uint32Array.from(keys, (_, record) => record),
        );
        const bits = createBitset(space.slots);
        const found = new Set<string>();
        for (const [record, key] of keys.entries()) {
          if (!isFound.next().value) continue;
          setBit(bits, space.slotOf[record] ?? 0);
          found.add(key);
        }
        const held = groupsWith(space, bits);
        expect(sizes.map((_, group) => String(group)).filter((_, group) => hasBit(held, group))).toEqual([...found]);
      }),
    );
  });
});
