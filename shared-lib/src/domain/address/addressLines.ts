interface PlacedField {
  readonly name: string;
  readonly order: number;
}

/** Fields that share a line, in the order they stand on it. */
const LINES = [
  ['firstName', 'lastName'],
  ['zipCode', 'city', 'state'],
] as const;

/** Fields of an address line by line, as they stand on the page: in the store's order, names and places together (SITE-07, SITE-10). */
export function addressLines<Field extends PlacedField>(
  fields: readonly Field[],
): readonly (readonly [Field, ...Field[]])[] {
  const ordered = fields.toSorted((a, b) => a.order - b.order);
  return ordered.flatMap((field) => {
    const line: readonly string[] = LINES.find((names) => names.some((name) => name === field.name)) ?? [field.name];
    if (field !== ordered.find(({ name }) => line.includes(name))) return [];
    const [first = field, ...others] = line.flatMap((name) => ordered.find((one) => one.name === name) ?? []);
    return [[first, ...others] as const];
  });
}
