import { attributeCode } from './attributes';
import type { Attributes } from './product';

/** The colour in words, frame and lens, as the catalogue names them in the shop's language; a demo lens has none. */
export function colourName(attributes: Attributes, join: (front: string, lens: string) => string): string {
  const front = attributes.values['FRONT_COLOR']?.[0] ?? '';
  const lens = attributeCode(attributes, 'LENS_COLOR') === 'Demo' ? '' : (attributes.values['LENS_COLOR']?.[0] ?? '');
  return front && lens ? join(front, lens) : front || lens;
}
