import { attributeCode } from '@sightline/shared-lib/domain/product';
import type { Attributes } from '@sightline/shared-lib/domain/product';
import { isFrontColour, isLensColour, type FrontColour, type SwatchColours } from '@sightline/shared-lib/ui';

const PALE: ReadonlySet<string> = new Set(['White', 'Transparent', 'Beige', 'Yellow', 'Clear', 'Pink', 'Silver']);

/** The colour of a disc by a front's code, or by a tint that is a front's colour too. */
export const discColour = (code: string): FrontColour => (isFrontColour(code) ? code : 'Unknown');

/** A tick on this colour has to be dark. */
export function isPale(code: string): boolean {
  return PALE.has(code);
}

/** Ring and fill of a swatch by the colour attributes; a demo lens reads as clear. */
export function swatchColours(attributes: Attributes): SwatchColours {
  const front = discColour(attributeCode(attributes, 'FRONT_COLOR') ?? '');
  const tint = attributeCode(attributes, 'LENS_COLOR') ?? '';
  const family = tint === 'Demo' ? 'Clear' : (attributeCode(attributes, 'LENS_COLOR_FACET') ?? '');
  // A tint that is a colour itself is what the picture shows; a gradient or a mirror is known by its family.
  const mirror = tint.endsWith(' mirror') ? `${family}Mirror` : '';
  const lens = [mirror, tint, family].find(isLensColour);
  return lens ? { front, lens } : { front };
}
