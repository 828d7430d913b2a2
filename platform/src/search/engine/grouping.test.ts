import * as fc from 'fast-check';
import { clearBit } from './bitset';
import type { SearchIndex } from './searchIndex';
import { condition, find, type Frame, frameIndex, idsFound } from '../testing/recordIndexFixture';

const colours = ['Black', 'Gold', 'Blue', 'Red'];
const frame = fc.record({
  model: fc.integer({ min: 0, max: 30 }).map(String),
  brand: fc.constantFrom('Norvane', 'Vellino', 'Solenne'),
  colour: fc.uniqueArray(fc.constantFrom(...colours), { maxLength: 3 }),
  price: fc.integer({ min: 1, max: 20 }),
  rank: fc.integer({ min: 0, max: 500 }),
});
/** Few models in many variants make groups of more than 32 members, which lie across words. */
const fewModels = fc.array(
  frame.map((one) => ({ ...one, model: String(Number(one.model) % 3) })),
  { minLength: 120, maxLength: 250 },
);
/** Many models in some variants are groups that are found as a whole, in part, and not at all. */
const manyModels = fc.array(
  fc.tuple(frame, fc.nat(79)).map(([one, model]) => ({ ...one, model: String(model) })),
  { minLength: 160, maxLength: 250 },
);
const frames = fc
  .oneof(fc.array(frame, { maxLength: 120 }), fewModels, manyModels)
  .map((list) => list.map((one, place): Frame => ({ ...one, id: String(place) })));

function withoutSlots(index: SearchIndex, isMissing: (record: number) => boolean): SearchIndex {
  const universe = index.universe.slice();
  for (const [slot, record] of index.space.recordOf.entries()) if (isMissing(record)) clearBit(universe, slot);
  return { ...index, universe };
}

const colourList = (one: Frame): readonly string[] => [one.colour ?? []].flat();

describe('grouping', () => {
  const variants: readonly Frame[] = [
    { id: 'x1', model: 'x', colour: 'Black', price: 10, rank: 5 },
    { id: 'y1', model: 'y', colour: 'Black', price: 30, rank: 2 },
    { id: 'x2', model: 'x', colour: 'Gold', price: 20, rank: 1 },
    { id: 'x3', model: 'x', colour: 'Black', price: 20, rank: 9 },
  ];

  it('shows the best ranked variant of each group and counts groups [PLP-08]', () => {
    const index = frameIndex(variants);
    expect(idsFound(variants, index, { grouped: true })).toEqual(['x2', 'y1']);
    expect(idsFound(variants, index, { grouped: true, filter: condition('colour:Black') })).toEqual(['y1', 'x1']);
    const { total, facets } = find(index, { grouped: true, facets: ['colour'] });
    expect(total).toBe(2);
    expect(facets['colour']).toEqual({ Black: 2, Gold: 1 });
    expect(find(index, { grouped: false, facets: ['colour'] }).facets['colour']).toEqual({ Black: 3, Gold: 1 });
  });

  it('counts facets like a plain count over all records, grouped or not [PLP-03] [CAT-12]', () => {
    fc.assert(
      fc.property(
        frames,
        fc.constantFrom(...colours),
        fc.integer({ min: 1, max: 20 }),
        fc.boolean(),
        fc.constantFrom(2, 37, Infinity),
        (frames, colour, price, grouped, missing) => {
          // A store lacks some members of groups, which the index therefore does not have.
          const list = frames.filter((_, place) => place % missing !== 1);
          const index = withoutSlots(frameIndex(frames), (record) => record % missing === 1);
          const filter = condition(`(colour:${colour} OR brand:Norvane) AND NOT price > ${price}`);
          const matching = list.filter(
            (one) => (colourList(one).includes(colour) || one.brand === 'Norvane') && (one.price ?? 0) <= price,
          );
          const keyOf = (one: Frame): string => (grouped ? one.model : one.id) ?? '';
          const count = (test: (one: Frame) => boolean): number => new Set(matching.filter(test).map(keyOf)).size;
          const { total, facets } = find(index, { filter, grouped, facets: ['brand', 'colour'] });
          expect(total).toBe(count(() => true));
          for (const brand of ['Norvane', 'Vellino', 'Solenne']) {
            expect(facets['brand']?.[brand] ?? 0).toBe(count((one) => one.brand === brand));
          }
          for (const value of colours) {
            expect(facets['colour']?.[value] ?? 0).toBe(count((one) => colourList(one).includes(value)));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('counts a group that lies across words by the members that are found, be they all of one word [PLP-03]', () => {
    // Members lie in the order of their rank: the first word has the black ones in it, and no other.
    const list = Array.from({ length: 70 }, (_, at): Frame => {
      const isFirst = at < 32;
      return { id: String(at), model: 'wide', rank: at, colour: isFirst ? ['Black', 'Gold'] : ['Blue'], price: at };
    });
    // So many others that whole groups are told from parts.
    const others = Array.from({ length: 400 }, (_, at): Frame => {
      return { id: `o${at}`, model: `o${at >> 1}`, rank: 100 + at, colour: ['Black'], price: 1 };
    });
    const index = frameIndex([...list, ...others]);
    const { total, facets } = find(index, { filter: condition('price < 32'), grouped: true, facets: ['colour'] });
    expect(total).toBe(201);
    expect(facets['colour']).toEqual({ Black: 201, Gold: 1 });
  });

  it('lists the best member of each group in ranking order', () => {
    fc.assert(
      fc.property(frames, fc.constantFrom(...colours), (list, colour) => {
        const best = new Map<string, Frame>();
        const ranked = list.toSorted((one, two) => one.rank! - two.rank! || Number(one.id) - Number(two.id));
        for (const one of ranked.filter((candidate) => colourList(candidate).includes(colour))) {
          if (!best.has(one.model!)) best.set(one.model!, one);
        }
        const found = idsFound(list, frameIndex(list), {
          filter: condition(`colour:${colour}`),
          grouped: true,
          length: 1000,
        });
        expect(found).toEqual(Array.from(best.values(), (one) => one.id));
      }),
      { numRuns: 100 },
    );
  });
});
