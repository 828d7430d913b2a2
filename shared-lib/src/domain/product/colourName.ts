import { attributeCode } from './attributes';
import type { Attributes } from './product';

/** The colour in words, frame and lens, as the catalogue names them in the shop's language; a demo lens has none. */
export const colourName = (attributes: Attributes): string =>
  ['FRONT_COLOR', 'LENS_COLOR']
    .map((name) => attributeCode(attributes, name) !== 'Demo' && attributes.values[name]?.[0])
    .filter(Boolean)
    .join(', ');
