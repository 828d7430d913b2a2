import type { Language, Messages } from '../contracts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('./i18n/en.json'),
  it: () => import('./i18n/it.json'),
  fr: () => import('./i18n/fr.json'),
  de: () => import('./i18n/de.json'),
  es: () => import('./i18n/es.json'),
  pt: () => import('./i18n/pt.json'),
};

/** Labels and mistakes of forms in one language: a remote adds them to its own strings where it shows a form. */
export async function loadFormWords(language: Language): Promise<Messages> {
  return (await LOADERS[language]()).default;
}
