import { DEFAULT_LOCALE, isLocale } from '../../contracts';
import type { Locale } from '../../contracts';

/** How a path starts: with a known locale, with something that looks like one, or without. */
export interface LocaleSplit {
  readonly locale: Locale;
  /** The rest, starting with a slash, in the locale's own spelling. */
  readonly rest: string;
  readonly prefix: 'none' | 'known' | 'unknown';
  /** True when the prefix was written otherwise than in the list of locales. */
  readonly misspelt: boolean;
}

/** Two letters and two letters: narrow enough that a page such as `/new-in` is not taken for a locale. */
const LOCALE_LIKE = /^[a-z]{2}[-_][a-z]{2}$/i;

/** Any spelling of a locale -> the locale; unknown ones fall back to the default (SITE-02). */
export function toLocale(value: string): Locale {
  const normal = value.toLowerCase().replace('_', '-');
  return isLocale(normal) ? normal : DEFAULT_LOCALE;
}

/** Takes the locale prefix off a path without query (SITE-02). */
export function splitLocale(pathname: string): LocaleSplit {
  const first = pathname.split('/')[1] ?? '';
  const rest = pathname.slice(first.length + 1) || '/';
  const normal = first.toLowerCase().replace('_', '-');
  if (isLocale(normal)) return { locale: normal, rest, prefix: 'known', misspelt: normal !== first };
  if (LOCALE_LIKE.test(first)) {
    return { locale: DEFAULT_LOCALE, rest, prefix: 'unknown', misspelt: true };
  }
  return { locale: DEFAULT_LOCALE, rest: pathname, prefix: 'none', misspelt: false };
}

/** Puts the locale's prefix before a path; the default locale has none (SITE-02). */
export function withPrefix(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
