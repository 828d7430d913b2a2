import type { BaseProduct, LanguageCatalogue, ProductType } from '../catalogue';
import { vocabularyKey, vocabularyOf } from '../vocabulary/vocabulary';

/** Models beyond the best selling ones are found by product suggestions instead. */
const MOST_MODELS = 500;

/** Queries worth suggesting in one spelling, in no particular order and without duplicates. */
export function queryPhrases(language: LanguageCatalogue, products: readonly BaseProduct[]): string[] {
  const { nouns, described, branded, shapes, colours, treatments } = vocabularyOf(language.spelling);
  const phrases = new Set<string>();
  const written = (phrase: string) => asWritten(phrase, language);
  for (const { type, values } of valuesByType(products)) {
    const noun = nouns[type];
    for (const brand of values.brands) phrases.add(written(brand));
    if (noun === undefined) continue;
    phrases.add(written(noun));
    for (const brand of values.brands) phrases.add(written(fill(branded, { noun, brand })));
    const qualities = [
      ...qualitiesIn(values.shapes, shapes),
      ...qualitiesIn(values.colours, colours),
      ...qualitiesIn(values.treatments, treatments),
    ];
    for (const quality of qualities) phrases.add(written(fill(described, { noun, quality })));
  }
  for (const kind of kindsOfGoods(language, products)) phrases.add(written(kind));
  for (const model of bestModels(products)) phrases.add(written(model));
  phrases.delete('');
  return [...phrases];
}

/** Searches are written small, except in German, where a small noun is a mistake. */
function asWritten(phrase: string, { spelling }: LanguageCatalogue): string {
  return spelling === 'de' ? phrase : phrase.toLowerCase();
}

interface TypeValues {
  readonly brands: Set<string>;
  readonly shapes: Set<string>;
  readonly colours: Set<string>;
  readonly treatments: Set<string>;
}

function valuesByType(products: readonly BaseProduct[]): { type: ProductType; values: TypeValues }[] {
  const byType = new Map<ProductType, TypeValues>();
  for (const { type, brand, attributes } of products) {
    let values = byType.get(type);
    if (!values) {
      values = { brands: new Set(), shapes: new Set(), colours: new Set(), treatments: new Set() };
      byType.set(type, values);
    }
    values.brands.add(brand);
    for (const shape of listOf(attributes['FRAME_SHAPE'])) values.shapes.add(shape);
    for (const colour of listOf(attributes['FRONT_COLOR'])) values.colours.add(colour);
    for (const treatment of listOf(attributes['LENS_TREATMENT_FACET'])) values.treatments.add(treatment);
  }
  return Array.from(byType, ([type, values]) => ({ type, values }));
}

function listOf(value: string | readonly string[] | undefined): readonly string[] {
  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}

function qualitiesIn(codes: ReadonlySet<string>, words: Readonly<Record<string, string>>): string[] {
  return Array.from(codes, (code) => words[vocabularyKey(code)] ?? '').filter(Boolean);
}

function fill(pattern: string, parts: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}

/** What cases, cloths and drops are called. */
function kindsOfGoods({ valueTranslated }: LanguageCatalogue, products: readonly BaseProduct[]): string[] {
  const names = new Map<string, string>();
  for (const { attributes } of products) {
    const [code] = listOf(attributes['GOODS_KIND']);
    if (code === undefined || names.has(code)) continue;
    names.set(code, valueTranslated('GOODS_KIND', code));
  }
  return [...names.values()];
}

function bestModels(products: readonly BaseProduct[]): Set<string> {
  const models = new Set<string>();
  for (const { brand, modelName } of products.toSorted((one, two) => one.bestSellers - two.bestSellers)) {
    if (models.size >= MOST_MODELS) break;
    if (modelName !== '') models.add(`${brand} ${modelName}`);
  }
  return models;
}
