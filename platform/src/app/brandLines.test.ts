import { dataFile } from '../kernel';
import { readWords } from '../modules/content/content.words';
import type { ProductDraft } from '../seed/catalogue/draft';
import { seededRange } from '../testing/seededRange';

const FRAMES = new Set(['sunglasses', 'eyeglasses']);

/** Facts that the line of a brand says, each with the least share of its goods that it is true of. */
interface Said {
  /** Goods whose share is spoken of: frames, sunglasses alone, or everything of the brand. */
  readonly of: 'frames' | 'sunglasses' | 'all';
  /** Shapes that are named, the commonest of its frames. */
  readonly shapes?: readonly string[];
  readonly share: readonly (readonly [least: number, fact: (draft: ProductDraft) => boolean])[];
}

const has = (name: string, ...values: readonly string[]) => {
  return ({ attributes }: ProductDraft) =>
    [attributes[name] ?? []].flat().some((text) => values.some((value) => text.includes(value)));
};
const isOf = (material: string) => has('FRAME_MATERIAL_FACET', material);
const shelves = (...names: readonly string[]) => has('LX_CANONICAL_CATEGORY', ...names);
const [HALF, ABOUT_HALF, NEARLY_HALF, MANY, MOST] = [0.5, 0.48, 0.43, 0.38, 0.55];

const SAID: Readonly<Record<string, Said>> = {
  alverra: { of: 'frames', share: [[HALF, has('LENS_TREATMENT_FACET', 'Gradient', 'Mirror', 'Polarized')]] },
  aquaveil: { of: 'all', share: [[1, shelves('contact-lenses', 'lens-care')]] },
  auriden: { of: 'all', share: [[1, shelves('hearing', 'audio-glasses')]] },
  brightmoor: { of: 'frames', shapes: ['Square', 'Rectangle', 'Trapeze'], share: [[NEARLY_HALF, isOf('Acetate')]] },
  castellan: {
    of: 'frames',
    shapes: ['Cat Eye', 'Square', 'Rectangle'],
    share: [
      [ABOUT_HALF, isOf('Acetate')],
      [0.24, isOf('Metal')],
    ],
  },
  'corso-21': {
    of: 'frames',
    shapes: ['Square', 'Rectangle'],
    share: [[ABOUT_HALF, has('FRONT_COLOR', 'Black', 'Gold', 'Tortoise')]],
  },
  halden: {
    of: 'frames',
    shapes: ['Wrap', 'Rectangle', 'Square'],
    share: [
      [MANY, isOf('Nylon')],
      [0.05, has('FRAME_SHAPE', 'Shield')],
    ],
  },
  'isla-verde': {
    of: 'frames',
    shapes: ['Aviator', 'Square'],
    share: [[0.8, has('LENS_TREATMENT_FACET', 'Polarized')]],
  },
  'kestrel-works': {
    of: 'sunglasses',
    shapes: ['Square', 'Panto', 'Rectangle'],
    share: [[MOST, has('LENS_TREATMENT_FACET', 'High contrast')]],
  },
  lacrima: { of: 'all', share: [[1, shelves('contact-lenses', 'lens-care')]] },
  'marlowe-pike': {
    of: 'frames',
    shapes: ['Browline', 'Square', 'Rectangle'],
    share: [[NEARLY_HALF, isOf('Acetate')]],
  },
  norvane: { of: 'frames', shapes: ['Square', 'Rectangle', 'Cat Eye'], share: [[HALF, isOf('Acetate')]] },
  'ondine-fils': { of: 'frames', shapes: ['Rectangle', 'Square', 'Cat Eye'], share: [[HALF, isOf('Acetate')]] },
  serenea: { of: 'all', share: [[1, shelves('contact-lenses', 'lens-care')]] },
  sightline: { of: 'all', share: [[1, shelves('accessories', 'lens-care')]] },
  solmare: {
    of: 'sunglasses',
    shapes: ['Rectangle', 'Square'],
    share: [[HALF, has('LENS_TREATMENT_FACET', 'Gradient')]],
  },
  sonovant: {
    of: 'all',
    share: [
      [1, shelves('audio-glasses')],
      [1, isOf('Acetate')],
    ],
  },
  tessaro: { of: 'sunglasses', shapes: ['Square', 'Rectangle'], share: [[NEARLY_HALF, isOf('Acetate')]] },
  tonalis: { of: 'all', share: [[1, shelves('hearing')]] },
  vantry: {
    of: 'frames',
    share: [
      [MOST, isOf('Nylon')],
      [MOST, has('FRAME_SHAPE', 'Wrap', 'Shield')],
    ],
  },
};

const shelfOf = ({ attributes }: ProductDraft): string => String(attributes['LX_CANONICAL_CATEGORY'] ?? '');
const isFrame = (draft: ProductDraft): boolean => FRAMES.has(shelfOf(draft));

function commonestShapes(drafts: readonly ProductDraft[], count: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { attributes } of drafts) {
    const shape = String(attributes['FRAME_SHAPE'] ?? '');
    counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  return new Set(
    [...counts]
      .toSorted((one, other) => other[1] - one[1])
      .slice(0, count)
      .map(([shape]) => shape),
  );
}

describe('what the shop says of a brand [CMS-04]', () => {
  const { listings } = readWords(dataFile('content'), 'en');
  let drafts: readonly ProductDraft[] = [];
  beforeAll(async () => {
    ({ drafts } = await seededRange(['en-us']));
  });

  it.each(Object.entries(SAID))('is so in the range: %s', (slug, { of, shapes = [], share }) => {
    const own = drafts.filter((draft) => brandSlug(draft) === slug);
    const meant = own.filter((draft) => of === 'all' || (of === 'frames' ? isFrame(draft) : shelfOf(draft) === of));
    expect(meant.length).toBeGreaterThan(0);
    // A brand may make a shape as often as one that is named.
    const commonest = commonestShapes(own.filter(isFrame), shapes.length + 1);
    expect(shapes.filter((shape) => !commonest.has(shape))).toEqual([]);
    for (const [least, fact] of share) expect(meant.filter(fact).length / meant.length).toBeGreaterThanOrEqual(least);
  });

  it('has facts behind it for every brand that it speaks of', () => {
    expect(Object.keys(SAID).toSorted()).toEqual(Object.keys(listings.brands).toSorted());
  });
});

function brandSlug({ brand }: ProductDraft): string {
  return brand.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
