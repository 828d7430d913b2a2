import type { FrameShape } from '@sightline/shared-lib/domain';

/** Catalogue code of a frame shape -> the outline the shop draws; shields and wraps share the sport outline. */
const OUTLINES: Readonly<Record<string, FrameShape>> = {
  Round: 'round',
  Oval: 'oval',
  Panto: 'panto',
  Square: 'square',
  Rectangle: 'rectangle',
  Aviator: 'aviator',
  Pilot: 'pilot',
  'Cat Eye': 'cat-eye',
  Butterfly: 'butterfly',
  Trapeze: 'trapezoid',
  Browline: 'browline',
  Hexagonal: 'hexagon',
  Shield: 'sport',
  Wrap: 'sport',
};

/** The outline of a shape code; undefined for a code the shop does not draw. */
export function outlineOf(code: string | undefined): FrameShape | undefined {
  return code === undefined ? undefined : OUTLINES[code];
}
