import { codesOf } from './attribute.domain';
import type { Product } from './catalogue.repository';
import type { Dictionary } from './dictionary';
import { localised } from './dictionary';

/** Attributes that describe a product at a glance, by price family. */
const short: Readonly<Record<string, readonly string[]>> = {
  FRAMES: ['FRAME_SHAPE', 'FRONT_COLOR', 'LENS_COLOR'],
  CL: ['REPLACEMENT', 'LENS_DESIGN', 'CORRECTION_TYPE'],
  GOODS: ['GOODS_KIND', 'FRONT_COLOR', 'CONTENT_SIZE'],
  SERVICES: [],
};

/** Attributes that describe it fully. */
const long: Readonly<Record<string, readonly string[]>> = {
  FRAMES: [
    'FRAME_SHAPE',
    'FRAME_MATERIAL_CLASS',
    'FRONT_COLOR',
    'LENS_COLOR',
    'LENS_TREATMENT',
    'FRAME_SIZE_DISPLAY',
    'GEOFIT',
    'AUDIO_SYSTEM',
    'BATTERY_DURATION',
  ],
  CL: [
    'REPLACEMENT',
    'LENS_DESIGN',
    'CORRECTION_TYPE',
    'CL_MATERIAL',
    'WATER_CONTENT',
    'DK_T',
    'CL_BASE_CURVE',
    'CL_DIAMETER',
    'PACK_SIZE',
  ],
  GOODS: [
    'GOODS_KIND',
    'FRONT_COLOR',
    'CONTENT_SIZE',
    'AUDIO_SYSTEM',
    'BATTERY_TYPE',
    'BATTERY_DURATION',
    'CONNECTIVITY',
  ],
  SERVICES: [],
};

/** Name of a product in a language. */
export function nameOf(product: Product, language: string): string {
  return localised(product.names, language);
}

/** A few words: values joined by commas. */
export function shortDescription(product: Product, dictionary: Dictionary, language: string): string {
  return valuesOf(product, short[product.price_family] ?? [], dictionary, language)
    .map(({ text }) => text)
    .join(', ');
}

/** A sentence for each attribute, so that no language has to agree in gender or case. */
export function longDescription(product: Product, dictionary: Dictionary, language: string): string {
  const facts = valuesOf(product, long[product.price_family] ?? [], dictionary, language);
  const colon = language === 'fr' ? '\u00A0:' : ':';
  return [nameOf(product, language), ...facts.map(({ name, text }) => `${name}${colon} ${text}`)]
    .map((line) => `${line}.`)
    .join(' ');
}

function valuesOf(
  product: Product,
  identifiers: readonly string[],
  dictionary: Dictionary,
  language: string,
): { name: string; text: string }[] {
  return identifiers.flatMap((identifier) => {
    const attribute = dictionary.attributes.get(identifier);
    const codes = codesOf(product.attributes, identifier);
    if (!attribute || codes.length === 0) return [];
    const text = codes.map((code) => dictionary.valueName(identifier, code, language)).join(', ');
    return [{ name: localised(attribute.names, language), text }];
  });
}
