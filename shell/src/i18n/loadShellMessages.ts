import type { Language, Messages } from '@sightline/shared-lib/contracts';

const LOADERS: Readonly<Record<Language, () => Promise<readonly { readonly default: Messages }[]>>> = {
  en: () => Promise.all([import('./en.json'), import('@sightline/shared-lib/ui/i18n/en.json')]),
  it: () => Promise.all([import('./it.json'), import('@sightline/shared-lib/ui/i18n/it.json')]),
  fr: () => Promise.all([import('./fr.json'), import('@sightline/shared-lib/ui/i18n/fr.json')]),
  de: () => Promise.all([import('./de.json'), import('@sightline/shared-lib/ui/i18n/de.json')]),
  es: () => Promise.all([import('./es.json'), import('@sightline/shared-lib/ui/i18n/es.json')]),
  pt: () => Promise.all([import('./pt.json'), import('@sightline/shared-lib/ui/i18n/pt.json')]),
};

/** The shell's strings of one language, with the kit's words. */
export async function loadShellMessages(language: Language): Promise<Messages> {
  const catalogues = await LOADERS[language]();
  return Object.assign({}, ...catalogues.map((catalogue) => catalogue.default)) as Messages;
}
