/** A code as a part of a translation key, which begins with a capital (SITE-13): `my-orders` -> `My-orders`. */
export function keyPart(code: string): string {
  return code.charAt(0).toUpperCase() + code.slice(1);
}
