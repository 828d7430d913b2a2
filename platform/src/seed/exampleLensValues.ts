import { LENS_ATTRIBUTES, LENS_FIELDS, LENS_VALUES } from '@sightline/shared-lib/domain/lens';

/** Values of an eye that a contact lens is made in: the middle of every range, as an attribute of its line. */
export function exampleLensValues(
  codes: Readonly<Record<string, string>> = {},
  eye: 'right' | 'left' = 'right',
): {
  readonly attributeName: string;
  readonly attributeType: string;
  readonly attributeValue: string;
} {
  const middle = (attribute: string): string | undefined => {
    const made = (codes[attribute] ?? '').split(',').filter(Boolean);
    return made[Math.floor(made.length / 2)];
  };
  const values = Object.fromEntries(
    LENS_FIELDS.flatMap((field) => {
      const value = middle(LENS_ATTRIBUTES[field]);
      return value === undefined ? [] : [[field, value]];
    }),
  );
  const dominance = codes['CL_DOMINANCE'] ? { dominance: eye } : {};
  return {
    attributeName: LENS_VALUES,
    attributeType: 'STRING',
    attributeValue: JSON.stringify({ [eye]: values, ...dominance }),
  };
}
