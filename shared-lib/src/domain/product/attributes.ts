import type { Attributes } from './product';

/** Untranslated code of an attribute; undefined when the product has none. */
export function attributeCode(attributes: Attributes, name: string): string | undefined {
  return attributes.codes[name]?.[0];
}

/** Localised text of an attribute, its code when there is no translation. */
export function attributeText(attributes: Attributes, name: string): string | undefined {
  return attributes.values[name]?.[0] ?? attributes.codes[name]?.[0];
}

/** True when a yes-no attribute says TRUE, in whatever case. */
export function attributeFlag(attributes: Attributes, name: string): boolean {
  return /^(true|1|yes|y)$/i.test(attributeCode(attributes, name) ?? '');
}

/** Number of an attribute such as `52` or `52 mm`; null when it holds none. */
export function attributeNumber(attributes: Attributes, name: string): number | null {
  const match = /-?\d+(?:[.,]\d+)?/.exec(attributeCode(attributes, name) ?? '');
  return match ? Number(match[0].replace(',', '.')) : null;
}
