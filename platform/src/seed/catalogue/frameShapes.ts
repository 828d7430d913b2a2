import type { FrameShape } from '@sightline/pictures';

import { weighted } from '../random';
import type { Random } from '../random';

/** The attribute code that a shape is sold under, and its base curve. */
export interface ShapeFacts {
  code: string;
  baseCurve: number;
}

export const SHAPES: Readonly<Record<FrameShape, ShapeFacts>> = {
  round: { code: 'Round', baseCurve: 4 },
  oval: { code: 'Oval', baseCurve: 4 },
  panto: { code: 'Panto', baseCurve: 4 },
  square: { code: 'Square', baseCurve: 4 },
  rectangle: { code: 'Rectangle', baseCurve: 4 },
  aviator: { code: 'Aviator', baseCurve: 6 },
  pilot: { code: 'Pilot', baseCurve: 6 },
  'cat-eye': { code: 'Cat Eye', baseCurve: 4 },
  butterfly: { code: 'Butterfly', baseCurve: 5 },
  trapezoid: { code: 'Trapeze', baseCurve: 6 },
  browline: { code: 'Browline', baseCurve: 4 },
  hexagon: { code: 'Hexagonal', baseCurve: 4 },
  shield: { code: 'Shield', baseCurve: 8 },
  sport: { code: 'Wrap', baseCurve: 8 },
};

type Weights = Readonly<Partial<Record<FrameShape, number>>>;

const classic: Weights = {
  square: 20,
  rectangle: 14,
  round: 11,
  panto: 10,
  trapezoid: 12,
  aviator: 8,
  pilot: 7,
  browline: 6,
  hexagon: 5,
  oval: 3,
  'cat-eye': 4,
};
const fashion: Weights = {
  square: 16,
  'cat-eye': 17,
  butterfly: 15,
  round: 8,
  oval: 8,
  rectangle: 9,
  pilot: 6,
  aviator: 4,
  hexagon: 4,
  panto: 5,
  trapezoid: 4,
  shield: 2,
};
const sporty: Weights = { sport: 42, rectangle: 17, square: 15, shield: 12, trapezoid: 8, pilot: 4, aviator: 2 };
const optical: Weights = {
  rectangle: 25,
  square: 20,
  panto: 15,
  round: 12,
  oval: 8,
  trapezoid: 7,
  'cat-eye': 6,
  browline: 4,
  hexagon: 3,
};
const womenOptical: Weights = { ...optical, 'cat-eye': 24, butterfly: 4, oval: 12, browline: 1 };

const sportBrands = new Set(['Halden', 'Vantry']);
const fashionBrands = new Set(['Norvane', 'Ondine & Fils', 'Castellan', 'Alverra', 'Tessaro', 'Isla Verde']);

/** Shape of a model, as likely as in a range of its brand, kind and gender. */
export function shapeOf(random: Random, brand: string, kind: string, gender: string): FrameShape {
  if (kind === 'optical') return weighted(random, gender === 'women' ? womenOptical : optical);
  if (sportBrands.has(brand)) return weighted(random, sporty);
  if (fashionBrands.has(brand) && gender !== 'men') return weighted(random, fashion);
  return weighted(random, classic);
}
