import type { Locale, PageRequest, Translate } from '@sightline/shared-lib/contracts';
import { isTranslationKey } from '@sightline/shared-lib/domain/validation';

/** `?captureTranslations=true` shows the key of every string in the place of its words (SITE-13). */
export const CAPTURE_PARAMETER = 'captureTranslations';

/** Locales whose translators use the mode. */
const SUPPORTED: ReadonlySet<Locale> = new Set(['de-de', 'fr-fr', 'it-it', 'es-es', 'pt-pt', 'en-us']);

/** True when the address of a document asks for keys; later pages of the document keep to it. */
export function capturesTranslations(query: PageRequest['query'], locale: Locale): boolean {
  return SUPPORTED.has(locale) && query[CAPTURE_PARAMETER]?.[0] === 'true';
}

/** A translation that answers the key; what is no key of the catalogues keeps its words. */
export function keysOf(t: Translate): Translate {
  return (key, values) => (isTranslationKey(key) ? key : t(key, values));
}
