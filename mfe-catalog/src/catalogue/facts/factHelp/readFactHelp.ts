import type { Language } from '@sightline/shared-lib/contracts';

/** Attribute name -> what it means for the wearer, in plain words. */
export type FactHelp = Readonly<Record<string, string>>;

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: FactHelp }>>> = {
  en: () => import('./en.json'),
  it: () => import('./it.json'),
  fr: () => import('./fr.json'),
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  pt: () => import('./pt.json'),
};

/** Plain words about attributes, read only where a product is loaded: they travel with its data (CAT-03). */
export async function readFactHelp(language: Language): Promise<FactHelp> {
  return (await LOADERS[language]()).default;
}
