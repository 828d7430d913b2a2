/** The frame shapes the shop draws. */
export const FRAME_SHAPES = [
  'round',
  'oval',
  'panto',
  'square',
  'rectangle',
  'aviator',
  'pilot',
  'cat-eye',
  'butterfly',
  'trapezoid',
  'browline',
  'sport',
  'hexagon',
  'shield',
] as const;

export type FrameShape = (typeof FRAME_SHAPES)[number];

/** Extremes on the box from -1 to 1, superellipse exponents (upper temple, lower temple, lower nose, upper nose), taper, slant, usual box. */
export interface ShapeNumbers {
  readonly extremes: readonly [topX: number, templeY: number, bottomX: number, noseY: number];
  readonly exponents: readonly [number, number, number, number];
  readonly taper?: number;
  readonly slant?: number;
  /** Lens width, lens height and bridge in mm. */
  readonly box: readonly [width: number, height: number, bridge: number];
}

/** The superellipses behind the signs, drawings and pictures of frames; hexagon and shield are drawn from corners of their own. */
export const SHAPE_NUMBERS: Readonly<Record<Exclude<FrameShape, 'hexagon' | 'shield'>, ShapeNumbers>> = {
  round: { extremes: [0, 0.04, 0, 0.04], exponents: [2, 2, 2, 2], box: [49, 47, 21] },
  oval: { extremes: [0.02, 0.02, 0.02, 0.02], exponents: [2.1, 2.1, 2.1, 2.1], box: [52, 37, 18] },
  panto: { extremes: [0, 0.24, -0.02, 0.2], exponents: [2.35, 2, 2.02, 2.3], box: [48, 43, 21] },
  square: { extremes: [0.04, 0.2, 0, 0.14], exponents: [5.2, 4, 4, 5], box: [53, 41, 18] },
  rectangle: { extremes: [0.04, 0.25, 0, 0.1], exponents: [5.6, 4.6, 4.4, 5], box: [54, 35, 17] },
  aviator: { extremes: [-0.12, 0.36, 0.12, 0.6], exponents: [2.5, 2.05, 1.75, 2.7], slant: -0.06, box: [58, 50, 14] },
  pilot: { extremes: [-0.05, 0.38, 0.08, 0.5], exponents: [4, 2.7, 2.2, 3.8], box: [58, 47, 15] },
  'cat-eye': {
    extremes: [0.66, 0.66, 0, 0.22],
    exponents: [2.5, 1.95, 2.1, 1.85],
    taper: 0.05,
    slant: 0.12,
    box: [54, 40, 17],
  },
  butterfly: { extremes: [0.34, 0.46, 0.24, 0.3], exponents: [3.6, 2.8, 1.95, 2.6], box: [57, 49, 16] },
  trapezoid: {
    extremes: [0.1, 0.6, -0.02, 0.44],
    exponents: [4.6, 3, 3, 3.9],
    taper: 0.1,
    slant: 0.05,
    box: [52, 41, 18],
  },
  browline: { extremes: [0.08, 0.5, -0.03, 0.4], exponents: [3.8, 2.5, 2.5, 3.4], box: [51, 41, 20] },
  sport: { extremes: [-0.1, 0.56, -0.34, 0.22], exponents: [3.1, 1.72, 2.2, 2.6], slant: 0.02, box: [64, 38, 13] },
};
