import type { FrameShape } from '../lens/shapeNumbers';

export type FaceShape = 'oval' | 'round' | 'square' | 'long' | 'heart' | 'diamond';

/** Frame shapes that balance a face, the opticians' usual counsel: what the face has little of, the frame brings. */
export const SUITING: Readonly<Record<FaceShape, readonly FrameShape[]>> = {
  oval: ['panto', 'square', 'aviator', 'hexagon'],
  round: ['rectangle', 'square', 'trapezoid', 'browline'],
  square: ['round', 'oval', 'panto', 'aviator'],
  long: ['aviator', 'pilot', 'butterfly', 'square'],
  heart: ['panto', 'round', 'oval', 'aviator'],
  diamond: ['cat-eye', 'oval', 'browline', 'panto'],
};
