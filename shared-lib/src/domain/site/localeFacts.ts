/**
 * Locales whose content is looked up in an English variant where a text of their own is missing (SITE-04). The shop offers Portuguese;
 * Dutch is named because the specification names it.
 */
const LOOK_UP_OVERRIDES: Readonly<Record<string, string>> = { 'pt-pt': 'en_PT', 'nl-nl': 'en_GB' };

/** Locale that a content call names for what its own language has not; undefined where there is none. */
export function lookUpOverride(language: string, country: string): string | undefined {
  return LOOK_UP_OVERRIDES[`${language}-${country}`.toLowerCase()];
}

/** Hyphenated BCP 47 form of a platform locale such as `en_US` (FIN-01). */
export function hyphenated(locale: string): string {
  return locale.replaceAll('_', '-');
}
