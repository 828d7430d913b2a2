/** Where to go after signing in: a path of this site, never another origin; null when there is none. */
export function nextAddress(next: string | undefined): string | null {
  if (!next || !next.startsWith('/') || /^\/[/\\]/.test(next) || /[\s\\]/.test(next)) return null;
  return next;
}
