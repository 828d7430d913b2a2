import { LOCALE_FACTS, LOCALES, type Locale, type SiteContext } from '@sightline/shared-lib/contracts';
import { useHydrated, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Drawer } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const List = styled.ul`
  & a {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 14px 0;
    border-bottom: 1px solid var(--line);
  }
  & [aria-current] {
    font-weight: 600;
  }
`;

const Trigger = styled.button`
  font: inherit;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Countries that are groups of countries, not entries of the world's list. */
const WORLDWIDE: ReadonlySet<string> = new Set(['ww', 'int']);

/** Country and language of a locale, in words of the locale itself. */
export function localeName(locale: Locale, worldwide: string): { readonly country: string; readonly language: string } {
  const { tag, country, language } = LOCALE_FACTS[locale];
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language;
  return {
    country: WORLDWIDE.has(country)
      ? worldwide
      : (new Intl.DisplayNames(tag, { type: 'region' }).of(country.toUpperCase()) ?? country),
    language: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
  };
}

interface LocaleLinkProps {
  readonly site: SiteContext;
  /** Adds the currency, as the footer does. */
  readonly withCurrency?: boolean;
}

/** The present country and language; opens the choice of locales, each leading to this same page (SITE-03). */
export function LocaleLink({ site, withCurrency = false }: LocaleLinkProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  const { country, language } = localeName(site.locale, t('Shell.Worldwide'));
  const label = withCurrency ? `${country}, ${language}, ${site.currency}` : `${country} / ${language}`;

  return (
    <>
      <Trigger type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Trigger>
      {hydrated && open ? (
        <Drawer open title={t('Shell.ChooseLocale')} onDismiss={() => setOpen(false)}>
          <List>
            {LOCALES.map((locale) => {
              const name = localeName(locale, t('Shell.Worldwide'));
              return (
                <li key={locale}>
                  {/* Another locale is another document: its prices and its language come from the server. */}
                  <a
                    href={navigation.hrefInLocale(locale)}
                    hrefLang={LOCALE_FACTS[locale].tag}
                    lang={LOCALE_FACTS[locale].tag}
                    data-document=""
                    aria-current={locale === site.locale ? 'true' : undefined}
                  >
                    <span>{name.country}</span>
                    <span>{locale === 'en-int' ? `${name.language} (int.)` : name.language}</span>
                  </a>
                </li>
              );
            })}
          </List>
        </Drawer>
      ) : null}
    </>
  );
}
