/** Locales offered, in the order of the specification (SITE-01). */
export const LOCALES = [
  'en-us',
  'it-it',
  'fr-fr',
  'de-de',
  'es-es',
  'pt-pt',
  'en-ww',
  'en-int',
  'ch-it',
  'ch-fr',
  'en-gb',
] as const;

export type Locale = (typeof LOCALES)[number];

/** Languages the interface is written in (SITE-09). */
export const LANGUAGES = ['en', 'it', 'fr', 'de', 'es', 'pt'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LOCALE: Locale = 'en-us';

interface LocaleFacts {
  readonly language: Language;
  /** Two letters, lower case, as content and store look-ups spell it. */
  readonly country: string;
  /** BCP 47 tag for Intl and the document's `lang`. */
  readonly tag: string;
}

/** Language, country and BCP 47 tag of each locale; `ch-it` and `ch-fr` put the country first, as the specification does. */
export const LOCALE_FACTS: Readonly<Record<Locale, LocaleFacts>> = {
  'en-us': { language: 'en', country: 'us', tag: 'en-US' },
  'it-it': { language: 'it', country: 'it', tag: 'it-IT' },
  'fr-fr': { language: 'fr', country: 'fr', tag: 'fr-FR' },
  'de-de': { language: 'de', country: 'de', tag: 'de-DE' },
  'es-es': { language: 'es', country: 'es', tag: 'es-ES' },
  'pt-pt': { language: 'pt', country: 'pt', tag: 'pt-PT' },
  'en-ww': { language: 'en', country: 'ww', tag: 'en' },
  'en-int': { language: 'en', country: 'int', tag: 'en' },
  'ch-it': { language: 'it', country: 'ch', tag: 'it-CH' },
  'ch-fr': { language: 'fr', country: 'ch', tag: 'fr-CH' },
  'en-gb': { language: 'en', country: 'gb', tag: 'en-GB' },
};

export function isLocale(value: string): value is Locale {
  return (LOCALES as readonly string[]).includes(value);
}
