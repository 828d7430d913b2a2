import type { Language, Messages } from '../contracts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import(/* webpackChunkName: "form-words-en" */ './i18n/en.json'),
  it: () => import(/* webpackChunkName: "form-words-it" */ './i18n/it.json'),
  fr: () => import(/* webpackChunkName: "form-words-fr" */ './i18n/fr.json'),
  de: () => import(/* webpackChunkName: "form-words-de" */ './i18n/de.json'),
  es: () => import(/* webpackChunkName: "form-words-es" */ './i18n/es.json'),
  pt: () => import(/* webpackChunkName: "form-words-pt" */ './i18n/pt.json'),
};

/** Labels and mistakes of forms in one language: a remote adds them to its own strings where it shows a form. */
export async function loadFormWords(language: Language): Promise<Messages> {
  return (await LOADERS[language]()).default;
}
