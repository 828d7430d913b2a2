/** A code as a part of a translation key, which begins with a capital (SITE-13): `my-orders` -> `My-orders`. */
export function keyPart<Code extends string>(code: Code): Capitalize<Code> {
  return (code.charAt(0).toUpperCase() + code.slice(1)) as Capitalize<Code>;
}
