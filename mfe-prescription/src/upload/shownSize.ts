/** Bytes with a unit, in the locale's notation. */
export function shownSize(bytes: number, tag: string): string {
  const [value, unit] =
    bytes >= 1_000_000 ? ([bytes / 1_000_000, 'megabyte'] as const) : ([bytes / 1000, 'kilobyte'] as const);
  return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
