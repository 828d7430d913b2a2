import { ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import type { FakeServices } from '@sightline/shared-lib/testing';
import { KitTextProvider, kitTextFrom } from '@sightline/shared-lib/ui';
import kit from '@sightline/shared-lib/ui/i18n/en.json';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { Root } from '../state/Root';
import { t } from './translate';

/** Renders what the shell would: services, strings, the remote's store. */
export function renderRemote(ui: ReactNode, services: FakeServices) {
  return render(
    <ServicesProvider services={services}>
      <KitTextProvider text={kitTextFrom(kit)}>
        <TranslationProvider t={t} locale={services.site.locale}>
          <Root services={services}>{ui}</Root>
        </TranslationProvider>
      </KitTextProvider>
    </ServicesProvider>,
  );
}
