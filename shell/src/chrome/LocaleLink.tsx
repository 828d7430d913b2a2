import type { SiteContext } from '@sightline/shared-lib/contracts';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';

import { LOCALE_NAMES } from './localeNames';

const LocaleDrawer = lazy(() => import('./LocaleDrawer').then((file) => ({ default: file.LocaleDrawer })));

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

/** The present country and language; opens the choice of locales (SITE-03). */
export function LocaleLink({ site, withCurrency = false }: LocaleLinkProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { country: itsCountry, language } = LOCALE_NAMES[site.locale];
  const country = itsCountry ?? t('Shell.Worldwide');
  const label = withCurrency ? `${country}, ${language}, ${site.currency}` : `${country} / ${language}`;

  return (
    <>
      <Trigger type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Trigger>
      {open ? (
        <Suspense fallback={null}>
          <LocaleDrawer locale={site.locale} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
