import { LOCALE_FACTS, LOCALES, type Locale } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Drawer } from '@sightline/shared-lib/ui';
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

interface LocaleDrawerProps {
  /** The present locale. */
  readonly locale: Locale;
  readonly onClose: () => void;
}

/** The choice of locales, each leading to this same page (SITE-03). */
export function LocaleDrawer({ locale: present, onClose }: LocaleDrawerProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    <Drawer open title={t('Shell.ChooseLocale')} onDismiss={onClose}>
      <p className="small soft">{t('Shell.ChooseLocale.Bag')}</p>
      <List>
        {LOCALES.map((locale) => {
          const { country, language } = LOCALE_NAMES[locale];
          return (
            <li key={locale}>
              {/* Another locale is another document: its prices and its language come from the server. */}
              <a
                href={navigation.hrefInLocale(locale)}
                hrefLang={LOCALE_FACTS[locale].tag}
                lang={LOCALE_FACTS[locale].tag}
                data-document=""
                aria-current={locale === present ? 'true' : undefined}
              >
                <span>{country ?? t('Shell.Worldwide')}</span>
                <span>{locale === 'en-int' ? `${language} (int.)` : language}</span>
              </a>
            </li>
          );
        })}
      </List>
    </Drawer>
  );
}
