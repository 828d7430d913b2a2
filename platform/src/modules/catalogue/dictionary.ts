import type { Attribute, CatalogueRepository, Category } from './catalogue.repository';
import type { LocalisedText } from './catalogue.tables';

/** Names of attributes and of their values, and the category tree; small, so it is kept in memory. */
export interface Dictionary {
  attributes: ReadonlyMap<string, Attribute>;
  /** Attribute by the number that facet values carry. */
  byId: ReadonlyMap<string, Attribute>;
  categories: ReadonlyMap<string, Category>;
  /** Localised name of a value; a code without names reads as itself. */
  valueName(attribute: string, code: string, language: string): string;
  /** Place of a value in its list, large for free values. */
  valueSequence(attribute: string, code: string): number;
}

/** Text in a language; British English and missing languages read English. */
export function localised(texts: LocalisedText, language: string): string {
  return texts[language] ?? texts['en'] ?? '';
}

/** Reads the dictionary through the three reads of the repository that hold it. */
export async function loadDictionary(
  repository: Pick<CatalogueRepository, 'attributes' | 'attributeValues' | 'categories'>,
): Promise<Dictionary> {
  const attributes = await repository.attributes();
  const values = new Map<string, { names: LocalisedText; sequence: number }>();
  for (const value of await repository.attributeValues()) values.set(`${value.attribute}\n${value.code}`, value);
  const categories = await repository.categories();
  return {
    attributes: new Map(attributes.map((attribute) => [attribute.identifier, attribute])),
    byId: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    categories: new Map(categories.map((category) => [category.id, category])),
    valueName(attribute, code, language) {
      const found = values.get(`${attribute}\n${code}`);
      return found ? localised(found.names, language) : code;
    },
    valueSequence: (attribute, code) => values.get(`${attribute}\n${code}`)?.sequence ?? 999,
  };
}
