import { LOCALE_FACTS } from '@sightline/shared-lib/contracts';
import type { ShellServices, Translate } from '@sightline/shared-lib/contracts';
import { ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import { KitTextProvider } from '@sightline/shared-lib/ui';
import type { ReactNode } from 'react';

interface ChromeFrameProps {
  readonly services: ShellServices;
  readonly t: Translate;
  readonly children: ReactNode;
}

/** What header, footer and toasts need around them, on either side. */
export function ChromeFrame({ services, t, children }: ChromeFrameProps) {
  return (
    <ServicesProvider services={services}>
      <KitTextProvider text={t} tag={LOCALE_FACTS[services.site.locale].tag}>
        <TranslationProvider t={t} locale={services.site.locale}>
          {children}
        </TranslationProvider>
      </KitTextProvider>
    </ServicesProvider>
  );
}
