import { LOCALE_FACTS, LOCALES, type SiteContext } from '@sightline/shared-lib/contracts';
import { useHydrated, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Drawer } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { LOCALE_NAMES } from './localeNames';

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
  const { country: itsCountry, language } = LOCALE_NAMES[site.locale];
  const country = itsCountry ?? t('Shell.Worldwide');
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
              const name = LOCALE_NAMES[locale];
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
                    <span>{name.country ?? t('Shell.Worldwide')}</span>
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
