import { ParameterError, type RawParameters, readTexts } from './parameterReaders';

/**
 * The fields that a search looks into, by their numbers; undefined is all of them. Attributes that are searched as one field are named
 * together: the provider cannot part them either.
 */
export function readSearchedFields(
  raw: RawParameters,
  searchable: readonly (readonly string[])[],
): readonly number[] | undefined {
  const names = readTexts(raw, 'restrictSearchableAttributes') ?? [];
  if (names.length === 0) return undefined;
  const other = names.find((name) => !searchable.some((field) => field.includes(name)));
  if (other !== undefined) {
    const known = searchable.map((field) => field.join(' with ')).join(', ');
    throw new ParameterError(`restrictSearchableAttributes may name ${known}; not ${other.slice(0, 64)}`);
  }
  return searchable.flatMap((field, number) => {
    const named = field.filter((name) => names.includes(name));
    if (named.length > 0 && named.length < field.length)
      throw new ParameterError(`restrictSearchableAttributes must name ${field.join(', ')} together`);
    return named.length > 0 ? [number] : [];
  });
}
