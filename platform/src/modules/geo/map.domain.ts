import { worldPixel } from '@sightline/shared-lib/domain/store';

/** Scales that tiles are drawn in: a continent to a quarter. */
export const [LOWEST_ZOOM, HIGHEST_ZOOM] = [2, 14] as const;

export interface Town {
  readonly name: string;
  readonly population: number;
  readonly lat: number;
  readonly lng: number;
}

/** A town's name, below where it lies, in pixels of the whole world at one scale. */
export interface TownLabel {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isLarge: boolean;
}

/** Fewest people of a town that is named, by scale; every known town beyond the last. */
const FEWEST = [3e6, 3e6, 3e6, 2e6, 1e6, 4e5, 2e5, 1e5, 4e4, 2e4];
const LARGE = 300_000;
const LETTER = 7;
const LINE = 18;
const APART = 6;
/** How far below its place a name stands, in pixels: a pin and the sign of a search, which is 38 high from its middle, would cover it there. */
const BELOW = 50;
/** Scales of countries, where that would be another town's place. */
const [COUNTRIES, BELOW_THERE] = [7, 28] as const;

/** Names of towns that do not touch each other: the larger town keeps its place. The same for every tile, so that no name is cut. */
export function townLabels(zoom: number, towns: readonly Town[]): TownLabel[] {
  const cell = 128;
  const taken = new Map<string, TownLabel[]>();
  const labels: TownLabel[] = [];
  for (const town of towns.toSorted((a, b) => b.population - a.population)) {
    if (town.population < (FEWEST[zoom] ?? 0)) break;
    const { x, y } = worldPixel(zoom, town);
    const label = {
      name: town.name,
      x,
      y: y + (zoom > COUNTRIES ? BELOW : BELOW_THERE),
      width: town.name.length * LETTER + APART,
      isLarge: town.population >= LARGE,
    };
    const [column, row] = [Math.floor(label.x / cell), Math.floor(label.y / cell)];
    const near = [-2, -1, 0, 1, 2].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => taken.get(`${column + dx}/${row + dy}`) ?? []),
    );
    const isFree = near.every(
      (other) => Math.abs(other.y - label.y) > LINE || Math.abs(other.x - label.x) > (other.width + label.width) / 2,
    );
    if (!isFree) continue;
    labels.push(label);
    taken.set(`${column}/${row}`, [...(taken.get(`${column}/${row}`) ?? []), label]);
  }
  return labels;
}
