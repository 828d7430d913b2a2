import { attributeCode } from '@sightline/shared-lib/domain/product';
import type { Attributes } from '@sightline/shared-lib/domain/product';

/** Catalogue code of a front colour -> the CSS colour of its swatch. */
const FRONTS: Readonly<Record<string, string>> = {
  Black: '#17191a',
  Grey: '#6a6f73',
  Brown: '#5b3a26',
  Tortoise: '#7d4a1e',
  Blue: '#2c4a78',
  Red: '#93293a',
  Green: '#265240',
  Pink: '#d59aa4',
  White: '#eceae5',
  Violet: '#5a3b73',
  Yellow: '#d9ad33',
  Beige: '#cdb291',
  Orange: '#c9622a',
  Transparent: '#e2e8e8',
  Gold: '#b8975c',
  Silver: '#a9adae',
  Copper: '#b5704f',
  Gunmetal: '#4a4d52',
};

/** Catalogue code of a lens colour family -> the CSS colour of its tint. */
const LENSES: Readonly<Record<string, string>> = {
  Black: '#44494c',
  Grey: '#6f777a',
  Brown: '#6a5236',
  Blue: '#56708f',
  Red: '#8f4b4d',
  Green: '#55654f',
  Pink: '#b98089',
  Violet: '#75627f',
  Yellow: '#d2b554',
  Orange: '#bd8150',
  Gold: '#a5864f',
  Silver: '#82898d',
  Copper: '#a06b4e',
  White: '#dfe4e4',
  Clear: '#dfe4e4',
  Transparent: '#dfe4e4',
};

const UNKNOWN = '#8b9291';
const PALE: ReadonlySet<string> = new Set(['White', 'Transparent', 'Beige', 'Yellow', 'Clear', 'Pink', 'Silver']);

/** CSS colour of a front or lens colour code, for the discs of facets. */
export function discColour(code: string): string {
  return FRONTS[code] ?? LENSES[code] ?? UNKNOWN;
}

/** A tick on this colour has to be dark. */
export function isPale(code: string): boolean {
  return PALE.has(code);
}

/** Ring and fill of a swatch by the colour attributes; a demo lens reads as clear. */
export function swatchColours(attributes: Attributes): { readonly front: string; readonly lens?: string } {
  const front = discColour(attributeCode(attributes, 'FRONT_COLOR') ?? '');
  const tint = attributeCode(attributes, 'LENS_COLOR') ?? '';
  const family = tint === 'Demo' ? 'Clear' : (attributeCode(attributes, 'LENS_COLOR_FACET') ?? '');
  // A tint that is a colour itself is what the picture shows; a gradient or a mirror is known by its family.
  const lens = LENSES[tint] ?? LENSES[family];
  return lens ? { front, lens } : { front };
}

/** The colour in words, frame and lens, as the catalogue names them in the shop's language. */
export function colourName(attributes: Attributes, join: (front: string, lens: string) => string): string {
  const front = attributes.values['FRONT_COLOR']?.[0] ?? '';
  const lens = attributeCode(attributes, 'LENS_COLOR') === 'Demo' ? '' : (attributes.values['LENS_COLOR']?.[0] ?? '');
  return front && lens ? join(front, lens) : front || lens;
}
