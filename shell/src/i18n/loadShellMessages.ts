import type { Language, Messages } from '@sightline/shared-lib/contracts';

const LOADERS: Readonly<Record<Language, () => Promise<readonly { readonly default: Messages }[]>>> = {
  en: () =>
    Promise.all([
      import(/* webpackChunkName: "words-en" */ './en.json'),
      import(/* webpackChunkName: "words-en" */ '@sightline/shared-lib/ui/i18n/en.json'),
    ]),
  it: () =>
    Promise.all([
      import(/* webpackChunkName: "words-it" */ './it.json'),
      import(/* webpackChunkName: "words-it" */ '@sightline/shared-lib/ui/i18n/it.json'),
    ]),
  fr: () =>
    Promise.all([
      import(/* webpackChunkName: "words-fr" */ './fr.json'),
      import(/* webpackChunkName: "words-fr" */ '@sightline/shared-lib/ui/i18n/fr.json'),
    ]),
  de: () =>
    Promise.all([
      import(/* webpackChunkName: "words-de" */ './de.json'),
      import(/* webpackChunkName: "words-de" */ '@sightline/shared-lib/ui/i18n/de.json'),
    ]),
  es: () =>
    Promise.all([
      import(/* webpackChunkName: "words-es" */ './es.json'),
      import(/* webpackChunkName: "words-es" */ '@sightline/shared-lib/ui/i18n/es.json'),
    ]),
  pt: () =>
    Promise.all([
      import(/* webpackChunkName: "words-pt" */ './pt.json'),
      import(/* webpackChunkName: "words-pt" */ '@sightline/shared-lib/ui/i18n/pt.json'),
    ]),
};

/** The shell's strings of one language, with the kit's words: one file. */
export async function loadShellMessages(language: Language): Promise<Messages> {
  const catalogues = await LOADERS[language]();
  return Object.assign({}, ...catalogues.map((catalogue) => catalogue.default)) as Messages;
}
