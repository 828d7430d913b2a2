import { LOCALE_FACTS, LOCALES } from '@sightline/shared-lib/contracts';

import { LOCALE_NAMES } from './localeNames';

/** Countries that are groups of countries, not entries of the world's list. */
const NO_COUNTRY = new Set(['ww', 'int']);

describe('names of locales', () => {
  it.each(LOCALES)('%s is called as its own speakers call it [SITE-03]', (locale) => {
    const { tag, country, language } = LOCALE_FACTS[locale];
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? '';
    expect(LOCALE_NAMES[locale]).toEqual({
      country: NO_COUNTRY.has(country)
        ? null
        : new Intl.DisplayNames(tag, { type: 'region' }).of(country.toUpperCase()),
      language: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    });
  });
});
