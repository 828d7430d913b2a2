/** A product in one phrase: brand and model, once each. */
export function productHeading({ brand, name }: { readonly brand: string; readonly name: string }): string {
  return name.startsWith(brand) ? name : `${brand} ${name}`.trim();
}
