import type { FrameBuild } from '@sightline/pictures';

import { weighted } from '../random';
import type { Random } from '../random';
import type { FrameModel } from './frameModel';

type Weights = Readonly<Record<string, number>>;

const opticalColours: Weights = {
  Black: 26,
  Tortoise: 19,
  Gold: 9,
  Silver: 7,
  Grey: 7,
  Transparent: 8,
  Brown: 7,
  Blue: 8,
  Green: 3,
  Red: 2,
  Pink: 2,
  Violet: 1.5,
  Copper: 1.5,
  Beige: 1,
};
const metal: Weights = { Gold: 30, Silver: 22, Black: 28, Grey: 10, Copper: 6, Blue: 4 };
const nylon: Weights = { Black: 45, Grey: 20, Blue: 15, Tortoise: 10, Red: 5, Green: 5 };
/** Plates of acetate: no metals. */
const acetate: Weights = {
  Black: 24,
  Tortoise: 24,
  Transparent: 10,
  Brown: 10,
  Blue: 10,
  Grey: 8,
  Green: 6,
  Red: 4,
  Pink: 3,
  Beige: 3,
  Violet: 2,
};

/** Front of an optical frame that the file names none of. */
export function opticalColour(random: Random, { build }: Pick<FrameModel, 'build'>): string {
  if (build === 'metal' || build === 'titanium') return weighted(random, metal);
  return weighted(random, build === 'nylon' ? nylon : opticalColours);
}

const made: Readonly<Record<FrameBuild, Weights>> = { metal, titanium: metal, nylon, acetate, mixed: acetate };
/** Seldom asked for by men. */
const unlikely = new Set(['Pink', 'Violet']);

/** Fronts that a build is made in and how often, without those that are taken. */
export function furtherFronts({ build, gender }: FrameModel, taken: ReadonlySet<string>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(made[build]).filter(([front]) => !taken.has(front) && !(gender === 'men' && unlikely.has(front))),
  );
}
