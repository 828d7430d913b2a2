import { ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import { StoreProvider } from '@sightline/shared-lib/store';
import type { FakeServiceOverrides } from '@sightline/shared-lib/testing';
import { useMemo, type ReactNode } from 'react';

import { storeOf } from '../state/store';
import { aShop } from './shop';
import { t } from './translate';

interface StoryShopProps {
  readonly cart: object | null;
  readonly overrides?: FakeServiceOverrides;
  readonly children: ReactNode;
}

/** A screen of this remote over a shop in memory. */
export function StoryShop({ cart, overrides, children }: StoryShopProps) {
  const { services } = useMemo(() => aShop(cart, overrides), [cart, overrides]);
  return (
    <ServicesProvider services={services}>
      <TranslationProvider t={t} locale={services.site.locale}>
        <StoreProvider store={storeOf(services)}>{children}</StoreProvider>
      </TranslationProvider>
    </ServicesProvider>
  );
}
