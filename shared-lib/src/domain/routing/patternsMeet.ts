const partsOf = (pattern: string) => pattern.split('/').filter((part) => part !== '');

/** A pattern with each number of its optional parts, which stand at its end. */
function lengthsOf(parts: readonly string[]): readonly (readonly string[])[] {
  const fixed = parts.findIndex((part) => part.endsWith('?'));
  if (fixed < 0) return [parts];
  return parts
    .slice(fixed)
    .reduce((known, _part, at) => [...known, parts.slice(0, fixed + at + 1)], [parts.slice(0, fixed)]);
}

const alike = (one: string, other: string) => one === other || one.startsWith(':') || other.startsWith(':');

/** True when an address fits both patterns. */
export function patternsMeet(one: string, other: string): boolean {
  const others = lengthsOf(partsOf(other));
  return lengthsOf(partsOf(one)).some((parts) =>
    others.some((rest) => parts.length === rest.length && parts.every((part, at) => alike(part, rest[at] ?? ''))),
  );
}
