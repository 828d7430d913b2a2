import words from '@sightline/shared-lib/forms/i18n/en.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import type { FakeServices } from '@sightline/shared-lib/testing';
import { KitTextProvider, kitTextFrom } from '@sightline/shared-lib/ui';
import kit from '@sightline/shared-lib/ui/i18n/en.json';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import messages from '../i18n/en.json';

/** English strings of this remote. */
export const t = createTranslator('en', 'mfe-account@test', { ...words, ...messages });

/** What the shell puts around the remote. */
export function Shell({ services, children }: { readonly services: FakeServices; readonly children: ReactNode }) {
  return (
    <ServicesProvider services={services}>
      <KitTextProvider text={kitTextFrom(kit)}>
        <TranslationProvider t={t} locale={services.site.locale}>
          {children}
        </TranslationProvider>
      </KitTextProvider>
    </ServicesProvider>
  );
}

export function renderRemote(ui: ReactNode, services: FakeServices) {
  return render(<Shell services={services}>{ui}</Shell>);
}
