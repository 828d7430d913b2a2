import type { Locale } from '@sightline/shared-lib/contracts';

/** A locale's country and language, in its own words. */
export interface LocaleName {
  /** Null for locales that are no country's. */
  readonly country: string | null;
  readonly language: string;
}

/** Written down, because Intl takes a phone longer to ask than the whole header to draw. */
export const LOCALE_NAMES: Readonly<Record<Locale, LocaleName>> = {
  'en-us': { country: 'United States', language: 'English' },
  'it-it': { country: 'Italia', language: 'Italiano' },
  'fr-fr': { country: 'France', language: 'Français' },
  'de-de': { country: 'Deutschland', language: 'Deutsch' },
  'es-es': { country: 'España', language: 'Español' },
  'pt-pt': { country: 'Portugal', language: 'Português' },
  'en-ww': { country: null, language: 'English' },
  'en-int': { country: null, language: 'English' },
  'ch-it': { country: 'Svizzera', language: 'Italiano' },
  'ch-fr': { country: 'Suisse', language: 'Français' },
  'en-gb': { country: 'United Kingdom', language: 'English' },
};
