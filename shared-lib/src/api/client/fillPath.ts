/** Raised before any request when a path lacks a value (API-01). */
export function missingPathParameter(name: string): Error {
  return new Error(`missing path parameter: ${name}`);
}

/** Fills `{name}` placeholders, url-encoded; an absent or empty one fails naming it (API-01). */
export function fillPath(path: string, params: Readonly<Record<string, string | undefined>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') throw missingPathParameter(name);
    return encodeURIComponent(value);
  });
}
