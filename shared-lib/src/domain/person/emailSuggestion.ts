/** Edit distance with neighbouring letters swapped counting once, cut off above `limit`. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let twoBefore: number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const near = [(before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + cost];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) near.push((twoBefore[j - 2] ?? 0) + 1);
      row.push(Math.min(...near));
    }
    twoBefore = before;
    before = row;
  }
  return before[b.length] ?? 0;
}

/** Domains that begin with what has been typed after the at, most used first; empty before the at (ACC-08). */
export function emailCompletions(typed: string, domains: readonly string[], limit = 3): readonly string[] {
  const at = typed.indexOf('@');
  if (at < 1) return [];
  const [name, begun] = [typed.slice(0, at), typed.slice(at + 1).toLowerCase()];
  const fitting = domains.filter((domain) => domain.toLowerCase().startsWith(begun) && domain.toLowerCase() !== begun);
  return fitting.slice(0, limit).map((domain) => `${name}@${domain}`);
}

/** The address that was probably meant when its domain is a slip of a much used one, e.g. `gmial.com`; else null (ACC-08). */
export function emailCorrection(typed: string, domains: readonly string[]): string | null {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || domain === '' || domains.some((known) => known.toLowerCase() === domain)) return null;
  const limit = domain.length > 6 ? 2 : 1;
  const near = domains
    .map((known) => ({ known, away: distance(domain, known.toLowerCase(), limit) }))
    .filter(({ away }) => away <= limit)
    .toSorted((a, b) => a.away - b.away)[0];
  return near ? `${text.slice(0, at)}@${near.known}` : null;
}
