import { isFirstPage, type Language, type Messages, type PageKind } from '@sightline/shared-lib/contracts';
import { loadFormWords } from '@sightline/shared-lib/forms';

interface Catalogue {
  readonly default: Messages;
}

type Loaders = Readonly<Record<Language, () => Promise<Catalogue>>>;

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

const whole = new Map<Language, Promise<Messages>>();

/** Words of dialogs and of rarer pages. */
export async function loadLaterMessages(language: Language): Promise<Messages> {
  return (await LATER[language]()).default;
}

async function loadWhole(language: Language): Promise<Messages> {
  const [first, later, forms] = await Promise.all([
    FIRST[language](),
    loadLaterMessages(language),
    loadFormWords(language),
  ]);
  return { ...forms, ...first.default, ...later };
}

/** This remote's strings of one language: those a page begins with, or all. */
export async function loadMessages(language: Language, page?: PageKind): Promise<Messages> {
  if (page && isFirstPage(page)) return (await FIRST[language]()).default;
  const loading = whole.get(language) ?? loadWhole(language);
  whole.set(language, loading);
  try {
    return await loading;
  } catch (error) {
    whole.delete(language);
    throw error;
  }
}
