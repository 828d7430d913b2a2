import { attributeCode } from './attributes';
import type { Attributes } from './product';

/** Colours of frame and lens, as the catalogue names them in the shop's language; a demo lens has none. */
export const colourParts = (attributes: Attributes): readonly [front: string, lens: string] => {
  const [front, lens] = ['FRONT_COLOR', 'LENS_COLOR'].map(
    (name) => (attributeCode(attributes, name) !== 'Demo' && attributes.values[name]?.[0]) || '',
  );
  return [front ?? '', lens ?? ''];
};

/** The colour in words, frame and lens; what both are is said once. */
export const colourName = (attributes: Attributes): string =>
  [...new Set(colourParts(attributes))].filter(Boolean).join(', ');
