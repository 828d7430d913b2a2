import { readFileSync } from 'node:fs';

import { dataFile } from '../../kernel';
import { codesOf } from './attribute.domain';
import type { Product } from './catalogue.repository';
import type { LocalisedText } from './catalogue.tables';
import type { Dictionary } from './dictionary';
import { localised } from './dictionary';

/** Attributes that describe a product at a glance, by price family. */
const short: Readonly<Record<string, readonly string[]>> = {
  FRAMES: ['FRAME_SHAPE', 'FRONT_COLOR', 'LENS_COLOR'],
  CL: ['REPLACEMENT', 'LENS_DESIGN', 'CORRECTION_TYPE'],
  GOODS: ['GOODS_KIND', 'FRONT_COLOR', 'CONTENT_SIZE'],
  SERVICES: [],
};

/** Attributes with sentences of their own in descriptions.json, by price family, the most telling first. */
const told: Readonly<Record<string, readonly string[]>> = {
  FRAMES: ['FRAME_SHAPE', 'AUDIO_SYSTEM', 'LENS_TREATMENT', 'FRAME_MATERIAL_CLASS'],
  CL: ['REPLACEMENT', 'LENS_DESIGN'],
  GOODS: ['GOODS_KIND'],
};

/** Values that a description speaks of. */
const MOST_SENTENCES = 2;

type Sentences = Readonly<Record<string, Readonly<Record<string, LocalisedText>>>>;

let sentences: Sentences | undefined;

/** What is true of everything with a value, in whole sentences: no language has to agree in gender or case. */
function sentencesOf(): Sentences {
  sentences ??= JSON.parse(readFileSync(dataFile('catalogue', 'descriptions.json'), 'utf8')) as Sentences;
  return sentences;
}

/** Name of a product in a language. */
export function nameOf(product: Product, language: string): string {
  return localised(product.names, language);
}

/** A few words: values joined by commas. */
export function shortDescription(product: Product, dictionary: Dictionary, language: string): string {
  return valuesOf(product, short[product.price_family] ?? [], dictionary, language).join(', ');
}

/** Two sentences that are true of the product, from what it is. */
export function longDescription(product: Product, language: string): string {
  const all = sentencesOf();
  return (told[product.price_family] ?? [])
    .flatMap((identifier) => codesOf(product.attributes, identifier).map((code) => all[identifier]?.[code]))
    .filter((texts) => texts !== undefined)
    .slice(0, MOST_SENTENCES)
    .map((texts) => localised(texts, language))
    .join(' ');
}

function valuesOf(
  product: Product,
  identifiers: readonly string[],
  dictionary: Dictionary,
  language: string,
): readonly string[] {
  return identifiers.flatMap((identifier) => {
    const codes = codesOf(product.attributes, identifier);
    if (!dictionary.attributes.has(identifier) || codes.length === 0) return [];
    return codes.map((code) => dictionary.valueName(identifier, code, language)).join(', ');
  });
}
