import { usualBox } from '@sightline/shared-lib/domain/lens';
import { sizeOfWidth } from '@sightline/shared-lib/domain/product';
import type { FrameShape, FrameBuild } from '@sightline/pictures';

import { between, randomOf, weighted } from '../random';
import type { Random } from '../random';
import { SHAPES, shapeOf } from './frameShapes';

/** One size of a model in millimetres, boxing system. */
export interface FrameSizeFacts {
  letter: string;
  a: number;
  b: number;
  dbl: number;
  temple: number;
  /** Total width of the front. */
  width: number;
  weightGrams: number;
}

/** What every colour of a model shares. */
export interface FrameModel {
  shape: FrameShape;
  build: FrameBuild;
  rim: 'full' | 'half' | 'rimless';
  weight: 'fine' | 'regular' | 'bold';
  material: string;
  materialFacet: string;
  lensMaterial: string;
  geofit: string;
  baseCurve: number;
  gender: string;
  sizes: FrameSizeFacts[];
}

/**
 * Rim and end pieces beside both lenses and the bridge, in millimetres, as the pictures draw them: a picture in true
 * scale and the width in words have to agree.
 */
function endPieces(shape: FrameShape, build: FrameBuild): number {
  if (shape === 'sport') return -3;
  if (shape === 'shield') return -5;
  if (build === 'metal' || build === 'titanium')
    return { aviator: 9.7, pilot: 10.2, hexagon: 8.5, oval: 10.9 }[shape as string] ?? 11.9;
  return { 'cat-eye': 14.4, browline: 13.8, pilot: 12.4 }[shape as string] ?? 13;
}

const metals = new Set(['Gold', 'Silver', 'Copper']);

/** Derives a model once from its code, within the ranges of the optical reference. */
export function deriveModel(
  code: string,
  brand: string,
  kind: string,
  givenGender: string,
  junior: boolean,
  colours: readonly string[],
): FrameModel {
  const random = randomOf(`model ${code}`);
  const gender = junior ? 'kids' : givenGender || weighted(random, { women: 40, men: 32, unisex: 28 });
  const shape = shapeOf(random, brand, kind, gender);
  const build = buildOf(random, shape, colours);
  const material = materialOf(random, build);
  return {
    shape,
    build,
    rim: rimOf(random, build, shape, kind),
    weight:
      gender === 'women' || shape === 'butterfly'
        ? weighted(random, { regular: 5, bold: 4, fine: 1 })
        : weighted(random, { regular: 6, fine: 3, bold: 1 }),
    material,
    materialFacet: facetOf(material),
    lensMaterial:
      kind === 'optical'
        ? 'Demo'
        : build === 'nylon'
          ? 'Polycarbonate'
          : weighted(random, { Nylon: 45, 'CR-39': 35, Glass: 12, Polycarbonate: 8 }),
    geofit: weighted(random, { Universal: 82, 'Low bridge': 12, 'High bridge': 6 }),
    baseCurve: SHAPES[shape].baseCurve,
    gender,
    sizes: sizesOf(random, shape, build, kind, gender),
  };
}

function buildOf(random: Random, shape: FrameShape, colours: readonly string[]): FrameBuild {
  if (shape === 'sport' || shape === 'shield') return 'nylon';
  if (shape === 'browline') return 'mixed';
  const allMetal = colours.length > 0 && colours.every((colour) => metals.has(colour));
  const someMetal = colours.some((colour) => metals.has(colour));
  if (allMetal || shape === 'aviator') return weighted(random, { metal: 86, titanium: 14 });
  if (colours.some((colour) => colour === 'Tortoise' || colour === 'Transparent')) return 'acetate';
  if (shape === 'pilot') return weighted(random, { metal: 70, titanium: 10, nylon: 20 });
  if (shape === 'round' || shape === 'hexagon' || shape === 'oval' || shape === 'panto') {
    return weighted(
      random,
      someMetal ? { metal: 75, titanium: 25 } : { acetate: 45, metal: 35, titanium: 14, mixed: 6 },
    );
  }
  return weighted(
    random,
    someMetal ? { metal: 70, titanium: 20, mixed: 10 } : { acetate: 68, nylon: 18, metal: 9, titanium: 3, mixed: 2 },
  );
}

function materialOf(random: Random, build: FrameBuild): string {
  if (build === 'acetate') return weighted(random, { Acetate: 80, 'Bio-acetate': 20 });
  if (build === 'nylon') return 'Injected nylon';
  if (build === 'titanium') return 'Titanium';
  if (build === 'mixed') return 'Acetate and metal';
  return weighted(random, { Metal: 70, 'Stainless steel': 30 });
}

function facetOf(material: string): string {
  const facets: Readonly<Record<string, string>> = {
    Acetate: 'Acetate',
    'Bio-acetate': 'Acetate',
    'Injected nylon': 'Nylon',
    Titanium: 'Titanium',
    'Acetate and metal': 'Mixed',
  };
  return facets[material] ?? 'Metal';
}

function rimOf(random: Random, build: FrameBuild, shape: FrameShape, kind: string): FrameModel['rim'] {
  if (kind !== 'optical' || (build !== 'metal' && build !== 'titanium')) return 'full';
  return shape === 'rectangle' || shape === 'oval' ? weighted(random, { full: 60, half: 28, rimless: 12 }) : 'full';
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

function sizesOf(random: Random, shape: FrameShape, build: FrameBuild, kind: string, gender: string): FrameSizeFacts[] {
  const [width, height, bridge] = usualBox(shape);
  const shift = { women: -1, men: 1, unisex: 0, kids: -8 }[gender] ?? 0;
  const narrower = kind === 'optical' ? -1 : 0;
  const first = clamp(width + shift + narrower + between(random, -2, 2), 38, 64);
  const ratio = height / width + (random() - 0.5) * 0.05;
  const dbl = clamp(bridge + between(random, -1, 2), 12, 26);
  const temple = clamp(
    135 + (gender === 'kids' ? -10 : gender === 'women' ? 5 : 10) + (shape === 'sport' ? -10 : 0),
    120,
    155,
  );
  const wanted = shape === 'shield' || shape === 'sport' ? 1 : Number(weighted(random, { '1': 48, '2': 38, '3': 14 }));
  const sizes: FrameSizeFacts[] = [];
  let a = first - (wanted === 3 ? 3 : 0);
  while (sizes.length < wanted && a <= 64) {
    const index = sizes.length;
    const size = sizeFacts(
      { shape, build, kind, ratio },
      a,
      dbl + (index > 1 ? 1 : 0),
      clamp(temple + index * 5, 120, 155),
    );
    if (size.letter === sizes.at(-1)?.letter) {
      a += 1;
      continue;
    }
    sizes.push(size);
    a += 3;
  }
  return sizes;
}

const gramsPerMillimetre = { acetate: 0.2, metal: 0.155, nylon: 0.165, titanium: 0.105, mixed: 0.18 };

function sizeFacts(
  { shape, build, kind, ratio }: { shape: FrameShape; build: FrameBuild; kind: string; ratio: number },
  a: number,
  dbl: number,
  temple: number,
): FrameSizeFacts {
  const b = Math.round(clamp(a * ratio, 22, 58) * 2) / 2;
  const width = Math.round(2 * a + dbl + endPieces(shape, build));
  const lenses = kind === 'optical' ? 2 : (a * b) / 500;
  return {
    letter: sizeOfWidth(width),
    a,
    b,
    dbl,
    temple,
    width,
    weightGrams: Math.round(width * gramsPerMillimetre[build] * 0.8 + lenses),
  };
}
