import { sizeOfWidth } from '@sightline/shared-lib/domain/product';
import { measurePicture } from '@sightline/pictures';
import type { PictureSpec, PictureView } from '@sightline/pictures';

import { associationDrafts } from './catalogue/associations';
import type { ProductDraft } from './catalogue/draft';
import { rangeDrafts } from './catalogue/drafts';
import { gtin13 } from './catalogue/gtin';
import { readVocabulary } from './catalogue/vocabulary';

const vocabulary = readVocabulary();
const range = rangeDrafts(vocabulary, false);
const frames = range.filter((draft) => draft.picture?.kind === 'frame');
const number = (draft: ProductDraft, name: string): number => Number(draft.attributes[name]);

describe('the range', () => {
  it('has the size of a real one [PLAT-05]', () => {
    const items = range.flatMap((draft) => draft.items);
    const count = (listing: string): number => range.filter((draft) => draft.listing === listing).length;
    expect(count('sun') + count('optical')).toBeGreaterThan(10_000);
    expect(items.length).toBeGreaterThan(15_000);
    expect(count('contact-lenses')).toBe(30);
    expect(count('contact-lenses-accessories')).toBeGreaterThanOrEqual(20);
    expect(count('accessories')).toBeGreaterThanOrEqual(25);
    expect(count('electronics')).toBeGreaterThanOrEqual(25);
    expect(count('hearing')).toBeGreaterThanOrEqual(15);
  });

  it('numbers every product and article once, articles with a valid check digit [PLAT-05]', () => {
    const products = range.map((draft) => draft.partNumber);
    const articles = range.flatMap((draft) => draft.items.map((item) => item.partNumber));
    expect(new Set(products).size).toBe(products.length);
    expect(new Set(articles).size).toBe(articles.length);
    const gtins = articles.filter((one) => !one.startsWith('SRV'));
    expect(gtins.every((gtin) => gtin === gtin13(Number(gtin.slice(2, 12))))).toBe(true);
  });

  it('keeps frames within the ranges of the optical reference [CAT-03]', () => {
    const within = (value: number, low: number, high: number) => value >= low && value <= high;
    const outside = frames.flatMap((draft) =>
      draft.items.filter((item) => {
        const of = (name: string): number => Number(item.attributes[name] ?? draft.attributes[name]);
        return !(
          within(of('LENS_WIDTH'), 38, 64) &&
          within(of('LENS_HEIGHT'), 22, 58) &&
          within(of('BRIDGE_WIDTH'), 12, 26) &&
          of('TEMPLE_LENGTH') % 5 === 0 &&
          item.attributes['FRAME_SIZE'] === sizeOfWidth(of('FRAME_WIDTH'))
        );
      }),
    );
    expect(outside).toEqual([]);
  });

  it('gives the colours of a model one shape, size and material [CAT-01]', () => {
    const models = new Map<string, Set<string>>();
    for (const draft of frames) {
      const facts = ['FRAME_SHAPE', 'FRAME_MATERIAL_CLASS', 'FRAME_SIZE_DISPLAY', 'GENDER'].map(
        (name) => draft.attributes[name],
      );
      models.set(draft.groupKey, (models.get(draft.groupKey) ?? new Set()).add(facts.join()));
    }
    expect([...models.values()].every((facts) => facts.size === 1)).toBe(true);
    expect(models.size).toBeGreaterThan(3300);
  });

  it('draws the frame it describes [CAT-01]', () => {
    const measures = { a: 'LENS_WIDTH', b: 'LENS_HEIGHT', dbl: 'BRIDGE_WIDTH', temple: 'TEMPLE_LENGTH' } as const;
    const others = frames.filter((draft) =>
      Object.entries(measures).some(
        ([drawn, name]) =>
          draft.picture?.kind !== 'frame' || draft.picture[drawn as keyof typeof measures] !== number(draft, name),
      ),
    );
    expect(others).toEqual([]);
  });

  it('files a frame under the lens colour that its picture shows [PLP-03]', () => {
    const misfiled = frames.filter(({ attributes, picture }) => {
      if (picture?.kind !== 'frame') return true;
      const { kind, family } = picture.lens;
      const filed = attributes['LENS_COLOR_FACET'];
      const shown = kind === 'demo' ? 'Clear' : family;
      // Black lenses are drawn as the darkest grey.
      return shown !== (filed === 'Black' && kind !== 'mirror' ? 'Grey' : filed);
    });
    expect(misfiled.map(({ partNumber }) => partNumber)).toEqual([]);
  });

  it('states the widths that the pictures show, so that true scale and words agree [PDP-03]', () => {
    const few = range.filter((draft, index) => draft.picture && (index % 97 === 0 || draft.priceFamily !== 'FRAMES'));
    for (const draft of few.filter((_, index) => index % 3 === 0)) {
      for (const [view, stated] of Object.entries(draft.widthsMm)) {
        const drawn = measurePicture(draft.picture as PictureSpec, view as PictureView).millimetres;
        expect(Math.abs(drawn / stated - 1)).toBeLessThan(view === 'front' ? 0.02 : 0.08);
      }
    }
  });

  it('comes out the same every time [PLAT-05]', () => {
    // As text: jest's own comparison of ten thousand products takes seconds.
    const again = rangeDrafts(vocabulary, false);
    expect(again).toHaveLength(range.length);
    expect(again.filter((draft, at) => JSON.stringify(draft) !== JSON.stringify(range[at]))).toEqual([]);
  });

  it('ties a frame first to a case, lens care, a cloth and a chain, then to other frames [PDP-07]', () => {
    const kinds = new Map(range.map(({ partNumber, attributes }) => [partNumber, attributes['GOODS_KIND']]));
    const tied = new Map(frames.map(({ partNumber }): [string, string[]] => [partNumber, []]));
    for (const { from, to, sequence } of associationDrafts(range)) {
      if (sequence <= 4) tied.get(from)?.push(String(kinds.get(to)));
    }
    for (const goods of tied.values()) {
      expect(goods).toEqual([
        expect.stringMatching(/case$/),
        expect.stringMatching(/^(spray|wipes)$/),
        'cloth',
        expect.stringMatching(/^(chain|cord)$/),
      ]);
    }
  });

  it('uses only attributes that the vocabulary names, and says every value in six languages [CAT-03]', () => {
    const used = new Set(
      range.flatMap((draft) => [draft, ...draft.items].flatMap((one) => Object.keys(one.attributes))),
    );
    expect([...used].filter((name) => !vocabulary[name])).toEqual([]);
    for (const entry of Object.values(vocabulary)) {
      for (const names of [entry.name, ...Object.values(entry.values)]) {
        expect(Object.keys(names)).toEqual(expect.arrayContaining(['en', 'it', 'fr', 'de', 'es', 'pt']));
      }
    }
    const coded = [
      'FRONT_COLOR',
      'FRAME_SHAPE',
      'FRAME_MATERIAL_CLASS',
      'GENDER',
      'PRODUCT_TYPE',
      'LENS_COLOR_FACET',
      'GOODS_KIND',
      'REPLACEMENT',
    ];
    const unnamed = range.flatMap((draft) =>
      coded.filter((name) => {
        const value = draft.attributes[name];
        return typeof value === 'string' && !vocabulary[name]?.values[value];
      }),
    );
    expect(unnamed).toEqual([]);
  });

  it('offers every badge, sold-out and awaited articles, reductions and members prices [CAT-04]', () => {
    for (const flag of [
      'EXCLUSIVE',
      'WEB EXCLUSIVE',
      'AVANT_PREMIERE',
      'LX_IS_MOST_POPULAR',
      'IS_NEW',
      'LIMITED_EDITION',
      'CUSTOMIZABLE',
      'SUSTAINABILITY_CLAIM',
      'ROXABLE',
    ]) {
      expect(range.some((draft) => draft.attributes[flag])).toBe(true);
    }
    const labels = new Set(range.flatMap((draft) => draft.items.map((item) => item.stock.label)));
    expect([...labels]).toEqual(expect.arrayContaining(['SOLD OUT', 'COMING SOON', 'COMING BACK SOON', undefined]));
    const quantities = new Set(range.flatMap((draft) => draft.items.map((item) => item.stock.quantity)));
    expect([0, 1, 2, 5].every((quantity) => quantities.has(quantity))).toBe(true);
    expect(
      range.some((draft) => draft.discount > 0) &&
        range.some((draft) => draft.memberDiscount > 0) &&
        range.some((draft) => draft.futureDiscount > 0),
    ).toBe(true);
  });
});

describe('most popular', () => {
  it('is said of few tiles, also where the best sellers stand first [CAT-04]', () => {
    const frames = range.filter(({ priceFamily }) => priceFamily === 'FRAMES');
    const models = [...new Map(frames.map((draft) => [draft.groupKey, draft])).values()];
    const best = models.toSorted((a, b) => b.popularity - a.popularity).slice(0, 180);
    const flagged = (drafts: typeof models) => drafts.filter((draft) => draft.attributes['LX_IS_MOST_POPULAR']).length;
    expect(flagged(best)).toBeGreaterThan(0);
    expect(flagged(best) / best.length).toBeLessThan(0.12);
    expect(flagged(frames) / frames.length).toBeLessThan(0.08);
  });
});

describe('best sellers', () => {
  it('begin with frames for grown-ups, and know those for children further down [PLP-04]', () => {
    for (const listing of ['sun', 'optical']) {
      const models = range.filter((draft) => draft.listing === listing).toSorted((a, b) => b.popularity - a.popularity);
      const isForChildren = ({ attributes }: (typeof models)[number]) => attributes['GENDER'] === 'kids';
      expect(models.some(isForChildren)).toBe(true);
      expect(models.slice(0, 100).filter(isForChildren)).toEqual([]);
    }
  });
});
