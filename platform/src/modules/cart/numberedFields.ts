/** Values of a field in any of the product's spellings: `name`, `name_1`, a list or a comma list. */
export function numbered(body: Readonly<Record<string, unknown>>, name: string): string[] {
  return Object.entries(body)
    .filter(([key]) => key === name || new RegExp(`^${name}_\\d+$`).test(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .flatMap((value) => String(value).split(','))
    .map((value) => value.trim())
    .filter(Boolean);
}
