import type { Attributes } from '../product/product';
import { LENS_ATTRIBUTES, LENS_FIELDS } from './contactLens';
import type { LensChoices, LensField } from './contactLens';

/** Fields whose codes may be words. */
const WORDED = ['addition', 'colour'] as const;

/** What a contact lens is made in, by the attributes of its product or item (RX-20). */
export function lensChoices(attributes: Attributes): LensChoices {
  const codesOf = (field: LensField) => attributes.codes[LENS_ATTRIBUTES[field]] ?? [];
  const words = WORDED.flatMap((field) =>
    codesOf(field).map((code, index) => [code, attributes.values[LENS_ATTRIBUTES[field]]?.[index] ?? code]),
  );
  return {
    offered: Object.fromEntries(
      LENS_FIELDS.map((field) => [field, codesOf(field)] as const).filter(([, codes]) => codes.length > 0),
    ),
    asksDominance: (attributes.codes['CL_DOMINANCE'] ?? []).length > 0,
    words: Object.fromEntries(words) as Record<string, string>,
  };
}
