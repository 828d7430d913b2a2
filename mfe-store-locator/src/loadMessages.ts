import type { Language, Messages, PageKind } from '@sightline/shared-lib/contracts';
import { loadFormWords } from '@sightline/shared-lib/forms';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('./i18n/en.json'),
  it: () => import('./i18n/it.json'),
  fr: () => import('./i18n/fr.json'),
  de: () => import('./i18n/de.json'),
  es: () => import('./i18n/es.json'),
  pt: () => import('./i18n/pt.json'),
};

/** This remote's strings of one language; those of forms only where there is a form. */
export async function loadMessages(language: Language, page?: PageKind): Promise<Messages> {
  const { default: own } = await LOADERS[language]();
  return page === 'appointment' ? { ...(await loadFormWords(language)), ...own } : own;
}
