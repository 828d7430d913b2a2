import type { Language, Messages } from '@sightline/shared-lib/contracts';

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly default: Messages }>>> = {
  en: () => import('./en.json'),
  it: () => import('./it.json'),
  fr: () => import('./fr.json'),
  de: () => import('./de.json'),
  es: () => import('./es.json'),
  pt: () => import('./pt.json'),
};

/** The shell's strings of one language. */
export async function loadShellMessages(language: Language): Promise<Messages> {
  return (await LOADERS[language]()).default;
}
