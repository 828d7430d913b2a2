import type { Locale } from '@sightline/shared-lib/contracts';
import type { WordVariant } from '@sightline/shared-lib/runtime';

/** The words of a locale that writes its language differently; other locales load nothing. */
export async function wordVariant(locale: Locale): Promise<WordVariant | undefined> {
  if (locale !== 'en-gb') return undefined;
  const { british } = await import('../i18n/british');
  return british;
}
