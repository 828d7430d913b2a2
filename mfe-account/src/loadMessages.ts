import type { Language, Messages, PageKind } from '@sightline/shared-lib/contracts';
import { loadFormWords } from '@sightline/shared-lib/forms';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import(/* webpackChunkName: "words-en" */ './i18n/en.json'),
  it: () => import(/* webpackChunkName: "words-it" */ './i18n/it.json'),
  fr: () => import(/* webpackChunkName: "words-fr" */ './i18n/fr.json'),
  de: () => import(/* webpackChunkName: "words-de" */ './i18n/de.json'),
  es: () => import(/* webpackChunkName: "words-es" */ './i18n/es.json'),
  pt: () => import(/* webpackChunkName: "words-pt" */ './i18n/pt.json'),
};

/** This remote's strings of one language; pages have the words of forms too, pieces on others' pages do without them. */
export async function loadMessages(language: Language, page?: PageKind): Promise<Messages> {
  if (!page) return (await LOADERS[language]()).default;
  const [own, words] = await Promise.all([LOADERS[language](), loadFormWords(language)]);
  return { ...words, ...own.default };
}
