import { rangeDrafts } from './drafts';
import type { ProductDraft } from './draft';
import { readFrames } from './frameRecords';
import { tintCode, tintOf } from './lensColour';
import { readVocabulary } from './vocabulary';

const file = [...readFrames().values()].flat();
const frames = rangeDrafts(readVocabulary(), false).filter(({ picture }) => picture?.kind === 'frame');
const models = new Map<string, ProductDraft[]>();
for (const draft of frames.filter(({ listing }) => listing === 'sun' || listing === 'optical')) {
  models.set(draft.groupKey, [...(models.get(draft.groupKey) ?? []), draft]);
}
const own = new Map([...readFrames()].map(([code, records]) => [code, records.length]));
const pairs = [...models.values()].flatMap((colours) => {
  const [first] = colours;
  return colours
    .slice(own.get(first?.groupKey ?? '') ?? 0)
    .map((further) => ({ first: first as ProductDraft, further }));
});
const front = ({ attributes }: ProductDraft) => String(attributes['FRONT_COLOR']);
const build = ({ picture }: ProductDraft) => (picture?.kind === 'frame' ? picture.build : '');
const lens = ({ picture }: ProductDraft) =>
  picture?.kind === 'frame' ? ('family' in picture.lens ? picture.lens.family : picture.lens.kind) : '';
const share = (some: readonly unknown[], all: { readonly length: number }) => some.length / all.length;

describe('colours of a model', () => {
  it('are three to six for most models, and fewer for some [PLP-07]', () => {
    const counts = [...models.values()].map((colours) => colours.length);
    const several = counts.filter((count) => count >= 3);
    expect(share(several, counts)).toBeGreaterThan(0.65);
    expect(share(several, counts)).toBeLessThan(0.75);
    expect(
      share(
        counts.filter((count) => count === 3 || count === 4),
        counts,
      ),
    ).toBeGreaterThan(0.6);
    expect(
      share(
        counts.filter((count) => count > 6),
        counts,
      ),
    ).toBeLessThan(0.01);
  });

  it('are numbered on from those of the file, which keep their numbers [PLAT-05]', () => {
    const numbers = [...models].flatMap(([code, colours]) =>
      colours.map(({ partNumber }, index) => partNumber === `${code}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(numbers).not.toContain(false);
    const articles = new Set(frames.flatMap(({ items }) => items[0]?.partNumber ?? []));
    expect(file.filter(({ gtin }) => !articles.has(gtin))).toEqual([]);
  });

  it('never repeat a front unless its lens looks another [PLP-07]', () => {
    const alike = pairs.filter(({ first, further }) =>
      models
        .get(first.groupKey)
        ?.some((one) => one !== further && front(one) === front(further) && lens(one) === lens(further)),
    );
    expect(alike).toEqual([]);
  });

  it('suit what the frame is made of [CAT-01]', () => {
    const metals = new Set(['Gold', 'Silver', 'Copper']);
    const fronts = (...builds: string[]) =>
      new Set(
        pairs
          .filter(({ first, further }) => builds.includes(build(further)) && front(further) !== front(first))
          .map(({ further }) => front(further)),
      );
    expect([...fronts('acetate', 'nylon', 'mixed')].filter((colour) => metals.has(colour))).toEqual([]);
    expect([...fronts('metal', 'titanium')].toSorted()).toEqual(['Black', 'Blue', 'Copper', 'Gold', 'Grey', 'Silver']);
  });

  it('have lenses that frames of the file have, and none without a name [CAT-03]', () => {
    const tints = new Set(file.filter(({ kind }) => kind === 'sun').map((record) => tintCode(tintOf(record))));
    const worn = pairs.map(({ further }) => String(further.attributes['LENS_COLOR']));
    expect(worn.filter((tint) => tint !== 'Demo' && !tints.has(tint))).toEqual([]);
  });

  it('do what the first one does and cost the same [CAT-05]', () => {
    const does = ({ attributes, listUsd }: ProductDraft) =>
      [attributes['LENS_TREATMENT_FACET'], attributes['POLARIZED'], listUsd].join();
    expect(pairs.filter(({ first, further }) => does(first) !== does(further))).toEqual([]);
  });

  it('sell less than the first one, some reduced and some sold out [CAT-04]', () => {
    expect(pairs.filter(({ first, further }) => further.popularity >= first.popularity)).toEqual([]);
    const ending = pairs.filter(({ first, further }) => further.discount > 0 && first.discount === 0);
    const gone = pairs.filter(({ further }) => further.attributes['LX_SOLDOUT'] === 'TRUE');
    for (const some of [ending, gone]) {
      expect(share(some, pairs)).toBeGreaterThan(0.02);
      expect(share(some, pairs)).toBeLessThan(0.15);
    }
  });
});
