import type { SynonymRules } from '../engine/synonyms';

type Language = 'en' | 'it' | 'fr' | 'de' | 'es' | 'pt';

type Names = Readonly<Record<Language, readonly [own: string, ...others: string[]]>>;

/** What each language calls the goods and whom they are for; the first name is the one that its index knows. */
const NAMES: readonly Names[] = [
  {
    en: ['sunglasses'],
    it: ['occhiali da sole'],
    fr: ['lunettes de soleil'],
    de: ['Sonnenbrillen', 'Sonnenbrille'],
    es: ['gafas de sol'],
    pt: ['óculos de sol'],
  },
  {
    en: ['eyeglasses'],
    it: ['occhiali da vista'],
    fr: ['lunettes de vue'],
    de: ['Brillen', 'Brille'],
    es: ['gafas graduadas'],
    pt: ['óculos graduados'],
  },
  {
    en: ['glasses'],
    it: ['occhiali'],
    fr: ['lunettes'],
    de: ['Brillen'],
    es: ['gafas'],
    pt: ['óculos'],
  },
  {
    en: ['contact lenses'],
    it: ['lenti a contatto'],
    fr: ['lentilles de contact'],
    de: ['Kontaktlinsen'],
    es: ['lentillas', 'lentes de contacto'],
    pt: ['lentes de contacto'],
  },
  {
    en: ['hearing aids', 'hearing aid'],
    it: ['apparecchi acustici', 'apparecchio acustico'],
    fr: ['aides auditives', 'appareils auditifs'],
    de: ['Hörgeräte', 'Hörgerät'],
    es: ['audífonos'],
    pt: ['aparelhos auditivos', 'aparelho auditivo'],
  },
  { en: ['women'], it: ['donna'], fr: ['femme'], de: ['Damen'], es: ['mujer'], pt: ['mulher'] },
  { en: ['men'], it: ['uomo'], fr: ['homme'], de: ['Herren'], es: ['hombre'], pt: ['homem'] },
  { en: ['kids'], it: ['bambini'], fr: ['enfants'], de: ['Kinder'], es: ['niños'], pt: ['crianças'] },
];

/**
 * What other languages call the same things, for the search of one: people shop abroad, and English names stand in addresses. A name of two things
 * means the first.
 */
export function foreignNames(language: Language): SynonymRules['oneWay'] {
  const found = new Map<string, string>();
  for (const names of NAMES) {
    const own: readonly string[] = names[language];
    for (const from of Object.values(names).flat())
      if (!own.includes(from) && !found.has(from)) found.set(from, names[language][0]);
  }
  return [...found].map(([from, to]) => ({ from, to: [to] }));
}
