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
    [/ee$/, 'e'],
    [/(?<=...)e$/, ''],
    // "grise" and "gris", "violette" and "violet", "blanche" and "blanc" meet here.
    [/(?<=...)s$/, ''],
    [/([lnt])\1$/, '$1'],
    [/nch$/, 'nc'],
  ],
  de: [
    [/(?<=...)(?:en|ern|er|es|em|e|s)$/, ''],
    // "goldene" is left as "golden" by the first rule, "silberne" as "silbern".
    [/(?<=...)(?:en|ern)$/, ''],
  ],
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

/** Letters that some ending ends in: most words need not be looked at further. */
const LAST_LETTERS: Readonly<Record<SearchLanguage, string>> = {
  en: 's',
  it: 'aeioh',
  fr: 'sxelnth',
  de: 'nrsme',
  es: 'saoe',
  pt: 'saoe',
};

/** What singular, plural and gender forms of a folded word have in common. */
export function stem(language: SearchLanguage, word: string): string {
  if (!LAST_LETTERS[language].includes(word.charAt(word.length - 1))) return word;
  if (word.length < 4 || /\d/.test(word)) return word;
  return ENDINGS[language].reduce((form, [ending, replacement]) => form.replace(ending, replacement), word);
}

/** A word as it is found in texts: umlauts may be typed as two letters. */
export function respell(language: SearchLanguage, word: string): string {
  return language === 'de' ? word.replace(/([aou])e/g, '$1') : word;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const STOP_WORDS: Readonly<Record<SearchLanguage, ReadonlySet<string>>> = {
  en: words('a an and by for from in my of on or s the to with your'),
  it: words(
    'a ad ai al all alla alle cerco con d da dai dal dall dalla dei del dell della delle di e ed gli i il in l la le lo nel o per piu su un una',
  ),
  fr: words('a au aux avec d dans de des du en et l la le les mes mon ou par plus pour sur un une'),
  de: words(
    'am auf aus bei das dem den der des die ein eine einem einen einer fur fuer gegen im in mit oder und vom von zu zum zur',
  ),
  es: words('a al con de del e el en la las lo los mi o para por u un una y'),
  pt: words('a ao aos as com da das de do dos e em meu o os ou para por um uma'),
};

/** Words that carry no meaning in a query as long as others remain. */
export function isStopWord(language: SearchLanguage, word: string): boolean {
  return STOP_WORDS[language].has(word);
}
