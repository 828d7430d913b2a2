/** Guest segments from the shopper's cookie, as the server reads them (CAT-07, AUTH-14). */
export function readSegments(): readonly string[] {
  const value = /(?:^|; )sightline-segments=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  return value.split('.').filter(Boolean);
}
