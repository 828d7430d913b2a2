import { placeAt, worldPixel } from '@sightline/shared-lib/domain/store';

import { type Town, townLabels } from './map.domain';

const zoom = 9;
const origin = worldPixel(zoom, { lat: 45, lng: 9 });
/** A town some pixels away from the first one. */
const town = (name: string, population: number, dx = 0, dy = 0): Town => ({
  name,
  population,
  ...placeAt(zoom, { x: origin.x + dx, y: origin.y + dy }),
});
const named = (...towns: readonly Town[]) => townLabels(zoom, towns).map(({ name }) => name);

describe('names of towns on the map [STOR-01]', () => {
  it('stand below the town, where no pin covers them, as wide as they are written, and thick from 300,000 people on', () => {
    const [large, small] = townLabels(zoom, [town('Bergamo', 299_999, 500), town('Milano', 300_000)]);
    expect(large).toEqual({
      name: 'Milano',
      x: expect.closeTo(origin.x, 3),
      y: expect.closeTo(origin.y + 50, 3),
      width: 48,
      isLarge: true,
    });
    expect(small).toMatchObject({ name: 'Bergamo', width: 55, isLarge: false });
  });

  it('stand nearer to the town where a little is another town', () => {
    const at = (scale: number) => {
      const [label] = townLabels(scale, [town('Milano', 3e6)]);
      return (label?.y ?? 0) - worldPixel(scale, placeAt(zoom, origin)).y;
    };
    expect([at(4), at(7), at(8), at(14)].map(Math.round)).toEqual([28, 28, 50, 50]);
  });

  it('keep the larger town where two would touch, in whatever order they are known', () => {
    // Two names of six letters need 48 pixels, or 18 from line to line.
    expect(named(town('Monzas', 30_000, 47), town('Milano', 90_000))).toEqual(['Milano']);
    expect(named(town('Monzas', 30_000, -47), town('Milano', 90_000))).toEqual(['Milano']);
    expect(named(town('Monzas', 30_000, 49), town('Milano', 90_000))).toEqual(['Milano', 'Monzas']);
    expect(named(town('Monzas', 30_000, 0, 17), town('Milano', 90_000))).toEqual(['Milano']);
    expect(named(town('Monzas', 30_000, 0, -19), town('Milano', 90_000))).toEqual(['Milano', 'Monzas']);
  });

  it('count a name that gave way as not there', () => {
    expect(named(town('Aaaaaa', 90_000), town('Bbbbbb', 60_000, 40), town('Cccccc', 30_000, 80))).toEqual([
      'Aaaaaa',
      'Cccccc',
    ]);
  });

  it('are looked for beyond the cell that a town stands in', () => {
    const long = 'Villa di lungo nome';
    const apart = long.length * 7 - 1;
    for (const dx of [-apart, apart])
      expect(named(town(long, 90_000), town(long.toUpperCase(), 30_000, dx))).toEqual([long]);
    for (const dy of [-10, 10]) {
      const beside = Array.from({ length: 13 }, (_, step) => town('Milano', 90_000, 0, step * 10 * 13));
      for (const one of beside) {
        const { x, y } = worldPixel(zoom, one);
        const near = { name: 'Monzas', population: 30_000, ...placeAt(zoom, { x, y: y + dy }) };
        expect(named(one, near)).toEqual(['Milano']);
      }
    }
  });

  it('are fewer at smaller scales, and all beyond the last', () => {
    const towns = [town('A', 3e6), town('B', 2e6, 400), town('C', 2e4, 800), town('D', 19_999, 1200)];
    const at = (scale: number) => townLabels(scale, towns).map(({ name }) => name);
    expect(at(2)).toEqual(['A']);
    expect(named(...towns)).toEqual(['A', 'B', 'C']);
    expect(at(10)).toEqual(['A', 'B', 'C', 'D']);
    expect(townLabels(3, [town('B', 2e6)]).map(({ name }) => name)).toEqual(['B']);
    expect(townLabels(2, [town('B', 2_999_999)])).toEqual([]);
  });
});
