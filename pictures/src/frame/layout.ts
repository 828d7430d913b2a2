import { FaceWrap } from '../geometry/faceWrap';
import type { FrameShape } from '@sightline/shared-lib/domain/lens';
import { type Point, shapeOutline } from '../outline';
import { type FrameSpec } from '../specification';

/** Radius of the face wrap of each shape in mm, height of the end piece in half boxes. */
const shapeBuilds: Record<FrameShape, { wrap: number; endPiece: number }> = {
  round: { wrap: 330, endPiece: 0.26 },
  oval: { wrap: 330, endPiece: 0.28 },
  panto: { wrap: 330, endPiece: 0.42 },
  square: { wrap: 330, endPiece: 0.6 },
  rectangle: { wrap: 330, endPiece: 0.46 },
  aviator: { wrap: 260, endPiece: 0.44 },
  pilot: { wrap: 260, endPiece: 0.52 },
  'cat-eye': { wrap: 320, endPiece: 0.7 },
  butterfly: { wrap: 280, endPiece: 0.6 },
  trapezoid: { wrap: 300, endPiece: 0.66 },
  browline: { wrap: 320, endPiece: 0.56 },
  hexagon: { wrap: 330, endPiece: 0.3 },
  shield: { wrap: 105, endPiece: 0.34 },
  sport: { wrap: 92, endPiece: 0.56 },
};

/** How a front is made: one milled sheet, wire, a milled brow over wire, lenses alone, or a single lens. */
export type FrontBuild = 'slab' | 'wire' | 'brow' | 'rimless' | 'shield';

/** Everything the part builders share about one pair of glasses, in millimetres. */
export interface FrameLayout {
  shape: FrameShape;
  build: FrontBuild;
  half: boolean;
  sport: boolean;
  audio: boolean;
  /** Centre of the right-hand lens box. */
  centreX: number;
  a: number;
  b: number;
  dbl: number;
  templeLength: number;
  /** Outline of one lens about its own centre; the shield's about the bridge. */
  outline: Point[];
  wrap: FaceWrap;
  endPieceY: number;
  bridgeY: number;
  /** Half thickness of a milled front. */
  halfDepth: number;
  rim: { top: number; bottom: number; temporal: number; nasal: number };
  /** Cell of the distance grid. */
  step: number;
  /** Points round an outline and along a curve. */
  detail: number;
  /** Whether pictures are so small that parts of a few millimetres need few sides. */
  isCoarse: boolean;
}

/** What the front is built like: from one slab, from wire, or from parts of both. */
export function frontBuild(spec: FrameSpec): FrontBuild {
  if (spec.shape === 'shield') return 'shield';
  if (spec.rim === 'rimless') return 'rimless';
  if (spec.shape === 'browline' || spec.build === 'mixed') return 'brow';
  if (spec.build === 'acetate' || spec.build === 'nylon' || spec.shape === 'sport') return 'slab';
  return 'wire';
}

const rimScale = { fine: 0.8, regular: 1, bold: 1.3 };

/** Derives the shared measures from a specification; `pixelsPerMillimetre` decides how fine the mesh is. */
export function layoutOf(spec: FrameSpec, pixelsPerMillimetre: number): FrameLayout {
  const { shape, a, b, dbl } = spec;
  const sport = shape === 'sport' || shape === 'shield';
  const size = shapeBuilds[shape];
  const detail = pixelsPerMillimetre > 4 ? 160 : 112;
  const k = rimScale[spec.weight ?? 'regular'];
  const base = sport
    ? { top: 3.4, bottom: 1.3, temporal: 4.2, nasal: 2.2 }
    : { top: 4.1, bottom: 3.1, temporal: 4.1, nasal: 3 };
  const low = shape === 'aviator' || shape === 'pilot';
  return {
    shape,
    build: frontBuild(spec),
    half: spec.rim === 'half',
    sport,
    audio: spec.audio ?? false,
    centreX: (dbl + a) / 2,
    a,
    b,
    dbl,
    templeLength: spec.temple,
    outline: shapeOutline(shape, a, b, detail, dbl).points,
    wrap: new FaceWrap(size.wrap, sport ? 150 : 210, sport ? 0 : 7),
    endPieceY: (size.endPiece * b) / 2,
    bridgeY: ((low ? 0.46 : 0.34) * b) / 2,
    halfDepth: sport ? 1.3 : spec.audio ? 2.4 : 2.1,
    rim: { top: base.top * k, bottom: base.bottom * k, temporal: base.temporal * k, nasal: base.nasal * k },
    step: pixelsPerMillimetre > 6.5 ? 0.45 : pixelsPerMillimetre > 3.6 ? 0.7 : 1,
    detail,
    isCoarse: detail <= 112,
  };
}
