import type { SynonymRules } from '../engine/synonyms';

type Language = 'en' | 'it' | 'fr' | 'de' | 'es' | 'pt';

type Names = Readonly<Record<Language, readonly [own: string, ...others: string[]]>>;

/** What each language calls the goods; the first name is the one that its index knows. */
const GOODS: readonly Names[] = [
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
];

/** The names of goods in other languages, for the search of one: people shop abroad, and English names stand in addresses. */
export function foreignGoods(language: Language): SynonymRules['oneWay'] {
  return GOODS.flatMap((names) => {
    const [to] = names[language];
    const own: readonly string[] = names[language];
    const foreign = new Set(Object.values(names).flat());
    return [...foreign].filter((from) => !own.includes(from)).map((from) => ({ from, to: [to] }));
  });
}
