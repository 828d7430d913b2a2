import type { FragmentName, Language, Messages, PageKind } from '@sightline/shared-lib/contracts';
import { loadFormWords } from '@sightline/shared-lib/forms';

type Loaders = Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>>;

const FIRST: Loaders = {
  en: () => import(/* webpackChunkName: "words-en" */ './i18n/en.json'),
  it: () => import(/* webpackChunkName: "words-it" */ './i18n/it.json'),
  fr: () => import(/* webpackChunkName: "words-fr" */ './i18n/fr.json'),
  de: () => import(/* webpackChunkName: "words-de" */ './i18n/de.json'),
  es: () => import(/* webpackChunkName: "words-es" */ './i18n/es.json'),
  pt: () => import(/* webpackChunkName: "words-pt" */ './i18n/pt.json'),
};

const LATER: Loaders = {
  en: () => import('./i18n/later/en.json'),
  it: () => import('./i18n/later/it.json'),
  fr: () => import('./i18n/later/fr.json'),
  de: () => import('./i18n/later/de.json'),
  es: () => import('./i18n/later/es.json'),
  pt: () => import('./i18n/later/pt.json'),
};

/** Words of the forms: of the values, of the paper, of contact lenses. */
export async function loadLaterMessages(language: Language): Promise<Messages> {
  const [later, forms] = await Promise.all([LATER[language](), loadFormWords(language)]);
  return { ...forms, ...later.default };
}

/** This remote's strings of one language. Choosing lenses begins without those of its form, which bring theirs. */
export async function loadMessages(language: Language, _page?: PageKind, fragment?: FragmentName): Promise<Messages> {
  const first = FIRST[language]();
  if (fragment === 'lenses.configurator') return (await first).default;
  const [own, later] = await Promise.all([first, loadLaterMessages(language)]);
  return { ...own.default, ...later };
}
