import { ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import { StoreProvider } from '@sightline/shared-lib/store';
import type { FakeServices } from '@sightline/shared-lib/testing';
import { KitTextProvider, kitTextFrom } from '@sightline/shared-lib/ui';
import kit from '@sightline/shared-lib/ui/i18n/en.json';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

import { storeOf } from '../state/store';
import { t } from './translate';

/** What the shell gives every page: services, strings, the remote's store. */
export function Providers({ services, children }: { readonly services: FakeServices; readonly children: ReactNode }) {
  return (
    <ServicesProvider services={services}>
      <KitTextProvider text={kitTextFrom(kit)}>
        <TranslationProvider t={t} locale={services.site.locale}>
          <StoreProvider store={storeOf(services)}>{children}</StoreProvider>
        </TranslationProvider>
      </KitTextProvider>
    </ServicesProvider>
  );
}

/** Renders what the shell would. */
export function renderRemote(ui: ReactNode, services: FakeServices) {
  return render(<Providers services={services}>{ui}</Providers>);
}
