import { attributeCode } from './attributes';
import type { Attributes } from './product';

/** The colour in words, frame and lens, as the catalogue names them in the shop's language; a demo lens has none, and what both are is said once. */
export const colourName = (attributes: Attributes): string =>
  [
    ...new Set(
      ['FRONT_COLOR', 'LENS_COLOR'].map(
        (name) => attributeCode(attributes, name) !== 'Demo' && attributes.values[name]?.[0],
      ),
    ),
  ]
    .filter(Boolean)
    .join(', ');
