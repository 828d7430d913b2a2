import type { Language, Messages } from '@sightline/shared-lib/contracts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('./i18n/en.json'),
  it: () => import('./i18n/it.json'),
  fr: () => import('./i18n/fr.json'),
  de: () => import('./i18n/de.json'),
  es: () => import('./i18n/es.json'),
  pt: () => import('./i18n/pt.json'),
};

/** This remote's strings of one language. */
export async function loadMessages(language: Language): Promise<Messages> {
  return (await LOADERS[language]()).default;
}
