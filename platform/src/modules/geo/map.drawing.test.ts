import type { TownLabel } from './map.domain';
import { drawTile } from './map.drawing';
import type { LayerName, LayerTile, MapLayers } from './map.layers';

const line: LayerTile = [
  [
    [0, 0],
    [1024, 512],
  ],
  [
    [5, 5],
    [6, 6],
  ],
];
/** A map that has lines in some layers. */
const layersOf =
  (...drawn: readonly LayerName[]): MapLayers =>
  (layer) =>
    drawn.includes(layer) ? line : [];
const label = (change: Partial<TownLabel> = {}): TownLabel => ({
  name: 'Avon',
  x: 256 * 3 + 100,
  y: 256 * 5 + 50,
  width: 34,
  isLarge: false,
  ...change,
});
const tile = (labels: readonly TownLabel[], layers = layersOf()) =>
  drawTile({ z: 4, x: 3, y: 5 }, layers, labels, (name, isLarge) => `${isLarge ? 'M' : 'm'}${name.length}`);
const names = (...labels: readonly TownLabel[]) =>
  [...tile(labels).matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name);

describe('one tile of the map [STOR-01]', () => {
  it('is the sea where nothing else is, a pixel larger than its place', () => {
    expect(tile([])).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="257" height="257" viewBox="0 0 257 257">' +
        '<path fill="#cfdbdf" d="M0 0h257v257H0z"/><g transform="scale(0.25)"></g></svg>',
    );
  });

  it('closes what is an area, and leaves lines open, from the ground upwards', () => {
    const drawn = tile([], layersOf('borders', 'land', 'lakes', 'rivers', 'states'));
    const shapes = [...drawn.matchAll(/<path ([^>]*) d="([^"]*)"\/>/g)].slice(1).map(([, look, d]) => [look, d]);
    const open = 'M0 0L1024 512M5 5L6 6';
    const closed = 'M0 0L1024 512zM5 5L6 6z';
    expect(shapes).toEqual([
      ['fill="#eceeed"', closed],
      ['fill="#cfdbdf"', closed],
      ['fill="none" stroke="#cfdbdf" stroke-width="6"', open],
      ['fill="none" stroke="#b9c1be" stroke-width="5" stroke-dasharray="14 10"', open],
      ['fill="none" stroke="#8f9996" stroke-width="6"', open],
    ]);
  });

  it('names towns where they stand, the larger ones thicker, and no name that could be read as markup', () => {
    expect(tile([label({ name: 'A & "B" <c>' })])).toContain(
      'paint-order="stroke"><path aria-label="A &amp; &quot;B&quot; &lt;c&gt;" transform="translate(100.0 50.0)scale(0.09765625 -0.09765625)" d="m11"/></g></svg>',
    );
    expect(tile([label({ isLarge: true })])).toContain(
      '<path aria-label="Avon" transform="translate(100.0 50.0)scale(0.109375 -0.109375)" d="M4"/>',
    );
  });

  it('names towns whose names reach into it, and no others', () => {
    const at = (x: number, y: number) => names(label({ x: 256 * 3 + x, y: 256 * 5 + y }));
    expect([at(-16, 50), at(272, 50)]).toEqual([['Avon'], ['Avon']]);
    expect([at(-17, 50), at(273, 50)]).toEqual([[], []]);
    expect([at(100, -19), at(100, 275)]).toEqual([['Avon'], ['Avon']]);
    expect([at(100, -20), at(100, 276)]).toEqual([[], []]);
  });
});
