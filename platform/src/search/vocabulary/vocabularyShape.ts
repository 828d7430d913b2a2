import type { ProductType } from '../catalogue';
import type { SynonymRules } from '../engine/synonyms';

/** What a language calls the things of an optician's shop; for search and query suggestions, not for display texts. */
export interface Vocabulary {
  /** Searchable words of each product type; hearing products are a type of their own here. */
  readonly types: Readonly<Record<ProductType | 'hearing', string>>;
  /** Plural nouns that shapes, colours and brands describe. */
  readonly nouns: Readonly<Partial<Record<ProductType, string>>>;
  /** Order of `{noun}` and `{quality}`. */
  readonly described: string;
  /** Order of `{noun}` and `{brand}`. */
  readonly branded: string;
  /** Shape code (upper case, underscores) to the word that agrees with the nouns. */
  readonly shapes: Readonly<Record<string, string>>;
  /** Colour code to the word that agrees with the nouns. */
  readonly colours: Readonly<Record<string, string>>;
  /** Lens treatment code to the word that agrees with the nouns; only treatments that people search for. */
  readonly treatments: Readonly<Record<string, string>>;
  /** What is said of goods that stand out, and of bridges that suit few noses. */
  readonly marks: Readonly<Record<'new' | 'limited' | 'popular' | 'lowBridge' | 'highBridge', string>>;
  readonly synonyms: SynonymRules;
}
