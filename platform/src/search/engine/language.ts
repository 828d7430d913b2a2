/** Languages the index can analyse; several locales share one. */
export const SEARCH_LANGUAGES = ['en', 'it', 'fr', 'de', 'es', 'pt'] as const;
export type SearchLanguage = (typeof SEARCH_LANGUAGES)[number];

type Rule = readonly [ending: RegExp, replacement: string];

/** Endings are replaced in order, each at most once; words shorter than four letters and codes stay as they are. */
const ENDINGS: Readonly<Record<SearchLanguage, readonly Rule[]>> = {
  en: [
    [/^lens$/, 'lense'],
    [/ies$/, 'y'],
    [/(ss|x|z|ch|sh)es$/, '$1'],
    [/([^siu])s$/, '$1'],
  ],
  it: [
    [/(?<=..)[aeio]{1,2}$/, ''],
    [/([cg])h$/, '$1'],
  ],
  fr: [
    [/aux$/, 'al'],
    [/(?<=...)[sx]$/, ''],
    [/(?<=...)e$/, ''],
  ],
  de: [[/(?<=...)(?:en|ern|er|es|em|e|s)$/, '']],
  es: [
    [/(?<=...)s$/, ''],
    [/(?<=..)[aoe]$/, ''],
  ],
  pt: [
    [/oes$/, 'ao'],
    [/([aeu])is$/, '$1l'],
    [/ns$/, 'm'],
    [/(?<=...)s$/, ''],
    [/(?<=..)[aoe]$/, ''],
  ],
};

/** What singular, plural and gender forms of a folded word have in common. */
export function stem(language: SearchLanguage, word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  return ENDINGS[language].reduce((form, [ending, replacement]) => form.replace(ending, replacement), word);
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const STOP_WORDS: Readonly<Record<SearchLanguage, ReadonlySet<string>>> = {
  en: words('a an and for in of or the with'),
  it: words('a al alla con d da dal dei del della delle di e gli i il in l la le lo o per un una'),
  fr: words('a au aux avec d de des du en et l la le les ou pour un une'),
  de: words('aus das dem den der des die ein eine einem einen einer fur in mit oder und von zu'),
  es: words('a al con de del el en la las los o para por un una y'),
  pt: words('a ao as com da das de do dos e em o os ou para por um uma'),
};

/** Words that carry no meaning in a query as long as others remain. */
export function isStopWord(language: SearchLanguage, word: string): boolean {
  return STOP_WORDS[language].has(word);
}
